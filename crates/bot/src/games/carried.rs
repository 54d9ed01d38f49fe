//! A command with its options, carried in the custom id of a menu or a button until the game is chosen:
//! `addtime:days=3`, or with a person `substitute:player@17`.
//!
//! A command that does not fit is not encoded at all: no option is ever left out.

use crate::game::PlayerId;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{Parts, custom_ids};
use crate::people::profile;
use crate::port::request::{Call, Nature, OptionValue, Person};

/// A command with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The command's name.
    pub command: String,
    /// The subcommand's name, where the command has some.
    pub subcommand: Option<String>,
    /// Each given option's name and value.
    pub options: Vec<(String, CarriedValue)>,
}

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CarriedValue {
    /// A text, or a number in digits: options are read alike from both.
    Text(String),
    /// A human being.
    Person(PlayerId),
}

impl Carried {
    /// The command that `call` asks for; none if one of its options is a file, a channel or an external engine.
    pub(crate) fn of(call: &Call) -> Option<Self> {
        let given = |value: &OptionValue| match value {
            OptionValue::Text(text) => Some(CarriedValue::Text(text.clone())),
            OptionValue::Integer(number) => Some(CarriedValue::Text(number.to_string())),
            OptionValue::Person(Person {
                player,
                nature: Nature::Human,
                ..
            }) => Some(CarriedValue::Person(*player)),
            OptionValue::Person(_) | OptionValue::Channel(_) | OptionValue::File(_) => None,
        };
        let options = call.options.iter();
        let options = options.map(|(name, value)| Some((name.clone(), given(value)?)));
        Some(Self {
            command: call.name.clone(),
            subcommand: call.subcommand.clone(),
            options: options.collect::<Option<_>>()?,
        })
    }

    /// Its text, of any length; none if a name is invalid.
    pub(crate) fn write(&self) -> Option<String> {
        let names = [&self.command].into_iter().chain(&self.subcommand);
        let names = names.chain(self.options.iter().map(|(name, _)| name));
        if !names.into_iter().all(|name| is_name(name)) {
            return None;
        }
        let command = match &self.subcommand {
            None => self.command.clone(),
            Some(subcommand) => format!("{} {subcommand}", self.command),
        };
        let options = self.options.iter().map(|(name, given)| match given {
            CarriedValue::Text(text) => format!("{name}={}", escape(text)),
            CarriedValue::Person(player) => format!("{name}@{player}"),
        });
        let options: Vec<_> = options.collect();
        Some(format!("{command}:{}", options.join("&")))
    }

    /// Parses exactly the output of [`Carried::write`].
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (command, options) = text.split_once(':')?;
        let (command, subcommand) = match command.split_once(' ') {
            None => (command, None),
            Some((command, subcommand)) => (command, Some(subcommand.to_owned())),
        };
        let options = match options {
            "" => Vec::new(),
            some => some.split('&').map(parse_option).collect::<Option<_>>()?,
        };
        let read = Self {
            command: command.to_owned(),
            subcommand,
            options,
        };
        (read.write().as_deref() == Some(text)).then_some(read)
    }
}

/// The menu of the games in one of which a command is carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhichMenu(pub Carried);

custom_ids! { WhichMenu(carried) = "which"; }

/// The whole remainder: typed text may contain a colon.
impl Parts for Carried {
    fn write(&self, parts: &mut Vec<String>) -> Option<()> {
        parts.push(self.write()?);
        Some(())
    }

    fn read(parts: &mut std::str::Split<'_, char>) -> Option<Self> {
        Self::parse(&parts.collect::<Vec<_>>().join(":"))
    }
}

/// Parses an option, as in `days=3`.
fn parse_option(text: &str) -> Option<(String, CarriedValue)> {
    let (name, value) = text.split_at(text.find(['=', '@'])?);
    let given = match value.strip_prefix('@') {
        Some(player) => CarriedValue::Person(PlayerId::new(player.parse().ok()?)),
        None => CarriedValue::Text(
            value
                .strip_prefix('=')?
                .replace("%26", "&")
                .replace("%25", "%"),
        ),
    };
    Some((name.to_owned(), given))
}

fn escape(text: &str) -> String {
    text.replace('%', "%25").replace('&', "%26")
}

/// Whether `text` can be the name of a command or an option.
fn is_name(text: &str) -> bool {
    let sound =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_-".contains(&byte);
    (1..=32).contains(&text.len()) && text.bytes().all(sound)
}

/// The call of the `carried` command.
pub(crate) async fn call(ctx: &Ctx<'_>, carried: Carried) -> Call {
    let mut options = Vec::new();
    for (name, given) in carried.options {
        let value = match given {
            CarriedValue::Text(text) => OptionValue::Text(text),
            CarriedValue::Person(player) => OptionValue::Person(Person {
                player,
                name: profile::name(ctx.services, player, ctx.club_id()).await,
                nick: None,
                nature: Nature::Human,
            }),
        };
        options.push((name, value));
    }
    Call {
        name: carried.command,
        subcommand: carried.subcommand,
        options,
    }
}
