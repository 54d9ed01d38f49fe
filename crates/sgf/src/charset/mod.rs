//! Finding the charset of a file and decoding it.
//!
//! A file is decoded before it is parsed: in Shift_JIS, Big5 and GBK the second byte of a character can be 0x5C or
//! 0x5D, which a parser of bytes would take for a backslash or a bracket.

mod label;
mod recognise;

use encoding_rs::{Encoding, GBK, ISO_2022_JP, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// Length of the head of a file in which its CA property is looked for, in bytes.
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

    /// The charset called `label`, in any case or by an alias that programs write; none if it is unknown.
    fn from_label(label: &[u8]) -> Option<Self> {
        let encoding = label::encoding(label)?;
        let label = label.trim_ascii().to_ascii_lowercase();
        let mentions = |part: &[u8]| label.windows(part.len()).any(|found| found == part);
        // GB2312 and ISO-8859-1 are decoded as their supersets, and named as in the file: those names are better known.
        let name = if encoding == GBK && (mentions(b"2312") || mentions(b"euc")) {
            "GB2312"
        } else if encoding == WINDOWS_1252 && !label.ends_with(b"1252") {
            Self::ISO_8859_1.name
        } else {
            encoding.name()
        };
        Some(Self { encoding, name })
    }

    /// The most likely charset of `bytes`, which are not UTF-8.
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
    /// The name in the output for programs.
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
    /// Whether some bytes could not be decoded.
    pub(super) damaged: bool,
}

/// Decodes `bytes`: by their byte order mark, else by the CA property if it is plausible, else as UTF-8 if they are
/// valid, else in the charset that they most likely have.
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
    let file = match charset.map(|charset| decoded(charset, Evidence::Named, 0)) {
        Some(file) if file.is_plausible() => file,
        other => {
            let recognised = recognise_charset(bytes);
            let evidence = if bytes.is_ascii() && recognised == Charset::UTF_8 {
                Evidence::Ascii
            } else {
                Evidence::Recognised
            };
            let guess = decoded(recognised, evidence, 0);
            // If no charset fits, the one that the file names is as good as another.
            match other {
                Some(file) if guess.damaged => file,
                _ => guess,
            }
        }
    };
    Decoded { named, ..file }
}

/// The most likely charset of `bytes` without a usable CA property.
fn recognise_charset(bytes: &[u8]) -> Charset {
    if let Some(encoding) = utf_16_of(bytes) {
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
    if as_utf_8.is_plausible() {
        return Charset::UTF_8;
    }
    Charset::detect(bytes)
}

/// UTF-16 in the byte order in which `bytes` begin a record, if they do.
fn utf_16_of(bytes: &[u8]) -> Option<&'static Encoding> {
    let head = &bytes[..bytes.len().min(HEAD)];
    let start = head.windows(4).position(|four| four == b"(\0;\0")?;
    Some(match start % 2 {
        0 => UTF_16LE,
        _ => UTF_16BE,
    })
}

/// Minimum number of decodable non-ASCII characters for each undecodable one in a plausible charset, which may have
/// some: files are cut off, and programs cut names short.
const DECODABLE_PER_BROKEN: usize = 10;

impl Decoded {
    /// Whether the file can be in this charset.
    fn is_plausible(&self) -> bool {
        if !self.damaged {
            return true;
        }
        let non_ascii = || self.text.chars().filter(|character| !character.is_ascii());
        let broken = non_ascii()
            .filter(|&character| character == '\u{fffd}')
            .count();
        broken * DECODABLE_PER_BROKEN <= non_ascii().count() - broken
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
/// A mention of CA inside a comment is none of them: there the closing bracket is escaped, or the name follows neither
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
        // In a comment the bracket is escaped.
        (!value.contains(&b'\\')).then_some(value)
    })
}
