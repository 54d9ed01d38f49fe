//! What the buttons and the menu of a ladder carry.

use crate::bot::kit::custom_id::{CustomId, number};
use crate::bot::port::message::{Button, Look};
use crate::game::ChannelId;
use crate::i18n::{Locale, Text};

/// A button of the ladder of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderButton(pub Step, pub ChannelId);

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Put the caller in the last place.
    Join,
    /// Show whom the caller may challenge.
    Challenge,
    /// Show all places in a new message.
    All,
    /// Show the places from this one on, in the place of others.
    From(u16),
    /// Ask whether to leave.
    Leave,
    /// Leave.
    LeaveSure,
    /// End the ladder.
    EndSure,
}

impl Step {
    /// The words of all steps.
    pub const WORDS: [&'static str; 7] = [
        "join",
        "challenge",
        "all",
        "from",
        "leave",
        "leave-sure",
        "end-sure",
    ];

    fn word(self) -> &'static str {
        match self {
            Self::Join => "join",
            Self::Challenge => "challenge",
            Self::All => "all",
            Self::From(_) => "from",
            Self::Leave => "leave",
            Self::LeaveSure => "leave-sure",
            Self::EndSure => "end-sure",
        }
    }

    fn of(word: &str, place: Option<u64>) -> Option<Self> {
        Some(match (word, place) {
            ("join", None) => Self::Join,
            ("challenge", None) => Self::Challenge,
            ("all", None) => Self::All,
            ("from", Some(place)) => Self::From(place.try_into().ok()?),
            ("leave", None) => Self::Leave,
            ("leave-sure", None) => Self::LeaveSure,
            ("end-sure", None) => Self::EndSure,
            _ => return None,
        })
    }
}

impl CustomId for LadderButton {
    const WORD: &'static str = "ladder";

    fn rest(&self) -> Option<String> {
        let Self(step, channel) = self;
        let place = match step {
            Step::From(place) => format!(":{place}"),
            _ => String::new(),
        };
        Some(format!("{}:{channel}{place}", step.word()))
    }

    fn read(rest: &str) -> Option<Self> {
        let (word, rest) = rest.split_once(':')?;
        let (channel, place) = match rest.split_once(':') {
            Some((channel, place)) => (channel, Some(number(place)?)),
            None => (rest, None),
        };
        let channel = ChannelId::new(number(channel)?);
        Some(Self(Step::of(word, place)?, channel))
    }
}

/// The menu of those on the ladder of a channel whom the caller may challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LadderMenu(pub ChannelId);

impl CustomId for LadderMenu {
    const WORD: &'static str = "ladder-challenge";

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
    let custom_id = LadderButton(step, channel).write();
    Button {
        label,
        custom_id: custom_id.expect("a word and two numbers are shorter than 100 characters"),
        look,
    }
}
