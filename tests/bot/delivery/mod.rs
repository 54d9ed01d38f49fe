//! The outbox: what must reach Discord.

mod held;
mod kinds;
mod outbox;
mod unwritable;
mod upkeep;
