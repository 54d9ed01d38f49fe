//! Proposals that need consent: no result (Japanese 1989, Article 12), both lose (Article 13). Substitutes are in
//! `pairs.rs`.

use tengen_game::{Action, Life, Proposal, Refusal, Ruling};
use tengen_rules::{Color, Ending, Ply};

use super::japanese::{agreed, stopped};
use super::table::{AKA, KURO, SHIRO, Table, mark, play, terms};

const NO_RESULT: Action = Action::Propose(Proposal::NoResult);
const BOTH_LOSE: Action = Action::Propose(Proposal::BothLose);

/// White may send two stones and get one back: `A1 C1 B1 pass` make this board again, with White to move.
///
/// ```text
/// . . . . X
/// . . . . X
/// . . . . .
/// X X O . .
/// . O . O .
/// ```
fn before_the_cycle() -> Table {
    let mut table = Table::seated("japanese", 5);
    table.moves("A2 C2 B2 B1 E5 D1 E4");
    table
}

/// The whole board has come back after the seventh turn.
fn come_back() -> Table {
    let mut table = before_the_cycle();
    table.moves("A1 C1 B1 pass");
    table
}

// Article 12.

#[test]
fn article_12_the_whole_board_comes_back_and_the_bot_notices() {
    let mut table = before_the_cycle();
    for mv in ["A1", "C1", "B1"] {
        assert_eq!(table.game.position().repeats(), None);
        table.moves(mv);
    }
    // The same stones, but the other side to move.
    assert_eq!(table.game.position().repeats(), None);
    table.moves("pass");
    assert_eq!(table.game.position().repeats(), Some(Ply(7)));
    table.moves("D5");
    assert_eq!(table.game.position().repeats(), None);
}

#[test]
fn article_12_passes_leave_the_board_and_repeat_nothing() {
    let mut table = before_the_cycle();
    table.moves("pass");
    assert_eq!(table.game.position().repeats(), None);
    table.moves("pass");
    assert_eq!(table.game.position().repeats(), None);
    table.refuses(KURO, &[NO_RESULT], Refusal::NoRepetition);
    for asker in [KURO, SHIRO] {
        let mut table = before_the_cycle();
        table.moves("pass pass");
        table.does(asker, Action::Resume).expect("resumed");
        assert_eq!(table.game.position().repeats(), None);
        table.refuses(asker, &[NO_RESULT], Refusal::NoRepetition);
    }
}

#[test]
fn article_12_no_result_is_proposed_only_when_the_whole_board_has_come_back() {
    for mut table in [before_the_cycle(), stopped(), agreed()] {
        table.refuses(KURO, &[NO_RESULT], Refusal::NoRepetition);
        table.refuses(SHIRO, &[NO_RESULT], Refusal::NoRepetition);
    }
}

/// Usual failure 12.
#[test]
fn article_12_without_agreement_the_game_goes_on() {
    let mut table = come_back();
    table.does(KURO, NO_RESULT).expect("proposed");
    assert!(table.game.phase().is_running());
    assert_eq!(
        table.game.open_proposal(),
        Some((Color::Black, Proposal::NoResult))
    );
    table.does(SHIRO, Action::Reject).expect("rejected");
    assert_eq!(table.game.open_proposal(), None);
    table.moves("A1");
    assert!(table.game.phase().is_running());
}

#[test]
fn article_12_with_agreement_the_game_ends_without_result() {
    for (one, other) in [(KURO, SHIRO), (SHIRO, KURO)] {
        let mut table = come_back();
        table.does(one, NO_RESULT).expect("proposed");
        table.does(other, Action::Consent).expect("consented");
        assert_eq!(table.outcome(), (None, Ending::NoResult));
        assert_eq!(table.game.open_proposal(), None);
    }
}

#[test]
fn article_12_proposing_the_same_is_consent() {
    let mut table = come_back();
    table.does(KURO, NO_RESULT).expect("proposed");
    table.does(SHIRO, NO_RESULT).expect("consented");
    assert_eq!(table.outcome(), (None, Ending::NoResult));
}

#[test]
fn article_12_the_proposal_is_void_with_the_next_move() {
    for mv in ["A1", "pass"] {
        let mut table = come_back();
        table.does(SHIRO, NO_RESULT).expect("proposed");
        table.moves(mv);
        assert_eq!(table.game.open_proposal(), None);
        table.refuses(KURO, &[Action::Consent], Refusal::NothingProposed);
    }
}

#[test]
fn article_12_no_board_comes_back_under_superko_nor_in_other_games() {
    let mut table = Table::seated("chinese", 5);
    table.moves("A2 C2 B2 B1 E5 D1 E4 A1 C1");
    assert!(table.does(SHIRO, play("B1")).is_err());
    table.moves("pass pass");
    table.refuses(KURO, &[NO_RESULT], Refusal::NoRepetition);
    let mut table = Table::seated("gomoku", 15);
    table.refuses(KURO, &[NO_RESULT], Refusal::NoRepetition);
}

// Article 13.

#[test]
fn article_13_both_lose_when_both_say_so() {
    for mut table in [before_the_cycle(), stopped(), agreed()] {
        table.does(SHIRO, BOTH_LOSE).expect("proposed");
        assert!(table.game.phase().is_running());
        table.does(KURO, Action::Consent).expect("consented");
        assert_eq!(table.outcome(), (None, Ending::BothLose));
    }
}

