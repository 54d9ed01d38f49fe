//! The stones of a game's record (SGF), without any knowledge of rules.

/// Column letters, without I.
const COLUMNS: &str = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// Column and row, counted from 0 at the upper left corner, as in SGF.
type Point = (usize, usize);

/// The parts of a record that are needed to choose a move.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Record {
    columns: usize,
    rows: usize,
    /// Points that have had a stone, in the order of the record, captured stones included.
    stones: Vec<Point>,
    /// The last move: `Some(None)` is a pass, `None` means that there is no move yet.
    last: Option<Option<Point>>,
}

impl Record {
    /// Reads the properties `SZ`, `AB`, `AW`, `B` and `W` in order. None without a size.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut record = Self::default();
        let mut name = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            rest = &rest[letter.len_utf8()..];
            match letter {
                '[' => {
                    let (value, after) = read_value(rest);
                    record.add_value(&name, &value);
                    rest = after;
                    // Another value of the same property may follow.
                    if !rest.trim_start().starts_with('[') {
                        name.clear();
                    }
                }
                letter if letter.is_ascii_uppercase() => name.push(letter),
                _ => {}
            }
        }
        (record.columns > 0 && record.rows > 0).then_some(record)
    }

    /// Stores one value of a property, and ignores the properties that are not needed.
    fn add_value(&mut self, name: &str, value: &str) {
        match name {
            "SZ" => {
                let (columns, rows) = value.split_once(':').unwrap_or((value, value));
                let parse_side = |text: &str| text.trim().parse().unwrap_or(0);
                (self.columns, self.rows) = (parse_side(columns), parse_side(rows));
            }
            "AB" | "AW" => self.stones.extend(parse_point(value)),
            "B" | "W" => {
                let to = parse_point(value).filter(|&(x, y)| x < self.columns && y < self.rows);
                self.stones.extend(to);
                self.last = Some(to);
            }
            _ => {}
        }
    }

    /// Whether the last move was a pass.
    pub(super) fn has_passed(&self) -> bool {
        self.last == Some(None)
    }

    /// All points by name, likely moves first: near the last move, not at the edge; points that have had a stone last.
    pub(super) fn candidate_moves(&self) -> Vec<String> {
        let all = (0..self.rows).flat_map(|y| (0..self.columns).map(move |x| (x, y)));
        let mut points: Vec<Point> = all.collect();
        points.sort_by_key(|&point| (self.stones.contains(&point), self.cost(point), point));
        points
            .into_iter()
            .map(|point| self.coordinates(point))
            .collect()
    }

    /// The cost of a move on a point, without a unit: the point of the lowest cost is tried first.
    fn cost(&self, (x, y): Point) -> usize {
        let to_edge = |at: usize, side: usize| at.min(side.saturating_sub(1 + at));
        let from_edge = to_edge(x, self.columns).min(to_edge(y, self.rows));
        // Penalties of the first and the second line.
        let edge_cost = [6, 2].get(from_edge).copied().unwrap_or(0);
        let distance_cost = match self.last.flatten() {
            // Cheapest at a small knight's move or a jump from the last move: neither in contact nor far away.
            Some((column, row)) => (x.abs_diff(column) + y.abs_diff(row)).abs_diff(2),
            None => from_edge.abs_diff(2),
        };
        // Deterministic variation: other moves in other games.
        let variation = (x * 7 + y * 13 + self.stones.len() * 5) % 3;
        edge_cost + 2 * distance_cost + variation
    }

    /// A point in board coordinates, with rows counted from the bottom: `D4`.
    fn coordinates(&self, (x, y): Point) -> String {
        let column = COLUMNS.chars().nth(x).unwrap_or('?');
        format!("{column}{}", self.rows - y)
    }
}

/// The value up to the next unescaped `]`, without its backslashes, and the text after the bracket.
fn read_value(text: &str) -> (String, &str) {
    let mut value = String::new();
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            ']' => return (value, &text[at + 1..]),
            '\\' => value.extend(letters.next().map(|(_, escaped)| escaped)),
            letter => value.push(letter),
        }
    }
    (value, "")
}

/// The point of a value such as `dc`: column and row as letters, `a` for 0.
fn parse_point(value: &str) -> Option<Point> {
    let number = |letter: u8| letter.checked_sub(b'a').map(usize::from);
    match *value.trim().as_bytes() {
        [column, row] => Some((number(column)?, number(row)?)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_tells_its_stones_and_whether_the_last_move_was_a_pass() {
        let text = "(;GM[1]SZ[9]PB[B[ai\\]]AB[cc][gg]C[a ; W[aa\\] b];W[dd];B[])";
        let record = Record::read(text).unwrap();
        assert_eq!(record.stones, [(2, 2), (6, 6), (3, 3)]);
        assert!(record.has_passed());
        let record = Record::read("(;SZ[9];B[dd])").unwrap();
        assert!(!record.has_passed());
        assert_eq!(Record::read("nothing"), None);
    }

    #[test]
    fn every_point_is_named_once_and_stones_come_last() {
        let record = Record::read("(;SZ[9]AW[aa];B[hh])").unwrap();
        let points = record.candidate_moves();
        assert_eq!(points.len(), 81);
        let mut stones = points[79..].to_vec();
        stones.sort();
        assert_eq!(stones, ["A9", "H2"]);
        assert!(!points.iter().any(|name| name.contains('I')));
    }
}
