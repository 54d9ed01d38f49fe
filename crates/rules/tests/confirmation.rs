//! Kos in the confirmation of life and death (Japanese 1989, Article 7.2). Usual failure 13.

use tengen_rules::{Color, IllegalMove, Move, NoKo, PointSet, Position, Trial, TrialMove};

use super::{BLACK, WHITE, play_all, rules};
use tengen_testkit::board::{assert_board, at, points, position};

/// Black may take on C6 and F2, White may retake on B6 and E2.
const TWO_KOS: &str = ". X O . . . .
                       X O . O . . .
                       . X O . . . .
                       . . . . . . .
                       . . . . X O .
                       . . . X O . O
                       . . . . X O .";

fn stopped(diagram: &str) -> Position {
    let rules = rules("japanese");
    let mut stopped = position(&rules, diagram, BLACK);
    play_all(&rules, &mut stopped, "pass pass");
    stopped
}

fn trial(diagram: &str, first: Color) -> Trial {
    Trial::new(&rules("japanese"), &stopped(diagram), first)
}

/// Plays turns that must be legal: `C6`, `pass`, or `ko:B6` for a pass for that ko.
#[track_caller]
fn turns(trial: &mut Trial, turns: &str) {
    for turn in turns.split_whitespace() {
        match turn.strip_prefix("ko:") {
            Some(ko) => trial.pass_for_ko(at(ko)).expect(turn),
            None => drop(trial.play(mv(turn)).expect(turn)),
        }
    }
}

fn mv(name: &str) -> Move {
    match name {
        "pass" => Move::Pass,
        name => Move::Play(at(name)),
    }
}

#[track_caller]
fn assert_refused(trial: &Trial, name: &str, reason: IllegalMove) {
    assert_eq!(trial.check(mv(name)), Err(reason), "{name}");
    let mut after = trial.clone();
    assert_eq!(after.play(mv(name)), Err(reason), "{name}");
    assert_eq!(&after, trial, "a refused move changes nothing");
}

#[track_caller]
fn assert_barred(trial: &Trial, name: &str) {
    assert!(trial.barred_points().contains(at(name)), "{name}");
    assert_refused(trial, name, IllegalMove::Ko);
}

#[test]
fn a_ko_may_be_taken_and_not_be_retaken() {
    let mut trial = trial(TWO_KOS, BLACK);
    assert_eq!(trial.barred_points(), PointSet::EMPTY);
    turns(&mut trial, "C6");
    assert_barred(&trial, "B6");
}

#[test]
fn no_move_elsewhere_however_often_allows_the_retake() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 G7 A4 G6 A3");
    assert_barred(&trial, "B6");
}

#[test]
fn a_plain_pass_does_not_allow_the_retake() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 pass A4");
    assert_barred(&trial, "B6");
}

#[test]
fn a_pass_for_that_very_ko_allows_the_retake_from_the_next_turn_on() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 ko:B6");
    assert_eq!(trial.position().to_move(), BLACK, "it was a turn");
    turns(&mut trial, "A4");
    assert_eq!(trial.barred_points(), PointSet::EMPTY);
    assert_eq!(trial.play(mv("B6")).unwrap().captured, points("C6"));
    assert_eq!(trial.turns()[1], (WHITE, TrialMove::PassForKo(at("B6"))));
}

#[test]
fn a_pass_for_another_ko_does_not_allow_the_retake() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 G7 F2");
    assert_barred(&trial, "B6");
    assert_barred(&trial, "E2");
    turns(&mut trial, "ko:E2 A4");
    assert_barred(&trial, "B6");
    assert_eq!(trial.barred_points(), points("B6"));
    turns(&mut trial, "E2");
}

#[test]
fn a_pass_for_a_ko_is_good_for_one_retake() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 ko:B6 A4 B6");
    assert_barred(&trial, "C6");
    turns(&mut trial, "ko:C6 G7 C6");
    assert_barred(&trial, "B6");
}

#[test]
fn a_pass_for_a_ko_waits_until_the_retake() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 ko:B6 A4 G7 A3 G6 A2 B6");
}

#[test]
fn the_ban_is_for_the_side_whose_stone_was_taken() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 G7");
    assert_eq!(trial.barred_points(), PointSet::EMPTY);
    turns(&mut trial, "B6");
    assert_refused(&trial, "B6", IllegalMove::Occupied);
}

#[test]
fn the_ban_ends_when_the_ko_is_gone() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 G7 B6 G6");
    // Black has connected.
    assert_eq!(trial.barred_points(), PointSet::EMPTY);
    turns(&mut trial, "A4");
    assert_eq!(trial.pass_for_ko(at("B6")), Err(NoKo(at("B6"))));
}

