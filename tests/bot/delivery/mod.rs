//! The outbox: what must reach Discord.

mod announced;
mod held;
mod kinds;
mod outbox;
mod unwritable;
mod upkeep;
