//! Finding the charset of a file and decoding it.
//!
//! Decoding comes before all else: in Shift_JIS, Big5 and GBK the second byte of a character can be 0x5C or
//! 0x5D, which a reader of bytes would take for a backslash or a bracket.

use encoding_rs::{Encoding, GBK, UTF_8, WINDOWS_1252};

/// How far into a file its CA property is looked for, in bytes.
const HEAD: usize = 64 * 1024;

/// The charset that a file was read in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset {
    encoding: &'static Encoding,
    name: &'static str,
}

impl Charset {
    /// The charset of files that this module writes.
    pub const UTF_8: Self = Self {
        encoding: &encoding_rs::UTF_8_INIT,
        name: "UTF-8",
    };

    /// The standard's own default for files that name none.
    const ISO_8859_1: Self = Self {
        encoding: &encoding_rs::WINDOWS_1252_INIT,
        name: "ISO-8859-1",
    };

    /// The standard name: `UTF-8`, `Shift_JIS`, `GB2312`, `Big5`, `EUC-KR`, `ISO-8859-1`, …
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// The charset that `label` names (in any case, with the usual aliases), if it is known.
    fn labelled(label: &[u8]) -> Option<Self> {
        let encoding = Encoding::for_label_no_replacement(label)?;
        let label = label.trim_ascii().to_ascii_lowercase();
        // Two families are read by their superset; the file's own name for them is the better known one.
        let name = if encoding == GBK && label.windows(4).any(|part| part == b"2312") {
            "GB2312"
        } else if encoding == WINDOWS_1252 && !label.ends_with(b"1252") {
            Self::ISO_8859_1.name
        } else {
            encoding.name()
        };
        Some(Self { encoding, name })
    }

    /// How many bytes `text` has in this charset.
    pub(super) fn encoded_len(self, text: &str) -> usize {
        if self.encoding == UTF_8 {
            text.len()
        } else {
            self.encoding.encode(text).0.len()
        }
    }
}

/// A decoded file.
pub(super) struct Decoded {
    pub(super) text: String,
    pub(super) charset: Charset,
    /// How many bytes the byte order mark before the text takes.
    pub(super) mark: usize,
    /// Whether some bytes had no meaning.
    pub(super) damaged: bool,
}

/// Decodes `bytes`: by their byte order mark, else by the CA property, else as UTF-8 if they are valid
/// UTF-8, else as ISO-8859-1, which the standard makes the default.
///
/// A file that calls itself UTF-8 and is not is read as ISO-8859-1 too, so that its ASCII part survives.
pub(super) fn decode(bytes: &[u8]) -> Decoded {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        let charset = Charset {
            encoding,
            name: encoding.name(),
        };
        return decode_as(charset, bytes, mark);
    }
    match declared(bytes) {
        Some(charset) if charset.encoding != UTF_8 => decode_as(charset, bytes, 0),
        _ if std::str::from_utf8(bytes).is_ok() => decode_as(Charset::UTF_8, bytes, 0),
        _ => decode_as(Charset::ISO_8859_1, bytes, 0),
    }
}

fn decode_as(charset: Charset, bytes: &[u8], mark: usize) -> Decoded {
    let (text, damaged) = charset.encoding.decode_without_bom_handling(&bytes[mark..]);
    Decoded {
        text: text.into_owned(),
        charset,
        mark,
        damaged,
    }
}

/// What the first CA property near the beginning of `bytes` names.
///
/// A value cannot look like one: there the closing bracket would be escaped, and what stands before the name
/// would be neither the end of a value nor the beginning of a node.
fn declared(bytes: &[u8]) -> Option<Charset> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let mut from = 0;
    while let Some(found) = head[from..].windows(3).position(|three| three == b"CA[") {
        let start = from + found;
        from = start + 3;
        let before = head[..start].trim_ascii_end().last();
        if !matches!(before, Some(b';' | b']' | b'(')) {
            continue;
        }
        let Some(length) = head[from..].iter().take(40).position(|&byte| byte == b']') else {
            continue;
        };
        if let Some(charset) = Charset::labelled(&head[from..from + length]) {
            return Some(charset);
        }
    }
    None
}
