//! Unconditional life (Benson).

use proptest::prelude::*;
use tengen_rules::{Board, Chance, Color, PointSet, Size};

use super::{BLACK, WHITE};
use tengen_testkit::board::{board, points};

/// Asserts which stones of a diagram live unconditionally.
#[track_caller]
fn assert_alive(diagram: &str, black: &str, white: &str) {
    let board = board(diagram);
    assert_eq!(board.unconditionally_alive(BLACK), points(black));
    assert_eq!(board.unconditionally_alive(WHITE), points(white));
}

#[test]
fn two_eyes_live() {
    assert_alive(
        ". X . X O
         X X X X O
         O O O O O
         . . . . .
         . . . . .",
        "B5 D5 A4 B4 C4 D4",
        "",
    );
}

#[test]
fn one_eye_does_not_live() {
    assert_alive(
        ". X O . .
         X X O . .
         O O O . .
         . . . . .
         . . . . .",
        "",
        "",
    );
}

#[test]
fn a_large_eye_is_one_eye() {
    assert_alive(
        ". . . . X
         X X X X X
         . . . . .
         . . . . .
         . . . . .",
        "",
        "",
    );
}

#[test]
fn a_false_eye_is_no_eye() {
    // D5 depends on C5, and has no other region: White can take it there.
    assert_alive(
        ". X . X O
         X X X O O
         O O O O O
         . . . . .
         . . . . .",
        "",
        "",
    );
}

#[test]
fn two_chains_live_by_two_regions_that_they_share() {
    // Neither chain has an eye for itself alone: A5 and the region of C4 are next to both.
    assert_alive(
        ". X X X O
         X O . X O
         X . X X O
         X X X O O
         O O O O .",
        "A4 A3 A2 B2 C2 B5 C5 D5 D4 C3 D3",
        "",
    );
}

#[test]
fn an_eye_with_enemy_stones_counts_if_its_empty_points_are_liberties() {
    assert_alive(
        ". X O . X
         X X X X X
         . . . . .
         . . . . .
         . . . . .",
        "B5 E5 A4 B4 C4 D4 E4",
        "",
    );
}

#[test]
fn an_empty_point_away_from_the_chain_makes_a_region_that_is_not_vital() {
    // One of the corner's four points touches no stone: White may live there, or take.
    assert_alive(
        ". . X . X
         . . X X X
         X X X . .
         . . . . .
         . . . . .",
        "",
        "",
    );
}

#[test]
fn both_sides_may_live() {
    assert_alive(
        ". X O . O
         X X O O O
         . X O . O
         X X O O O
         . X O . O",
        "B5 B4 A4 B3 A2 B2 B1",
        "C5 E5 C4 D4 E4 C3 E3 C2 D2 E2 C1 E1",
    );
}

#[test]
fn no_stone_no_life() {
    for side in [1, 5, 19] {
        let board = Board::new(Size::square(side).unwrap());
        for color in Color::ALL {
            assert_eq!(board.unconditionally_alive(color), PointSet::EMPTY);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_lives_unconditionally_outlasts_any_moves_of_the_enemy(seed in any::<u64>(), side in 3_u8..=7) {
        let mut chance = Chance::new(seed);
        let size = Size::square(side).unwrap();
        let mut boards = Vec::new();
        Board::new(size).play_out_watched(BLACK, &mut chance, |board, _| boards.push(board.clone()));
        for board in boards.iter().step_by(5) {
            for color in Color::ALL {
                let alive = board.unconditionally_alive(color);
                let mut attacked = board.clone();
                for _ in 0..4 * size.points() {
                    let legal: Vec<_> = attacked
                        .empty()
                        .iter()
                        .filter(|&point| attacked.may_live(!color, point))
                        .collect();
                    let Some(&point) = legal.get(chance.below(legal.len().max(1))) else {
                        break;
                    };
                    attacked.place(!color, point);
                }
                prop_assert!(alive.difference(attacked.stones(color)).is_empty(), "{:?}{:?}", board, attacked);
            }
        }
    }
}
