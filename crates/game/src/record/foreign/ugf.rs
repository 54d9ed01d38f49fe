//! UGF and UGI, the formats of PandaNet: sections with a title in brackets; `[Header]` and `[Data]` contain the game.

use super::{Draft, sgf_point, unreadable_move};
use tengen_rules::{Color, Size};
use tengen_sgf::Collection;

/// The record in the `lines` of a file, if it is one of PandaNet.
pub(super) fn read(lines: &[&str]) -> Option<Collection> {
    let has = |title: &str| lines.iter().any(|line| line.eq_ignore_ascii_case(title));
    if !has("[Header]") || !has("[Data]") {
        return None;
    }
    let head = section(lines, "[Header]");
    let value = |key: &str| {
        let mut pairs = head.iter().filter_map(|line| line.split_once('='));
        let found = pairs.find(|(name, _)| name.eq_ignore_ascii_case(key));
        found.map_or("", |(_, value)| value.trim())
    };
    let lines_of_board = value("Size").parse().unwrap_or(Size::MAX);
    let mut draft = Draft::new(Size::square(lines_of_board)?);
    for (key, name, rank) in [("PlayerB", "PB", "BR"), ("PlayerW", "PW", "WR")] {
        let mut parts = value(key).split(',');
        draft.add_property(name, parts.next().unwrap_or_default());
        draft.add_property(rank, parts.next().unwrap_or_default());
    }
    let (handicap, komi) = value("Hdcp").split_once(',').unwrap_or((value("Hdcp"), ""));
    let handicap: usize = handicap.trim().parse().unwrap_or(0);
    if handicap > 1 {
        draft.add_property("HA", &handicap.to_string());
    }
    draft.add_property("KM", komi);
    draft.add_property("RU", rules(value("Rule"), value("Rules")));
    draft.add_property(
        "DT",
        &value("Date")
            .split(',')
            .next()
            .unwrap_or_default()
            .replace('/', "-"),
    );
    let (winner, how) = value("Winner")
        .split_once(',')
        .unwrap_or((value("Winner"), ""));
    if ["B", "W"].contains(&winner) {
        draft.add_property("RE", &format!("{winner}+{}", margin(how)));
    }
    let rows = if value("CoordinateType").eq_ignore_ascii_case("IGS") {
        Rows::FromBelow
    } else {
        Rows::FromAbove
    };
    play(&mut draft, &section(lines, "[Data]"), handicap, rows);
    draft.finish()
}

/// The side from which rows are counted.
#[derive(Clone, Copy)]
enum Rows {
    FromBelow,
    FromAbove,
}

/// The lines after a title, up to the next one.
fn section<'a>(lines: &[&'a str], title: &str) -> Vec<&'a str> {
    let is_title = |line: &&str| line.starts_with('[') && line.ends_with(']');
    let behind = lines
        .iter()
        .skip_while(|line| !line.eq_ignore_ascii_case(title));
    behind
        .skip(1)
        .take_while(|line| !is_title(line))
        .copied()
        .collect()
}

/// Lines such as `QD,B1,0,12`: the point, the colour, the place among the moves, and the time.
/// The stones of a handicap come first, with place 0.
fn play(draft: &mut Draft, data: &[&str], handicap: usize, rows: Rows) {
    let mut placed: Vec<String> = Vec::new();
    for line in data {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let (Some(at), Some(color)) = (fields.first(), fields.get(1)) else {
            continue;
        };
        let color = match color.chars().next() {
            Some('B' | 'b') => Color::Black,
            Some('W' | 'w') => Color::White,
            _ => continue,
        };
        let at = match at.as_bytes() {
            // Points off the board are passes, mostly written as YA.
            [_, _] => point(at, draft.size, rows).unwrap_or_default(),
            _ => unreadable_move(&[at]),
        };
        let is_first = draft.last == draft.root;
        let is_placed =
            is_first && color == Color::Black && placed.len() < handicap && handicap > 1;
        if is_placed && fields.get(2).is_some_and(|place| *place == "0") {
            placed.push(at);
        } else {
            draft.play(color, &at);
        }
    }
    draft
        .sgf
        .add(draft.root, "AB", placed.iter().map(String::as_str));
}

fn point(text: &str, size: Size, rows: Rows) -> Option<String> {
    let text = text.to_ascii_uppercase();
    let &[column, row] = text.as_bytes() else {
        return None;
    };
    let lines = u32::from(size.rows());
    let from_first = |letter: u8| {
        u32::from(letter)
            .checked_sub(u32::from(b'A'))
            .filter(|&line| line < lines)
    };
    let row = from_first(row)?;
    let row = match rows {
        Rows::FromBelow => lines - 1 - row,
        Rows::FromAbove => row,
    };
    sgf_point(from_first(column)?, row)
}

/// The value of `Rule=` or `Rules=`, such as `JPN`.
fn rules<'a>(rule: &'a str, rules: &'a str) -> &'a str {
    if rule.is_empty() { rules } else { rule }
}

/// The part of a result after the winner: a margin, or a letter for the kind of win.
fn margin(how: &str) -> &str {
    match how.trim() {
        "C" | "c" | "R" | "r" => "R",
        "T" | "t" => "T",
        other => other,
    }
}
