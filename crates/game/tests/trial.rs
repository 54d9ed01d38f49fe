//! A dispute is played out on a copy of the board (Japanese 1989, Article 7.2). Its kos are in `rules/confirmation.rs`.

use tengen_game::{Action, EventKind, Game, Life, Phase, Refusal, Suggestion};
use tengen_rules::{Color, IllegalMove, Marking, Move, PointSet, Trial, TrialMove};

use super::japanese::stopped;
use super::table::{AKA, KURO, SHIRO, Table, mark, play};
use tengen_testkit::board::{at, points};

/// Play has stopped where White could begin a ko by taking on C3.
///
/// ```text
/// . . . . .
/// . . X O .
/// . X . X O
/// . . X O .
/// . . . . X
/// ```
fn stopped_ko() -> Table {
    let mut table = Table::seated("japanese", 5);
    table.moves("B3 C3 C2 D2 C4 D4 E1 E3 D3 pass pass");
    table
}

/// The same position in a trial, with White to move first.
fn trial() -> Table {
    let mut table = stopped_ko();
    table.does(KURO, tried(Color::White)).expect("begun");
    table
}

fn tried(first: Color) -> Action {
    Action::Try { first }
}

fn copy(game: &Game) -> Trial {
    match game.phase() {
        Phase::Trial { trial, .. } => trial.clone(),
        other => panic!("no trial: {other:?}"),
    }
}

#[test]
fn article_7_2_either_player_has_a_dispute_played_out_with_either_side_first() {
    for player in [KURO, SHIRO] {
        for first in Color::ALL {
            let mut table = stopped_ko();
            table.does(player, tried(first)).expect("begun");
            assert_eq!(table.game.to_move(), Some(first));
            let color = table.game.color_of(player).expect("a side");
            assert_eq!(table.last().kind, EventKind::TrialBegan { color, first });
            let to_move = if first == Color::Black { KURO } else { SHIRO };
            assert_eq!(table.game.players_to_act(), [to_move]);
        }
    }
}

#[test]
fn article_7_2_a_trial_is_for_the_players_and_for_the_count() {
    let mut table = Table::seated("japanese", 5);
    let first = Color::Black;
    table.refuses(KURO, &[tried(first)], Refusal::NotCounting);
    let on_the_copy = [Action::PassForKo(at("C3")), Action::EndTrial];
    table.refuses(KURO, &on_the_copy, Refusal::NoTrial);
    let mut table = stopped_ko();
    table.refuses(KURO, &on_the_copy, Refusal::NoTrial);
    table.refuses(AKA, &[tried(first)], Refusal::NotAPlayer);
}

/// By area counting, playing on costs nothing.
#[test]
fn under_area_counting_one_resumes_instead() {
    let mut table = Table::seated("chinese", 5);
    table.moves("pass pass");
    let refused = Refusal::NoTrialByTheseRules;
    table.refuses(KURO, &[tried(Color::Black)], refused);
}

#[test]
fn article_7_2_the_sides_move_in_turn_on_the_copy() {
    let mut table = trial();
    let to_move = Color::White;
    table.refuses(
        KURO,
        &[play("A1"), play("pass"), Action::PassForKo(at("A1"))],
        Refusal::NotYourTurn { to_move },
    );
    table.does(SHIRO, play("A1")).expect("played");
    let to_move = Color::Black;
    table.refuses(SHIRO, &[play("A2")], Refusal::NotYourTurn { to_move });
    table.refuses(AKA, &[play("A2"), Action::EndTrial], Refusal::NotAPlayer);
    assert_eq!(
        copy(&table.game).turns(),
        [(Color::White, TrialMove::Move(Move::Play(at("A1"))))]
    );
}

/// Usual failure 13.
#[test]
fn article_7_2_a_ko_is_retaken_only_after_a_pass_for_that_ko() {
    let mut table = trial();
    table.does(SHIRO, play("C3")).expect("taken");
    let retake = play("D3");
    let ko = Refusal::Illegal {
        mv: Move::Play(at("D3")),
        reason: IllegalMove::Ko,
    };
    table.refuses(KURO, std::slice::from_ref(&retake), ko.clone());
    // A move elsewhere does not help.
    table.moves("A1 A5");
    table.refuses(KURO, std::slice::from_ref(&retake), ko.clone());
    // A plain pass does not help.
    table.moves("pass B5");
    table.refuses(KURO, std::slice::from_ref(&retake), ko);
    table.does(KURO, Action::PassForKo(at("D3"))).expect("pass");
    table.moves("C5");
    table.does(KURO, retake).expect("retaken");
    // Now White has to pass for the ko.
    let ko = Refusal::Illegal {
        mv: Move::Play(at("C3")),
        reason: IllegalMove::Ko,
    };
    table.refuses(SHIRO, &[play("C3")], ko);
}

#[test]
fn article_7_2_one_passes_only_for_a_ko_in_which_one_may_not_retake() {
    let mut table = trial();
    for nowhere in ["D3", "A1", "T19"] {
        let refused = Refusal::NoKo(at(nowhere));
        table.refuses(SHIRO, &[Action::PassForKo(at(nowhere))], refused);
    }
    table.moves("C3");
    table.does(KURO, Action::PassForKo(at("D3"))).expect("pass");
    table.moves("A1");
    let again = Action::PassForKo(at("D3"));
    table.refuses(KURO, &[again], Refusal::NoKo(at("D3")));
}

