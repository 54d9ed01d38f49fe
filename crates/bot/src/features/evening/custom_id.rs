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
    /// Sign the caller up.
    Come,
    /// Cancel the caller's sign-up.
    Away,
    /// Note what the caller would like to play.
    Wish(Wish),
    /// Pair the guests; if some are paired already, ask for confirmation.
    Pair,
    /// Pair the guests without a game.
    PairSure,
    /// Ask how the caller's game ended.
    Result,
    /// Enter how the caller's game against this player ended. The caller has seen this earlier result.
    Enter(Entry, PlayerId, Seen),
    /// Ask whether to skip the next evening.
    Skip,
    /// Skip the evening that begins at this time, in milliseconds since 1970.
    SkipSure(u64),
    /// Ask whether to end the evenings.
    End,
    /// End the evenings.
    EndSure,
}

/// How a game ended, as one of its players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The caller has won.
    Won,
    /// The opponent has won.
    Lost,
    /// The game was a draw.
    Draw,
    /// The game was not played.
    Off,
}

/// The earlier result of a game, shown where another is entered; none if it had none.
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

/// A button with a text as its label.
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
