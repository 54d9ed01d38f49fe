//! The outbox: messages that must reach Discord.

mod announced;
mod held;
mod kinds;
mod outbox;
mod unwritable;
mod upkeep;
