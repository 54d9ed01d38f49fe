//! Ladders: the rules of OGS, its nine refusals, and what went wrong there.

use tengen_club::ladder::{End, Ladder, Moved, NotJoined, Refusal};
use tengen_game::clock::{Span, Timestamp};

const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);

fn day(number: i64) -> Timestamp {
    START.after(Span::days(number))
}

/// The places 1 to `most`, each held by the number of it.
fn ladder(most: u32) -> Ladder<u32, u64> {
    let mut ladder = Ladder::default();
    for who in 1..=most {
        ladder.join(who, START).unwrap();
    }
    ladder
}

fn nobody(_: u32) -> bool {
    false
}

fn order(ladder: &Ladder<u32, u64>) -> Vec<u32> {
    ladder.rungs().iter().map(|rung| rung.who).collect()
}

fn idle(ladder: &Ladder<u32, u64>, now: Timestamp) -> Vec<u32> {
    ladder.idle(now).map(|rung| rung.who).collect()
}

#[test]
fn a_player_who_joins_stands_last() {
    let mut ladder = ladder(3);
    assert_eq!(ladder.join(9, START), Ok(4));
    assert_eq!(ladder.join(2, START), Err(NotJoined::AlreadyThere(2)));
    assert_eq!(order(&ladder), [1, 2, 3, 9]);
}

#[test]
fn one_reaches_forty_of_a_hundred_of_ones_own_place_and_one_at_least() {
    let ladder = ladder(20);
    for (own, highest) in [(2, 1), (3, 2), (5, 3), (10, 6), (20, 12)] {
        assert_eq!(ladder.may_challenge(own, highest, nobody, START), Ok(()));
        if highest > 1 {
            let too_far = ladder.may_challenge(own, highest - 1, nobody, START);
            let highest = highest as usize;
            assert_eq!(too_far, Err(Refusal::TooFar { highest }), "{own}");
        }
    }
}

#[test]
fn each_of_the_nine_refusals_has_its_case() {
    let mut ladder = ladder(20);
    let may = |ladder: &Ladder<u32, u64>, who, other| {
        ladder.may_challenge(who, other, |who| who == 13, day(3))
    };
    assert_eq!(may(&ladder, 15, 15), Err(Refusal::Oneself));
    assert_eq!(may(&ladder, 15, 99), Err(Refusal::NotThere));
    assert_eq!(may(&ladder, 99, 15), Err(Refusal::NotOn));
    assert_eq!(may(&ladder, 15, 16), Err(Refusal::Below));
    assert_eq!(may(&ladder, 15, 2), Err(Refusal::TooFar { highest: 9 }));
    assert_eq!(may(&ladder, 15, 13), Err(Refusal::Away));
    ladder.add_challenge(1, 15, 14, day(0));
    assert_eq!(may(&ladder, 15, 14), Err(Refusal::Playing));
    ladder.end_game(1, End::Won(14));
    assert_eq!(may(&ladder, 15, 14), Err(Refusal::Lately { again: day(7) }));
    assert_eq!(ladder.may_challenge(15, 14, nobody, day(7)), Ok(()));
    for (game, who) in [(2, 16), (3, 17), (4, 18)] {
        ladder.add_challenge(game, who, 14, day(1));
    }
    assert_eq!(may(&ladder, 19, 14), Err(Refusal::Full { most: 3 }));
    for (game, other) in [(5, 12), (6, 11), (7, 10)] {
        ladder.add_challenge(game, 15, other, day(1));
    }
    assert_eq!(may(&ladder, 15, 9), Err(Refusal::TooMany { most: 3 }));
}

#[test]
fn the_first_may_be_challenged_by_five() {
    let mut ladder = ladder(2);
    for game in 1..=5 {
        assert_eq!(ladder.may_challenge(2, 1, nobody, START), Ok(()));
        // Not by the one who asks: they would play already.
        ladder.add_challenge(game, 90 + game as u32, 1, START);
    }
    let full = ladder.may_challenge(2, 1, nobody, START);
    assert_eq!(full, Err(Refusal::Full { most: 5 }));
}

#[test]
fn a_game_against_somebody_on_vacation_does_not_count() {
    let mut ladder = ladder(20);
    for (game, other) in [(1, 19), (2, 18), (3, 17)] {
        ladder.add_challenge(game, 20, other, START);
    }
    let most = Err(Refusal::TooMany { most: 3 });
    assert_eq!(ladder.may_challenge(20, 16, nobody, START), most);
    let away = |who| who == 18;
    assert_eq!(ladder.may_challenge(20, 16, away, START), Ok(()));
}

