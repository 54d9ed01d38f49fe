//! Numbers that others have published: legal positions, and sequences of moves.

use tengen_rules::{
    Board, ByColor, Color, GoRules, KoRule, Point, PointSet, Rules, Scoring, Size, Suicide,
    perft::perft,
};

use super::go_with;
use super::grid::Grid;
use super::simple::{Game, Simple, Standing};

/// Number of arrangements of a board that leave every chain a liberty.
fn legal_positions(columns: u8, rows: u8) -> usize {
    let size = Size::new(columns, rows).unwrap();
    let all: Vec<_> = size.all().collect();
    (0..3_usize.pow(all.len() as u32))
        .filter(|&number| {
            let mut rest = number;
            let mut stones = ByColor::<PointSet>::default();
            for &point in &all {
                match rest % 3 {
                    1 => assert!(stones.black.insert(point)),
                    2 => assert!(stones.white.insert(point)),
                    _ => {}
                }
                rest /= 3;
            }
            Board::from_arrangement(size, stones).is_some()
        })
        .count()
}

#[test]
fn small_boards_have_the_known_numbers_of_legal_positions() {
    assert_eq!(legal_positions(2, 2), 57);
    assert_eq!(legal_positions(2, 3), 489);
    assert_eq!(legal_positions(3, 3), 12_675);
    assert_eq!(legal_positions(2, 4), 4_125);
    assert_eq!(legal_positions(5, 2), 35_117);
    let rows = [1, 2, 3, 4, 5, 6].map(|columns| legal_positions(columns, 1));
    assert_eq!(rows, [1, 5, 15, 41, 113, 313]);
}

/// The numbers of sequences of 1, 2, … turns on an empty board.
fn sequences(ko: KoRule, side: u8, depth: u8) -> Vec<u64> {
    let rules = go_with(ko);
    let size = Size::square(side).unwrap();
    let start = rules
        .position(size, ByColor::default(), Color::Black)
        .unwrap();
    (1..=depth)
        .map(|depth| perft(&rules, &start, depth))
        .collect()
}

#[test]
fn sequences_with_simple_ko_have_the_known_numbers() {
    assert_eq!(
        sequences(KoRule::Simple, 2, 8),
        [5, 21, 68, 156, 316, 604, 1168, 2592]
    );
    assert_eq!(sequences(KoRule::Simple, 3, 5), [10, 91, 738, 5281, 33_384]);
}

#[test]
fn positional_superko_parts_from_simple_ko_at_the_seventh_turn() {
    assert_eq!(
        sequences(KoRule::PositionalSuperko, 2, 8),
        [5, 21, 68, 156, 316, 604, 1088, 2184]
    );
}

/// The same numbers as the simple referee counts them.
fn simple_sequences(game: &Simple, all: &[Point], depth: u8) -> u64 {
    let Some(rest) = depth.checked_sub(1) else {
        return 1;
    };
    if game.standing() != Standing::GoesOn {
        return 0;
    }
    let mut next = game.clone();
    next.pass();
    let mut sequences = simple_sequences(&next, all, rest);
    for &point in all {
        if let Ok(after) = game.judge(point) {
            let mut next = game.clone();
            next.play(point, after);
            sequences += simple_sequences(&next, all, rest);
        }
    }
    sequences
}

#[test]
fn the_simple_referee_counts_the_same_sequences() {
    for ko in [
        KoRule::Simple,
        KoRule::PositionalSuperko,
        KoRule::SituationalSuperko,
    ] {
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            for (columns, rows, depth) in [(2, 2, 7), (3, 2, 5), (1, 4, 7), (3, 3, 4)] {
                let size = Size::new(columns, rows).unwrap();
                let rules = Rules::Go(GoRules {
                    suicide,
                    ..GoRules::new(ko, Scoring::Area)
                });
                let start = rules
                    .position(size, ByColor::default(), Color::Black)
                    .unwrap();
                let simple = Simple::new(Game::Go(ko, suicide), Grid::new(size), Color::Black);
                let all: Vec<Point> = size.all().collect();
                assert_eq!(
                    perft(&rules, &start, depth),
                    simple_sequences(&simple, &all, depth),
                    "{ko:?} {suicide:?} {size}"
                );
            }
        }
    }
}
