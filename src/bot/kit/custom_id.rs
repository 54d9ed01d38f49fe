//! What a button, menu or form carries: version, word and the rest, as in `v1:play:17:42` or `v1:book:try:de:ko`.
//!
//! No conversation lives in memory: all that a press needs is in here or in the store.
//! What comes in is hostile until parsed: a text is read in the one way in which it is written, or not at all.

use crate::bot::port::answer::Shown;
use crate::game::{GameId, Revision};

/// Discord's limit for what a button carries, in characters.
const LONGEST: usize = 100;
const VERSION: &str = "v1";

/// What the buttons of one kind carry. The word is theirs alone.
pub trait CustomId: Sized {
    /// The first word of their custom ids.
    const WORD: &'static str;

    /// What follows the word; empty if nothing does, none if it cannot be carried.
    fn rest(&self) -> Option<String>;

    /// Reads what follows the word.
    fn read(rest: &str) -> Option<Self>;

    /// The custom id: 1 to 100 characters. What does not fit has none.
    fn write(&self) -> Option<String> {
        join(Self::WORD, &self.rest()?)
    }

    /// Reads what [`CustomId::write`] wrote, and nothing else.
    fn parse(text: &str) -> Option<Self> {
        let (word, rest) = split(text)?;
        let read = Self::read(rest).filter(|_| word == Self::WORD)?;
        (read.write().as_deref() == Some(text)).then_some(read)
    }
}

/// The custom id of `word` and what follows it, if it is short enough.
pub(crate) fn join(word: &str, rest: &str) -> Option<String> {
    let text = match rest {
        "" => format!("{VERSION}:{word}"),
        rest => format!("{VERSION}:{word}:{rest}"),
    };
    (text.chars().count() <= LONGEST).then_some(text)
}

/// The word of a custom id, and what follows it.
pub(crate) fn split(text: &str) -> Option<(&str, &str)> {
    if text.chars().count() > LONGEST {
        return None;
    }
    let text = text.strip_prefix(VERSION)?.strip_prefix(':')?;
    Some(text.split_once(':').unwrap_or((text, "")))
}

/// A game and its revision, as in `17:42`.
pub(crate) fn state(text: &str) -> Option<Shown> {
    let (game, revision) = text.split_once(':')?;
    Some(Shown {
        game: GameId::new(number(game)?),
        revision: Revision::new(number(revision)?.try_into().ok()?),
    })
}

/// A number as it is written: digits, no sign, no leading zero.
pub(crate) fn number(text: &str) -> Option<u64> {
    let canonical =
        text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if canonical { text.parse().ok() } else { None }
}