#[test]
fn on_the_copy_the_other_rules_hold() {
    let mut table = trial();
    let refused = |name, reason| Refusal::Illegal {
        mv: Move::Play(at(name)),
        reason,
    };
    let occupied = refused("D3", IllegalMove::Occupied);
    table.refuses(SHIRO, &[play("D3")], occupied);
    let off_board = refused("F1", IllegalMove::OffBoard);
    table.refuses(SHIRO, &[play("F1")], off_board);
    table.moves("pass");
    // D1 and E2 are White's to close; E2 is none for Black yet.
    table.moves("A1 D1");
    assert_eq!(copy(&table.game).position().prisoners().white, 0);
    table.moves("A2 E2");
    assert_eq!(
        copy(&table.game).position().prisoners().white,
        1,
        "E1 is taken"
    );
    let suicide = refused("E1", IllegalMove::Suicide);
    table.refuses(KURO, &[play("E1")], suicide);
}

#[test]
fn article_7_2_two_passes_end_the_trial_and_passes_for_a_ko_do_not() {
    let mut table = trial();
    table.moves("C3");
    table.does(KURO, Action::PassForKo(at("D3"))).expect("pass");
    table.moves("pass");
    assert!(matches!(table.game.phase(), Phase::Trial { .. }));
    table.moves("D3");
    table
        .does(SHIRO, Action::PassForKo(at("C3")))
        .expect("pass");
    assert!(matches!(table.game.phase(), Phase::Trial { .. }));
    table.moves("pass");
    assert!(matches!(table.game.phase(), Phase::Trial { .. }));
    table.moves("pass");
    assert!(matches!(table.game.phase(), Phase::Counting { .. }));
}

/// The stopped position, to the last prisoner.
#[test]
fn article_7_2_the_board_is_put_back_exactly_as_it_was() {
    for ends_it in [None, Some(KURO), Some(SHIRO)] {
        for first in Color::ALL {
            let mut table = stopped();
            table.does(KURO, mark("B3", Life::Dead)).expect("marked");
            table.does(SHIRO, mark("D1", Life::Seki)).expect("marked");
            table.does(SHIRO, Action::Agree).expect("agreed");
            let before = table.game.clone();
            let marking = Marking {
                dead: points("B3 B4"),
                seki: points("D1 D2 D3 D4 D5 D6 D7"),
            };
            table.does(SHIRO, tried(first)).expect("begun");
            table.moves("A3 A4 C3 C4 B2 F4 B5");
            assert_ne!(copy(&table.game).position(), before.position());
            assert_eq!(table.game.in_play(), copy(&table.game).position());
            match ends_it {
                None => table.moves("pass pass"),
                Some(player) => table.does(player, Action::EndTrial).expect("ended"),
            }
            let agreed = None;
            assert_eq!(table.game.phase(), Phase::Counting { marking, agreed });
            assert_eq!(table.game.position(), before.position());
            assert_eq!(table.game.position().to_move(), before.position().to_move());
            assert_eq!(table.game.position().ply(), before.position().ply());
            assert_eq!(table.game.position().last(), before.position().last());
            assert_eq!(table.game.in_play(), before.position());
            assert_eq!(table.game.score(), before.score());
            assert_eq!(table.game.moves(), before.moves());
            assert_eq!(table.game.to_move(), None);
        }
    }
}

#[test]
fn a_second_trial_begins_from_the_stopped_position_again() {
    let mut table = trial();
    table.moves("C3");
    table.does(KURO, Action::EndTrial).expect("ended");
    table.does(SHIRO, tried(Color::White)).expect("begun");
    assert_eq!(copy(&table.game).turns(), []);
    assert_eq!(copy(&table.game).barred_points(), PointSet::EMPTY);
    table.moves("C3");
}

#[test]
fn while_a_dispute_is_played_out_nobody_counts() {
    let mut table = trial();
    for player in [KURO, SHIRO] {
        table.refuses(
            player,
            &[
                mark("B3", Life::Dead),
                Action::Agree,
                Action::Resume,
                tried(Color::Black),
            ],
            Refusal::TrialInProgress,
        );
        table.refuses(player, &[Action::Object], Refusal::NothingToObjectTo);
    }
    let suggested = Action::Suggest(Suggestion {
        dead: points("B3"),
        ..Suggestion::default()
    });
    assert_eq!(table.ticks(suggested), Err(Refusal::TrialInProgress));
    assert_eq!(table.game.score(), None);
}

#[test]
fn after_a_trial_the_game_may_be_resumed_without_its_stones() {
    let mut table = trial();
    table.moves("A1 A2 C3");
    table.does(KURO, Action::EndTrial).expect("ended");
    table.does(KURO, Action::Resume).expect("resumed");
    assert_eq!(table.game.to_move(), Some(Color::White));
    table.moves("A1");
    assert_eq!(table.game.position().board().get(at("A2")), None);
}

#[test]
fn the_record_of_a_trial_replays() {
    let mut table = trial();
    table.moves("C3");
    table.does(KURO, Action::PassForKo(at("D3"))).expect("pass");
    let replayed = Game::replay(table.game.id(), table.game.events().to_vec());
    assert_eq!(replayed, Ok(table.game.clone()));
    table.moves("pass pass");
    let replayed = Game::replay(table.game.id(), table.game.events().to_vec());
    assert_eq!(replayed, Ok(table.game));
}
