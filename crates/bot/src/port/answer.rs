//! The answer to an interaction.

use crate::game::{GameId, Revision};
use crate::port::message::{Form, Message, Suggestion};
use crate::port::order::Order;

/// The one answer to an interaction.
#[derive(Clone, Debug)]
pub enum Answer {
    /// A new message for everybody.
    Post(Message),
    /// A new message for the caller alone.
    Ephemeral(Message),
    /// Replaces the message of the pressed button. A message without a picture loses the one it had.
    Replace(Message),
    /// A form to fill in.
    Form(Form),
    /// Suggestions for the option that is being typed, at most 25.
    Suggestions(Vec<Suggestion>),
    /// Opens the application's Activity in the caller's client; where Discord opens none, this message for the caller
    /// alone.
    Launch(Message),
    /// A private placeholder: [`crate::Bot::finish`] makes the result of the order.
    Later(Order),
}

/// A state of a game that a message shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    pub game: GameId,
    pub revision: Revision,
}
