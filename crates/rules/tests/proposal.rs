//! The dead stones that are suggested when play has stopped.

use proptest::prelude::*;
use tengen_rules::{Board, Chance, Color, Position, Rules, Size};

use super::{BLACK, WHITE, play_all, rules};
use tengen_testkit::board::{points, position};

/// Asserts which stones of a diagram are proposed, for any seed and either side to pass last.
#[track_caller]
fn assert_proposed(diagram: &str, names: &str) {
    let rules = rules("japanese");
    for (color, seed) in [(BLACK, 1), (WHITE, 2)] {
        let stopped = stopped(&rules, diagram, color);
        let proposed = rules.propose_dead(&stopped, seed);
        assert_eq!(proposed, points(names), "{:?}", stopped.board());
    }
}

/// The position of a diagram after two passes.
fn stopped(rules: &Rules, diagram: &str, to_move: Color) -> Position {
    let mut position = position(rules, diagram, to_move);
    play_all(rules, &mut position, "pass pass");
    position
}

const STONES_INSIDE: &str = "
    . . . X O . . . .
    . O . X O . . . .
    . . . X O . X . .
    . . . X O . . . .
    X X X X O O O O O
    . X . X X X X O .
    X . X O . . X O O
    . X . . . . X O .
    . . . . . . X O .";

#[test]
fn stones_inside_the_enemys_territory_are_dead() {
    assert_proposed(STONES_INSIDE, "B8 G7 D3");
}

#[test]
fn a_lone_stone_in_large_territory_is_dead() {
    assert_proposed(
        ". . . . X O . . .
         . . . . X O . . .
         . . O . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . X .
         . . . . X O . . .
         . . . . X O . . .",
        "C7 H3",
    );
    // Wherever it stands.
    for at in ["B5", "A1", "C5", "D9", "B2"] {
        let row = |row: u8| -> String {
            let stone = |column: char| {
                if format!("{column}{row}") == at {
                    "O"
                } else {
                    "."
                }
            };
            format!(
                "{} {} {} {} X O . . .\n",
                stone('A'),
                stone('B'),
                stone('C'),
                stone('D')
            )
        };
        let diagram: String = (1..=9).rev().map(row).collect();
        assert_proposed(&diagram, at);
    }
}

#[test]
fn a_group_with_one_eye_is_dead() {
    assert_proposed(
        ". . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         X X X X O . . . .
         O O O X O . . . .
         . O . X O . . . .",
        "A2 B2 C2 B1",
    );
}

#[test]
fn the_side_with_fewer_liberties_in_a_race_is_dead() {
    assert_proposed(
        ". . . X O . . . .
         O O O X O . . . .
         X X O X O . . . .
         . X O X O O O O O
         . X O . . . . . .
         X X O O O O O O O
         . X X X X X X X X
         . . . . . . . . .
         . . . . . . . . .",
        "D9 D8 D7 D6",
    );
}

#[test]
fn groups_with_territory_are_alive() {
    assert_proposed(
        ". . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         X X X X X O . . .
         O O O O X O . . .
         . . . O X O . . .
         . . . O X O . . .
         . . . O X O . . .",
        "",
    );
}

#[test]
fn a_group_that_can_make_two_eyes_in_answer_is_alive() {
    assert_proposed(
        ". . . . . X O . .
         . . . . . X O . .
         . . . . . X O . .
         . . . . . X O . .
         . . . . . X O . .
         . . . . . X O . .
         X X X X X X O . .
         O O O O O X O . .
         . . . . O X O . .",
        "",
    );
}

#[test]
fn groups_in_seki_without_eyes_are_alive() {
    assert_proposed(
        ". . . X O . . . .
         . X . X O . . O .
         . . . X O . . . .
         X X X X O O O O O
         . X . X O . . . .
         X X X O O . . . .
         X O O X O . . . .
         X O . X O . . . .
         X O . X O . . . .",
        "",
    );
}

