//! The Japanese rules of 1989, from the agreed count to the ends that no count decides.

use tengen_game::{Action, Actor, Life, Phase, PlayerId, Proposal, Refusal, Ruling, decide};
use tengen_rules::{Color, Ending, Outcome, Ply};

use super::table::{AKA, KURO, SHIRO, Table, mark, play};

/// Two walls, stopped: Black has five points, White ten.
const WALLS: &str = "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 pass pass";

/// White gives two stones and takes one back; the last move makes the board of the sixth turn again.
const REPETITION: &str = "A2 C2 B2 D1 E5 B1 pass A1 C1 B1";

fn stopped(rules: &str) -> Table {
    let mut table = Table::seated(rules, 5);
    table.moves(WALLS);
    table
}

fn agreed(rules: &str) -> Table {
    let mut table = stopped(rules);
    table.does(KURO, Action::Agree).unwrap();
    table.does(SHIRO, Action::Agree).unwrap();
    table
}

fn rule(table: &Table, by: PlayerId, ruling: Ruling) -> Result<(), Refusal> {
    let actor = Actor::Moderator(by);
    decide(
        &table.game,
        actor,
        Action::Rule {
            ruling,
            reason: None,
        },
        table.now,
    )
    .map(|_| ())
}

#[track_caller]
fn assert_ended(table: &Table, winner: Option<Color>, ending: Ending) {
    assert_eq!(
        table.game.phase(),
        Phase::Finished(&Outcome { winner, ending })
    );
}

fn ending(table: &Table) -> Ending {
    match table.game.phase() {
        Phase::Finished(outcome) => outcome.ending.clone(),
        other => panic!("not over: {other:?}"),
    }
}

/// Articles 9.2 and 10.4: who agrees which stones are dead confirms the count that stands beside them.
#[test]
fn the_count_is_final_when_both_have_agreed_to_it() {
    let mut table = stopped("japanese");
    let score = table.game.score().unwrap();
    table.does(SHIRO, Action::Agree).unwrap();
    assert!(table.game.phase().is_running());
    let again = table.does(SHIRO, Action::Agree);
    assert_eq!(again, Err(Refusal::AlreadyAgreed));
    table.does(KURO, Action::Agree).unwrap();
    assert_ended(&table, Some(Color::White), Ending::Score(score));
}

/// Article 10.3: the count is open again, also for a player who has agreed, and the marks are as they were.
#[test]
fn an_objection_reopens_the_count() {
    for objector in [KURO, SHIRO] {
        let mut table = stopped("japanese");
        table.does(KURO, mark("B1", Life::Dead)).unwrap();
        table.does(SHIRO, Action::Agree).unwrap();
        table.does(objector, Action::Object).unwrap();
        let Phase::Counting { marking, agreed } = table.game.phase() else {
            panic!("{:?}", table.game.phase());
        };
        assert_eq!((marking.dead.len(), agreed), (5, None));
        table.does(KURO, Action::Agree).unwrap();
        assert!(table.game.phase().is_running(), "one is not enough");
        table.does(SHIRO, mark("B1", Life::Alive)).unwrap();
        table.does(KURO, Action::Resume).unwrap();
        assert_eq!(table.game.to_move(), Some(Color::White));
    }
}

/// Booklets 000 and 004 ask for agreement alone.
#[test]
fn by_other_rules_the_agreement_is_the_end() {
    for rules in ["territory", "chinese"] {
        let table = agreed(rules);
        assert!(matches!(ending(&table), Ending::Score(_)), "{rules}");
    }
}

/// Article 12; usual failure 12.
#[test]
fn no_result_needs_a_repetition_and_the_consent_of_the_other_side() {
    let mut table = Table::seated("japanese", 5);
    let no_result = || Action::Propose(Proposal::NoResult);
    for at in REPETITION.split_whitespace() {
        assert_eq!(table.does(KURO, no_result()), Err(Refusal::NoRepetition));
        table.moves(at);
    }
    assert_eq!(table.game.position().repeats(), Some(Ply(6)));
    table.does(SHIRO, no_result()).unwrap();
    assert_eq!(table.game.phase(), Phase::Playing, "nothing has ended yet");
    assert_eq!(
        table.does(SHIRO, Action::Consent),
        Err(Refusal::OwnProposal)
    );
    assert_eq!(table.does(AKA, Action::Consent), Err(Refusal::NotAPlayer));
    table.does(KURO, Action::Consent).unwrap();
    assert_ended(&table, None, Ending::NoResult);
}

