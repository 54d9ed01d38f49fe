//! Turns, and the stop, the end and the resumption of a game of Go.

use tengen_rules::{End, Handicap, IllegalMove, Komi, Marking, Move, PointSet, Size, Status};

use super::{BLACK, WHITE, assert_refused, play_all, rules};
use tengen_testkit::board::{at, points, position};

#[test]
fn black_begins_on_an_empty_board_and_turns_alternate() {
    let rules = rules("territory");
    let mut game = rules
        .opening(Size::square(9).unwrap(), Handicap::NONE)
        .unwrap();
    assert_eq!(game.board().empty().len(), 81);
    assert_eq!(game.to_move(), BLACK);
    play_all(&rules, &mut game, "D4");
    assert_eq!(game.to_move(), WHITE);
    assert_eq!(game.ply().0, 1);
    assert_eq!(game.last().unwrap().mv, Move::Play(at("D4")));
}

#[test]
fn a_chain_that_touches_the_point_twice_is_taken_once() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        "X X X .
         O O X .
         . O X .
         X X . .",
        BLACK,
    );
    assert_eq!(
        play_all(&rules, &mut game, "A2").captured,
        points("A3 B3 B2")
    );
    assert_eq!(game.prisoners().black, 3);
}

/// Usual failure 9. The caller names the side to move: the opponent of the player who asked.
#[test]
fn a_resumed_game_counts_passes_anew_and_lets_the_named_side_play() {
    let rules = rules("territory");
    for first in [BLACK, WHITE] {
        let mut game = position(&rules, ". X .\n. . .\n. O .", BLACK);
        play_all(&rules, &mut game, "pass pass");
        rules.resume(&mut game, first);
        assert_eq!(rules.status(&game), Status::InProgress);
        assert_eq!((game.passes(), game.to_move()), (0, first));
        play_all(&rules, &mut game, "pass");
        assert_eq!(rules.status(&game), Status::InProgress);
        play_all(&rules, &mut game, "pass");
        assert_eq!(rules.status(&game), Status::Stopped);
    }
}

/// Booklet 003, rule IV: there is nothing to agree on.
#[test]
fn where_stones_count_two_passes_end_the_game_as_they_stand() {
    let rules = rules("strasbourg");
    let mut game = position(&rules, "X X .\n. X O\n. . O", BLACK);
    play_all(&rules, &mut game, "pass pass");
    assert_eq!(rules.status(&game), Status::Stopped);
    assert_eq!(rules.end(), Some(End::AsItStands));
    let marking = Marking {
        dead: points("C2 C1"),
        ..Marking::default()
    };
    let score = rules.count(&game, &marking, Komi::ZERO).unwrap();
    assert_eq!(score.winner(), Some(BLACK));
    assert_eq!(score.total.black.halves(), 6);
    assert_eq!(score.total.white.halves(), 4);
    assert_eq!(score.dead, PointSet::EMPTY);
    assert_refused(&rules, &game, "A1", IllegalMove::GameOver);
}

#[test]
fn positions_are_equal_if_the_same_may_follow() {
    let rules = rules("territory");
    let start = || position(&rules, ". . .\n. . .\n. . .", BLACK);
    let (mut one, mut other) = (start(), start());
    play_all(&rules, &mut one, "A1 C3 B2");
    play_all(&rules, &mut other, "A1 C3 B2");
    assert_eq!(one, other);
    let mut third = start();
    play_all(&rules, &mut third, "B2 C3 A1");
    assert_eq!(one.board(), third.board());
    assert_ne!(one, third, "other boards may come back (Article 12)");
    play_all(&rules, &mut other, "pass");
    assert_ne!(one, other);
}

/// Usual failure 10.
#[test]
fn two_passes_stop_the_game_and_do_not_end_it() {
    let rules = rules("territory");
    let mut game = position(&rules, ". X .\n. . .\n. O .", BLACK);
    play_all(&rules, &mut game, "pass");
    assert_eq!(rules.status(&game), Status::InProgress);
    play_all(&rules, &mut game, "pass");
    assert_eq!(rules.status(&game), Status::Stopped);
    assert_refused(&rules, &game, "A1", IllegalMove::GameOver);
    assert_refused(&rules, &game, "pass", IllegalMove::GameOver);
    assert!(rules.legal_points(&game).is_empty());
}
