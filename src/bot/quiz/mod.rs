//! Questions in messages, those of the rule book and those of puzzles: their words, their pictures, their forms.

mod form;
mod show;
mod words;

pub(super) use form::{form, typed};
pub(super) use show::{Scene, explained};
pub(super) use words::{ask, no_answer, title, why, wrong};