/// Article 12.
#[test]
fn a_player_who_does_not_want_no_result_plays_on() {
    let mut table = Table::seated("japanese", 5);
    table.moves(REPETITION);
    table
        .does(SHIRO, Action::Propose(Proposal::NoResult))
        .unwrap();
    table.moves("D5");
    assert_eq!(
        table.does(KURO, Action::Consent),
        Err(Refusal::NothingProposed)
    );
    assert_eq!(table.game.phase(), Phase::Playing);
}

/// Article 12: passes alone bring nothing back.
#[test]
fn a_stop_is_no_repetition() {
    let mut table = stopped("japanese");
    let proposed = table.does(KURO, Action::Propose(Proposal::NoResult));
    assert_eq!(proposed, Err(Refusal::NoRepetition));
}

/// Article 13; usual failure 14.
#[test]
fn both_lose_by_agreement_and_that_is_no_draw() {
    let mut table = stopped("japanese");
    table
        .does(KURO, Action::Propose(Proposal::BothLose))
        .unwrap();
    assert!(table.game.phase().is_running());
    table
        .does(SHIRO, Action::Propose(Proposal::BothLose))
        .unwrap();
    assert_ended(&table, None, Ending::BothLose);
    assert_ne!(Ending::BothLose, Ending::NoResult);
    let score = stopped("japanese").game.score().unwrap();
    assert_ne!(ending(&table), Ending::Score(score));
}

/// Articles 13 and 14.
#[test]
fn a_moderator_lets_one_side_or_both_lose_until_both_have_agreed() {
    for (ruling, winner, ending) in [
        (
            Ruling::Forfeit {
                loser: Color::Black,
            },
            Some(Color::White),
            Ending::Forfeit,
        ),
        (Ruling::BothLose, None, Ending::BothLose),
    ] {
        for mut table in [Table::seated("japanese", 5), stopped("japanese")] {
            let by_player = table.does(
                KURO,
                Action::Rule {
                    ruling,
                    reason: None,
                },
            );
            assert_eq!(by_player, Err(Refusal::OnlyAModerator));
            let actor = Actor::Moderator(AKA);
            let action = Action::Rule {
                ruling,
                reason: None,
            };
            let event = decide(&table.game, actor, action, table.now).unwrap();
            table.game.apply(event).unwrap();
            assert_ended(&table, winner, ending.clone());
        }
        let mut table = stopped("japanese");
        table.does(SHIRO, Action::Agree).unwrap();
        assert_eq!(rule(&table, AKA, ruling), Ok(()));
        table.does(KURO, Action::Agree).unwrap();
        assert_eq!(
            rule(&table, AKA, ruling),
            Err(Refusal::GameOver),
            "it is final"
        );
    }
}

/// Article 7.2: a dispute is played out on a copy, and the count goes on from the board as it stopped.
#[test]
fn after_a_trial_the_board_is_as_it_was_when_the_game_stopped() {
    let mut table = stopped("japanese");
    table.does(KURO, mark("C1", Life::Dead)).unwrap();
    let board = table.game.position().clone();
    let before = table.game.clone();
    for end in [Action::EndTrial, play("pass")] {
        let first = Color::White;
        table.does(KURO, Action::Try { first }).unwrap();
        let played = table.does(KURO, play("A1"));
        assert_eq!(played, Err(Refusal::NotYourTurn { to_move: first }));
        table.does(SHIRO, play("A1")).unwrap();
        table.does(KURO, play("A2")).unwrap();
        assert_eq!(table.game.in_play().prisoners().black, 1);
        assert_eq!(
            table.does(KURO, Action::Agree),
            Err(Refusal::TrialInProgress)
        );
        table.does(SHIRO, end.clone()).unwrap();
        if end != Action::EndTrial {
            table.does(KURO, end).unwrap();
        }
        assert_eq!(table.game.phase(), before.phase());
        assert_eq!(table.game.position(), &board);
        assert_eq!(table.game.in_play(), &board);
    }
}
