//! The outbox: what must reach Discord.

mod held;
mod outbox;
mod unwritable;
mod upkeep;
