//! Gomoku and Go-Bang (booklets 001 and 004).

use tengen_rules::{Color, Ending, Handicap, IllegalMove, Move, Outcome, Rules, Size, Status};

use super::{opponent, play, play_all, rules};
use tengen_testkit::board::{assert_board, at, points, position};

fn winner(rules: &Rules, diagram: &str, name: &str) -> Option<Outcome> {
    let mut position = position(rules, diagram, Color::Black);
    play(rules, &mut position, name);
    match rules.status(&position) {
        Status::Over(outcome) => Some(outcome),
        _ => None,
    }
}

#[test]
fn five_in_a_row_win_in_all_four_directions() {
    let rules = rules("gomoku");
    for (start, (right, up)) in [
        ("A1", (1, 0)),
        ("A1", (0, 1)),
        ("A1", (1, 1)),
        ("A9", (1, -1)),
    ] {
        let mut game = rules
            .opening(Size::square(9).unwrap(), Handicap::NONE)
            .unwrap();
        let line: Vec<_> = (0..5)
            .map(|step| {
                at(start)
                    .step(right * step, up * step, game.size())
                    .unwrap()
            })
            .collect();
        let mut elsewhere = points("F2 H3 G6 J8").iter();
        // The middle comes last, so that the line is joined from both sides.
        for (turn, place) in [0, 1, 3, 4, 2].into_iter().enumerate() {
            assert_eq!(rules.status(&game), Status::InProgress);
            rules.play(&mut game, Move::Play(line[place])).unwrap();
            if turn < 4 {
                rules
                    .play(&mut game, Move::Play(elsewhere.next().unwrap()))
                    .unwrap();
            }
        }
        let Status::Over(outcome) = rules.status(&game) else {
            panic!("{start}: {game:?}")
        };
        assert_eq!(outcome.winner, Some(Color::Black));
        assert_eq!(
            outcome.ending,
            Ending::FiveInARow {
                line: line.into_iter().collect()
            }
        );
    }
}

#[test]
fn lines_do_not_go_on_at_the_other_edge() {
    let rules = rules("gomoku");
    let diagram = ". . . . . . .
                   . . . . . . .
                   X X . . . . .
                   . . . . . X .
                   . . . . . . .
                   . . . . . . .
                   . . . . . . .";
    assert_eq!(
        winner(&rules, &diagram.replacen("X .\n", "X X\n", 1), "E4"),
        None
    );
    assert_eq!(winner(&rules, diagram, "G4"), None);
}

#[test]
fn six_win_by_default_and_not_where_exactly_five_are_asked() {
    let diagram = ". . . . . . .
                   X X X . X X .
                   . . . . . . .
                   . . . . . . .
                   . . . . . . .
                   . . . . . . .
                   . . . . . . .";
    let outcome = winner(&rules("gomoku"), diagram, "D6").unwrap();
    assert_eq!(
        outcome.ending,
        Ending::FiveInARow {
            line: points("A6 B6 C6 D6 E6 F6")
        }
    );
    assert_eq!(winner(&rules("gomoku-exact"), diagram, "D6"), None);
}

#[test]
fn gomoku_takes_nothing() {
    let rules = rules("gomoku");
    let mut game = position(
        &rules,
        ". O O X .\n. . . . .\n. . . . .\n. . . . .\n. . . . .",
        Color::Black,
    );
    assert!(play(&rules, &mut game, "A5").captured.is_empty());
}

#[test]
fn go_bang_takes_pairs_in_all_eight_directions_at_once() {
    let rules = rules("go-bang");
    let mut game = position(
        &rules,
        "X . . X . . X
         . O . O . O .
         . . O O O . .
         X O O . O O X
         . . O O O . .
         . O . O . O .
         X . . X . . X",
        Color::Black,
    );
    let played = play(&rules, &mut game, "D4");
    assert_eq!(played.captured.len(), 16);
    assert_eq!(game.prisoners().black, 16);
    assert_board(
        game.board(),
        "X . . X . . X
         . . . . . . .
         . . . . . . .
         X . . X . . X
         . . . . . . .
         . . . . . . .
         X . . X . . X",
    );
}