#[test]
fn article_13_both_lose_while_a_dispute_is_played_out() {
    let mut table = stopped();
    let first = Color::White;
    table.does(KURO, Action::Try { first }).expect("begun");
    table.does(KURO, BOTH_LOSE).expect("proposed");
    table.does(SHIRO, Action::Consent).expect("consented");
    assert_eq!(table.outcome(), (None, Ending::BothLose));
}

#[test]
fn article_13_never_after_both_have_agreed() {
    let mut table = agreed();
    table.does(KURO, BOTH_LOSE).expect("proposed");
    table.does(KURO, Action::Agree).expect("agreed");
    assert!(matches!(table.outcome(), (Some(_), Ending::Score(_))));
    assert_eq!(table.game.open_proposal(), None);
    for player in [KURO, SHIRO] {
        table.refuses(player, &[BOTH_LOSE, Action::Consent], Refusal::GameOver);
    }
}

#[test]
fn article_13_the_proposal_is_void_with_the_next_move() {
    let mut table = before_the_cycle();
    table.does(SHIRO, BOTH_LOSE).expect("proposed");
    table.moves("A1");
    table.refuses(KURO, &[Action::Consent], Refusal::NothingProposed);
}

#[test]
fn a_moves_end_leaves_no_proposal_on_the_table() {
    let mut table = Table::seated("atari-go-empty", 5);
    table.moves("B1 A1");
    table.does(SHIRO, BOTH_LOSE).expect("proposed");
    table.moves("A2");
    assert!(matches!(table.outcome(), (_, Ending::Capture { .. })));
    assert_eq!(table.game.open_proposal(), None);
}

/// Usual failure 14.
#[test]
fn a_draw_no_result_and_both_lose_are_three_endings_without_a_winner() {
    let mut jigo = Table::seated("strasbourg", 5);
    jigo.moves("A1 B1 pass pass");
    let mut no_result = come_back();
    no_result.does(KURO, NO_RESULT).expect("proposed");
    no_result.does(SHIRO, Action::Consent).expect("consented");
    let mut both_lose = stopped();
    both_lose.judges(Ruling::BothLose).expect("ruled");
    assert!(matches!(jigo.outcome(), (None, Ending::Score(_))));
    assert_eq!(no_result.outcome(), (None, Ending::NoResult));
    assert_eq!(both_lose.outcome(), (None, Ending::BothLose));
}

// Proposals in general.

#[test]
fn one_proposal_at_a_time_lies_on_the_table() {
    let mut table = come_back();
    table.does(KURO, BOTH_LOSE).expect("proposed");
    let others = [BOTH_LOSE, NO_RESULT];
    table.refuses(KURO, &others, Refusal::AlreadyProposed);
    table.refuses(SHIRO, &[NO_RESULT], Refusal::AlreadyProposed);
    table.does(SHIRO, BOTH_LOSE).expect("both want the same");
}

#[test]
fn only_the_other_side_consents() {
    let mut table = stopped();
    table.refuses(
        KURO,
        &[Action::Consent, Action::Reject],
        Refusal::NothingProposed,
    );
    table.does(KURO, BOTH_LOSE).expect("proposed");
    table.refuses(KURO, &[Action::Consent], Refusal::OwnProposal);
    table.refuses(
        AKA,
        &[Action::Consent, Action::Reject, BOTH_LOSE],
        Refusal::NotAPlayer,
    );
    assert_eq!(table.ticks(Action::Consent), Err(Refusal::NotAPlayer));
}

#[test]
fn the_one_who_proposes_may_take_it_back() {
    let mut table = stopped();
    table.does(KURO, BOTH_LOSE).expect("proposed");
    table.does(KURO, Action::Reject).expect("taken back");
    table.refuses(SHIRO, &[Action::Consent], Refusal::NothingProposed);
    table.does(SHIRO, BOTH_LOSE).expect("proposed anew");
}

#[test]
fn the_other_side_is_awaited_beside_those_who_are_to_act() {
    let mut table = before_the_cycle();
    assert_eq!(table.game.players_to_act(), [SHIRO]);
    table.does(SHIRO, BOTH_LOSE).expect("proposed");
    assert_eq!(table.game.players_to_act(), [KURO, SHIRO]);
    table.does(KURO, Action::Reject).expect("rejected");
    assert_eq!(table.game.players_to_act(), [SHIRO]);
}

#[test]
fn the_count_goes_on_under_a_proposal() {
    let mut table = stopped();
    table.does(KURO, BOTH_LOSE).expect("proposed");
    table.does(SHIRO, mark("B3", Life::Dead)).expect("marked");
    table.does(KURO, Action::Agree).expect("agreed");
    table.does(SHIRO, Action::Consent).expect("consented");
    assert_eq!(table.outcome(), (None, Ending::BothLose));
}

#[test]
fn nothing_is_proposed_before_the_game_has_begun() {
    let mut table = Table::offered(terms("japanese", 5), Some(SHIRO));
    let all = [BOTH_LOSE, NO_RESULT, Action::Consent, Action::Reject];
    table.refuses(KURO, &all, Refusal::NotStarted);
    table.refuses(SHIRO, &all, Refusal::NotStarted);
}
