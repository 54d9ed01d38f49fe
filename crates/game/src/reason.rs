//! Why a moderator ruled so, in the moderator's words.

use std::sync::Arc;

/// A moderator's reason for a ruling: one line of 1 to [`Reason::LONGEST`] characters, to be escaped where it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reason(Arc<str>);

impl Reason {
    /// The most characters of a reason.
    pub const LONGEST: usize = 200;

    /// The reason in `text`: its white space is one space each, control characters are left out.
    /// None if nothing is left, or more than [`Reason::LONGEST`] characters.
    pub fn new(text: &str) -> Option<Self> {
        let words = text.split_whitespace().map(|word| {
            let printed = word.chars().filter(|c| !c.is_control());
            printed.collect::<String>()
        });
        let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
        let line = words.join(" ");
        (1..=Self::LONGEST)
            .contains(&line.chars().count())
            .then(|| Self(line.into()))
    }

    /// The words.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
