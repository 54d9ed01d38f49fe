//! The words of a note.

use std::sync::Arc;

/// The words of a note: lines without control characters, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoteText(Arc<str>);

impl NoteText {
    /// Most characters.
    pub const LONGEST: usize = 1_000;
    /// Most lines.
    pub const MOST_LINES: usize = 40;

    /// The words in `text`, without white space around lines and without empty lines; none if they are too long.
    pub fn new(text: &str) -> Option<Self> {
        let visible = |line: &str| -> String {
            let visible = line.chars().filter(|c| !c.is_control() && !is_hidden(*c));
            visible.collect()
        };
        let lines = text.lines().map(|line| visible(line).trim().to_owned());
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        let cleaned = lines.join("\n");
        let fits = cleaned.chars().count() <= Self::LONGEST && lines.len() <= Self::MOST_LINES;
        fits.then(|| Self(cleaned.into()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Control characters of writing direction: text after them would be shown in reverse.
fn is_hidden(character: char) -> bool {
    matches!(character, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_stay_and_what_cannot_be_seen_goes() {
        let text = NoteText::new(" a\u{7}  b \r\n\n\t\u{202e}c\n").unwrap();
        assert_eq!(text.as_str(), "a  b\nc");
        assert_eq!(NoteText::new(" \n ").unwrap().as_str(), "");
        assert!(NoteText::new(&"é".repeat(NoteText::LONGEST)).is_some());
        assert!(NoteText::new(&"é".repeat(NoteText::LONGEST + 1)).is_none());
        assert!(NoteText::new(&"x\n".repeat(NoteText::MOST_LINES + 1)).is_none());
    }
}
