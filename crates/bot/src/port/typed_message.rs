//! A message that the bot reads: in a conversation with it, and on servers where its host has chosen that.

use crate::game::{MessageId, Place, PlayerId};
use crate::port::request::Person;

/// A message of a person, without the mention of the bot that it may begin with. What it says is hostile until parsed.
#[derive(Clone, Debug)]
pub struct TypedMessage {
    pub message: MessageId,
    pub author: Person,
    /// The bot as a member, which has rights in a channel of its own.
    pub bot: PlayerId,
    pub place: Place,
    pub text: String,
}