#[test]
fn a_challenger_who_wins_stands_above_the_loser_and_who_loses_stays() {
    let mut ladder = ladder(6);
    ladder.add_challenge(1, 5, 3, START);
    assert_eq!(ladder.end_game(1, End::Won(5)).0, Moved::Up(5, 3));
    assert_eq!(order(&ladder), [1, 2, 5, 3, 4, 6]);
    ladder.add_challenge(2, 6, 4, START);
    assert_eq!(ladder.end_game(2, End::Won(4)).0, Moved::Nobody);
    assert_eq!(order(&ladder), [1, 2, 5, 3, 4, 6]);
    // The loser has fallen below the winner meanwhile.
    ladder.add_challenge(3, 3, 5, START);
    ladder.add_challenge(4, 6, 3, START);
    ladder.end_game(3, End::Won(3));
    assert_eq!(ladder.end_game(4, End::Won(6)).0, Moved::Up(6, 3));
    assert_eq!(order(&ladder), [1, 2, 6, 3, 5, 4]);
}

/// online-go#1041.
#[test]
fn a_player_who_runs_out_of_time_leaves_the_ladder_and_resigns_there() {
    let mut ladder = ladder(5);
    ladder.add_challenge(1, 5, 3, START);
    ladder.add_challenge(2, 4, 3, START);
    let (moved, resigned) = ladder.end_game(1, End::RanOut(3));
    assert_eq!(moved, Moved::Out(3, Some((5, 3))));
    assert_eq!(resigned, [2]);
    assert_eq!(order(&ladder), [1, 2, 5, 4]);
    // The end of what was resigned is no news any more.
    assert_eq!(ladder.end_game(2, End::Won(4)), (Moved::Nobody, vec![]));
    ladder.add_challenge(3, 4, 5, START);
    assert_eq!(ladder.end_game(3, End::RanOut(4)).0, Moved::Out(4, None));
    assert_eq!(order(&ladder), [1, 2, 5]);
}

/// online-go#998, #173 and #689.
#[test]
fn a_game_that_is_called_off_moves_nobody_and_holds_no_room() {
    let mut ladder = ladder(20);
    for (game, other) in [(1, 19), (2, 18), (3, 17)] {
        ladder.add_challenge(game, 20, other, START);
    }
    assert_eq!(ladder.end_game(1, End::Nobody), (Moved::Nobody, vec![]));
    assert_eq!(ladder.place(20), Some(20));
    assert_eq!(ladder.may_challenge(20, 16, nobody, START), Ok(()));
    // A second delivery of the same end changes nothing.
    ladder.end_game(2, End::Won(20));
    let before = ladder.clone();
    ladder.end_game(2, End::Won(20));
    assert_eq!(ladder, before);
}

#[test]
fn newcomers_who_challenge_nobody_within_two_weeks_are_to_go() {
    let mut ladder = ladder(4);
    ladder.add_challenge(1, 4, 3, day(1));
    assert!(idle(&ladder, day(13)).is_empty());
    // Nobody stands above the first; 3 and 4 are playing.
    assert_eq!(idle(&ladder, day(14)), [2]);
    assert_eq!(ladder.due(), Some(day(14)));
    // A challenged player who has finished a game is no longer a newcomer.
    ladder.end_game(1, End::Won(4));
    assert_eq!(order(&ladder), [1, 2, 4, 3]);
    assert_eq!(idle(&ladder, day(14)), [2]);
}

#[test]
fn a_game_that_was_called_off_is_no_first_game() {
    let mut ladder = ladder(3);
    ladder.add_challenge(1, 3, 2, day(1));
    ladder.end_game(1, End::Nobody);
    assert_eq!(idle(&ladder, day(14)), [2]);
}

#[test]
fn a_player_who_leaves_resigns_and_those_below_move_up() {
    let mut ladder = ladder(4);
    ladder.add_challenge(1, 4, 3, START);
    ladder.add_challenge(2, 3, 2, START);
    assert_eq!(ladder.leave(3), [1, 2]);
    assert_eq!(order(&ladder), [1, 2, 4]);
    assert_eq!(ladder.place(4), Some(3));
    // A player who comes back begins at the bottom; earlier games do not count against anybody.
    assert_eq!(ladder.join(3, day(1)), Ok(4));
    assert_eq!(ladder.may_challenge(3, 4, nobody, day(1)), Ok(()));
}

#[test]
fn the_time_of_a_substitute_costs_nobody_a_place() {
    let mut ladder = ladder(3);
    ladder.add_challenge(1, 3, 2, START);
    assert_eq!(
        ladder.end_game(1, End::RanOut(9)),
        (Moved::Nobody, Vec::new())
    );
    assert_eq!(order(&ladder), [1, 2, 3]);
}
