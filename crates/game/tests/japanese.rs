//! The Japanese rules of 1989, article by article (booklet 002).
//! Article 7.2 is in `trial.rs`, 9.2's suggestions are in `suggest.rs`, 12 and 13 in `proposal.rs`.

use tengen_game::{Action, Actor, Draft, Life, Phase, Refusal, Ruling, Terms, decide};
use tengen_rules::{Color, Ending, IllegalMove, Komi, Marking, Move, PointSet};

use super::table::{AKA, KURO, SHIRO, Table, draft, mark, play};
use tengen_testkit::board::{assert_board, at, points};

/// Black has just taken a stone on C3 and White may not retake there at once.
///
/// ```text
/// . . . . .
/// . . X O .
/// . X . X O
/// . . X O .
/// . . . . X
/// ```
fn ko() -> Table {
    let mut table = Table::seated("japanese", 5);
    table.moves("B3 C3 C2 D2 C4 D4 E1 E3 D3");
    table
}

fn refused(at_: &str, reason: IllegalMove) -> Result<(), Refusal> {
    let mv = Move::Play(at(at_));
    Err(Refusal::Illegal { mv, reason })
}

/// Black has the left, White the right; a white chain of two stands dead on the left, a black stone on the right.
pub(super) fn stopped() -> Table {
    let mut table = Table::seated("japanese", 7);
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

/// Those stones are marked as dead, and White has agreed; Black would win by 1.5.
pub(super) fn agreed() -> Table {
    let mut table = stopped();
    table.does(KURO, mark("B3", Life::Dead)).expect("marked");
    table.does(SHIRO, mark("G4", Life::Dead)).expect("marked");
    table.does(SHIRO, Action::Agree).expect("agreed");
    table
}

fn agreed_by(table: &Table) -> Option<Color> {
    match table.game.phase() {
        Phase::Counting { agreed, .. } => agreed,
        other => panic!("no count: {other:?}"),
    }
}

fn marking(table: &Table) -> Marking {
    match table.game.phase() {
        Phase::Counting { marking, .. } => marking,
        other => panic!("no count: {other:?}"),
    }
}

// Article 6.

#[test]
fn article_6_a_stone_taken_in_a_ko_is_not_retaken_on_the_next_move() {
    let mut table = ko();
    assert_eq!(
        table.does(SHIRO, play("C3")),
        refused("C3", IllegalMove::Ko)
    );
    table.moves("A1 A5 C3");
    assert_eq!(table.game.position().prisoners().white, 1);
    assert_eq!(table.does(KURO, play("D3")), refused("D3", IllegalMove::Ko));
}

#[test]
fn article_6_a_pass_is_the_next_move_and_lifts_the_ko() {
    let mut table = ko();
    table.moves("pass A1 C3");
    assert_eq!(table.game.position().prisoners().white, 1);
}

/// Usual failure 3.
#[test]
fn article_6_no_ko_is_left_after_a_resumption_whoever_asked() {
    for (asker, moves) in [(KURO, "C3"), (SHIRO, "A1 C3")] {
        let mut table = ko();
        table.moves("pass pass");
        table.does(asker, Action::Resume).expect("resumed");
        table.moves(moves);
        assert_eq!(table.game.position().prisoners().white, 1);
    }
}

// Article 8.

#[test]
fn article_8_points_of_a_chain_marked_in_seki_are_no_territory() {
    let mut table = stopped();
    table.does(KURO, mark("B3", Life::Dead)).expect("marked");
    let before = table.game.score().expect("a count");
    assert_eq!(before.territory.black.len(), 21);
    table.does(SHIRO, mark("D4", Life::Seki)).expect("marked");
    assert_eq!(marking(&table).seki, points("D1 D2 D3 D4 D5 D6 D7"));
    let in_seki = table.game.score().expect("a count");
    assert_eq!(in_seki.territory.black, PointSet::EMPTY);
    // The prisoners stay what they are.
    assert_eq!(in_seki.prisoners, before.prisoners);
}

#[test]
fn article_8_a_seki_is_unmarked_by_hand_too() {
    let mut table = stopped();
    let before = table.game.score();
    table.does(KURO, mark("D4", Life::Seki)).expect("marked");
    assert_ne!(table.game.score(), before);
    table.refuses(SHIRO, &[mark("D1", Life::Seki)], Refusal::NothingToChange);
    table.does(SHIRO, mark("D1", Life::Alive)).expect("marked");
    assert_eq!(table.game.score(), before);
}

#[test]
fn article_8_a_dead_chain_is_in_no_seki_and_a_seki_is_not_dead() {
    let mut table = stopped();
    table.does(KURO, mark("B3", Life::Dead)).expect("marked");
    table.does(KURO, mark("B4", Life::Seki)).expect("marked");
    let seki = points("B3 B4");
    let dead = PointSet::EMPTY;
    assert_eq!(marking(&table), Marking { dead, seki });
    table.does(KURO, mark("B4", Life::Dead)).expect("marked");
    let (dead, seki) = (seki, dead);
    assert_eq!(marking(&table), Marking { dead, seki });
}

#[test]
fn article_8_marking_a_seki_withdraws_an_agreement() {
    let mut table = stopped();
    table.does(KURO, Action::Agree).expect("agreed");
    table.does(SHIRO, mark("D4", Life::Seki)).expect("marked");
    assert!(matches!(
        table.game.phase(),
        Phase::Counting { agreed: None, .. }
    ));
}

#[test]
fn article_8_seki_is_nothing_to_an_area_count() {
    let mut table = Table::seated("chinese", 5);
    table.moves("C3 D3 pass pass");
    table.refuses(KURO, &[mark("C3", Life::Seki)], Refusal::NoSeki);
}

// Article 9.

#[test]
fn article_9_1_two_passes_in_succession_stop_the_game_and_do_not_end_it() {
    let mut table = Table::seated("japanese", 5);
    table.moves("pass C3 pass");
    assert_eq!(table.game.phase(), Phase::Playing);
    table.moves("pass");
    assert!(matches!(table.game.phase(), Phase::Counting { .. }));
    let nowhere = [play("A1"), play("pass")];
    table.refuses(KURO, &nowhere, Refusal::CountInProgress);
    table.refuses(SHIRO, &nowhere, Refusal::CountInProgress);
}

#[test]
fn article_9_2_it_takes_both_to_agree() {
    let mut table = stopped();
    table.does(KURO, Action::Agree).expect("agreed");
    table.refuses(KURO, &[Action::Agree], Refusal::AlreadyAgreed);
    table.refuses(AKA, &[Action::Agree], Refusal::NotAPlayer);
    assert!(matches!(table.game.phase(), Phase::Counting { .. }));
    table.does(SHIRO, Action::Agree).expect("agreed");
    assert!(matches!(table.outcome(), (_, Ending::Score(_))));
}

/// Usual failure 9.
#[test]
fn article_9_3_whoever_asks_to_resume_lets_the_opponent_move_first() {
    for (asker, opponent) in [(KURO, SHIRO), (SHIRO, KURO)] {
        let mut table = stopped();
        table.does(asker, Action::Resume).expect("resumed");
        let first = table.game.color_of(opponent);
        assert_eq!(table.game.to_move(), first);
        let to_move = first.expect("a side");
        table.refuses(asker, &[play("A1")], Refusal::NotYourTurn { to_move });
        table.does(opponent, play("A1")).expect("played");
    }
}

/// Usual failure 9.
#[test]
fn article_9_3_passes_begin_anew_and_the_marking_is_gone() {
    let mut table = stopped();
    table.does(KURO, mark("B3", Life::Dead)).expect("marked");
    table.does(KURO, Action::Agree).expect("agreed");
    table.does(KURO, Action::Resume).expect("resumed");
    table.moves("pass");
    assert_eq!(table.game.phase(), Phase::Playing);
    table.moves("pass");
    assert_eq!(marking(&table), Marking::default());
    assert!(matches!(
        table.game.phase(),
        Phase::Counting { agreed: None, .. }
    ));
}

#[test]
fn article_9_3_only_a_player_resumes_and_only_what_has_stopped() {
    let mut table = ko();
    table.refuses(KURO, &[Action::Resume], Refusal::NotCounting);
    let mut table = stopped();
    table.refuses(AKA, &[Action::Resume], Refusal::NotAPlayer);
    assert_eq!(table.ticks(Action::Resume), Err(Refusal::NotAPlayer));
}

// Article 10.

#[test]
fn article_10_1_dead_stones_come_off_as_they_are_and_join_the_prisoners() {
    let table = agreed();
    let score = table.game.score().expect("a count");
    assert_eq!(score.dead, points("B3 B4 G4"));
    assert_eq!(score.prisoners.black, 2);
    assert_eq!(score.prisoners.white, 1);
    // Nothing has to be played for it: the board is as it was.
    assert_eq!(
        table.game.position().board().get(at("B3")),
        Some(Color::White)
    );
}

#[test]
fn article_10_2_the_larger_territory_wins() {
    let mut table = agreed();
    let score = table.game.score().expect("a count");
    // Black: 21 points and 2 prisoners. White: 14 points, 1 prisoner and 6.5 komi.
    assert_eq!(score.margin().to_string(), "1.5");
    table.does(KURO, Action::Agree).expect("agreed");
    assert_eq!(table.outcome(), (Some(Color::Black), Ending::Score(score)));
}

/// Usual failures 14 and 15.
#[test]
fn article_10_2_equal_territory_is_a_jigo() {
    let terms = Terms::new(Draft {
        komi: Komi::ZERO,
        ..draft("japanese", 5)
    });
    let mut table = Table::opened(terms.expect("sound"));
    table.moves("pass pass");
    table.both(Action::Agree);
    let (winner, ending) = table.outcome();
    assert_eq!(winner, None);
    assert!(matches!(ending, Ending::Score(score) if score.margin().halves() == 0));
}

#[test]
fn article_10_3_an_objection_opens_the_count_again_with_its_marking() {
    for objector in [KURO, SHIRO] {
        let mut table = agreed();
        table.does(objector, Action::Object).expect("objected");
        assert_eq!(marking(&table).dead, points("B3 B4 G4"));
        assert_eq!(agreed_by(&table), None);
        table
            .does(objector, mark("G4", Life::Alive))
            .expect("marked");
        table.does(KURO, Action::Agree).expect("agreed");
        assert_eq!(agreed_by(&table), Some(Color::Black));
    }
}

#[test]
fn article_10_3_nobody_objects_to_what_nobody_has_agreed_to() {
    let early = [Action::Object];
    ko().refuses(KURO, &early, Refusal::NothingToObjectTo);
    let mut table = stopped();
    for player in [KURO, SHIRO] {
        table.refuses(player, &early, Refusal::NothingToObjectTo);
    }
    table.does(KURO, Action::Agree).expect("agreed");
    table.refuses(AKA, &early, Refusal::NotAPlayer);
    table.does(KURO, Action::Object).expect("objected");
    table.refuses(SHIRO, &early, Refusal::NothingToObjectTo);
}

/// Other booklets have no such word: there a mark or playing on says the same.
#[test]
fn article_10_3_is_of_the_japanese_rules_alone() {
    for name in ["territory", "traditional", "chinese", "new-zealand"] {
        let mut table = Table::seated(name, 5);
        table.moves("C3 pass pass");
        table.does(KURO, Action::Agree).expect("agreed");
        table.refuses(SHIRO, &[Action::Object], Refusal::NothingToObjectTo);
    }
}

#[test]
fn article_10_4_one_agreement_is_not_enough() {
    let mut table = agreed();
    table.refuses(SHIRO, &[Action::Agree], Refusal::AlreadyAgreed);
    assert!(table.game.phase().is_running());
    table.does(KURO, Action::Agree).expect("agreed");
    assert!(matches!(table.outcome(), (Some(Color::Black), _)));
}

#[test]
fn article_10_4_when_both_have_agreed_nothing_changes_the_result() {
    let mut table = agreed();
    table.does(KURO, Action::Agree).expect("agreed");
    let late = [
        Action::Object,
        Action::Agree,
        Action::Resume,
        Action::Resign,
        mark("G4", Life::Alive),
        play("A1"),
        Action::Consent,
        Action::Reject,
        Action::EndTrial,
    ];
    for player in [KURO, SHIRO, AKA] {
        table.refuses(player, &late, Refusal::GameOver);
    }
}

#[test]
fn article_10_4_by_the_other_rule_sets_agreement_ends_the_game_as_well() {
    for name in ["territory", "traditional", "chinese", "new-zealand"] {
        let mut table = Table::seated(name, 5);
        table.moves("C3 pass pass");
        table.both(Action::Agree);
        assert!(matches!(table.outcome(), (_, Ending::Score(_))), "{name}");
    }
}

// Article 11.

#[test]
fn article_11_one_may_resign_at_any_time() {
    let in_trial = || {
        let mut table = stopped();
        let first = Color::Black;
        table.does(KURO, Action::Try { first }).expect("begun");
        table
    };
    let stages: [fn() -> Table; 4] = [ko, stopped, agreed, in_trial];
    for stage in stages {
        for (loser, winner) in [(KURO, Color::White), (SHIRO, Color::Black)] {
            let mut table = stage();
            table.does(loser, Action::Resign).expect("resigned");
            assert_eq!(table.outcome(), (Some(winner), Ending::Resignation));
        }
        stage().refuses(AKA, &[Action::Resign], Refusal::NotAPlayer);
    }
}

// Articles 13 and 14: what a moderator rules.

#[test]
fn article_14_a_violation_loses_at_once_until_both_have_agreed() {
    for loser in Color::ALL {
        for mut table in [ko(), stopped(), agreed()] {
            table.judges(Ruling::Forfeit { loser }).expect("ruled");
            assert_eq!(table.outcome(), (Some(!loser), Ending::Forfeit));
        }
        let mut table = agreed();
        table.does(KURO, Action::Agree).expect("agreed");
        let late = table.judges(Ruling::Forfeit { loser });
        assert_eq!(late, Err(Refusal::GameOver));
    }
}

#[test]
fn article_13_a_moderator_lets_both_lose_until_both_have_agreed() {
    for mut table in [ko(), stopped(), agreed()] {
        table.judges(Ruling::BothLose).expect("ruled");
        assert_eq!(table.outcome(), (None, Ending::BothLose));
    }
    let mut table = agreed();
    table.does(KURO, Action::Agree).expect("agreed");
    assert_eq!(table.judges(Ruling::BothLose), Err(Refusal::GameOver));
}

#[test]
fn only_a_moderator_rules_and_only_over_a_game_that_has_begun() {
    let ruling = Ruling::BothLose;
    let mut table = ko();
    for player in [KURO, SHIRO, AKA] {
        table.refuses(
            player,
            &[Action::Rule {
                ruling,
                reason: None,
            }],
            Refusal::OnlyAModerator,
        );
    }
    assert_eq!(
        table.ticks(Action::Rule {
            ruling,
            reason: None
        }),
        Err(Refusal::OnlyAModerator)
    );
    let mut offered = Table::offered(super::table::terms("japanese", 5), Some(SHIRO));
    assert_eq!(offered.judges(ruling), Err(Refusal::NotStarted));
}

#[test]
fn a_moderator_who_plays_too_plays_as_a_player_only() {
    let table = ko();
    for action in [play("A1"), Action::Resign, Action::Consent] {
        let ruled = decide(&table.game, Actor::Moderator(SHIRO), action, table.now);
        assert_eq!(ruled, Err(Refusal::NotAPlayer));
    }
}
