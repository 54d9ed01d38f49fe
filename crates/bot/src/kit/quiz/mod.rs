//! Questions in messages, those of the rule book and those of puzzles: their words, their pictures, their forms.

pub(crate) mod form;
pub(crate) mod refusal;
pub(crate) mod show;
pub(crate) mod words;
