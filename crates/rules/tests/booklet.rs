//! The situations in the booklets; where their pictures are lost, boards that fit the text.

use tengen_rules::{ByColor, IllegalMove, Komi, Marking, PointSet};

use super::{BLACK, WHITE, assert_refused, play_all, rules};
use tengen_testkit::board::{assert_board, at, points, position};

/// Booklet 000, suicide rule: with A black, move 6 takes, and has three liberties then.
#[test]
fn a_move_that_takes_ends_with_liberties() {
    let rules = rules("territory");
    let without_a = position(
        &rules,
        "X X . .
         O O X .
         . O . .
         O O X .
         X X . .",
        BLACK,
    );
    assert_refused(&rules, &without_a, "A3", IllegalMove::Suicide);
    let mut with_a = position(
        &rules,
        "X X . .
         O O X .
         . O X .
         O O X .
         X X . .",
        BLACK,
    );
    let played = play_all(&rules, &mut with_a, "A3");
    assert_eq!(played.captured, points("A4 B4 B3 A2 B2"));
    let chain = with_a.board().chain(at("A3")).unwrap();
    assert_eq!((chain.stones.len(), chain.liberties.len()), (1, 3));
}

/// Booklet 000, life: neither A nor B can be played.
#[test]
fn two_eyes_cannot_be_filled() {
    let rules = rules("territory");
    let game = position(&rules, ". X . X O .\nX X X X O .", WHITE);
    assert_refused(&rules, &game, "A2", IllegalMove::Suicide);
    assert_refused(&rules, &game, "C2", IllegalMove::Suicide);
}

/// Booklet 000, death: D is suicide, C takes, Black may not retake at once, then White takes at D.
#[test]
fn a_false_eye_is_lost_by_ko() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". X . X O
         X X X O .
         O O O O .
         . . . . .
         . . . . .",
        WHITE,
    );
    assert_refused(&rules, &game, "A5", IllegalMove::Suicide);
    assert_eq!(play_all(&rules, &mut game, "C5").captured, points("D5"));
    assert_refused(&rules, &game, "D5", IllegalMove::Ko);
    assert_eq!(
        play_all(&rules, &mut game, "E1 A5").captured,
        points("B5 A4 B4 C4")
    );
}

/// Booklet 000, seki: the last liberty but one may be taken; it is unwise.
#[test]
fn a_player_who_moves_in_a_seki_is_taken() {
    let rules = rules("territory");
    let seki = "X . O\nX . O";
    let mut game = position(&rules, seki, BLACK);
    assert_eq!(
        play_all(&rules, &mut game, "B1 B2").captured,
        points("A1 A2 B1")
    );
    let mut game = position(&rules, seki, WHITE);
    assert_eq!(
        play_all(&rules, &mut game, "B2 B1").captured,
        points("C1 C2 B2")
    );
}

/// Booklet 001, figures 1 to 3: taken, forbidden, and allowed since it takes (a ko then).
#[test]
fn a_surrounded_point_may_be_played_only_to_take() {
    let rules = rules("territory");
    let game = position(&rules, ". X . .\nX . X .\n. X . .", WHITE);
    assert_refused(&rules, &game, "B2", IllegalMove::Suicide);
    let mut game = position(&rules, ". X O .\nX . X O\n. X O .", WHITE);
    assert_eq!(play_all(&rules, &mut game, "B2").captured, points("C2"));
    assert_refused(&rules, &game, "C2", IllegalMove::Ko);
}

/// Booklet 003, D and E: five of six liberties are taken, the sixth takes three stones.
#[test]
fn the_last_of_six_liberties_takes_three_stones() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". . O .
         . O X .
         . O X X
         . . O O",
        WHITE,
    );
    assert_eq!(
        play_all(&rules, &mut game, "D3").captured,
        points("C3 C2 D2")
    );
}

/// Booklet 000, end of the game: 10 + 3 = 13 for Black, 15 + 0 = 15 for White.
#[test]
fn the_count_of_booklet_000_is_13_to_15() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". . X O . . .
         . . X O . . .
         . . X O . . .
         . . X O . . .
         O X X O O O .
         O X X O O O .
         O X X O O O .",
        BLACK,
    );
    play_all(&rules, &mut game, "A4 pass pass");
    let score = rules.count(&game, &Marking::default(), Komi::ZERO).unwrap();
    assert_eq!(score.territory.map(|area| area.len()), by(10, 15));
    assert_eq!(score.prisoners, by(3, 0));
    assert_eq!(score.total.map(|total| total.halves()), by(26, 30));
    assert_eq!(score.winner(), Some(WHITE));
    assert_eq!(score.margin().to_string(), "2");
}

/// Booklet 004, figures 10 to 13: areas 9 + 7 and 6 + 10, three prisoners, 14 to 15 when they are filled in.
#[test]
fn the_count_of_booklet_004_is_16_to_16_and_14_to_15_with_prisoners_filled_in() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        ". . . O . X . . .
         . . . O O X . . .
         . . . O X X . X .
         O O . O X X X X .
         O O O O X X X X X
         X X X O X X O O O
         . . . X X O . . O
         . O . X X O . . X
         X X . X X O . O X",
        WHITE,
    );
    assert_eq!(play_all(&rules, &mut game, "H2").captured, points("J1 J2"));
    play_all(&rules, &mut game, "pass pass");
    let marking = Marking {
        dead: points("B2"),
        ..Marking::default()
    };
    let score = rules.count(&game, &marking, Komi::ZERO).unwrap();
    assert_eq!(score.territory.map(|area| area.len()), by(16, 16));
    assert_eq!(score.dame, points("E9"));
    assert_eq!(score.prisoners, by(1, 2));
    // Filled in, each prisoner costs its own colour a point: the same margin as adding them.
    let filled_in = ByColor {
        black: score.territory.black.len() - usize::from(score.prisoners.white),
        white: score.territory.white.len() - usize::from(score.prisoners.black),
    };
    assert_eq!(filled_in, by(14, 15));
    assert_eq!(score.total.map(|total| total.halves()), by(34, 36));
    assert_eq!(score.winner(), Some(WHITE));
    assert_eq!(score.margin().to_string(), "1");
}

/// Booklet 004, figure 8: after the capture the eye has three free points.
#[test]
fn a_capture_from_within_makes_an_eye_of_three_points() {
    let rules = rules("territory");
    let mut game = position(
        &rules,
        "O O . X .
         X O X X .
         . X X . .
         . . . . .
         . . . . .",
        BLACK,
    );
    assert_eq!(
        play_all(&rules, &mut game, "C5").captured,
        points("A5 B5 B4")
    );
    assert_board(
        game.board(),
        ". . X X .
         X . X X .
         . X X . .
         . . . . .
         . . . . .",
    );
    let score = rules.count(&game, &Marking::default(), Komi::ZERO).unwrap();
    assert_eq!(score.dame, PointSet::EMPTY);
    assert!(
        points("A5 B5 B4")
            .iter()
            .all(|point| score.territory.black.contains(point))
    );
}

fn by<T>(black: T, white: T) -> ByColor<T> {
    ByColor { black, white }
}
