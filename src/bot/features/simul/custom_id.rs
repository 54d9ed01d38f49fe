//! What the buttons of simultaneous games carry.

use crate::bot::kit::custom_id::{CustomId, number};
use crate::bot::port::message::{Button, Look};
use crate::game::ChannelId;
use crate::i18n::{Locale, Text};

/// A button of the simultaneous games of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimulButton(pub Step, pub ChannelId);

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Begin a game of the caller against the master.
    Take,
    /// Show the caller's boards in a new message.
    Mine,
    /// Show them from so many on, in the place of others.
    From(u8),
    /// Ask whether to close.
    Close,
    /// No board can be taken any more.
    CloseSure,
}

/// Every step that carries nothing but the channel, with its word.
const STEPS: [(Step, &str); 4] = [
    (Step::Take, "take"),
    (Step::Mine, "mine"),
    (Step::Close, "close"),
    (Step::CloseSure, "close-sure"),
];

/// The word of [`Step::From`].
const FROM: &str = "from";

impl Step {
    /// The words of all steps.
    pub fn words() -> impl Iterator<Item = &'static str> {
        STEPS.iter().map(|(_, word)| *word).chain([FROM])
    }
}

impl CustomId for SimulButton {
    const WORD: &'static str = "simul";

    fn rest(&self) -> Option<String> {
        let Self(step, channel) = self;
        if let Step::From(from) = step {
            return Some(format!("{FROM}:{channel}:{from}"));
        }
        let (_, word) = STEPS.iter().find(|(known, _)| known == step)?;
        Some(format!("{word}:{channel}"))
    }

    fn read(rest: &str) -> Option<Self> {
        let (word, rest) = rest.split_once(':')?;
        let (step, channel) = match (word, rest.split_once(':')) {
            (FROM, Some((channel, from))) => (Step::From(number(from)?.try_into().ok()?), channel),
            (_, Some(_)) => return None,
            (word, None) => {
                let (step, _) = STEPS.iter().find(|(_, known)| *known == word)?;
                (*step, rest)
            }
        };
        Some(Self(step, ChannelId::new(number(channel)?)))
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
    let custom_id = SimulButton(step, channel).write();
    Button {
        label: label.to(locale),
        custom_id: custom_id.expect("a word and two numbers are shorter than 100 characters"),
        look,
    }
}
