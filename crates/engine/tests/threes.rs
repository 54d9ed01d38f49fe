//! Wins by threes in five in a row.

use tengen_engine::Decision;
use tengen_rules::{Color, Move, Position, Rules, Status};

use super::{rules, thought};
use tengen_testkit::board::{at, position};

/// Positions of a search.
const POSITIONS: u32 = 4_000;

/// Two open twos that meet at E5.
const TWO_TWOS: &str = "
    . . . . . . . . . . .
    . O . . . . . . . O .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . X X . . . . . . .
    . . . . X . . . . . .
    . . . . X . . . . . .
    . O . . . . . . . O .
    . . . . . . . . . . .";

/// The same with the colours exchanged.
fn exchanged(diagram: &str) -> String {
    let turn = |sign| match sign {
        'X' => 'O',
        'O' => 'X',
        other => other,
    };
    diagram.chars().map(turn).collect()
}

/// Plays from `position` at the highest level until one side has won, and returns it.
fn winner(rules: &Rules, mut position: Position) -> Option<Color> {
    while let Status::InProgress = rules.status(&position) {
        let decision = thought(rules, &position, 9, POSITIONS, 1).decision;
        let Decision::Play(point) = decision else {
            return None;
        };
        rules.play(&mut position, Move::Play(point)).unwrap();
    }
    match rules.status(&position) {
        Status::Over(outcome) => outcome.winner,
        _ => None,
    }
}

#[test]
fn two_open_threes_win_in_gomoku() {
    let rules = rules("gomoku");
    let position = position(&rules, TWO_TWOS, Color::Black);
    let played = thought(&rules, &position, 9, POSITIONS, 1);
    assert_eq!(played.win_rate, 1.0, "{played:?}");
    assert_eq!(winner(&rules, position), Some(Color::Black));
}

#[test]
fn in_renju_two_open_threes_win_for_white_and_are_forbidden_to_black() {
    let rules = rules("renju");
    let white = position(&rules, &exchanged(TWO_TWOS), Color::White);
    let played = thought(&rules, &white, 9, POSITIONS, 1);
    assert_eq!(played.win_rate, 1.0, "{played:?}");
    assert_eq!(winner(&rules, white), Some(Color::White));
    let black = position(&rules, TWO_TWOS, Color::Black);
    let played = thought(&rules, &black, 9, POSITIONS, 1);
    assert_ne!(played.decision, Decision::Play(at("E5")), "{played:?}");
}

/// A closed three in the row and an open two in the column meet at E5: a four and a three.
const FOUR_AND_THREE: &str = "
    . . . . . . . . . . .
    . O . . . . . . . O .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    O X X X . . . . . . .
    . . . . X . . . . . .
    . . . . X . . . . . .
    . O . . . . . . . O .
    . . . . . . . . . . .";

#[test]
fn a_four_and_a_three_win_for_both_sides_also_in_renju() {
    for name in ["gomoku", "renju", "gomoku-exact"] {
        let rules = rules(name);
        let position = position(&rules, FOUR_AND_THREE, Color::Black);
        let played = thought(&rules, &position, 9, POSITIONS, 1);
        assert_eq!(played.win_rate, 1.0, "{name}: {played:?}");
        assert_eq!(winner(&rules, position), Some(Color::Black), "{name}");
    }
}

#[test]
fn a_win_by_threes_is_prevented() {
    let rules = rules("gomoku");
    let position = position(&rules, TWO_TWOS, Color::White);
    let played = thought(&rules, &position, 9, POSITIONS, 1);
    let Decision::Play(point) = played.decision else {
        panic!("{played:?}");
    };
    let mut after = position.clone();
    rules.play(&mut after, Move::Play(point)).unwrap();
    let answer = thought(&rules, &after, 9, POSITIONS, 1);
    assert_ne!(answer.win_rate, 1.0, "{point}: {answer:?}");
}

/// Scattered stones: neither side has a win, and none is claimed.
#[test]
fn no_win_is_claimed_where_there_is_none() {
    let diagram = "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . O . . . . . X . .
        . . . . . . . . . . .
        . . . . X O . . . . .
        . . . . O X . . . . .
        . . . . . . . . . . .
        . . X . . . . . O . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .";
    for name in ["gomoku", "renju"] {
        let rules = rules(name);
        for color in Color::ALL {
            let position = position(&rules, diagram, color);
            let played = thought(&rules, &position, 9, POSITIONS, 1);
            assert!(played.win_rate < 1.0, "{name} {color:?}: {played:?}");
        }
    }
}
