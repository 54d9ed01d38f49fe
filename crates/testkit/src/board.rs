//! Boards as text diagrams: rows from the top, `X` Black, `O` White, `.` empty; spaces between are free.

use tengen_rules::{Board, ByColor, Color, Point, PointSet, Position, Rules, Size};

/// The size and stones of a diagram.
pub fn stones(diagram: &str) -> (Size, ByColor<PointSet>) {
    let rows: Vec<Vec<char>> = diagram
        .lines()
        .map(|line| {
            line.chars()
                .filter(|c| !c.is_whitespace())
                .collect::<Vec<char>>()
        })
        .filter(|row| !row.is_empty())
        .collect();
    let size = Size::new(rows[0].len() as u8, rows.len() as u8).expect("a board of 1 to 19");
    let mut stones = ByColor::<PointSet>::default();
    for (up, row) in rows.iter().rev().enumerate() {
        assert_eq!(row.len(), rows[0].len(), "rows of one length:\n{diagram}");
        for (column, sign) in row.iter().enumerate() {
            let point = Point::new(column as u8, up as u8).unwrap();
            match sign {
                'X' => assert!(stones.black.insert(point)),
                'O' => assert!(stones.white.insert(point)),
                '.' => {}
                other => panic!("{other} means nothing in a diagram"),
            }
        }
    }
    (size, stones)
}

/// The board of a diagram; every chain must have a liberty.
pub fn board(diagram: &str) -> Board {
    let (size, stones) = stones(diagram);
    Board::from_arrangement(size, stones).expect("every chain has a liberty")
}

/// The position of a diagram with `to_move` to move.
pub fn position(rules: &Rules, diagram: &str, to_move: Color) -> Position {
    let (size, stones) = stones(diagram);
    rules
        .position(size, stones, to_move)
        .expect("a possible position")
}

/// A point by its name.
pub fn at(name: &str) -> Point {
    name.parse().unwrap()
}

/// Points by their names, separated by spaces.
pub fn points(names: &str) -> PointSet {
    names.split_whitespace().map(at).collect()
}

/// Asserts that a board looks like a diagram.
#[track_caller]
pub fn assert_board(found: &Board, diagram: &str) {
    let (_, expected) = stones(diagram);
    assert_eq!(found.arrangement(), expected, "\nfound:\n{found}");
}
