//! What the buttons and the menu of a league carry.

use crate::bot::kit::custom_id::{CustomId, number};
use crate::bot::port::message::{Button, Look};
use crate::game::ChannelId;
use crate::i18n::{Locale, Text};

/// A button of the league of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueButton(pub Step, pub ChannelId);

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Show with whom the caller may begin a game.
    Play,
    /// Enter the next season.
    Join,
    /// Show the table of the caller's division in a new message.
    Table,
    /// Show the table of this division, from 0 on, in the place of another.
    Division(u16),
    /// Ask whether to leave.
    Leave,
    /// Leave.
    LeaveSure,
    /// Show what moderators can do.
    More,
    /// Ask whether to begin a season.
    Start,
    /// Begin it.
    StartSure,
    /// Ask whether to end the season.
    Close,
    /// End it.
    CloseSure,
    /// Extend it.
    Extend,
    /// Ask whether to end the league.
    End,
    /// End it.
    EndSure,
}

impl Step {
    /// The steps but for those to a division.
    const PLAIN: [(Self, &'static str); 13] = [
        (Self::Play, "play"),
        (Self::Join, "join"),
        (Self::Table, "table"),
        (Self::Leave, "leave"),
        (Self::LeaveSure, "leave-sure"),
        (Self::More, "more"),
        (Self::Start, "start"),
        (Self::StartSure, "start-sure"),
        (Self::Close, "close"),
        (Self::CloseSure, "close-sure"),
        (Self::Extend, "extend"),
        (Self::End, "end"),
        (Self::EndSure, "end-sure"),
    ];
    const DIVISION: &'static str = "division";

    /// The words of all steps.
    pub fn words() -> impl Iterator<Item = &'static str> {
        let plain = Self::PLAIN.into_iter().map(|(_, word)| word);
        plain.chain([Self::DIVISION])
    }

    fn word(self) -> &'static str {
        let mut plain = Self::PLAIN.into_iter();
        plain
            .find(|(step, _)| *step == self)
            .map_or(Self::DIVISION, |(_, word)| word)
    }

    fn of(word: &str, division: Option<u64>) -> Option<Self> {
        match division {
            Some(division) if word == Self::DIVISION => {
                Some(Self::Division(division.try_into().ok()?))
            }
            Some(_) => None,
            None => {
                let mut plain = Self::PLAIN.into_iter();
                plain.find(|(_, own)| *own == word).map(|(step, _)| step)
            }
        }
    }
}

impl CustomId for LeagueButton {
    const WORD: &'static str = "league";

    fn rest(&self) -> Option<String> {
        let Self(step, channel) = self;
        let division = match step {
            Step::Division(division) => format!(":{division}"),
            _ => String::new(),
        };
        Some(format!("{}:{channel}{division}", step.word()))
    }

    fn read(rest: &str) -> Option<Self> {
        let (word, rest) = rest.split_once(':')?;
        let (channel, division) = match rest.split_once(':') {
            Some((channel, division)) => (channel, Some(number(division)?)),
            None => (rest, None),
        };
        let channel = ChannelId::new(number(channel)?);
        Some(Self(Step::of(word, division)?, channel))
    }
}

/// The menu of those in the league of a channel with whom the caller may begin a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueMenu(pub ChannelId);

impl CustomId for LeagueMenu {
    const WORD: &'static str = "league-play";

    fn rest(&self) -> Option<String> {
        Some(self.0.to_string())
    }

    fn read(rest: &str) -> Option<Self> {
        Some(Self(ChannelId::new(number(rest)?)))
    }
}

/// A button with words on it.
pub(crate) fn button(
    label: &Text,
    step: Step,
    channel: ChannelId,
    look: Look,
    locale: Locale,
) -> Button {
    labelled(label.to(locale), step, channel, look)
}

pub(crate) fn labelled(label: String, step: Step, channel: ChannelId, look: Look) -> Button {
    let custom_id = LeagueButton(step, channel).write();
    Button {
        label,
        custom_id: custom_id.expect("a word and two numbers are shorter than 100 characters"),
        look,
    }
}
