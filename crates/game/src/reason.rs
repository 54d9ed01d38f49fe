//! Reasons of moderators, in their own words.

use std::sync::Arc;

/// A moderator's reason for a ruling: one line of 1 to [`Reason::LONGEST`] characters, to be escaped when shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reason(Arc<str>);

impl Reason {
    /// Most characters of a reason.
    pub const LONGEST: usize = 200;

    /// The reason in `text`, with white space collapsed and control characters removed. None if it is empty or longer
    /// than [`Reason::LONGEST`].
    pub fn new(text: &str) -> Option<Self> {
        let words: Vec<_> = text
            .split_whitespace()
            .map(|word| {
                let printed = word.chars().filter(|c| !c.is_control());
                printed.collect::<String>()
            })
            .filter(|word| !word.is_empty())
            .collect();
        let line = words.join(" ");
        (1..=Self::LONGEST)
            .contains(&line.chars().count())
            .then(|| Self(line.into()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
