use tengen_game::{Action, Phase, Refusal};
use tengen_rules::{Color, Ending, IllegalMove, Move, Outcome};

use super::table::{AKA, KURO, SHIRO, Table, accept, play};
use tengen_testkit::board::{assert_board, at, points};

#[test]
fn players_move_in_turn() {
    let mut table = Table::seated("territory", 5);
    assert_eq!(
        table.does(SHIRO, play("C3")),
        Err(Refusal::NotYourTurn {
            to_move: Color::Black
        })
    );
    table.does(KURO, play("C3")).expect("played");
    assert_eq!(
        table.does(KURO, play("C4")),
        Err(Refusal::NotYourTurn {
            to_move: Color::White
        })
    );
    table.does(SHIRO, play("D3")).expect("played");
    assert_eq!(table.game.to_move(), Some(Color::Black));
    assert_eq!(
        table.game.moves(),
        [
            (Color::Black, Move::Play(at("C3"))),
            (Color::White, Move::Play(at("D3"))),
        ]
    );
    assert_eq!(
        table.game.last_move(),
        Some((Color::White, Move::Play(at("D3"))))
    );
    assert_board(
        table.game.position().board(),
        "
        . . . . .
        . . . . .
        . . X O .
        . . . . .
        . . . . .
        ",
    );
}

#[test]
fn onlookers_do_not_play() {
    let mut table = Table::seated("territory", 5);
    for action in [play("C3"), Action::Resign, Action::Agree, Action::Resume] {
        assert_eq!(table.does(AKA, action), Err(Refusal::NotAPlayer));
    }
}

#[test]
fn a_player_may_hold_either_colour_in_two_games() {
    let mut table = Table::seated("territory", 5);
    let mut other = Table::offered(super::table::terms("territory", 5), None);
    other.does(SHIRO, accept(Color::Black)).expect("accepted");
    table.does(KURO, play("C3")).expect("played");
    assert_eq!(other.game.to_move(), Some(Color::Black));
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    let mut table = Table::seated("territory", 5);
    table.moves("B1 pass A2");
    for (mv, reason) in [
        ("B1", IllegalMove::Occupied),
        ("A1", IllegalMove::Suicide),
        ("F1", IllegalMove::OffBoard),
    ] {
        let refused = Refusal::Illegal {
            mv: Move::Play(at(mv)),
            reason,
        };
        assert_eq!(table.does(SHIRO, play(mv)), Err(refused));
    }
    assert_eq!(table.game.moves().len(), 3);
}

#[test]
fn a_ko_is_not_retaken_at_once_but_after_another_turn() {
    let mut table = Table::seated("territory", 5);
    table.moves("B3 C3 C2 D2 C4 D4 E1 E3 D3 ");
    // Black has taken C3 with D3.
    assert_board(
        table.game.position().board(),
        "
        . . . . .
        . . X O .
        . X . X O
        . . X O .
        . . . . X
        ",
    );
    let ko = Refusal::Illegal {
        mv: Move::Play(at("C3")),
        reason: IllegalMove::Ko,
    };
    assert_eq!(table.does(SHIRO, play("C3")), Err(ko));
    table.moves("A5 A1 C3");
    assert_eq!(table.game.position().prisoners().white, 1);
}

#[test]
fn five_in_a_row_ends_the_game_at_once() {
    let mut table = Table::seated("gomoku", 15);
    table.moves("D4 D5 E4 E5 F4 F5 G4 G5 H4");
    let won = Outcome {
        winner: Some(Color::Black),
        ending: Ending::FiveInARow {
            line: points("D4 E4 F4 G4 H4"),
        },
    };
    assert_eq!(table.game.phase(), Phase::Finished(&won));
    assert_eq!(table.game.to_move(), None);
    assert_eq!(table.game.score(), None);
    for action in [play("J9"), Action::Resign, Action::Agree, Action::Withdraw] {
        assert_eq!(table.does(SHIRO, action), Err(Refusal::GameOver));
    }
}

#[test]
fn the_first_capture_ends_atari_go() {
    let mut table = Table::seated("atari-go-empty", 5);
    table.moves("C3 B3 A1 C4 A5 D3 A2 C2");
    assert!(matches!(
        table.game.phase(),
        Phase::Finished(&Outcome {
            winner: Some(Color::White),
            ending: Ending::Capture { .. },
        })
    ));
}

#[test]
fn pairs_are_taken_in_go_bang() {
    let mut table = Table::seated("go-bang", 15);
    table.moves("D4 E4 A1 F4 G4");
    assert_eq!(table.game.position().prisoners().black, 2);
    assert_eq!(table.game.phase(), Phase::Playing);
}

#[test]
fn a_player_who_resigns_loses_whoever_is_to_move() {
    for (loser, winner) in [(KURO, Color::White), (SHIRO, Color::Black)] {
        let mut table = Table::seated("territory", 9);
        table.does(loser, Action::Resign).expect("resigned");
        assert_eq!(
            table.game.phase(),
            Phase::Finished(&Outcome {
                winner: Some(winner),
                ending: Ending::Resignation,
            })
        );
        assert_eq!(table.does(KURO, play("C3")), Err(Refusal::GameOver));
    }
}

#[test]
fn nothing_is_counted_while_the_game_is_played() {
    let mut table = Table::seated("territory", 9);
    assert_eq!(table.does(KURO, Action::Agree), Err(Refusal::NotCounting));
    assert_eq!(table.does(SHIRO, Action::Resume), Err(Refusal::NotCounting));
    assert_eq!(table.game.score(), None);
}

#[test]
fn with_handicap_white_moves_first() {
    use tengen_game::{Draft, Terms};
    use tengen_rules::{Handicap, Komi};
    let draft = Draft {
        handicap: Handicap::new(2).expect("two"),
        komi: Komi::ZERO,
        ..super::table::draft("territory", 9)
    };
    let mut table = Table::offered(Terms::new(draft).expect("sound"), Some(SHIRO));
    table.does(SHIRO, accept(Color::Black)).expect("accepted");
    assert_eq!(table.to_move(), SHIRO);
    assert_board(
        table.game.position().board(),
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        ",
    );
}
