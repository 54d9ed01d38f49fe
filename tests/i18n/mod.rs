//! The words: complete and alike in every language.

mod command;
mod file;
mod locale;
mod plural;
