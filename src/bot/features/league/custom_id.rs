//! What the buttons and the menus of a league carry.

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
    /// Begin the season of this number, which comes next.
    StartSure(u16),
    /// Ask whether to end the season.
    Close,
    /// End the season of this number, in which games may begin.
    CloseSure(u16),
    /// End the season of this number at once, whose last games are played.
    CloseNowSure(u16),
    /// Extend the season that ends then, in milliseconds since 1970.
    Extend(u64),
    /// Ask whether to end the league.
    End,
    /// End the league whose latest season ends then, in milliseconds since 1970; 0 before its first one.
    EndSure(u64),
}

impl Step {
    /// The steps that carry nothing but the channel.
    const PLAIN: [(Self, &'static str); 9] = [
        (Self::Play, "play"),
        (Self::Join, "join"),
        (Self::Table, "table"),
        (Self::Leave, "leave"),
        (Self::LeaveSure, "leave-sure"),
        (Self::More, "more"),
        (Self::Start, "start"),
        (Self::Close, "close"),
        (Self::End, "end"),
    ];
    /// The words of the steps that carry a number, too: that of what was shown, so that a press long after does nothing
    /// to what has come since.
    const NUMBERED: [&'static str; 6] = [
        "division",
        "start-sure",
        "close-sure",
        "close-now-sure",
        "extend",
        "end-sure",
    ];

    /// The words of all steps.
    pub fn words() -> impl Iterator<Item = &'static str> {
        let plain = Self::PLAIN.into_iter().map(|(_, word)| word);
        plain.chain(Self::NUMBERED)
    }

    /// Its word, and the number that it carries.
    fn parts(self) -> Option<(&'static str, Option<u64>)> {
        let [division, start, close, close_now, extend, end] = Self::NUMBERED;
        let (word, number) = match self {
            Self::Division(number) => (division, number.into()),
            Self::StartSure(number) => (start, number.into()),
            Self::CloseSure(number) => (close, number.into()),
            Self::CloseNowSure(number) => (close_now, number.into()),
            Self::Extend(number) => (extend, number),
            Self::EndSure(number) => (end, number),
            plain => {
                let mut all = Self::PLAIN.into_iter();
                let (_, word) = all.find(|(step, _)| *step == plain)?;
                return Some((word, None));
            }
        };
        Some((word, Some(number)))
    }

    fn of(word: &str, number: Option<u64>) -> Option<Self> {
        let Some(number) = number else {
            let mut plain = Self::PLAIN.into_iter();
            return plain.find(|(_, own)| *own == word).map(|(step, _)| step);
        };
        let short = || u16::try_from(number).ok();
        let [division, start, close, close_now, extend, end] = Self::NUMBERED;
        match word {
            word if word == division => short().map(Self::Division),
            word if word == start => short().map(Self::StartSure),
            word if word == close => short().map(Self::CloseSure),
            word if word == close_now => short().map(Self::CloseNowSure),
            word if word == extend => Some(Self::Extend(number)),
            word if word == end => Some(Self::EndSure(number)),
            _ => None,
        }
    }
}

impl CustomId for LeagueButton {
    const WORD: &'static str = "league";

    fn rest(&self) -> Option<String> {
        let Self(step, channel) = self;
        Some(match step.parts()? {
            (word, Some(number)) => format!("{word}:{channel}:{number}"),
            (word, None) => format!("{word}:{channel}"),
        })
    }

    fn read(rest: &str) -> Option<Self> {
        let (word, rest) = rest.split_once(':')?;
        let (channel, carried) = match rest.split_once(':') {
            Some((channel, carried)) => (channel, Some(number(carried)?)),
            None => (rest, None),
        };
        let channel = ChannelId::new(number(channel)?);
        Some(Self(Step::of(word, carried)?, channel))
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

/// The menu of moderators that says when the next season of the league of a channel begins by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeagueNextMenu(pub ChannelId);

impl CustomId for LeagueNextMenu {
    const WORD: &'static str = "league-next";

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
