//! Sanitises user input: one line, nothing invisible, no markup.

/// Maximum number of combining marks on one character; more would overlap the lines above and below.
const MOST_MARKS: usize = 2;

/// `text` as one line, without control and invisible characters, cut to `longest` characters.
pub(super) fn clean(text: &str, longest: usize) -> String {
    let mut marks = 0;
    let mut chars = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| !c.is_control() && !is_invisible(*c))
        .filter(|c| {
            marks = if is_mark(*c) { marks + 1 } else { 0 };
            marks <= MOST_MARKS
        });
    let mut cut: String = chars.by_ref().take(longest).collect();
    if chars.next().is_some() {
        // A mark belongs to the letter before it.
        while cut.pop().is_some_and(is_mark) {}
        cut.push('…');
    }
    let trimmed = cut.trim();
    if trimmed.is_empty() {
        return "?".to_owned();
    }
    trimmed.to_owned()
}

/// Whether `text` has no visible character.
pub fn is_blank(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_whitespace() || c.is_control() || is_invisible(c) || is_mark(c))
}

/// Characters that reorder or hide the text around them, or show nothing:
/// Unicode's Default_Ignorable_Code_Point, the embedding and override characters, and the empty Braille cell.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Combining marks of no particular script: accents, and marks for symbols.
fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
    )
}

/// `text` with Discord's markup escaped: no formatting, no mention, no link.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(
            c,
            '\\' | '*'
                | '_'
                | '~'
                | '`'
                | '|'
                | '<'
                | '>'
                | '['
                | ']'
                | '('
                | ')'
                | '#'
                | ':'
                | '@'
                | '-'
                | '.'
        ) {
            escaped.push('\\');
        }
        escaped.push(c);
        if c == '@' {
            // A zero-width space, so that even `@everyone` is not a mention.
            escaped.push('\u{200b}');
        }
    }
    escaped
}
