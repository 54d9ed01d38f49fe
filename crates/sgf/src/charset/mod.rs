//! Finding the charset of a file and decoding it.
//!
//! Decoding comes before all else: in Shift_JIS, Big5 and GBK the second byte of a character can be 0x5C or
//! 0x5D, which a reader of bytes would take for a backslash or a bracket.

mod label;
mod recognise;

use encoding_rs::{Encoding, GBK, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// Length of the head of a file in which its CA property is searched, in bytes.
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

    /// The charset that `label` names (in any case, with the aliases that programs write), if it is known.
    fn from_label(label: &[u8]) -> Option<Self> {
        let encoding = label::encoding(label)?;
        let label = label.trim_ascii().to_ascii_lowercase();
        let mentions = |part: &[u8]| label.windows(part.len()).any(|found| found == part);
        // Two families are read by their superset; the file's own name for them is the better known one.
        let name = if encoding == GBK && (mentions(b"2312") || mentions(b"euc")) {
            "GB2312"
        } else if encoding == WINDOWS_1252 && !label.ends_with(b"1252") {
            Self::ISO_8859_1.name
        } else {
            encoding.name()
        };
        Some(Self { encoding, name })
    }

    /// The charset that `bytes` look like.
    fn detect(bytes: &[u8]) -> Self {
        let encoding = recognise::recognise(bytes);
        let has_controls = bytes.iter().any(|byte| matches!(byte, 0x80..=0x9f));
        if encoding == WINDOWS_1252 && !has_controls {
            return Self::ISO_8859_1;
        }
        Self {
            encoding,
            name: encoding.name(),
        }
    }

    /// Length of `text` in this charset, in bytes.
    pub(super) fn encoded_len(self, text: &str) -> usize {
        if self.encoding == UTF_8 {
            text.len()
        } else {
            self.encoding.encode(text).0.len()
        }
    }
}

/// The way in which the charset of a file was determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// From its byte order mark.
    Mark,
    /// The file names it (CA).
    Named,
    /// The file names none and has nothing beyond ASCII.
    Ascii,
    /// From its bytes: the file names no charset, or an impossible one.
    Recognised,
}

impl Evidence {
    /// The name, for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mark => "mark",
            Self::Named => "record",
            Self::Ascii => "ascii",
            Self::Recognised => "recognised",
        }
    }
}

/// A decoded file.
pub struct Decoded {
    /// Its text, without a byte order mark.
    pub text: String,
    /// The charset used for decoding.
    pub charset: Charset,
    /// Why that charset was chosen.
    pub evidence: Evidence,
    /// The charset that the file names (CA), if any.
    pub(super) named: Option<String>,
    /// Length of the byte order mark before the text, in bytes.
    pub(super) mark: usize,
    /// Whether some bytes had no meaning.
    pub(super) damaged: bool,
}

/// Decodes `bytes`: by their byte order mark, else by the CA property if it is plausible, else as UTF-8 if they are
/// valid, else by detection.
pub fn decode(bytes: &[u8]) -> Decoded {
    let labels = || labels(&bytes[..bytes.len().min(HEAD)]);
    let named = labels()
        .next()
        .map(|label| {
            let label = String::from_utf8_lossy(label);
            label.trim().to_owned()
        })
        .filter(|label| !label.is_empty());
    let decoded = |charset, evidence, mark| decode_as(charset, evidence, bytes, mark);
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        let charset = Charset {
            encoding,
            name: encoding.name(),
        };
        return Decoded {
            named,
            ..decoded(charset, Evidence::Mark, mark)
        };
    }
    let charset = labels().find_map(Charset::from_label);
    // A file that names its charset in ASCII does not use two bytes for each character.
    let charset = charset.filter(|charset| ![UTF_16LE, UTF_16BE].contains(&charset.encoding));
    let charset_named = charset.map(|charset| decoded(charset, Evidence::Named, 0));
    let file = match charset_named {
        Some(file) if file.is_sound() => file,
        other => {
            let recognised = looks_like(bytes);
            let evidence = if bytes.is_ascii() && recognised == Charset::UTF_8 {
                Evidence::Ascii
            } else {
                Evidence::Recognised
            };
            let guess = decoded(recognised, evidence, 0);
            // If nothing fits, the file's own statement is as good as any.
            match other {
                Some(file) if guess.damaged => file,
                _ => guess,
            }
        }
    };
    Decoded { named, ..file }
}

/// The charset of bytes that say nothing of it.
fn looks_like(bytes: &[u8]) -> Charset {
    if let Some(encoding) = of_two_bytes(bytes) {
        let name = encoding.name();
        return Charset { encoding, name };
    }
    // In ISO-2022-JP all bytes are ASCII, and an escape begins each run of characters.
    let is_escaped = || bytes.windows(2).any(|two| two == b"\x1b$");
    if bytes.is_ascii() && is_escaped() {
        let encoding = ISO_2022_JP;
        let name = encoding.name();
        return Charset { encoding, name };
    }
    let as_utf_8 = decode_as(Charset::UTF_8, Evidence::Recognised, bytes, 0);
    if as_utf_8.is_sound() {
        return Charset::UTF_8;
    }
    Charset::detect(bytes)
}

/// The order of the two bytes that each character has, if that is how `bytes` begin a record.
fn of_two_bytes(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let start = head.windows(4).position(|four| four == b"(\0;\0")?;
    Some(match start % 2 {
        0 => UTF_16LE,
        _ => UTF_16BE,
    })
}

/// One undecodable character per this number of non-ASCII characters is tolerated: files are cut off, and programs cut
/// names short.
const SOUND: usize = 10;

impl Decoded {
    /// Whether the charset can be the file's.
    fn is_sound(&self) -> bool {
        if !self.damaged {
            return true;
        }
        let non_ascii = || self.text.chars().filter(|character| !character.is_ascii());
        let broken = non_ascii()
            .filter(|&character| character == '\u{fffd}')
            .count();
        broken * SOUND <= non_ascii().count() - broken
    }
}

fn decode_as(charset: Charset, evidence: Evidence, bytes: &[u8], mark: usize) -> Decoded {
    let (text, damaged) = charset.encoding.decode_without_bom_handling(&bytes[mark..]);
    Decoded {
        text: text.into_owned(),
        charset,
        evidence,
        named: None,
        mark,
        damaged,
    }
}

/// The CA values in the `head` of a file.
///
/// A value cannot contain one: there the closing bracket would be escaped, or the text before the name would be neither
/// the end of a value nor the beginning of a node.
fn labels(head: &[u8]) -> impl Iterator<Item = &[u8]> {
    let names = head
        .windows(3)
        .enumerate()
        .filter(|(_, three)| three == b"CA[");
    names.filter_map(move |(start, _)| {
        let before = head[..start].trim_ascii_end().last();
        if !matches!(before, Some(b';' | b']' | b'(')) {
            return None;
        }
        let value = &head[start + 3..];
        let length = value.iter().take(40).position(|&byte| byte == b']')?;
        let value = &value[..length];
        // In a comment that speaks of CA the bracket is escaped.
        (!value.contains(&b'\\')).then_some(value)
    })
}
