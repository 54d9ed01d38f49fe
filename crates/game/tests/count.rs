use tengen_game::{Action, EventKind, Life, Phase, Refusal};
use tengen_rules::{Color, Ending, IllegalMove, Marking, Move, Outcome};

use super::table::{AKA, KURO, SHIRO, Table, mark, play};
use tengen_testkit::board::{assert_board, at, points};

/// Black has the left, White the right; a white chain of two stands dead on the left, a black stone on the right.
fn stopped() -> Table {
    let mut table = Table::seated("territory", 7);
    table.moves("D1 E1 D2 E2 D3 E3 D4 E4 D5 E5 D6 E6 D7 E7 G4 B3 pass B4 pass pass");
    assert_board(
        table.game.position().board(),
        "
        . . . X O . .
        . . . X O . .
        . . . X O . .
        . O . X O . X
        . O . X O . .
        . . . X O . .
        . . . X O . .
        ",
    );
    table
}

fn counting(dead: &str, agreed: Option<Color>) -> Phase<'static> {
    Phase::Counting {
        marking: Marking {
            dead: points(dead),
            ..Marking::default()
        },
        agreed,
    }
}

#[test]
fn two_passes_stop_the_game_and_the_count_begins() {
    let table = stopped();
    assert_eq!(table.game.phase(), counting("", None));
    assert_eq!(table.game.to_move(), None);
    assert!(table.game.score().is_some());
}

#[test]
fn one_pass_stops_nothing() {
    let mut table = Table::seated("territory", 7);
    table.moves("pass D4 pass");
    assert_eq!(table.game.phase(), Phase::Playing);
}

#[test]
fn in_the_count_nobody_plays() {
    let mut table = stopped();
    assert_eq!(table.does(KURO, play("A1")), Err(Refusal::CountInProgress));
    assert_eq!(
        table.does(SHIRO, play("pass")),
        Err(Refusal::CountInProgress)
    );
}

#[test]
fn a_chain_is_marked_as_a_whole() {
    let mut table = stopped();
    table.does(KURO, mark("B3", Life::Dead)).expect("marked");
    assert_eq!(table.game.phase(), counting("B3 B4", None));
    assert_eq!(
        table.last().kind,
        EventKind::Marked {
            chain: points("B3 B4"),
            life: Life::Dead
        }
    );
    table.does(SHIRO, mark("B4", Life::Alive)).expect("marked");
    assert_eq!(table.game.phase(), counting("", None));
}

#[test]
fn an_empty_point_is_not_marked() {
    let mut table = stopped();
    for nowhere in ["A1", "T19"] {
        assert_eq!(
            table.does(KURO, mark(nowhere, Life::Dead)),
            Err(Refusal::NoStoneThere(at(nowhere)))
        );
    }
}

#[test]
fn marking_what_is_so_already_changes_nothing_and_voids_no_agreement() {
    let mut table = stopped();
    table.does(KURO, mark("B3", Life::Dead)).expect("marked");
    table.does(KURO, Action::Agree).expect("agreed");
    let agreed = table.game.clone();
    assert_eq!(
        table.does(SHIRO, mark("B4", Life::Dead)),
        Err(Refusal::NothingToChange)
    );
    assert_eq!(
        table.does(SHIRO, mark("G4", Life::Alive)),
        Err(Refusal::NothingToChange)
    );
    assert_eq!(table.game, agreed);
    assert_eq!(table.game.phase(), counting("B3 B4", Some(Color::Black)));
}

#[test]
fn each_change_withdraws_the_agreement_before_it() {
    for changer in [KURO, SHIRO] {
        let mut table = stopped();
        table.does(KURO, Action::Agree).expect("agreed");
        table.does(changer, mark("G4", Life::Dead)).expect("marked");
        assert_eq!(table.game.phase(), counting("G4", None));
        table.does(SHIRO, Action::Agree).expect("agreed");
        assert_eq!(table.game.phase(), counting("G4", Some(Color::White)));
    }
}

