//! Recognising the charset of a file by its bytes, where it names none or one that it cannot be.

use std::cmp::Reverse;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, Encoding, GBK, ISO_8859_4, SHIFT_JIS, WINDOWS_1252};

use crate::lexer::{Lexer, Token};

/// Bytes that are examined, from the first non-ASCII byte on.
const SAMPLE: usize = 64 * 1024;

/// The charsets whose characters can end with a byte that has a meaning in SGF (`[`, `\`, `]`), by how common that is.
const WITH_BRACKETS: [&Encoding; 3] = [SHIFT_JIS, BIG5, GBK];

/// The most likely charset of `bytes`, which are not UTF-8.
///
/// Statistics of characters decide, unless another charset makes more of the file: in a wrong one the second byte
/// of a character is taken for a bracket or a backslash, and values run into each other.
pub(super) fn recognise(bytes: &[u8]) -> &'static Encoding {
    let likely = by_characters(bytes);
    if !bytes.windows(2).any(touches_structure) {
        return likely;
    }
    let candidates = [likely].into_iter().chain(WITH_BRACKETS);
    // Of several equally good ones the first, the likeliest, is chosen.
    candidates
        .min_by_key(|encoding| structure(encoding, bytes))
        .unwrap_or(likely)
}

fn by_characters(bytes: &[u8]) -> &'static Encoding {
    let first = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
    // The bytes before the first one help, too.
    let sample = &bytes[first.saturating_sub(2)..];
    let sample = &sample[..sample.len().min(SAMPLE)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(sample, sample.len() < SAMPLE);
    let likely = detector.guess(None, Utf8Detection::Deny);
    // Nobody uses that charset any more; a single letter such as the one in "naïve" suggests it.
    if likely == ISO_8859_4 {
        WINDOWS_1252
    } else {
        likely
    }
}

/// Whether the two bytes are one beyond ASCII and one that has a meaning in SGF.
fn touches_structure(two: &[u8]) -> bool {
    two[0] >= 0x80 && matches!(two[1], b'[' | b'\\' | b']')
}

/// How badly `bytes` read in `encoding` are SGF: characters without a meaning in the charset or in the format,
/// then how few values there are.
fn structure(encoding: &'static Encoding, bytes: &[u8]) -> (usize, Reverse<usize>) {
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    let mut strange = text.matches('\u{fffd}').count();
    let mut values = 0;
    let mut lexer = Lexer::new(&text);
    lexer.seek_record();
    while let Some(token) = lexer.next() {
        match token {
            Ok((_, Token::Value(_))) => values += 1,
            Ok((_, Token::Stray)) | Err(_) => strange += 1,
            Ok(_) => {}
        }
    }
    (strange, Reverse(values))
}
