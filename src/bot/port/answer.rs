//! The answer to an interaction.

use crate::bot::port::message::{Form, Message, Suggestion};
use crate::bot::port::order::Order;
use crate::contest::ContestId;
use crate::game::{ChannelId, GameId, Revision};
use crate::store::PuzzleId;

/// What the message of an answer tells of a game or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// This state of it.
    State(Shown),
    /// What has become of the challenge that it was.
    Settled(GameId),
    /// No game, but this puzzle.
    Puzzle(PuzzleId),
    /// No game, but this tournament.
    Contest(ContestId),
    /// The ladder of this channel.
    Ladder(ChannelId),
    /// The league of this channel.
    League(ChannelId),
    /// The simultaneous games of this channel.
    Simul(ChannelId),
}

impl Shows {
    /// The game, if it is about one.
    pub fn game(self) -> Option<GameId> {
        match self {
            Self::State(shown) => Some(shown.game),
            Self::Settled(game) => Some(game),
            Self::Puzzle(_)
            | Self::Contest(_)
            | Self::Ladder(_)
            | Self::League(_)
            | Self::Simul(_) => None,
        }
    }
}

/// The one answer to an interaction.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A new message for everybody.
    Post(Message),
    /// A new message for the caller alone.
    Ephemeral(Message),
    /// The message below which the pressed button stands becomes this one.
    /// A message without a picture loses the one it had.
    Replace(Message),
    /// A form to fill in.
    Form(Form),
    /// Suggestions for the option that is being typed, at most 25.
    Suggestions(Vec<Suggestion>),
    /// A sign for the caller alone that there is more to come: what [`crate::bot::Bot::finish`] makes of the order.
    Later(Order),
}

/// A state of a game that a message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The game.
    pub game: GameId,
    /// Its revision.
    pub revision: Revision,
}
