//! Positions with one right move.

use tengen_engine::Decision;
use tengen_rules::{Color, Komi, Move};

use super::{rules, thought, with_komi};
use tengen_testkit::board::{at, position};

/// Asserts that the highest level plays one of the `expected` moves, whatever the seed.
#[track_caller]
fn assert_plays(name: &str, diagram: &str, color: Color, expected: &[&str], playouts: u32) {
    let rules = rules(name);
    let position = position(&rules, diagram, color);
    for seed in 0..3 {
        let thought = thought(&rules, &position, 9, playouts, seed);
        let mut right = expected.iter().map(|name| Decision::Play(at(name)));
        assert!(
            right.any(|decision| decision == thought.decision),
            "seed {seed}: {thought:?}\n{}",
            position.board()
        );
    }
}

#[test]
fn five_in_a_row_is_made_and_stopped() {
    let four = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O . . . . .
        O X X X X . . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    for name in ["gomoku", "gomoku-exact", "go-bang-plain", "pente"] {
        assert_plays(name, four, Color::Black, &["F5"], 500);
        assert_plays(name, four, Color::White, &["F5"], 500);
    }
}

#[test]
fn an_open_three_becomes_an_open_four() {
    let three = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O . . . . .
        . . X X X . . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    assert_plays("gomoku", three, Color::Black, &["B5", "F5"], 2_000);
    assert_plays(
        "gomoku",
        three,
        Color::White,
        &["B5", "F5", "A5", "G5"],
        2_000,
    );
}

#[test]
fn fours_that_meet_are_found() {
    // A four in the row and one in the column meet at E5.
    let diagram = "
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        O X X X . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . O . O O .";
    assert_plays("gomoku", diagram, Color::Black, &["E5"], 500);
}

#[test]
fn six_in_a_row_is_not_five_where_only_five_win() {
    let diagram = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O X X X . X X . .
        . . . . . . . . .
        . O . O . O . O .
        . . . . . . . . .
        . . . . . . . . .";
    let exact = rules("gomoku-exact");
    let board = position(&exact, diagram, Color::Black);
    let played = thought(&exact, &board, 9, 500, 1);
    assert_ne!(played.win_rate, 1.0, "{played:?}");
    assert_plays("gomoku", diagram, Color::Black, &["E5"], 500);
}

#[test]
fn in_renju_white_wins_by_a_four_that_black_could_only_stop_on_a_forbidden_point() {
    let diagram = "
        . . . . . . . . .
        O . . . X . . . O
        . . . . X . . . .
        . . . . X . . . .
        O O O . . . . . .
        . . . . X . . . .
        . . . . X . . . .
        . . . . X . . . O
        . . . . . . . . .";
    let renju = rules("renju");
    let board = position(&renju, diagram, Color::White);
    let played = thought(&renju, &board, 9, 500, 1);
    assert_eq!(played.decision, Decision::Play(at("D5")), "{played:?}");
    assert_eq!(played.win_rate, 1.0, "{played:?}");
    // At E5 Black would have seven in a row.
    let board = position(&renju, diagram, Color::Black);
    let played = thought(&renju, &board, 9, 500, 1);
    assert_ne!(played.decision, Decision::Play(at("E5")), "{played:?}");
}

#[test]
fn the_fifth_pair_wins_where_pairs_count() {
    let rules = rules("pente");
    let mut position = position(
        &rules,
        "
        . . . . . . . . .
        . . . . . . . . .
        . X O O . . . . .
        . . . . . . . . .
        . X O O . . . . .
        . . . . . . . . .
        . X O O . . . . .
        . . . . . . . . .
        X O O . X O O . .",
        Color::Black,
    );
    // White's stones are far from each other, so that they make no threat.
    for (black, white) in [("E7", "J9"), ("E5", "A9"), ("E3", "J5"), ("D1", "G9")] {
        for name in [black, white] {
            rules.play(&mut position, Move::Play(at(name))).unwrap();
        }
    }
    assert_eq!(position.prisoners().black, 8);
    let thought = thought(&rules, &position, 9, 500, 1);
    assert_eq!(thought.decision, Decision::Play(at("H1")), "{thought:?}");
}

