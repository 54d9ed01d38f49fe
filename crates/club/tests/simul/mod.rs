//! Simultaneous games: who may take a board, what the games come to, and when they are over.

use tengen_club::simul::{End, Odds, Refusal, Score, Setup, Simul};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ClubId, Draft, GameId, PlayerId, Terms, TimeLimit};
use tengen_rules::{RuleSet, Size};

const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);
const MASTER: PlayerId = PlayerId::new(1);
const NOBODY: PlayerId = PlayerId::NOBODIES[0];

fn hour(number: i64) -> Timestamp {
    START.after(Span::hours(number))
}

fn player(number: u64) -> PlayerId {
    PlayerId::new(10 + number)
}

/// An exhibition for two days with at most this number of boards.
fn simul(most: u8) -> Simul {
    let rules = RuleSet::from_name("japanese").unwrap().rules;
    let size = Size::square(9).unwrap();
    let setup = Setup {
        terms: Terms::new(Draft::even(rules, size)).unwrap(),
        odds: Odds::ByRank,
        most,
        open: TimeLimit::between(START, hour(48)),
    };
    Simul::new(ClubId::new(1), MASTER, setup, START)
}

/// The same with this number of taken boards: games 1, 2, …
fn taken(most: u8, count: u64) -> Simul {
    let mut simul = simul(most);
    for number in 1..=count {
        assert_eq!(simul.may_take(player(number), START), Ok(()));
        simul.add_game(GameId::new(number), player(number), START);
    }
    simul
}

#[test]
fn one_board_a_member_and_none_for_the_master() {
    let simul = taken(3, 1);
    let again = simul.may_take(player(1), START);
    assert_eq!(again, Err(Refusal::Taken(GameId::new(1))));
    assert_eq!(simul.may_take(MASTER, START), Err(Refusal::Oneself));
    assert_eq!(simul.may_take(player(2), hour(47)), Ok(()));
}

#[test]
fn no_board_is_taken_of_a_full_house_after_the_end_or_once_it_is_closed() {
    let full = taken(2, 2);
    assert_eq!(full.may_take(player(3), START), Err(Refusal::Full));
    assert!(!full.is_open(START));
    let mut simul = taken(3, 1);
    assert!(simul.is_open(hour(47)) && !simul.is_open(hour(48)));
    let late = simul.may_take(player(2), hour(48));
    assert_eq!(late, Err(Refusal::Closed));
    simul.close();
    let closed = simul.may_take(player(2), START);
    assert_eq!(closed, Err(Refusal::Closed));
}

#[test]
fn they_are_over_once_nothing_goes_on_and_nothing_can_begin() {
    let mut simul = taken(3, 2);
    simul.end_game(GameId::new(1), End::Won, hour(1));
    simul.end_game(GameId::new(2), End::Lost, hour(2));
    assert!(!simul.is_over(), "there is one board left");
    simul.close();
    assert!(simul.is_over());
    let mut full = taken(2, 2);
    full.end_game(GameId::new(1), End::Won, hour(1));
    assert!(!full.is_over(), "one game goes on");
    full.end_game(GameId::new(2), End::Draw, hour(2));
    assert!(full.is_over());
    let mut empty = taken(2, 0);
    empty.close();
    assert!(empty.is_over());
}

#[test]
fn what_is_decided_later_counts_and_games_without_a_result_do_not() {
    let mut simul = taken(4, 4);
    for (game, end) in (1..).zip([End::Won, End::Lost, End::Draw, End::Won]) {
        simul.end_game(GameId::new(game), end, hour(1));
    }
    let score = |won, lost, drawn| Score { won, lost, drawn };
    assert_eq!(simul.score(), score(2, 1, 1));
    // A moderator annuls one.
    simul.end_game(GameId::new(4), End::Void, hour(5));
    assert_eq!(simul.score(), score(1, 1, 1));
    // A game that is none of these changes nothing.
    simul.end_game(GameId::new(9), End::Won, hour(6));
    assert_eq!(simul.score(), score(1, 1, 1));
}

#[test]
fn they_close_by_themselves_and_go_a_month_after_the_last_game() {
    let mut simul = taken(3, 1);
    assert_eq!(simul.due(), Some(hour(48)));
    simul.close();
    // The game that goes on is waited for, but not for ever.
    assert_eq!(simul.due(), Some(simul.waits_until()));
    simul.end_game(GameId::new(1), End::Won, hour(100));
    assert_eq!(simul.due(), Some(hour(100 + 30 * 24)));
    assert_eq!(simul.retention_end(), simul.due());
}

#[test]
fn a_forgotten_player_is_nobody_and_without_a_master_nothing_begins() {
    let mut simul = taken(3, 1);
    simul.end_game(GameId::new(1), End::Lost, hour(1));
    simul.forget(player(1), NOBODY);
    assert_eq!(simul.boards[0].player, NOBODY);
    assert!(simul.is_open(hour(1)));
    simul.forget(MASTER, NOBODY);
    assert_eq!(simul.names().collect::<Vec<_>>(), [NOBODY, NOBODY]);
    assert!(!simul.is_open(hour(1)) && simul.is_over());
}
