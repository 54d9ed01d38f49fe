//! Texts that keep Discord's limits by their type: no name or note can make them too long.
//!
//! Discord does not document whether it counts code points or UTF-16 units. So units are counted here: there are never
//! fewer of them.

use std::borrow::Cow;
use std::fmt;
use std::ops::{AddAssign, Deref};

/// A text of at most `MOST` characters. A longer one is cut, and then ends with an ellipsis.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Within<const MOST: usize>(String);

impl<const MOST: usize> Within<MOST> {
    /// The first of `lines` that fit. If some are left out, or there are `more` that were never written, the last line
    /// has their number, in the words of `and_more`.
    pub fn first_lines(
        mut lines: Vec<String>,
        mut more: usize,
        and_more: impl Fn(usize) -> String,
    ) -> Self {
        loop {
            let last = (more > 0).then(|| and_more(more));
            let all: Vec<&str> = lines.iter().chain(&last).map(String::as_str).collect();
            let text = all.join("\n");
            if length(&text) <= MOST || lines.pop().is_none() {
                return text.into();
            }
            more += 1;
        }
    }
}

impl<const MOST: usize> From<String> for Within<MOST> {
    fn from(text: String) -> Self {
        match cut(&text, MOST) {
            Cow::Borrowed(_) => Self(text),
            Cow::Owned(shorter) => Self(shorter),
        }
    }
}

impl<const MOST: usize> From<&str> for Within<MOST> {
    fn from(text: &str) -> Self {
        Self(cut(text, MOST).into_owned())
    }
}

impl<const MOST: usize> Deref for Within<MOST> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const MOST: usize> AddAssign<&str> for Within<MOST> {
    fn add_assign(&mut self, more: &str) {
        self.0.push_str(more);
        *self = std::mem::take(&mut self.0).into();
    }
}

impl<const MOST: usize> fmt::Display for Within<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl<const MOST: usize> PartialEq<str> for Within<MOST> {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl<const MOST: usize> PartialEq<String> for Within<MOST> {
    fn eq(&self, other: &String) -> bool {
        self.0 == *other
    }
}

impl<const MOST: usize> PartialEq<&str> for Within<MOST> {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

/// Upper bound of the length of `text` as Discord counts it.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// `text`, or as much of it as `most` characters hold, with an ellipsis in place of the rest.
pub fn cut(text: &str, most: usize) -> Cow<'_, str> {
    // No text has more units than bytes.
    if text.len() <= most || length(text) <= most {
        return Cow::Borrowed(text);
    }
    let mut room = most.saturating_sub(1);
    let fits = |c: &char| {
        let left = room.checked_sub(c.len_utf16());
        room = left.unwrap_or(0);
        left.is_some()
    };
    let mut kept: String = text.chars().take_while(fits).collect();
    kept.truncate(whole_letters(&kept, text[kept.len()..].chars().next()));
    // A backslash without its character would be shown.
    kept.truncate(kept.trim_end_matches('\\').len());
    kept.push('…');
    Cow::Owned(kept)
}

/// Number of bytes of `kept` that are whole letters if `next` follows: marks and modifiers belong to the character
/// before them.
fn whole_letters(kept: &str, mut next: Option<char>) -> usize {
    let mut end = kept.len();
    for (at, c) in kept.char_indices().rev() {
        if !next.is_some_and(is_joined) && c != JOINER {
            break;
        }
        (end, next) = (at, Some(c));
    }
    end
}

/// Joins the characters before and after it.
const JOINER: char = '\u{200d}';

/// Whether `c` belongs to the character before it: combining marks, variation selectors and skin tones.
fn is_joined(c: char) -> bool {
    matches!(
        c,
        JOINER
            | '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{fe20}'..='\u{fe2f}' | '\u{1f3fb}'..='\u{1f3ff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn more(count: usize) -> String {
        format!("and {count} more")
    }

    #[test]
    fn a_text_that_fits_stays_as_it_is_and_a_longer_one_ends_with_an_ellipsis() {
        assert_eq!(Within::<5>::from("tengo"), "tengo");
        assert_eq!(Within::<5>::from("tengen"), "teng…");
        // Each of these is two units, and none is halved.
        assert_eq!(Within::<5>::from("💀💀💀"), "💀💀…");
        assert_eq!(Within::<6>::from("💀💀💀"), "💀💀💀");
        assert_eq!(Within::<4>::from(r"ab\@\@"), "ab…");
        assert_eq!(Within::<0>::from("a").len(), "…".len());
    }

    #[test]
    fn no_letter_is_cut_in_its_middle() {
        // The second letter is an e with an accent of its own.
        assert_eq!(Within::<3>::from("ke\u{301}ro"), "k…");
        assert_eq!(Within::<4>::from("ke\u{301}ro"), "ke\u{301}…");
        // A hand in another tone, and a family.
        assert_eq!(Within::<4>::from("a👋🏽b"), "a…");
        assert_eq!(Within::<6>::from("a👩\u{200d}👧b"), "a…");
    }

    #[test]
    fn a_list_says_how_many_lines_there_was_no_room_for() {
        let lines = || ["one", "two", "three"].map(str::to_owned).to_vec();
        assert_eq!(
            Within::<13>::first_lines(lines(), 0, more),
            "one\ntwo\nthree"
        );
        assert_eq!(
            Within::<24>::first_lines(lines(), 4, more),
            "one\ntwo\nthree\nand 4 more"
        );
        assert_eq!(
            Within::<23>::first_lines(lines(), 4, more),
            "one\ntwo\nand 5 more"
        );
        assert_eq!(Within::<12>::first_lines(lines(), 0, more), "and 3 more");
        assert_eq!(Within::<4>::first_lines(lines(), 0, more), "and…");
    }
}
