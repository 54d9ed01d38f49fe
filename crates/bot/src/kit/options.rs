//! The parsed options of a command.

use std::ops::RangeInclusive;
use std::sync::Arc;

use crate::evening::Room;
use crate::game::PlayerId;
use crate::i18n::{Name, UserInput};
use crate::kit::failure::Failure;
use crate::kit::prefs::choice::Choosable;
use crate::kit::refusal::Refusal;
use crate::port::request::{
    Call, Chosen, LARGEST_FILE, Nature, NoFile, OptionValue, Permissions, Person,
};

/// The options of a call. They were registered with types and bounds, but are checked again.
#[derive(Clone, Copy)]
pub(crate) struct Options<'a>(pub(crate) &'a Call);

impl<'a> Options<'a> {
    /// Whether the option `name` is given.
    pub(crate) fn has(self, name: &str) -> bool {
        self.value(name).is_some()
    }

    /// The text in `name`; a number counts as its digits.
    pub(crate) fn text(self, name: &str) -> Result<Option<String>, Failure> {
        match self.value(name) {
            None => Ok(None),
            Some(OptionValue::Text(text)) => Ok(Some(text.clone())),
            Some(OptionValue::Integer(number)) => Ok(Some(number.to_string())),
            Some(OptionValue::Person(_) | OptionValue::Channel(_) | OptionValue::File(_)) => {
                Err(Refusal::UnknownCommand.into())
            }
        }
    }

    /// The text in `name`, which has to be there.
    pub(crate) fn require(self, name: &str) -> Result<String, Failure> {
        self.text(name)?
            .ok_or_else(|| Refusal::MissingOption.into())
    }

    /// The number in `name`.
    pub(crate) fn number(self, name: &str) -> Result<Option<i64>, Failure> {
        match self.value(name) {
            None => Ok(None),
            Some(OptionValue::Integer(number)) => Ok(Some(*number)),
            Some(OptionValue::Text(text)) => match text.trim().parse() {
                Ok(number) => Ok(Some(number)),
                Err(_) => Err(Refusal::BadNumber(UserInput::new(text)).into()),
            },
            Some(OptionValue::Person(_) | OptionValue::Channel(_) | OptionValue::File(_)) => {
                Err(Refusal::UnknownCommand.into())
            }
        }
    }

    /// The number in `name`, which has to be `within` these.
    pub(crate) fn number_within(
        self,
        name: &str,
        within: RangeInclusive<u16>,
    ) -> Result<Option<u16>, Failure> {
        let Some(number) = self.number(name)? else {
            return Ok(None);
        };
        let fitting = u16::try_from(number).ok();
        let fitting = fitting.filter(|number| within.contains(number));
        let bad = || Refusal::BadNumber(UserInput::new(&number.to_string()));
        Ok(Some(fitting.ok_or_else(bad)?))
    }

    /// The choice of the option `name`.
    pub(crate) fn chosen<C: Choosable>(self, name: &str) -> Result<Option<C>, Failure> {
        let Some(word) = self.text(name)? else {
            return Ok(None);
        };
        C::named(&word)
            .map(Some)
            .ok_or_else(|| Refusal::BadChoice(UserInput::new(&word)).into())
    }

    /// The bytes of the file in `name`, which has to be there.
    pub(crate) fn file(self, name: &str) -> Result<Arc<[u8]>, Failure> {
        match self.value(name) {
            None => Err(Refusal::MissingOption.into()),
            Some(OptionValue::File(Ok(bytes))) => Ok(Arc::clone(bytes)),
            Some(OptionValue::File(Err(NoFile::TooLarge))) => {
                Err(Refusal::FileTooLarge(LARGEST_FILE / 1024).into())
            }
            Some(OptionValue::File(Err(NoFile::Unavailable))) => {
                Err(Refusal::FileUnavailable.into())
            }
            Some(_) => Err(Refusal::UnknownCommand.into()),
        }
    }

    /// The person in `name`.
    pub(crate) fn person(self, name: &str) -> Result<Option<&'a Person>, Failure> {
        match self.value(name) {
            None => Ok(None),
            Some(OptionValue::Person(person)) => Ok(Some(person)),
            Some(_) => Err(Refusal::UnknownCommand.into()),
        }
    }

    /// The channel in `name`, which has to be there.
    pub(crate) fn channel(self, name: &str) -> Result<Chosen, Failure> {
        match self.value(name) {
            None => Err(Refusal::MissingOption.into()),
            Some(OptionValue::Channel(chosen)) => Ok(*chosen),
            Some(_) => Err(Refusal::UnknownCommand.into()),
        }
    }

    /// The human being in `name`: only people sit there.
    pub(crate) fn human(self, name: &str) -> Result<Option<PlayerId>, Failure> {
        self.person(name)?.map(human).transpose()
    }

    /// The channel in `name` in which people hear each other, and what the bot may do there.
    pub(crate) fn room(self, name: &str) -> Result<Option<(Room, Permissions)>, Failure> {
        match self.value(name) {
            None => Ok(None),
            Some(OptionValue::Channel(Chosen {
                room: Some(room),
                bot,
                ..
            })) => Ok(Some((*room, *bot))),
            Some(_) => Err(Refusal::UnknownCommand.into()),
        }
    }

    /// The subcommand that was called.
    pub(crate) fn subcommand(self) -> Option<&'a str> {
        self.0.subcommand.as_deref()
    }

    fn value(self, name: &str) -> Option<&'a OptionValue> {
        self.0
            .options
            .iter()
            .find_map(|(given, value)| (given == name).then_some(value))
    }
}

/// The player that `person` is, unless it is a program.
pub(crate) fn human(person: &Person) -> Result<PlayerId, Failure> {
    match person.nature {
        Nature::Human => Ok(person.player),
        Nature::Bot => Err(Refusal::AgainstProgram(Name::escape(person.display_name())).into()),
        Nature::Own => Err(Refusal::AgainstMe.into()),
    }
}
