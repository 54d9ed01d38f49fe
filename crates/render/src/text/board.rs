//! Boards drawn with characters: for terminals, and where pictures cannot be shown.

use std::fmt::Write;
use std::ops::RangeInclusive;

use crate::{Diagram, Frame, Mark};
use tengen_rules::{Color, Point};

/// Maximum number of columns in a line: a phone shows about 36 monospaced characters.
const COLUMNS: u8 = 15;

/// The board in characters of one width, with letters and numbers around it.
///
/// A board too wide for a phone is split into two halves, the left one first; the column in the middle is in both.
///
/// `X` is Black, `O` White, `.` an empty point, `+` a marked one, `!` the ko; the last move is in parentheses.
/// Marks are `*` for a cross, and brackets for the others: `[X]` square, `<X>` triangle, `{X}` circle.
/// The stones of a winning line are between bars, as in `|X X|`.
/// In a count `x` and `o` are dead stones, those between bars are in seki, and `b` and `w` are the territory of Black and White.
/// A dashed frame is a line of dashes above the board and one below it.
/// A single letter is drawn on an empty point if it cannot be confused with one of these.
/// 19 rows take fewer than 1,100 characters, so that the board fits one message.
pub fn board(diagram: &Diagram) -> String {
    let (first, last) = diagram.crop.columns().into_inner();
    if last - first < COLUMNS {
        part(diagram, first..=last)
    } else {
        let middle = first.midpoint(last);
        let halves = [first..=middle, middle..=last];
        halves.map(|columns| part(diagram, columns)).join("\n")
    }
}

/// These columns of the board.
fn part(diagram: &Diagram, columns: RangeInclusive<u8>) -> String {
    let mut text = String::new();
    dashes(&mut text, diagram, &columns);
    letters(&mut text, &columns);
    for row in diagram.crop.rows().rev() {
        write!(text, "{:>2}", row + 1).expect("a String takes everything");
        let mut open = None;
        for column in columns.clone() {
            let point = Point::new(column, row).expect("columns and rows are at most 19");
            let around = brackets(diagram, point);
            text.push(match (around, open) {
                // Adjacent points with the same mark share one pair of brackets.
                (Some(these), Some(those)) if these == those => ' ',
                (Some((opening, _)), _) => opening,
                (None, Some((_, closing))) => closing,
                (None, None) => ' ',
            });
            text.push(sign(diagram, point));
            open = around;
        }
        text.push(open.map_or(' ', |(_, closing)| closing));
        writeln!(text, "{}", row + 1).expect("a String takes everything");
    }
    letters(&mut text, &columns);
    dashes(&mut text, diagram, &columns);
    text
}

/// A line of the frame, if the board has one.
fn dashes(text: &mut String, diagram: &Diagram, columns: &RangeInclusive<u8>) {
    if diagram.frame == Frame::Dashed {
        // As wide as the rows: a number of two characters on the left, and one that follows a space on the right.
        text.push_str("- ".repeat(columns.len() + 2).trim_end());
        text.push('\n');
    }
}

fn letters(text: &mut String, columns: &RangeInclusive<u8>) {
    text.push_str("  ");
    for column in columns.clone() {
        let point = Point::new(column, 0).expect("columns are at most 19");
        text.push(' ');
        text.push(point.letter());
    }
    text.push('\n');
}

/// The characters around `point`: its mark, the parentheses of the last move, or the bars of seki and of a line. A
/// cross on an empty point takes its place.
fn brackets(diagram: &Diagram, point: Point) -> Option<(char, char)> {
    match diagram.marks.get(&point) {
        Some(Mark::Circle) => Some(('{', '}')),
        Some(Mark::Square) => Some(('[', ']')),
        Some(Mark::Triangle) => Some(('<', '>')),
        Some(Mark::Cross) if diagram.stone(point).is_some() => Some(('*', '*')),
        Some(Mark::Cross) => None,
        None if diagram.last_move == Some(point) => Some(('(', ')')),
        None if diagram.seki.union(diagram.line).contains(point) => {
            diagram.stone(point).map(|_| ('|', '|'))
        }
        None => None,
    }
}

fn sign(diagram: &Diagram, point: Point) -> char {
    let dead = diagram.dead.contains(point);
    if diagram.stone(point).is_none()
        && let Some(letter) = letter(diagram, point)
    {
        return letter;
    }
    match (diagram.stone(point), dead, diagram.owner(point)) {
        (Some(Color::Black), false, _) => 'X',
        (Some(Color::White), false, _) => 'O',
        (Some(Color::Black), true, _) => 'x',
        (Some(Color::White), true, _) => 'o',
        (None, ..) if diagram.marks.get(&point) == Some(&Mark::Cross) => '*',
        (None, _, Some(Color::Black)) => 'b',
        (None, _, Some(Color::White)) => 'w',
        (None, ..) if diagram.ko == Some(point) => '!',
        (None, _, None) if tengen_rules::hoshi(diagram.size()).contains(point) => '+',
        (None, _, None) => '.',
    }
}

/// The letter on `point`, unless it could be confused with another sign of the board.
fn letter(diagram: &Diagram, point: Point) -> Option<char> {
    let mut letters = diagram.letters.get(&point)?.chars();
    let letter = letters.next()?;
    let taken = match letter {
        'b' => !diagram.territory.black.is_empty(),
        'w' => !diagram.territory.white.is_empty(),
        other => "XOxo".contains(other) || !other.is_ascii_alphanumeric(),
    };
    (letters.next().is_none() && !taken).then_some(letter)
}
