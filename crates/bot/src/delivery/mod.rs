//! Delivery to Discord: a message enters the outbox in the transaction of its cause, and leaves it when Discord has it.
//!
//! Most boards are in the outbox for a moment only: the response to the interaction shows them.
//! The dispatcher sends the others: those that no response shows, or is known to have shown.

pub(crate) mod announced;
pub(crate) mod away;
pub(crate) mod board;
pub(crate) mod call;
pub(crate) mod card;
pub(crate) mod cardless;
pub(crate) mod delivered;
pub mod dispatcher;
pub(crate) mod elsewhere;
pub(crate) mod engine;
pub mod kinds;
pub(crate) mod moved;
pub(crate) mod notice;
pub(crate) mod partition;
pub(crate) mod search;
pub(crate) mod send;
pub(crate) mod title;
pub mod unanswered;