#[test]
fn agreeing_twice_is_not_agreeing_for_both() {
    let mut table = stopped();
    table.does(KURO, Action::Agree).expect("agreed");
    assert_eq!(table.does(KURO, Action::Agree), Err(Refusal::AlreadyAgreed));
    assert_eq!(table.does(AKA, Action::Agree), Err(Refusal::NotAPlayer));
}

#[test]
fn both_agree_the_same_marking_and_the_game_is_over() {
    let mut table = stopped();
    table.does(KURO, mark("B3", Life::Dead)).expect("marked");
    table.does(SHIRO, mark("G4", Life::Dead)).expect("marked");
    let shown = table.game.score().expect("a score");
    table.does(SHIRO, Action::Agree).expect("agreed");
    table.does(KURO, Action::Agree).expect("agreed");

    // Black: 21 points and 2 prisoners. White: 14 points, 1 prisoner and 5.5 komi.
    assert_eq!(shown.total.black.to_string(), "23");
    assert_eq!(shown.total.white.to_string(), "20.5");
    assert_eq!(shown.margin().to_string(), "2.5");
    let won = Outcome {
        winner: Some(Color::Black),
        ending: Ending::Score(shown.clone()),
    };
    assert_eq!(table.game.phase(), Phase::Finished(&won));
    assert_eq!(table.game.score(), Some(shown));
    assert_eq!(table.does(KURO, Action::Resume), Err(Refusal::GameOver));
    assert_eq!(
        table.does(SHIRO, mark("G4", Life::Alive)),
        Err(Refusal::GameOver)
    );
}

#[test]
fn a_player_who_asks_to_resume_lets_the_opponent_play_first() {
    for (asker, first) in [(KURO, Color::White), (SHIRO, Color::Black)] {
        let mut table = stopped();
        table.does(asker, mark("B3", Life::Dead)).expect("marked");
        table.does(SHIRO, Action::Agree).expect("agreed");
        table.does(asker, Action::Resume).expect("resumed");
        assert_eq!(table.game.phase(), Phase::Playing);
        assert_eq!(table.game.to_move(), Some(first));
    }
}

#[test]
fn after_a_resumption_two_passes_are_needed_again_and_marks_are_gone() {
    let mut table = stopped();
    table.does(KURO, mark("B3", Life::Dead)).expect("marked");
    table.does(KURO, Action::Resume).expect("resumed");
    table.moves("pass");
    assert_eq!(table.game.phase(), Phase::Playing);
    table.moves("pass");
    assert_eq!(table.game.phase(), counting("", None));
}

#[test]
fn a_ko_is_free_after_a_resumption() {
    let mut table = Table::seated("territory", 5);
    table.moves("B3 C3 C2 D2 C4 D4 E1 E3 D3");
    let ko = Err(Refusal::Illegal {
        mv: Move::Play(at("C3")),
        reason: IllegalMove::Ko,
    });
    assert_eq!(table.does(SHIRO, play("C3")), ko);
    table.moves("pass pass");
    table.does(KURO, Action::Resume).expect("resumed");
    table.moves("C3");
    assert_eq!(table.game.position().prisoners().white, 1);
}

#[test]
fn only_the_players_count() {
    let mut table = stopped();
    for action in [
        mark("B3", Life::Dead),
        Action::Agree,
        Action::Resume,
        Action::Resign,
    ] {
        assert_eq!(table.does(AKA, action.clone()), Err(Refusal::NotAPlayer));
        assert_eq!(table.ticks(action), Err(Refusal::NotAPlayer));
    }
}

#[test]
fn one_may_resign_in_the_count() {
    let mut table = stopped();
    table.does(SHIRO, Action::Resign).expect("resigned");
    assert_eq!(
        table.game.phase(),
        Phase::Finished(&Outcome {
            winner: Some(Color::Black),
            ending: Ending::Resignation,
        })
    );
}
