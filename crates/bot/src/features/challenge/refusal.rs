//! Refusals of challenges: their terms, the program as an opponent, and games of channels.

use crate::game::{ChannelId, PlayerId};
use crate::games::program::outside::EngineRefusal;
use crate::i18n::{Name, Text, UserInput, say};
use crate::kit::refusal::own_refusals;
use crate::rules::{Size, Variant};

/// Refusals of the terms of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ChallengeRefusal {
    /// The text names no game.
    BadGame(UserInput),
    /// The game is not won by captures.
    NoCaptures(Variant),
    /// The game is played on boards of these sizes alone.
    BadSize(Variant, String),
    /// The game has no such handicap on a board of that size.
    BadHandicap(Variant, Size),
    /// The game has no openings with a choice of colours.
    NoOpening,
    /// Threads are impossible in the game's channel.
    NoThreads,
    /// A rest in a game without a clock.
    RestWithoutClock,
    /// Two contradictory terms were chosen.
    Contradiction,
    /// A rematch with an opponent who was forgotten.
    OpponentForgotten,
    /// The club has no weekly games.
    NoPairing,
}

impl ChallengeRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::refusal as no;
        match self {
            Self::BadGame(typed) => no::bad_game(typed.clone()),
            Self::NoCaptures(variant) => no::no_captures(*variant),
            Self::BadSize(variant, sizes) => no::bad_size(*variant, sizes.clone()),
            Self::BadHandicap(variant, size) => no::bad_handicap(*variant, *size),
            Self::NoOpening => say::opening::wrong_game(),
            Self::NoThreads => say::setup::no_threads(),
            Self::RestWithoutClock => say::pace::rest_without_clock(),
            Self::Contradiction => no::contradiction(),
            Self::OpponentForgotten => say::people::opponent_forgotten(),
            Self::NoPairing => say::seats::weekly_none(),
        }
    }
}

/// Refusals of the program as an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OpponentRefusal {
    /// It is no partner in Pair Go.
    Pairs,
    /// A level without the engine as opponent.
    LevelAlone,
    /// A manner of playing without the engine as opponent.
    StyleAlone,
    /// A manner of playing in a game against another program.
    StyleOfEngine,
    /// A level in a close game or with a sparring partner.
    LevelOfStyle,
    /// The external engine does not play such a game.
    Engine(PlayerId, EngineRefusal),
}

impl OpponentRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(self) -> Text {
        use say::opponent as no;
        match self {
            Self::Pairs => no::no_pairs(),
            Self::LevelAlone => no::level_alone(),
            Self::StyleAlone => no::style_alone(),
            Self::StyleOfEngine => no::style_engine(),
            Self::LevelOfStyle => no::style_level(),
            Self::Engine(engine, refusal) => {
                no::engine_refuses(Name::mention(engine), refusal.word())
            }
        }
    }
}

/// Refusals of games of a channel's members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MatchRefusal {
    /// The bot cannot post in the channel.
    NotHere,
    /// The command was used in a thread: only the members of a channel can be a team.
    InThread,
    /// The caller may not write in the other channel.
    NotThere(ChannelId),
    /// The bot may not write in the other channel.
    BotNotThere(ChannelId),
    /// The opponent was given in more than one way, or in none.
    OneOpponent,
    /// The code is invalid, for any reason.
    NoSuchCode,
    /// The two servers have agreed to one match.
    NewCode,
    /// The channel's opponent cannot be its captain.
    CaptainPlays,
}

impl MatchRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(self) -> Text {
        use say::vote as no;
        match self {
            Self::NotHere => no::not_here(),
            Self::InThread => no::in_thread(),
            Self::NotThere(channel) => no::not_there(channel),
            Self::BotNotThere(channel) => no::bot_not_there(channel),
            Self::OneOpponent => no::one_opponent(),
            Self::NoSuchCode => no::no_such_code(),
            Self::NewCode => no::new_code(),
            Self::CaptainPlays => no::captain_plays(),
        }
    }
}

own_refusals! { ChallengeRefusal }
own_refusals! { OpponentRefusal }
own_refusals! { MatchRefusal }
