//! NGF, the format of WBaduk and Cyberoro: some lines in a fixed order, then a line for each move.

use super::{Draft, sgf_point};
use tengen_rules::{Color, Size};
use tengen_sgf::Collection;

/// Line numbers of a head, from 0. Other lines have no information about the game.
struct Layout {
    /// The prefix of each line.
    mark: &'static str,
    size: usize,
    white: usize,
    black: usize,
    handicap: usize,
    komi: usize,
    date: usize,
    result: Option<usize>,
    /// The first line with a move.
    moves: usize,
}

/// The head of the server's own games, and that of its collection of professional games.
const LAYOUTS: [Layout; 2] = [
    Layout {
        mark: "",
        size: 1,
        white: 2,
        black: 3,
        handicap: 5,
        komi: 7,
        date: 8,
        result: Some(10),
        moves: 12,
    },
    Layout {
        mark: "GI",
        size: 6,
        white: 1,
        black: 2,
        handicap: 7,
        komi: 9,
        date: 5,
        result: None,
        moves: 11,
    },
];

/// The record in the `lines` of a file, if it is one of WBaduk.
pub(super) fn read(lines: &[&str]) -> Option<Collection> {
    LAYOUTS
        .iter()
        .find_map(|layout| read_with_layout(layout, lines))
}

fn read_with_layout(layout: &Layout, lines: &[&str]) -> Option<Collection> {
    let moves = lines.get(layout.moves..)?;
    if !moves.first()?.starts_with("PM") {
        return None;
    }
    let head: Vec<&str> = lines[..layout.moves]
        .iter()
        .map(|line| line.strip_prefix(layout.mark))
        .collect::<Option<_>>()?;
    let size = head[layout.size].parse().ok().and_then(Size::square)?;
    let mut draft = Draft::new(size);
    for (line, name, rank) in [(layout.white, "PW", "WR"), (layout.black, "PB", "BR")] {
        let line = head[line].trim();
        let (said, ranked) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        draft.add_property(name, said);
        draft.add_property(rank, ranked.trim().trim_end_matches(['*', '?', '+']));
    }
    let handicap = head[layout.handicap].parse().unwrap_or(0);
    draft.handicap(handicap);
    let komi = head[layout.komi];
    // Whole points; an even game adds half a point.
    if handicap == 0 && komi.parse::<u32>().is_ok() {
        draft.add_property("KM", &format!("{komi}.5"));
    } else {
        draft.add_property("KM", komi);
    }
    draft.add_property("DT", &date(head[layout.date]));
    draft.add_property(
        "RE",
        &layout
            .result
            .map(|line| result(head[line]))
            .unwrap_or_default(),
    );
    for line in moves {
        play(&mut draft, line);
    }
    draft.finish()
}

/// `PM`, two letters for the move number, the colour, and column and row, counted from B.
fn play(draft: &mut Draft, line: &str) {
    let line = line.to_ascii_uppercase();
    let &[b'P', b'M', _, _, color, column, row, ..] = line.as_bytes() else {
        return;
    };
    let color = match color {
        b'B' => Color::Black,
        b'W' => Color::White,
        _ => return,
    };
    let lines = u32::from(draft.size.rows());
    let from_first = |letter: u8| {
        let number = u32::from(letter).checked_sub(u32::from(b'B'));
        number.filter(|&number| number < lines)
    };
    // Points off the board are passes.
    let at = from_first(column)
        .zip(from_first(row))
        .and_then(|(column, row)| sgf_point(column, row));
    draft.play(color, &at.unwrap_or_default());
}

/// Converts `20160416 [00:36]` or `2006-9-5` to SGF.
fn date(text: &str) -> String {
    let day = text.split_whitespace().next().unwrap_or_default();
    if day.len() == 8 && day.bytes().all(|byte| byte.is_ascii_digit()) {
        return format!("{}-{}-{}", &day[..4], &day[4..6], &day[6..]);
    }
    day.to_owned()
}

/// Converts `Black wins by resignation` or `White wins by 3.5!`; always in English.
fn result(text: &str) -> String {
    let text = text.to_lowercase();
    let says = |part: &str| text.contains(part);
    let winner = if says("white win") || says("black lose") {
        "W+"
    } else if says("black win") || says("white lose") {
        "B+"
    } else {
        return String::new();
    };
    let how = if says("resign") {
        "R"
    } else if says("time") {
        "T"
    } else {
        let points = text
            .split_once(" by ")
            .map_or("", |(_, points)| points.trim_start());
        let end = points.find(|character: char| !character.is_ascii_digit() && character != '.');
        points[..end.unwrap_or(points.len())].trim_end_matches('.')
    };
    format!("{winner}{how}")
}
