//! Boards divided into rows and chains.

use proptest::prelude::*;
use tengen_render::text::{Content, chains, rows};
use tengen_render::{Crop, Diagram};
use tengen_rules::{Board, Color, Point, PointSet, Size};

use super::diagram;
use tengen_testkit::board::{at, points};

/// A diagram's rows in short: `4: X A4-C4`.
fn rows_in_words(diagram: &Diagram) -> Vec<String> {
    let short = |content| match content {
        Content::Stone(Color::Black) => "X",
        Content::Stone(Color::White) => "O",
        Content::Dead(Color::Black) => "x",
        Content::Dead(Color::White) => "o",
        Content::Territory(Color::Black) => "b",
        Content::Territory(Color::White) => "w",
    };
    rows(diagram)
        .map(|row| {
            let runs = row
                .runs
                .iter()
                .map(|run| format!(" {} {}-{}", short(run.content), run.from, run.to));
            format!("{}:{}", row.number, runs.collect::<String>())
        })
        .collect()
}

#[test]
fn rows_are_told_from_the_top_and_neighbours_alike_together() {
    let board = diagram(
        "X X . X
         . . . .
         O O X .
         . O . X",
    );
    assert_eq!(
        rows_in_words(&board),
        [
            "4: X A4-B4 X D4-D4",
            "3:",
            "2: O A2-B2 X C2-C2",
            "1: O B1-B1 X D1-D1"
        ]
    );
}

#[test]
fn rows_tell_dead_stones_and_territory() {
    let board = diagram(
        "X O .
         X X .
         . . .",
    )
    .dead([at("B3")])
    .territory(Color::Black, points("B3 C3 C2").iter());
    assert_eq!(
        rows_in_words(&board),
        ["3: X A3-A3 o B3-B3 b C3-C3", "2: X A2-B2 b C2-C2", "1:"]
    );
}

#[test]
fn of_a_part_only_the_rows_and_columns_that_are_shown_are_told() {
    let board = diagram(
        "X X X
         X X X
         O O O",
    );
    let crop = Crop::between(board.size(), at("B1"), at("C2")).unwrap();
    assert_eq!(
        rows_in_words(&board.crop(crop)),
        ["2: X B2-C2", "1: O B1-C1"]
    );
}

#[test]
fn chains_in_atari_come_first_then_blacks_then_whites_as_one_reads() {
    let board = diagram(
        ". . . . .
         . . X . .
         . X O X .
         . . . . .
         O . . . .",
    );
    let found: Vec<_> = chains(&board)
        .iter()
        .map(|chain| {
            let first = chain.stones.iter().next().unwrap();
            (chain.color, first, chain.liberties.len())
        })
        .collect();
    assert_eq!(
        found,
        [
            (Color::White, at("C3"), 1),
            (Color::Black, at("C4"), 3),
            (Color::Black, at("B3"), 3),
            (Color::Black, at("D3"), 3),
            (Color::White, at("A1"), 2),
        ]
    );
}

/// Boards of any size with stones anywhere, except for chains without liberties.
fn boards() -> impl Strategy<Value = Board> {
    let sides = (1..=Size::MAX, 1..=Size::MAX);
    let sized = sides.prop_flat_map(|(columns, rows)| {
        let size = Size::new(columns, rows).unwrap();
        let any = prop::collection::vec((any::<bool>(), 0..columns, 0..rows), 0..400);
        (Just(size), any)
    });
    sized.prop_map(|(size, stones)| {
        let mut board = Board::new(size);
        for (is_black, column, row) in stones {
            let point = Point::new(column, row).unwrap();
            let color = if is_black { Color::Black } else { Color::White };
            if board.is_empty(point) && board.may_live(color, point) {
                board.place(color, point);
            }
        }
        board
    })
}

fn shown(board: &Board) -> Diagram {
    let mut diagram = Diagram::new(board.size());
    for color in Color::ALL {
        diagram = diagram.stones(color, board.stones(color).iter());
    }
    diagram
}

proptest! {
    #[test]
    fn rows_lose_no_stone(board in boards()) {
        let mut found = [PointSet::EMPTY; 2];
        for row in rows(&shown(&board)) {
            for run in row.runs {
                let Content::Stone(color) = run.content else {
                    panic!("there are only stones");
                };
                for column in run.from.column()..=run.to.column() {
                    let point = Point::new(column, run.from.row()).unwrap();
                    prop_assert_eq!(row.number, point.row() + 1);
                    prop_assert!(found[usize::from(color == Color::White)].insert(point));
                }
            }
        }
        prop_assert_eq!(found, Color::ALL.map(|color| board.stones(color)));
    }

    #[test]
    fn chains_and_liberties_are_those_of_the_rules(board in boards()) {
        let mut found = PointSet::EMPTY;
        for chain in chains(&shown(&board)) {
            let first = chain.stones.iter().next().unwrap();
            prop_assert_eq!(Some(chain), board.chain(first));
            prop_assert!(found.intersection(chain.stones).is_empty());
            found = found.union(chain.stones);
        }
        prop_assert_eq!(found.len(), board.size().points() - board.empty().len());
    }
}
