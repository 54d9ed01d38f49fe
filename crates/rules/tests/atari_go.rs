//! Atari-Go (booklet 003).

use std::num::NonZeroU8;

use tengen_rules::{
    AtariGoRules, AtariGoStart, Color, Ending, Handicap, IllegalMove, Move, Outcome, Point, Rules,
    Size, Status,
};

use super::{play, play_all, rules};
use tengen_testkit::board::{assert_board, at, points, position};

#[test]
fn it_starts_with_a_crosscut_in_the_middle() {
    let opening = |side: u8| {
        rules("atari-go")
            .opening(Size::square(side).unwrap(), Handicap::NONE)
            .unwrap()
    };
    assert_board(
        opening(6).board(),
        ". . . . . .
         . . . . . .
         . . O X . .
         . . X O . .
         . . . . . .
         . . . . . .",
    );
    assert_board(
        opening(5).board(),
        ". . . . .
         . . . . .
         . O X . .
         . X O . .
         . . . . .",
    );
    assert_eq!(opening(9).to_move(), Color::Black);
}

#[test]
fn it_may_start_empty() {
    let rules = rules("atari-go-empty");
    let opening = rules
        .opening(Size::square(7).unwrap(), Handicap::NONE)
        .unwrap();
    assert_eq!(opening.board().empty().len(), 49);
}

#[test]
fn the_first_capture_wins() {
    let rules = rules("atari-go");
    let mut position = rules
        .opening(Size::square(5).unwrap(), Handicap::NONE)
        .unwrap();
    play_all(&rules, &mut position, "D2 E5 C1");
    let Status::Over(outcome) = rules.status(&position) else {
        panic!("{position:?}");
    };
    assert_eq!(outcome.winner, Some(Color::Black));
    assert_eq!(
        outcome.ending,
        Ending::Capture {
            stones: points("C2")
        }
    );
}

#[test]
fn there_is_no_ko() {
    let more = Rules::AtariGo(AtariGoRules {
        start: AtariGoStart::Empty,
        captures_to_win: NonZeroU8::new(5).unwrap(),
    });
    let mut position = position(
        &more,
        ". X O . .
         X . X O .
         . X O . .
         . . . . .
         . . . . .",
        Color::White,
    );
    play_all(&more, &mut position, "B4 C4");
    assert_eq!(position.prisoners().black, 1);
    assert_eq!(position.prisoners().white, 1);
    assert_eq!(more.status(&position), Status::InProgress);
}

#[test]
fn captures_add_up_where_several_are_needed() {
    let two = Rules::AtariGo(AtariGoRules {
        start: AtariGoStart::Empty,
        captures_to_win: NonZeroU8::new(2).unwrap(),
    });
    let mut position = position(
        &two,
        "O X . . .
         . . . X .
         . . X O X
         . . . . .
         . . . . .",
        Color::Black,
    );
    play_all(&two, &mut position, "A4 E1 D2");
    let Status::Over(outcome) = two.status(&position) else {
        panic!("{position:?}")
    };
    assert_eq!(outcome.winner, Some(Color::Black));
    assert_eq!(position.prisoners().black, 2);
    assert_eq!(
        outcome.ending,
        Ending::Capture {
            stones: points("D3")
        }
    );
}

#[test]
fn suicide_is_refused_and_capture_beats_it() {
    let rules = rules("atari-go-empty");
    let diagram = ". X O .
                   X O . O
                   . X O .
                   . . . .";
    let eye = position(&rules, ". X .\n. . X\n. . .", Color::White);
    assert_eq!(
        rules.check(&eye, Move::Play(at("C3"))),
        Err(IllegalMove::Suicide)
    );
    let mut black = position(&rules, diagram, Color::Black);
    play(&rules, &mut black, "C3");
    assert!(matches!(rules.status(&black), Status::Over(_)));
    assert_eq!(
        rules.check(&black, Move::Play(at("A1"))),
        Err(IllegalMove::GameOver)
    );
}

#[test]
fn passing_is_only_for_those_who_cannot_move() {
    let rules = rules("atari-go-empty");
    let open = position(&rules, ". X .\n. . .\n. . .", Color::White);
    assert_eq!(
        rules.check(&open, Move::Pass),
        Err(IllegalMove::PassForbidden)
    );
    let closed = ". X .
                  X X X
                  . X .";
    let mut white = position(&rules, closed, Color::White);
    assert!(rules.legal_points(&white).is_empty());
    play(&rules, &mut white, "pass");
    assert_eq!(
        rules.check(&white, Move::Pass),
        Err(IllegalMove::PassForbidden)
    );
}

#[test]
fn the_crosscut_covers_the_centre_of_every_board() {
    let rules = rules("atari-go");
    for side in 5..=19 {
        let size = Size::square(side).unwrap();
        let stones = rules
            .opening(size, Handicap::NONE)
            .unwrap()
            .board()
            .arrangement();
        assert_eq!((stones.black.len(), stones.white.len()), (2, 2), "{side}");
        let centre = Point::new(side / 2, side / 2).unwrap();
        assert!(stones.black.contains(centre), "{side}");
    }
}

/// Usual failure 20.
#[test]
fn when_neither_can_play_it_is_a_draw() {
    let rules = rules("atari-go");
    let mut game = position(&rules, ".", Color::Black);
    play_all(&rules, &mut game, "pass pass");
    assert_eq!(
        rules.status(&game),
        Status::Over(Outcome {
            winner: None,
            ending: Ending::NoMovesLeft
        })
    );
}

#[test]
fn more_stones_than_needed_win_too() {
    let rules = Rules::AtariGo(AtariGoRules {
        start: AtariGoStart::Empty,
        captures_to_win: NonZeroU8::new(2).unwrap(),
    });
    let mut game = position(&rules, "O O O X\n. X X .", Color::Black);
    play_all(&rules, &mut game, "A1");
    let Status::Over(outcome) = rules.status(&game) else {
        panic!("three are more than two");
    };
    assert_eq!(
        outcome.ending,
        Ending::Capture {
            stones: points("A2 B2 C2")
        }
    );
}
