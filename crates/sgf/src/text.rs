//! Escaping and unescaping of values.

use std::borrow::Cow;

/// `text` in the form between brackets: backslashes and closing brackets get a backslash before them.
pub(super) fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['\\', ']']) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len() + 8);
    for character in text.chars() {
        if matches!(character, '\\' | ']') {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    Cow::Owned(escaped)
}

/// The meaning of a raw value of the type Text.
///
/// A backslash escapes the next character; before a line break it removes the break. Line breaks of all kinds (LF, CR,
/// CR LF, LF CR) become LF, other white space becomes a space.
pub(super) fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.contains(|character: char| character == '\\' || character.is_ascii_control()) {
        return Cow::Borrowed(raw);
    }
    let mut text = String::with_capacity(raw.len());
    let mut characters = raw.chars().peekable();
    while let Some(character) = characters.next() {
        let escaped = character == '\\';
        let character = if escaped {
            match characters.next() {
                Some(next) => next,
                None => break,
            }
        } else {
            character
        };
        match character {
            '\n' | '\r' => {
                let other = if character == '\n' { '\r' } else { '\n' };
                characters.next_if_eq(&other);
                if !escaped {
                    text.push('\n');
                }
            }
            '\t' | '\u{b}' | '\u{c}' => text.push(' '),
            _ => text.push(character),
        }
    }
    Cow::Owned(text)
}

/// The meaning of a raw value of the type SimpleText: as [`unescape`], with spaces for line breaks.
pub(super) fn unescape_simple(raw: &str) -> Cow<'_, str> {
    match unescape(raw) {
        text if text.contains('\n') => Cow::Owned(text.replace('\n', " ")),
        text => text,
    }
}
