//! Custom ids of club evenings.

use crate::evening::{Score, Wish};
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Locale, Text};
use crate::kit::custom_id::{CustomId as _, custom_ids, words};
use crate::kit::prefs::choice::Choosable;
use crate::port::message::{Button, Look};

/// A button of the club evening of a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EveningButton(pub EveningPress, pub ChannelId);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EveningPress {
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
    /// Note how the caller's game against this player ended, who has seen this result.
    Enter(Entry, PlayerId, Seen),
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

/// The result of a game below which one enters another: none if it had none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen(pub Option<Score>);

impl Choosable for Seen {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self(None), "open"),
        (Self(Some(Score::Black)), "black"),
        (Self(Some(Score::White)), "white"),
        (Self(Some(Score::Draw)), "draw"),
    ];
}

impl Choosable for Entry {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Won, "won"),
        (Self::Lost, "lost"),
        (Self::Draw, "draw"),
        (Self::Off, "off"),
    ];
}

impl Choosable for Wish {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Game, "game"),
        (Self::Learn, "learn"),
        (Self::Teach, "teach"),
    ];
}

words! {
    EveningPress: Come = "come", Away = "away", Pair = "pair", PairSure = "pair-sure", Result = "result",
    Skip = "skip", SkipSure(begins) = "skip-sure", End = "end", EndSure = "end-sure";
    Wish(wish), Enter(entry, other, seen)
}

impl EveningPress {
    /// The words of all steps.
    pub fn words() -> impl Iterator<Item = &'static str> {
        let wishes = Wish::WORDS.iter().map(|(_, word)| *word);
        let entries = Entry::WORDS.iter().map(|(_, word)| *word);
        Self::WORDS.iter().copied().chain(wishes).chain(entries)
    }
}

custom_ids! {
    EveningButton(press, channel) = "evening";
}

/// A button with words on it.
pub(crate) fn button(
    label: &Text,
    press: EveningPress,
    channel: ChannelId,
    look: Look,
    locale: Locale,
) -> Button {
    let custom_id = EveningButton(press, channel).write();
    Button {
        label: label.to(locale),
        custom_id: custom_id.expect("a word and two numbers are shorter than 100 characters"),
        look,
    }
}
