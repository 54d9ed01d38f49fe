//! The commands of the program that need no bot.

mod input;
pub mod render;
pub mod verify;
