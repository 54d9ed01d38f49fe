//! Recognising the charset of a file by its bytes, where it names none, or one that cannot be right.

use std::cmp::Reverse;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{BIG5, Encoding, GBK, ISO_8859_4, SHIFT_JIS, WINDOWS_1252};

use crate::lexer::{Lexer, Token};

/// Length of the sample for statistics, in bytes, from the first non-ASCII byte on.
const SAMPLE: usize = 64 * 1024;

/// The charsets whose characters can end with a byte that has a meaning in SGF (`[`, `\`, `]`), the most common first.
const WITH_BRACKETS: [&Encoding; 3] = [SHIFT_JIS, BIG5, GBK];

/// The most likely charset of `bytes`, which are not UTF-8.
///
/// Statistics of characters decide, unless the file parses better in another charset: in a wrong one the second byte
/// of a character is taken for a bracket or a backslash, and values run into each other.
pub(super) fn recognise(bytes: &[u8]) -> &'static Encoding {
    let likely = guess_by_statistics(bytes);
    if !bytes.windows(2).any(may_hide_syntax) {
        return likely;
    }
    let candidates = [likely].into_iter().chain(WITH_BRACKETS);
    // Of equally good ones `min_by_key` takes the first: the likeliest.
    candidates
        .min_by_key(|encoding| syntax_penalty(encoding, bytes))
        .unwrap_or(likely)
}

fn guess_by_statistics(bytes: &[u8]) -> &'static Encoding {
    let first = bytes.iter().position(|byte| !byte.is_ascii()).unwrap_or(0);
    // The two bytes before it help the detector, too.
    let sample = &bytes[first.saturating_sub(2)..];
    let sample = &sample[..sample.len().min(SAMPLE)];
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(sample, sample.len() < SAMPLE);
    let likely = detector.guess(None, Utf8Detection::Deny);
    // Nobody uses ISO-8859-4 any more; a single letter such as the one in "naïve" suggests it.
    if likely == ISO_8859_4 {
        WINDOWS_1252
    } else {
        likely
    }
}

/// Whether a non-ASCII byte is followed by one that has a meaning in SGF.
fn may_hide_syntax(two: &[u8]) -> bool {
    two[0] >= 0x80 && matches!(two[1], b'[' | b'\\' | b']')
}

/// Penalty of reading `bytes` in `encoding` as SGF: first the number of characters without a meaning in the charset or
/// in the format, then the lack of values.
fn syntax_penalty(encoding: &'static Encoding, bytes: &[u8]) -> (usize, Reverse<usize>) {
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
