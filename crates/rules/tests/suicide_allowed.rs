//! Suicide where it is allowed (customary: Tromp-Taylor, New Zealand).

use tengen_rules::{IllegalMove, Komi, Marking, Ply, PointSet, Position, Rules, Status};

use super::{BLACK, WHITE, assert_legal, assert_refused, play, play_all, rules};
use tengen_testkit::board::{assert_board, points, position};

/// White on B1 and A2 has one liberty left: A1 for both.
const CORNER: &str = ". . . .
                      X . . .
                      O X . .
                      . O X .";

fn corner(name: &str) -> (Rules, Position) {
    let rules = rules(name);
    let position = position(&rules, CORNER, WHITE);
    (rules, position)
}

#[test]
fn several_stones_that_lose_their_last_liberty_come_off() {
    for name in ["tromp-taylor", "new-zealand"] {
        let (rules, mut game) = corner(name);
        assert_legal(&rules, &game, "A1");
        let played = play(&rules, &mut game, "A1");
        assert_eq!(played.lost, points("A1 A2 B1"));
        assert_eq!(played.captured, PointSet::EMPTY);
        assert_board(
            game.board(),
            ". . . .
             X . . .
             . X . .
             . . X .",
        );
        assert_eq!(game.to_move(), BLACK);
        assert_eq!(game.prisoners().black, 3, "the opponent has them");
        assert_eq!(game.prisoners().white, 0);
        assert_eq!(game.last().unwrap().lost, points("A1 A2 B1"));
    }
}

#[test]
fn under_other_rules_it_is_refused() {
    for name in ["chinese", "japanese", "territory", "strasbourg"] {
        let (rules, game) = corner(name);
        assert_refused(&rules, &game, "A1", IllegalMove::Suicide);
    }
}

/// Usual failure 1.
#[test]
fn a_capture_is_no_suicide_there_either() {
    for name in ["tromp-taylor", "new-zealand"] {
        let rules = rules(name);
        let diagram = ". O O .
                       O X . .
                       X O . .
                       . O . .";
        let mut game = position(&rules, diagram, BLACK);
        // A1 joins A2, whose only liberty it is.
        assert_eq!(play(&rules, &mut game, "A1").lost, points("A1 A2"));
        let diagram = ". . O .
                       X X O .
                       O X O .
                       . O . .";
        let mut game = position(&rules, diagram, BLACK);
        let played = play(&rules, &mut game, "A1");
        assert_eq!(played.captured, points("A2"));
        assert_eq!(played.lost, PointSet::EMPTY);
    }
}

/// The suicide of a single stone would repeat the board.
#[test]
fn a_single_stone_is_positional_superko() {
    let rules = rules("tromp-taylor");
    let game = position(&rules, ". X .\nX . X\n. X .", WHITE);
    assert_refused(&rules, &game, "B2", IllegalMove::Superko { since: Ply(0) });
}

/// The suicide of a single stone leaves the same board to the other side, like a pass; a second one would repeat that.
#[test]
fn a_single_stone_is_no_situational_superko_until_that_has_been() {
    let rules = rules("new-zealand");
    let diagram = ". X .\nX . X\n. X .";
    let mut game = position(&rules, diagram, WHITE);
    assert_legal(&rules, &game, "B2");
    let played = play(&rules, &mut game, "B2");
    assert_eq!(played.lost, points("B2"));
    assert_board(game.board(), diagram);
    assert_eq!(game.prisoners().black, 1);
    play_all(&rules, &mut game, "pass");
    assert_refused(&rules, &game, "B2", IllegalMove::Superko { since: Ply(1) });
}

#[test]
fn a_suicide_is_a_turn_and_no_pass() {
    let (rules, mut game) = corner("new-zealand");
    play_all(&rules, &mut game, "pass pass");
    rules.resume(&mut game, WHITE);
    play_all(&rules, &mut game, "A1");
    assert_eq!(game.passes(), 0);
    play_all(&rules, &mut game, "pass");
    assert_eq!(rules.status(&game), Status::InProgress);
}

#[test]
fn under_area_counting_the_lost_stones_are_gone_and_no_points() {
    let (rules, mut game) = corner("tromp-taylor");
    play_all(&rules, &mut game, "A1 pass pass");
    let score = rules
        .count(&game, &Marking::default(), Komi::ZERO)
        .expect("an area");
    // The whole board is Black's.
    assert_eq!(score.total.black.halves(), 32);
    assert_eq!(score.total.white.halves(), 0);
}
