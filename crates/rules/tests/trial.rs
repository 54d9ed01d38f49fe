//! Playing a dispute out: in the confirmation of life and death a ko is retaken only after a pass for it
//! (Japanese 1989, Article 7.2). Usual failure 13.

use tengen_rules::{IllegalMove, Move, NoKo, Played, PointSet, Position, Rules, Trial};

use super::{BLACK, WHITE, play_all, rules};
use tengen_testkit::board::{assert_board, at, points, position};

/// White may take on B6 and on E2.
const TWO_KOS: &str = ". X O . . . .
                       X . X O . . .
                       . X O . . . .
                       . . . . . . .
                       . . . . X O .
                       . . . X . X O
                       . . . . X O .";

/// A stopped game, and a trial in which White moves first.
fn trial(diagram: &str) -> (Rules, Position, Trial) {
    let rules = rules("japanese");
    let mut stopped = position(&rules, diagram, BLACK);
    play_all(&rules, &mut stopped, "pass pass");
    let trial = Trial::new(&rules, &stopped, WHITE);
    (rules, stopped, trial)
}

#[track_caller]
fn play(trial: &mut Trial, name: &str) -> Played {
    let mv = match name {
        "pass" => Move::Pass,
        point => Move::Play(at(point)),
    };
    trial.play(mv).unwrap()
}

fn check(trial: &Trial, name: &str) -> Result<(), IllegalMove> {
    trial.check(Move::Play(at(name)))
}

#[test]
fn in_a_trial_a_ko_is_retaken_only_after_a_pass_for_it() {
    let (_, _, mut trial) = trial(TWO_KOS);
    assert_eq!(play(&mut trial, "B6").captured, points("C6"));
    assert_eq!(trial.barred_points(), points("C6"));
    assert_eq!(check(&trial, "C6"), Err(IllegalMove::Ko));
    trial.pass_for_ko(at("C6")).unwrap();
    assert_eq!(trial.position().to_move(), WHITE, "it was a turn");
    play(&mut trial, "A1");
    assert_eq!(trial.barred_points(), PointSet::EMPTY);
    assert_eq!(play(&mut trial, "C6").captured, points("B6"));
    assert_eq!(trial.barred_points(), points("B6"), "now White waits");
}

#[test]
fn in_a_trial_neither_a_threat_nor_a_plain_pass_lifts_a_ko() {
    let (rules, stopped, mut trial) = trial(TWO_KOS);
    play(&mut trial, "B6");
    for (black, white) in [("G7", "A1"), ("pass", "B1"), ("G4", "A3")] {
        assert_eq!(check(&trial, "C6"), Err(IllegalMove::Ko), "before {black}");
        play(&mut trial, black);
        assert_eq!(
            trial.barred_points(),
            PointSet::EMPTY,
            "White may do as it likes"
        );
        play(&mut trial, white);
    }
    assert_eq!(check(&trial, "C6"), Err(IllegalMove::Ko));
    // In the game a threat would be enough.
    let mut game = stopped;
    rules.resume(&mut game, WHITE);
    play_all(&rules, &mut game, "B6 G7 A1 C6");
}

#[test]
fn in_a_trial_each_ko_wants_a_pass_of_its_own() {
    let (_, _, mut trial) = trial(TWO_KOS);
    assert_eq!(play(&mut trial, "B6").captured, points("C6"));
    play(&mut trial, "G7");
    assert_eq!(play(&mut trial, "E2").captured, points("F2"));
    assert_eq!(trial.barred_points(), points("C6 F2"));
    trial.pass_for_ko(at("F2")).unwrap();
    play(&mut trial, "A1");
    assert_eq!(
        trial.barred_points(),
        points("C6"),
        "the other ko still stands"
    );
    assert_eq!(check(&trial, "C6"), Err(IllegalMove::Ko));
    assert_eq!(play(&mut trial, "F2").captured, points("E2"));
}

#[test]
fn there_is_no_pass_for_what_is_no_ko_of_ones_own() {
    let (_, _, mut trial) = trial(TWO_KOS);
    let before = trial.clone();
    for name in ["C6", "B6", "G7", "B7"] {
        assert_eq!(trial.pass_for_ko(at(name)), Err(NoKo(at(name))));
    }
    assert_eq!(trial, before);
    play(&mut trial, "B6");
    trial.pass_for_ko(at("C6")).unwrap();
    assert_eq!(trial.pass_for_ko(at("C6")), Err(NoKo(at("C6"))), "White");
    play(&mut trial, "A1");
    assert_eq!(trial.pass_for_ko(at("C6")), Err(NoKo(at("C6"))), "done");
}

#[test]
fn two_passes_end_a_trial_and_a_pass_for_a_ko_is_none_of_them() {
    let (_, _, mut trial) = trial(TWO_KOS);
    play(&mut trial, "B6");
    trial.pass_for_ko(at("C6")).unwrap();
    play(&mut trial, "pass");
    assert!(!trial.is_over());
    play(&mut trial, "pass");
    assert!(trial.is_over());
    assert_eq!(check(&trial, "A1"), Err(IllegalMove::GameOver));
    assert_eq!(trial.check(Move::Pass), Err(IllegalMove::GameOver));
    assert_eq!(trial.turns().len(), 4);
}

#[test]
fn a_trial_is_played_on_a_copy() {
    let (rules, stopped, mut trial) = trial(TWO_KOS);
    let before = stopped.clone();
    play(&mut trial, "B6");
    play(&mut trial, "G7");
    assert_eq!(stopped, before);
    assert_board(stopped.board(), TWO_KOS);
    assert!(rules.legal_points(&stopped).is_empty(), "it has stopped");
    assert_eq!(trial.position().prisoners().white, 1);
}

/// A ko for life in which the attacker has all the threats: by Article 7.2 they do not help.
#[test]
fn in_a_trial_threats_do_not_win_a_ko_for_life() {
    let diagram = ". X . X O
                   X X X O .
                   O O O O .
                   . . . . .
                   . . . . .";
    let (_, _, mut trial) = trial(diagram);
    assert_eq!(play(&mut trial, "C5").captured, points("D5"));
    assert_eq!(check(&trial, "D5"), Err(IllegalMove::Ko));
    play(&mut trial, "E1");
    assert_eq!(play(&mut trial, "A5").captured, points("B5 A4 B4 C4"));
}