#[test]
fn only_exactly_two_are_taken() {
    let rules = rules("go-bang");
    for row in ["X O . . . . .", "X O O O . . .", "O O . . . . ."] {
        let diagram = format!("{row}\n{}", ". . . . . . .\n".repeat(6));
        for name in ["C7", "D7", "E7"] {
            let mut game = position(&rules, &diagram, Color::Black);
            if game.board().is_empty(at(name)) {
                assert!(
                    play(&rules, &mut game, name).captured.is_empty(),
                    "{row} {name}"
                );
            }
        }
    }
}

#[test]
fn moving_into_a_sandwich_is_safe() {
    let rules = rules("go-bang");
    let mut game = position(
        &rules,
        "O X . O .\n. . . . .\n. . . . .\n. . . . .\n. . . . .",
        Color::Black,
    );
    assert!(play(&rules, &mut game, "C5").captured.is_empty());
    assert_eq!(game.board().get(at("B5")), Some(Color::Black));
    // White's next move elsewhere does not take it either.
    assert!(play(&rules, &mut game, "E1").captured.is_empty());
    assert_eq!(game.board().stones(Color::Black), points("B5 C5"));
}

#[test]
fn points_of_taken_stones_are_free_again() {
    let rules = rules("go-bang");
    let mut game = position(
        &rules,
        "X O O . .\n. . . . .\n. . . . .\n. . . . .\n. . . . .",
        Color::Black,
    );
    play_all(&rules, &mut game, "D5 B5");
    assert_eq!(game.board().get(at("B5")), Some(Color::White));
}

#[test]
fn a_capture_is_made_before_the_line_is_judged() {
    let rules = rules("go-bang");
    let diagram = "X O O . X X X
                   . . . . . . .
                   . . . . . . .
                   . . . . . . .
                   . . . X . . .
                   . . . . . . .
                   . . . . . . .";
    let mut game = position(&rules, diagram, Color::Black);
    assert_eq!(play(&rules, &mut game, "D7").captured, points("B7 C7"));
    assert_eq!(
        rules.status(&game),
        Status::InProgress,
        "four, and a gap where the pair was"
    );
    assert_eq!(opponent(&game), Color::Black);
}

#[test]
fn many_captured_pairs_do_not_win() {
    let rules = rules("go-bang");
    let mut game = position(
        &rules,
        "X . . X . . X
         . O . O . O .
         . . O O O . .
         X O O . O O X
         . . O O O . .
         . O . O . O .
         X . . X . . X",
        Color::Black,
    );
    play(&rules, &mut game, "D4");
    assert_eq!(rules.status(&game), Status::InProgress);
}

#[test]
fn a_full_board_is_a_draw() {
    let rules = rules("gomoku");
    let diagram = "X X O O X
                   O O X X O
                   X X O O X
                   O O X X O
                   X X O O .";
    let outcome = winner(&rules, diagram, "E1").unwrap();
    assert_eq!(
        outcome,
        Outcome {
            winner: None,
            ending: Ending::NoMovesLeft
        }
    );
}

#[test]
fn nobody_passes_and_nothing_follows_the_end() {
    let rules = rules("gomoku");
    let mut game = position(
        &rules,
        "X X X X . \n. . . . .\n. . . . .\n. . . . .\n. . . . .",
        Color::Black,
    );
    assert_eq!(
        rules.check(&game, Move::Pass),
        Err(IllegalMove::PassForbidden)
    );
    assert_eq!(
        rules.check(&game, Move::Play(at("A5"))),
        Err(IllegalMove::Occupied)
    );
    assert_eq!(
        rules.check(&game, Move::Play(at("F1"))),
        Err(IllegalMove::OffBoard)
    );
    play(&rules, &mut game, "E5");
    assert_eq!(
        rules.check(&game, Move::Play(at("A1"))),
        Err(IllegalMove::GameOver)
    );
    assert!(rules.legal_points(&game).is_empty());
}