#[test]
fn in_atari_go_a_stone_is_taken_and_one_in_atari_saved() {
    let diagram = "
        . . . . . . .
        . . . . . . .
        . . X . O . .
        . X O . X O .
        . . X . . . .
        . . . . . . .
        . . . . . . .";
    assert_plays("atari-go-empty", diagram, Color::Black, &["D4"], 100);
    assert_plays("atari-go-empty", diagram, Color::White, &["D4"], 100);
}

#[test]
fn from_level_3_on_no_large_chain_is_left_in_atari() {
    let rules = rules("chinese");
    let diagram = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . O X X X . . .
        . . O X X O . . .
        . . . O O . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .";
    let position = position(&rules, diagram, Color::Black);
    for level in 3..9 {
        for seed in 0..5 {
            let decision = thought(&rules, &position, level, 100, seed).decision;
            assert_eq!(decision, Decision::Play(at("G6")), "level {level}");
        }
    }
}

#[test]
fn a_game_that_is_over_is_passed_and_a_lost_one_resigned() {
    let settled = "
        . X X O .
        X X X O O
        . X O O .
        X X O . O
        . X O O .";
    for name in ["chinese", "japanese", "tromp-taylor"] {
        let rules = rules(name);
        let mut position = position(&rules, settled, Color::White);
        rules.play(&mut position, Move::Pass).unwrap();
        let black = with_komi(&rules, &position, Komi::ZERO, 9, 500, 1);
        assert_eq!(black.decision, Decision::Pass, "{name}: {black:?}");
    }
    let open = "
        . . . . . . .
        . X O . O . .
        . X O . X O .
        . X . X X O .
        . X O O X . .
        . . X . O O .
        . . . . . . .";
    let rules = rules("chinese");
    let position = position(&rules, open, Color::White);
    let far_behind = Komi::from_half_points(-200).unwrap();
    for level in [5, 9] {
        let white = with_komi(&rules, &position, far_behind, level, 500, 1);
        assert_eq!(white.decision, Decision::Resign, "{white:?}");
    }
}

#[test]
fn a_seki_is_left_alone() {
    let seki = "
        . . . X O . . . .
        . X . X O . . O .
        . . . X O . . . .
        X X X X O O O O O
        . X . X O . . . .
        X X X O O . . . .
        X O O X O . . . .
        X O . X O . . . .
        X O . X O . . . .";
    for name in ["chinese", "japanese"] {
        for color in Color::ALL {
            let rules = rules(name);
            let position = position(&rules, seki, color);
            let decision = thought(&rules, &position, 9, 600, 1).decision;
            for shared in ["C1", "C2"] {
                assert_ne!(decision, Decision::Play(at(shared)), "{name} {color:?}");
            }
        }
    }
}

/// Number of forty seeds with which `level` plays one of the `expected` moves in Atari-Go.
fn count_right(level: u8, diagram: &str, expected: &[&str]) -> usize {
    let rules = rules("atari-go");
    let position = position(&rules, diagram, Color::Black);
    let right = |seed: &u64| {
        let played = thought(&rules, &position, level, 200, *seed).decision;
        expected
            .iter()
            .any(|name| played == Decision::Play(at(name)))
    };
    (0..40).filter(right).count()
}

#[test]
fn the_higher_a_level_the_fewer_ataris_it_overlooks_where_one_capture_wins() {
    let saved = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O X O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .
        . . . . . . . . .";
    let taken = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . X O X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . O . .
        . . . . . . . . .
        . . . . . . . . .";
    for diagram in [saved, taken] {
        let [beginner, middle, strong] =
            [2, 4, 8].map(|level| count_right(level, diagram, &["E5"]));
        assert!(beginner < 20, "{beginner}: a beginner overlooks most");
        assert!(middle >= 30, "{middle}: hardly any");
        assert_eq!(strong, 40, "none");
    }
}

#[test]
fn an_obvious_move_is_found_without_the_whole_budget() {
    let rules = rules("chinese");
    // White takes all of Black's stones.
    let diagram = "
        . . . O X X O . .
        . . . O X X O . .
        . . . O X X O . .
        . . . O X X O . .
        . . . O X X O . .
        . . . O X X O . .
        . . . O X X O . .
        . . . O X X O . .
        . . . O X . O . .";
    let position = position(&rules, diagram, Color::White);
    let thought = thought(&rules, &position, 9, 200_000, 1);
    assert_eq!(thought.decision, Decision::Play(at("F1")));
    assert!(thought.visits < 50_000, "{thought:?}");
}
