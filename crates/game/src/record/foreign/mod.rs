//! Records of servers that write no SGF: each format is converted to a tree of SGF, which is then read.

mod gib;
mod ngf;
mod ugf;

use super::records::Format;
use tengen_rules::{Color, Handicap, Size};
use tengen_sgf::{Collection, NodeId, Parsed};

/// Most lines that are read: a game has some hundreds.
const MOST_LINES: usize = 100_000;

/// The record in `bytes`, if it has one of the formats.
pub(super) fn read(bytes: &[u8]) -> Option<(Format, Parsed)> {
    let decoded = tengen_sgf::decode(bytes);
    let lines: Vec<&str> = decoded
        .text
        .lines()
        .map(str::trim)
        .take(MOST_LINES)
        .collect();
    let read = [
        (Format::Gib, gib::read as fn(&[&str]) -> Option<Collection>),
        (Format::Ugf, ugf::read),
        (Format::Ngf, ngf::read),
    ];
    let (format, collection) = read
        .into_iter()
        .find_map(|(format, read)| Some((format, read(&lines)?)))?;
    let parsed = Parsed {
        collection,
        charset: decoded.charset,
        evidence: decoded.evidence,
        charset_named: None,
        flaws: Vec::new(),
    };
    Some((format, parsed))
}

/// A record being built: the root, and the moves after it.
struct Draft {
    sgf: Collection,
    root: NodeId,
    last: NodeId,
    size: Size,
    next: Color,
}

impl Draft {
    fn new(size: Size) -> Self {
        let mut sgf = Collection::new();
        let root = sgf.add_game();
        sgf.add(root, "GM", ["1"]);
        sgf.add(root, "SZ", [size.rows().to_string().as_str()]);
        Self {
            sgf,
            root,
            last: root,
            size,
            next: Color::Black,
        }
    }

    /// Adds a property to the root, unless it is empty.
    fn add_property(&mut self, name: &str, value: &str) {
        if !value.trim().is_empty() {
            self.sgf.add(self.root, name, [value.trim()]);
        }
    }

    /// Puts handicap stones on the marked points in these servers' order: three leave the lower right corner empty.
    fn handicap(&mut self, stones: u8) {
        let marked = |stones| Handicap::new(stones).and_then(|handicap| handicap.points(self.size));
        let points = match stones {
            3 => marked(4).map(|mut points| {
                points.remove(2);
                points
            }),
            stones => marked(stones),
        };
        let Some(points) = points.filter(|points| !points.is_empty()) else {
            return;
        };
        self.next = Color::White;
        let points: Vec<_> = points
            .iter()
            .map(|&point| tengen_sgf::from_point(point, self.size))
            .collect();
        self.add_property("HA", &stones.to_string());
        self.sgf
            .add(self.root, "AB", points.iter().map(String::as_str));
    }

    /// A move at a point in SGF notation; an empty one is a pass.
    fn play(&mut self, color: Color, at: &str) {
        self.last = self.sgf.add_child(self.last);
        self.sgf.add(self.last, side(color), [at]);
        self.next = !color;
    }

    /// The record, unless it has no move.
    fn finish(self) -> Option<Collection> {
        (self.last != self.root).then_some(self.sgf)
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "B",
        Color::White => "W",
    }
}

/// A point in SGF notation, given by column from the left and row from the top, counted from 0.
fn sgf_point(column: u32, row: u32) -> Option<String> {
    let letter = |number: u32| {
        let number = u8::try_from(number).ok().filter(|&number| number < 26)?;
        Some(char::from(b'a' + number))
    };
    Some(String::from_iter([letter(column)?, letter(row)?]))
}

/// A move with an unreadable point, kept as written: it is judged illegal later, not skipped and not read as a pass.
fn unreadable_move(fields: &[&str]) -> String {
    match fields.join(" ") {
        text if text.is_empty() => "?".to_owned(),
        text => text,
    }
}

/// Splits `kuro (5D)` into name and rank.
fn name_and_rank(text: &str) -> (&str, &str) {
    let parts = text
        .strip_suffix([')', ']'])
        .and_then(|text| text.rsplit_once(['(', '[']));
    match parts {
        Some((name, rank)) => (name.trim(), rank.trim().trim_end_matches(['*', '?', '+'])),
        None => (text, ""),
    }
}