#[test]
fn groups_in_seki_with_an_eye_each_are_alive() {
    assert_proposed(
        ". X . X O . . . .
         X X X X O . . O .
         . X . X O . . . .
         X X X X O O O O O
         . X . X O . O . O
         X X X X O O O O O
         X X X O O O O . O
         O O O X X X O O O
         . O . X . X O . O",
        "",
    );
}

#[test]
fn a_group_in_seki_around_its_opponent_is_alive() {
    // Random play breaks this one up: White at either end gives all away, Black there lets White live.
    assert_proposed(
        ". O . O . O . O .
         O O O O O O O O O
         . . . . . . . . .
         X X X X X X X X X
         . . . . . . . . .
         . . . . . . . . .
         X X X X X X X . .
         O O O O O O X X X
         . X X X . O X . .",
        "",
    );
}

#[test]
fn stones_without_room_among_living_ones_are_dead() {
    assert_proposed(
        ". X . . . O . . .
         X X . . . O O O O
         . X . . . O . O .
         X X . . . O O O O
         O X . . . O . . O
         . X X X X O O O O
         X X . X O O . . .
         . X X X X O X . .
         X . X . X O . . .",
        "A5 G2",
    );
}

#[test]
fn a_larger_board_is_judged_too() {
    assert_proposed(
        ". . . X O . . . . O X . .
         . . . X O . . . . O X . .
         . O . X O O O O O O X X X
         . . X X X X O X X X X O O
         X X X O X . X . . X O O .
         O O X O O X . X X X X O .
         . O O . O O X . X O O O .
         . . . . . O X X X X O . .
         . X . . . O O X . X O O O
         . . . . . . O X . X X X O
         . O O O . . O X . . . X X
         . . . . . . O X . O . . .
         . . . . . . O X . . . . .",
        "B11 B5 K2",
    );
}

#[test]
fn nothing_is_dead_on_a_board_that_was_never_touched() {
    for side in [5, 9, 13, 19] {
        let rules = rules("japanese");
        let size = Size::square(side).unwrap();
        let position = rules.position(size, Default::default(), BLACK).unwrap();
        assert!(rules.propose_dead(&position, 1).is_empty());
    }
}

#[test]
fn nothing_is_dead_among_the_stones_of_one_side() {
    assert_proposed(
        ". . . . .
         . . . . .
         . . X . .
         . . . . .
         . . . . .",
        "",
    );
}

#[test]
fn nothing_is_proposed_where_stones_count_as_they_stand() {
    for name in ["strasbourg", "tromp-taylor"] {
        let rules = rules(name);
        let stopped = stopped(&rules, STONES_INSIDE, BLACK);
        assert!(rules.propose_dead(&stopped, 1).is_empty(), "{name}");
    }
}

#[test]
fn nothing_is_proposed_in_games_without_a_count() {
    for name in ["atari-go", "gomoku"] {
        let rules = rules(name);
        let position = position(&rules, STONES_INSIDE, BLACK);
        assert!(rules.propose_dead(&position, 1).is_empty(), "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn whole_chains_are_proposed_and_none_that_lives(seed in any::<u64>()) {
        let rules = rules("chinese");
        let size = Size::square(7).unwrap();
        let mut boards = Vec::new();
        let mut chance = Chance::new(seed);
        Board::new(size).play_out_watched(BLACK, &mut chance, |board, _| boards.push(board.clone()));
        let board = &boards[boards.len() * 3 / 5];
        let position = rules.position(size, board.arrangement(), BLACK).unwrap();
        let proposed = rules.propose_dead(&position, seed);
        prop_assert_eq!(rules.propose_dead(&position, seed), proposed);
        for point in proposed.iter() {
            let chain = board.chain(point).unwrap();
            prop_assert!(chain.stones.difference(proposed).is_empty());
            prop_assert!(!board.unconditionally_alive(chain.color).contains(point));
        }
    }
}
