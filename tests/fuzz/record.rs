//! Records: real files, damaged in all ways; and numbers beyond all bounds.

use std::fs;
use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use tengen::record::Transcript;
use tengen::rules::RuleSet;
use tengen::sgf::{parse, parse_text};

/// A way to damage a file.
#[derive(Clone, Debug)]
enum Damage {
    Change(Index, u8),
    Remove(Index, usize),
    Repeat(Index, usize, usize),
    Insert(Index, &'static str),
    CutOff(Index),
}

/// Tokens that matter to a reader.
const TOKENS: &[&str] = &[
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    "(;",
    ";)",
    "[]",
    "](",
    "\0",
    "\n\r",
    "\u{feff}",
    "CA[Big5]",
    "CA[Shift_JIS]",
    "CA[UTF-16]",
    "SZ[0]",
    "SZ[19]",
    "SZ[1]",
    "SZ[20]",
    "SZ[19:1]",
    "SZ[-1:5]",
    "SZ[99999999999999999999]",
    "GM[4]",
    "GM[99999999999999999999]",
    "HA[9]",
    "HA[255]",
    "HA[-1]",
    "HA[4294967296]",
    "KM[6.5]",
    "KM[1e999]",
    "KM[-99999999999999999999]",
    "AB[aa:ss]",
    "AW[aa:ss]",
    "AE[aa:ss]",
    "AB[ss:aa]",
    "AB[aa:zz]",
    "PL[B]",
    "PL[white]",
    "PL[]",
    "B[tt]",
    "W[]",
    "B[aa]",
    "W[sss]",
    "B[é]",
    "RU[Japanese]",
    "RU[chinese]",
    "RU[go-bang]",
    "RE[B+]",
    "B",
    "W[aa][bb][cc]",
];

fn damage() -> impl Strategy<Value = Damage> {
    let place = any::<Index>;
    prop_oneof![
        (place(), any::<u8>()).prop_map(|(at, byte)| Damage::Change(at, byte)),
        (place(), 1..20_usize).prop_map(|(at, length)| Damage::Remove(at, length)),
        (place(), 1..20_usize, 1..40_usize)
            .prop_map(|(at, length, times)| Damage::Repeat(at, length, times)),
        (place(), prop::sample::select(TOKENS)).prop_map(|(at, token)| Damage::Insert(at, token)),
        place().prop_map(Damage::CutOff),
    ]
}

fn apply_damages(mut bytes: Vec<u8>, damages: &[Damage]) -> Vec<u8> {
    for damage in damages {
        let places = bytes.len() + 1;
        let place = |at: &Index| at.index(places);
        match damage {
            Damage::Change(at, byte) => {
                if let Some(old) = bytes.get_mut(place(at)) {
                    *old = *byte;
                }
            }
            Damage::Remove(at, length) => {
                let start = place(at);
                let end = (start + length).min(bytes.len());
                bytes.drain(start..end);
            }
            Damage::Repeat(at, length, times) => {
                let start = place(at);
                let end = (start + length).min(bytes.len());
                let more = bytes[start..end].repeat(*times);
                bytes.splice(start..start, more);
            }
            Damage::Insert(at, token) => {
                let start = place(at);
                bytes.splice(start..start, token.bytes());
            }
            Damage::CutOff(at) => bytes.truncate(place(at)),
        }
    }
    bytes
}

/// The files of `tests/sgf/files`.
fn files() -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sgf/files");
    let mut paths: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "sgf"))
        .collect();
    paths.sort();
    assert!(paths.len() >= 40, "the files are there");
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Reads and replays `bytes` by all rules; a record that can be read is written and read again unchanged.
fn digest(bytes: &[u8]) {
    if let Ok(parsed) = parse(bytes) {
        let written = parsed.collection.to_sgf();
        let again = parse_text(&written).unwrap();
        assert_eq!(again.collection.to_sgf(), written);
    }
    let Ok(transcript) = Transcript::read(bytes) else {
        return;
    };
    for set in RuleSet::ALL {
        let Ok(replay) = transcript.replay(&set.rules, None) else {
            continue;
        };
        assert!(replay.moves <= transcript.len());
        assert_eq!(
            replay.first_illegal.is_none(),
            replay.moves == transcript.len(),
            "{}",
            set.name
        );
        let half = transcript
            .replay(&set.rules, Some(replay.moves / 2))
            .unwrap();
        assert_eq!(half.moves, replay.moves / 2);
    }
}

proptest! {
    #[test]
    fn damaged_files_are_read_or_refused(
        file in any::<Index>(),
        damages in vec(damage(), 0..6),
    ) {
        let files = files();
        digest(&apply_damages(files[file.index(files.len())].clone(), &damages));
    }

    #[test]
    fn two_files_grown_together_are_read_or_refused(
        (one, other) in any::<(Index, Index)>(),
        (cut, from) in any::<(Index, Index)>(),
    ) {
        let files = files();
        let (one, other) = (&files[one.index(files.len())], &files[other.index(files.len())]);
        let (cut, from) = (cut.index(one.len() + 1), from.index(other.len() + 1));
        digest(&[&one[..cut], &other[from..]].concat());
    }

    #[test]
    fn any_tokens_are_read_or_refused(tokens in vec(prop::sample::select(TOKENS), 0..60)) {
        digest(format!("(;{}", tokens.concat()).as_bytes());
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..300)) {
        digest(&bytes);
        digest(&[b"(;", &bytes[..]].concat());
    }
}

/// A number out of bounds is an error if the game depends on it, and otherwise ignored.
#[test]
fn numbers_beyond_all_bounds_do_no_harm() {
    for number in [
        "0",
        "-1",
        "20",
        "256",
        "65537",
        "4294967297",
        "1e999",
        "NaN",
        "９",
        "99999999999999999999999",
    ] {
        let read =
            |property: &str| Transcript::read(format!("(;{property}[{number}];B[aa])").as_bytes());
        assert!(read("SZ").is_err(), "{number}");
        let handicap = read("HA").unwrap();
        assert!(
            handicap.replay(&handicap.rules.rules(), None).is_ok(),
            "{number}"
        );
        let komi = read("KM").unwrap().komi.komi;
        assert!(
            komi.is_none_or(|komi| komi.half_points().abs() <= 722),
            "{number}"
        );
        let game = read("GM");
        assert!(game.is_err() || number.parse::<u32>().is_err(), "{number}");
    }
}

/// Usual failure 25.
#[test]
fn a_hundred_thousand_variations_deep_is_read_and_replayed() {
    let depth = 100_000;
    for (open, close) in [("(;B[]", ")"), ("(;C[(;]", ")"), ("(", "")] {
        let text = format!("(;SZ[5]{}{}", open.repeat(depth), close.repeat(depth));
        digest(text.as_bytes());
        digest(&text.as_bytes()[..text.len() / 2]);
    }
}
