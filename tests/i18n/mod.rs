//! The words: complete and alike in every language.

mod command;
mod file;
mod forbidden;
mod locale;
mod plural;
mod reference;
mod sentence;
mod source;
mod typography;