/// Black takes a stone beside the ko, so that it is none; White takes that back, and there is a ko again.
#[test]
fn a_ko_that_comes_about_anew_is_another_ko() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 G7 D7 E7");
    assert_eq!(trial.position().board().get(at("C7")), None);
    turns(&mut trial, "A4");
    assert_eq!(trial.barred_points(), PointSet::EMPTY);
    assert_refused(&trial, "B6", IllegalMove::Suicide);
    turns(&mut trial, "C7 A3");
    assert_eq!(trial.position().board().get(at("D7")), None);
    assert_eq!(trial.play(mv("B6")).unwrap().captured, points("C6"));
}

#[test]
fn what_takes_more_than_the_ko_stone_is_no_retake() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(&mut trial, "C6 A5 G7");
    assert_barred(&trial, "B6");
    // Now B5 is also in atari.
    turns(&mut trial, "B4 G6");
    assert_eq!(trial.barred_points(), PointSet::EMPTY);
    assert_eq!(trial.play(mv("B6")).unwrap().captured, points("C6 B5"));
}

#[test]
fn a_stone_taken_in_a_ko_before_the_stop_may_be_retaken_first() {
    let rules = rules("japanese");
    let mut game = position(&rules, TWO_KOS, BLACK);
    play_all(&rules, &mut game, "C6 pass pass");
    let mut trial = Trial::new(&rules, &game, WHITE);
    turns(&mut trial, "B6");
    assert_barred(&trial, "C6");
}

#[test]
fn snapback_is_no_ko_in_a_trial_either() {
    let mut trial = trial(
        ". O X . .
         . O X . .
         O O X . .
         X X X . .
         . . . . .",
        BLACK,
    );
    turns(&mut trial, "A4 A5");
    assert_eq!(trial.barred_points(), PointSet::EMPTY);
    let taken = trial.play(mv("A4")).unwrap().captured;
    assert_eq!(taken, points("A5 B5 B4 B3 A3"));
}

#[test]
fn two_plain_passes_end_a_trial() {
    for before in ["", "A4", "C6 ko:B6"] {
        let mut trial = trial(TWO_KOS, BLACK);
        turns(&mut trial, before);
        turns(&mut trial, "pass");
        assert!(!trial.is_over());
        turns(&mut trial, "pass");
        assert!(trial.is_over());
        assert_refused(&trial, "A3", IllegalMove::GameOver);
        assert_refused(&trial, "pass", IllegalMove::GameOver);
        assert_eq!(trial.pass_for_ko(at("B6")), Err(NoKo(at("B6"))));
    }
}

#[test]
fn passes_for_kos_end_no_trial_and_break_a_row_of_passes() {
    let mut trial = trial(TWO_KOS, BLACK);
    turns(
        &mut trial,
        "C6 G7 F2 ko:B6 pass ko:E2 pass A4 pass B6 ko:C6",
    );
    assert!(!trial.is_over());
    turns(&mut trial, "pass");
    assert!(!trial.is_over());
    turns(&mut trial, "pass");
    assert!(trial.is_over());
}

#[test]
fn one_passes_only_for_a_ko_in_which_one_may_not_retake() {
    let mut trial = trial(TWO_KOS, BLACK);
    for nowhere in ["B6", "C6", "A4", "T19"] {
        let before = trial.clone();
        assert_eq!(trial.pass_for_ko(at(nowhere)), Err(NoKo(at(nowhere))));
        assert_eq!(trial, before, "a refused pass changes nothing");
    }
    turns(&mut trial, "C6");
    assert_eq!(trial.pass_for_ko(at("E2")), Err(NoKo(at("E2"))));
    turns(&mut trial, "ko:B6 A4");
    assert_eq!(trial.pass_for_ko(at("B6")), Err(NoKo(at("B6"))), "once");
}

#[test]
fn a_trial_leaves_the_stopped_position_as_it_is() {
    let stopped = stopped(TWO_KOS);
    for first in Color::ALL {
        let before = stopped.clone();
        let mut trial = Trial::new(&rules("japanese"), &stopped, first);
        assert_eq!(trial.position().to_move(), first);
        assert_eq!(trial.position().board(), stopped.board());
        assert_eq!(trial.last(), None);
        turns(&mut trial, "A4 G7 pass");
        assert_eq!(trial.last().unwrap().mv, Move::Pass);
        assert_eq!(stopped, before);
        assert_board(stopped.board(), TWO_KOS);
    }
}
