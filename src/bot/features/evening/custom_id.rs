//! What the buttons of a club evening carry.

use crate::bot::kit::custom_id::{CustomId, number};
use crate::bot::port::message::{Button, Look};
use crate::evening::Wish;
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Text};

/// A button of the club evening of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningButton(pub Step, pub ChannelId);

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Put the caller on the list of those who come.
    Come,
    /// Take the caller off it.
    Away,
    /// Note what the caller would like to play.
    Wish(Wish),
    /// Pair those who come, or ask whether to if some are paired already.
    Pair,
    /// Pair those who have no game.
    PairSure,
    /// Ask how the caller's game ended.
    Result,
    /// Note how the caller's game against this player ended.
    Enter(Entry, PlayerId),
    /// Ask whether the next evening does not take place.
    Skip,
    /// The one that begins then, in milliseconds since 1970, does not.
    SkipSure(u64),
    /// Ask whether to end the evenings.
    End,
    /// End them.
    EndSure,
}

/// How a game ended, as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The caller has won.
    Won,
    /// The other one has.
    Lost,
    /// Neither has.
    Draw,
    /// There was no game.
    Off,
}

/// Every step that carries nothing but the channel, with its word.
const STEPS: [(Step, &str); 11] = [
    (Step::Come, "come"),
    (Step::Away, "away"),
    (Step::Wish(Wish::Game), "game"),
    (Step::Wish(Wish::Learn), "learn"),
    (Step::Wish(Wish::Teach), "teach"),
    (Step::Pair, "pair"),
    (Step::PairSure, "pair-sure"),
    (Step::Result, "result"),
    (Step::Skip, "skip"),
    (Step::End, "end"),
    (Step::EndSure, "end-sure"),
];

/// The word of [`Step::SkipSure`].
const SKIP_SURE: &str = "skip-sure";

/// Every way to enter a result, with its word.
const ENTRIES: [(Entry, &str); 4] = [
    (Entry::Won, "won"),
    (Entry::Lost, "lost"),
    (Entry::Draw, "draw"),
    (Entry::Off, "off"),
];

impl Step {
    /// The words of all steps.
    pub fn words() -> impl Iterator<Item = &'static str> {
        let steps = STEPS.iter().map(|(_, word)| *word);
        let entries = ENTRIES.iter().map(|(_, word)| *word);
        steps.chain([SKIP_SURE]).chain(entries)
    }
}

impl CustomId for EveningButton {
    const WORD: &'static str = "evening";

    fn rest(&self) -> Option<String> {
        let Self(step, channel) = self;
        if let Step::Enter(entry, other) = step {
            let (_, word) = ENTRIES.iter().find(|(known, _)| known == entry)?;
            return Some(format!("{word}:{channel}:{other}"));
        }
        if let Step::SkipSure(begins) = step {
            return Some(format!("{SKIP_SURE}:{channel}:{begins}"));
        }
        let (_, word) = STEPS.iter().find(|(known, _)| known == step)?;
        Some(format!("{word}:{channel}"))
    }

    fn read(rest: &str) -> Option<Self> {
        let (word, rest) = rest.split_once(':')?;
        if let Some((channel, carried)) = rest.split_once(':') {
            let carried = number(carried)?;
            let step = match word {
                SKIP_SURE => Step::SkipSure(carried),
                word => {
                    let (entry, _) = ENTRIES.iter().find(|(_, known)| *known == word)?;
                    Step::Enter(*entry, PlayerId::new(carried))
                }
            };
            return Some(Self(step, ChannelId::new(number(channel)?)));
        }
        let (step, _) = STEPS.iter().find(|(_, known)| *known == word)?;
        Some(Self(*step, ChannelId::new(number(rest)?)))
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
    let custom_id = EveningButton(step, channel).write();
    Button {
        label: label.to(locale),
        custom_id: custom_id.expect("a word and two numbers are shorter than 100 characters"),
        look,
    }
}
