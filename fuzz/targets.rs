//! What is fuzzed: everything that comes from outside, and is read before anything is known of it.
//!
//! Each takes any bytes, panics where a law is broken, and is run by libFuzzer (see CONTRIBUTING.md),
//! and on the seeds by `cargo test`.

use tengen::bot::registry;
use tengen::puzzle::Study;
use tengen::record::Records;
use tengen::rules::{Komi, Point, RuleSet, Size};
use tengen::sgf;

/// What a program runs on each input.
type Target = fn(&[u8]);

/// The targets and the folders of their seeds.
pub(crate) const ALL: &[(&str, Target)] = &[
    ("record", record),
    ("notation", notation),
    ("custom_id", custom_id),
    ("referee", referee),
    ("tournament", tournament),
    ("gotha", gotha),
    ("value", value),
    ("gateway", gateway),
];

/// A file: read as SGF, replayed by the rule sets, and read as a puzzle.
pub(crate) fn record(bytes: &[u8]) {
    if let Ok(parsed) = sgf::parse(bytes) {
        let written = parsed.collection.to_sgf();
        let again = sgf::parse_text(&written).expect("what was written can be read");
        assert_eq!(again.collection.to_sgf(), written);
    }
    let records = Records::read(bytes).ok();
    for transcript in records.iter().flat_map(Records::games).flatten() {
        for set in RuleSet::ALL {
            if let Ok(replay) = transcript.replay(&set.rules, None) {
                assert!(replay.moves <= transcript.len());
            }
        }
    }
    if let Ok(study) = Study::read(bytes) {
        let again = Study::parse(&study.to_sgf()).expect("a study is read as it was written");
        assert_eq!(again, study);
    }
}

/// Points, komi and points of records: what is read is what is written.
pub(crate) fn notation(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Ok(point) = text.parse::<Point>() {
        assert_eq!(point.to_string().parse(), Ok(point));
    }
    if let Ok(komi) = text.parse::<Komi>() {
        assert_eq!(komi.to_string().parse(), Ok(komi));
    }
    for lines in [5, 9, 13, 19] {
        let size = Size::square(lines).expect("there are such boards");
        if let Ok(point) = sgf::to_point(text, size) {
            assert!(size.contains(point));
            let written = sgf::from_point(point, size);
            assert_eq!(sgf::to_point(&written, size), Ok(point));
        }
        if let Ok(points) = sgf::to_points(text, size) {
            assert!(points.iter().all(|point| size.contains(point)));
        }
    }
}

/// What a button carries.
pub(crate) fn custom_id(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes)
        && let Some(again) = registry::round_trip(text)
    {
        assert_eq!(again, text);
    }
}

/// Lines of the referee: each has one line of JSON for an answer.
pub(crate) fn referee(bytes: &[u8]) {
    let mut answers = Vec::new();
    tengen::referee::serve(bytes, &mut answers).expect("memory can be read and written");
    check_json_lines(&answers);
}

/// Lines of the organiser's tool: each has one line of JSON for an answer.
pub(crate) fn tournament(bytes: &[u8]) {
    let mut answers = Vec::new();
    tengen::tournament::serve(bytes, &mut answers).expect("memory can be read and written");
    check_json_lines(&answers);
}

fn check_json_lines(answers: &[u8]) {
    for answer in answers
        .split(|byte| *byte == b'\n')
        .filter(|line| !line.is_empty())
    {
        let read: Result<serde_json::Value, _> = serde_json::from_slice(answer);
        assert!(read.is_ok(), "{}", String::from_utf8_lossy(answer));
    }
}

/// A file of OpenGotha: read, written and read again, with its table and its result file.
pub(crate) fn gotha(bytes: &[u8]) {
    use tengen::tournament::{Standings, TournamentFile, h9, table};

    if let Ok(text) = std::str::from_utf8(bytes)
        && let Ok(file) = TournamentFile::read(text)
    {
        let standings = Standings::after(&file.event, file.event.last_round());
        assert!(!table::text(&file, &standings).is_empty());
        assert!(!h9::to_latin9(&h9::text(&file, &standings, h9::Class::D)).is_empty());
        let again = TournamentFile::read(&file.to_gotha());
        assert!(again.is_ok(), "{again:?}");
    }
}

/// A row of the database.
pub(crate) fn value(bytes: &[u8]) {
    tengen::store::probe(bytes);
}

/// A text that comes from Discord's gateway.
pub(crate) fn gateway(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        tengen::discord::probe(text);
    }
}
