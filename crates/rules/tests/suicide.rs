//! Suicide is judged after captures (Japanese 1989, Article 4; all booklets).

use tengen_rules::{Color, IllegalMove, Move};

use super::{play, rules};
use tengen_testkit::board::{at, points, position};

fn check(diagram: &str, color: Color, name: &str) -> Result<(), IllegalMove> {
    let rules = rules("territory");
    rules.check(&position(&rules, diagram, color), Move::Play(at(name)))
}

#[test]
fn a_single_stone_without_liberty_is_refused() {
    let eye = ". X .
               X . X
               . X .";
    assert_eq!(check(eye, Color::White, "B2"), Err(IllegalMove::Suicide));
    assert_eq!(check(eye, Color::Black, "B2"), Ok(()));
}

#[test]
fn a_chain_that_would_lose_its_last_liberty_is_refused() {
    let diagram = ". X X .
                   X O O X
                   X O . X
                   . X X .";
    assert_eq!(
        check(diagram, Color::White, "C2"),
        Err(IllegalMove::Suicide)
    );
}

#[test]
fn a_stone_that_takes_may_fill_its_last_liberty() {
    let diagram = ". X O .
                   X O . O
                   . X O .
                   . . . .";
    assert_eq!(check(diagram, Color::Black, "C3"), Ok(()));
    let rules = rules("territory");
    let mut position = position(&rules, diagram, Color::Black);
    assert_eq!(play(&rules, &mut position, "C3").captured, points("B3"));
}

#[test]
fn joining_a_stone_in_atari_to_a_living_chain_is_legal() {
    // Booklet 004 forbids filling the last free point of an own unit; literally, that would forbid too much.
    let diagram = "X . X X
                   O X O X
                   . O . .
                   . . . .";
    assert_eq!(check(diagram, Color::Black, "B4"), Ok(()));
}

#[test]
fn joining_two_chains_in_atari_is_suicide_if_nothing_is_left() {
    let diagram = "X . X O
                   O O O .
                   . . . .
                   . . . .";
    assert_eq!(
        check(diagram, Color::Black, "B4"),
        Err(IllegalMove::Suicide)
    );
}

#[test]
fn occupied_points_and_points_off_the_board_are_refused() {
    let diagram = ". X .
                   . . .
                   . . .";
    assert_eq!(
        check(diagram, Color::White, "B3"),
        Err(IllegalMove::Occupied)
    );
    assert_eq!(
        check(diagram, Color::Black, "B3"),
        Err(IllegalMove::Occupied)
    );
    assert_eq!(
        check(diagram, Color::White, "D1"),
        Err(IllegalMove::OffBoard)
    );
    assert_eq!(
        check(diagram, Color::White, "A4"),
        Err(IllegalMove::OffBoard)
    );
}

#[test]
fn a_refused_move_changes_nothing() {
    let rules = rules("territory");
    let before = position(
        &rules,
        ". X .
         X . X
         . X .",
        Color::White,
    );
    let mut after = before.clone();
    assert_eq!(
        rules.play(&mut after, Move::Play(at("B2"))),
        Err(IllegalMove::Suicide)
    );
    assert_eq!(after, before);
}
