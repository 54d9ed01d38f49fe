//! Weekly games: paired by rank, with another opponent each week, and a message to a member without one.
//!
//! Tests begin on a Friday, 2027-01-15, at 08:00 UTC.

use tengen::bot::club::pairing::{Seeker, pairs};
use tengen::clock::Span;
use tengen::evening::Wish;
use tengen::game::{ClubId, GameId, PlayerId};
use tengen::i18n::say;
use tengen::store::{Batch, Fault, Property, Timer};

use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::table::{Table, in_place, private, sentence};
use crate::support::words::{assert_begins, english, until};

/// Monday, 2027-01-18, at 18:00.
const MONDAY: i64 = 1_800_295_200;

fn seeker(player: u64, rank: &str) -> Seeker {
    Seeker {
        player: PlayerId::new(player),
        rank: rank.parse().ok(),
        met: Vec::new(),
        was_left_out: false,
        blocks: Vec::new(),
        wish: Wish::Game,
    }
}

/// Weekly games on Mondays at six, with these members.
fn weekly(members: &[Member]) -> Table {
    let mut table = Table::new().with_threads();
    let _ = private(table.say(AKA, "/serveradmin open-challenges pairing:18"));
    for member in members {
        let told = private(table.say(*member, "/looking-for-game weekly")).content;
        let next = english(say::seats::weekly_in(until(MONDAY)));
        assert_begins(&told, &next);
    }
    table
}

/// The pairs of the games so far, by their numbers.
fn played(table: &Table) -> Vec<Vec<u64>> {
    let games = (1..).map_while(|id| table.wait(table.store().game(GameId::new(id))).unwrap());
    let players = |game: tengen::game::Game| {
        let mut players: Vec<u64> = game
            .seats()
            .unwrap()
            .iter()
            .flat_map(|(_, seat)| seat.players())
            .map(PlayerId::get)
            .collect();
        players.sort_unstable();
        players
    };
    games.map(players).collect()
}

fn to_monday(table: &Table) {
    let now = table.now().as_millis() / 1000;
    table.clock.advance(Span::seconds(MONDAY - now));
}

#[test]
fn those_near_in_rank_are_paired_and_nobody_as_last_week() {
    let all = [
        seeker(1, "1k"),
        seeker(2, "20k"),
        seeker(3, "2k"),
        seeker(4, "18k"),
    ];
    assert_eq!(pairs(&all).0, [(0, 2), (1, 3)]);
    let mut again = all.clone();
    for (one, other) in [(0, 2), (2, 0), (1, 3), (3, 1)] {
        again[one].met = vec![again[other].player];
    }
    assert_eq!(pairs(&again).0, [(0, 3), (1, 2)]);
    assert!(pairs(&again).1.is_empty());
}

#[test]
fn a_member_who_was_left_out_is_paired_and_one_who_blocks_is_not() {
    let mut three = vec![seeker(1, "1k"), seeker(2, "2k"), seeker(3, "20k")];
    assert_eq!(pairs(&three), (vec![(0, 1)], vec![2]));
    three[2].was_left_out = true;
    assert_eq!(pairs(&three), (vec![(1, 2)], vec![0]));
    let mut two = vec![seeker(1, "1k"), seeker(2, "1k")];
    two[0].blocks = vec![PlayerId::new(2)];
    assert_eq!(pairs(&two), (vec![], vec![0, 1]));
    assert_eq!(pairs(&[]), (vec![], vec![]));
    assert_eq!(pairs(&two[..1]), (vec![], vec![0]));
}

#[test]
fn on_monday_each_pair_has_a_game_and_the_odd_one_is_told() {
    let mut table = weekly(&[KURO, SHIRO, MIDORI]);
    table.tick();
    assert!(table.take_deeds().is_empty(), "it is Friday");
    to_monday(&table);
    table.tick();
    let first = played(&table);
    assert_eq!(first.len(), 1);
    let out = [KURO, SHIRO, MIDORI].into_iter();
    let out = out.filter(|member| !first[0].contains(&member.id));
    let [out] = out.collect::<Vec<_>>()[..] else {
        panic!("one is left");
    };
    let told = english(say::seats::unpaired(out.mention()));
    let seen = table.desk.lock().messages.clone();
    let told = seen.iter().filter(|seen| seen.message.content == told);
    let told: Vec<_> = told.collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].message.mention, [out.player()]);
    let deeds = table.take_deeds();
    assert!(
        deeds.iter().any(|deed| matches!(deed, Deed::Opened(_))),
        "{deeds:?}"
    );
    // Once for a week, also after a restart.
    table.tick();
    table.restart();
    table.tick();
    assert_eq!(played(&table).len(), 1);
    let _ = table.take_deeds();
    table.clock.advance(Span::days(7));
    table.tick();
    let second = &played(&table)[1];
    assert!(second.contains(&out.id), "{second:?}");
    assert_ne!(*second, first[0]);
    let _ = table.take_deeds();
}

#[test]
fn an_outage_loses_no_game_and_who_leaves_gets_none() {
    let mut table = weekly(&[KURO, SHIRO, AKA, MIDORI]);
    for member in [AKA, MIDORI] {
        let left = table.press(member, say::seats::button_leave());
        let left = in_place(left);
        assert_eq!(left.content, english(say::seats::weekly_left()));
    }
    to_monday(&table);
    table.obstruct(Some(Obstacle::Outage));
    table.tick();
    let _ = table.take_deeds();
    table.obstruct(None);
    table.restart();
    table.send_outbox();
    assert_eq!(played(&table), [[1, 2]]);
    let deeds = table.take_deeds();
    assert!(
        deeds.iter().any(|deed| matches!(deed, Deed::Opened(_))),
        "{deeds:?}"
    );
}

#[test]
fn another_hour_of_the_same_monday_brings_no_second_game() {
    let mut table = weekly(&[KURO, SHIRO]);
    to_monday(&table);
    table.tick();
    assert_eq!(played(&table), [[1, 2]]);
    let _ = private(table.say(AKA, "/serveradmin open-challenges pairing:20"));
    table.clock.advance(Span::hours(2));
    table.tick();
    assert_eq!(played(&table), [[1, 2]]);
    table.clock.advance(Span::days(7));
    table.tick();
    assert_eq!(played(&table).len(), 2);
    let _ = table.take_deeds();
}

#[test]
fn while_nothing_can_be_written_nobody_is_left_out_and_it_is_tried_again() {
    let table = weekly(&[KURO, SHIRO, MIDORI]);
    to_monday(&table);
    table.faults.set(Fault::Writes);
    table.tick();
    assert!(played(&table).is_empty());
    assert!(table.take_deeds().is_empty());
    table.faults.set(Fault::None);
    table.tick();
    assert_eq!(played(&table).len(), 1);
    let _ = table.take_deeds();
}

#[test]
fn a_large_club_is_paired_in_groups_near_in_rank() {
    let ranks = ["20k", "1k", "9k", "3d", "14k"];
    let all: Vec<_> = (0..451)
        .map(|player| seeker(player + 1, ranks[player as usize % ranks.len()]))
        .collect();
    let (paired, left) = pairs(&all);
    assert_eq!((paired.len(), left.len()), (225, 1));
    let seated = paired.iter().flat_map(|(one, other)| [one, other]);
    let seated: std::collections::HashSet<_> = seated.chain(&left).collect();
    assert_eq!(seated.len(), 451, "each is in one pair, or left over");
    let apart = paired
        .iter()
        .filter(|(one, other)| all[*one].rank != all[*other].rank);
    // Of each rank one is odd, and so may the ends of groups be.
    assert!(apart.count() <= 7);
}

#[test]
fn without_weekly_games_nobody_can_want_one() {
    let mut table = Table::new();
    let refused = sentence(table.say(KURO, "/looking-for-game weekly"));
    assert_eq!(refused, english(say::seats::weekly_none()));
    let _ = private(table.say(AKA, "/serveradmin open-challenges pairing:18"));
    let _ = private(table.say(KURO, "/looking-for-game weekly"));
    let _ = private(table.say(AKA, "/serveradmin open-challenges pairing:off"));
    to_monday(&table);
    table.tick();
    assert!(played(&table).is_empty());
}

#[test]
fn what_cannot_be_read_of_one_member_ends_nobody_elses_week() {
    let four = [KURO, SHIRO, AKA, MIDORI];
    let unreadable_member: Property<(ClubId, PlayerId), Vec<i64>> = Property::new("weekly");
    let unreadable_rank: Property<PlayerId, Vec<i64>> = Property::new("rank");
    let club = ClubId::new(50);
    for broken in [
        unreadable_member.assign((club, AKA.player()), &vec![1, 2, 3, 4]),
        unreadable_rank.assign(AKA.player(), &vec![1, 2]),
    ] {
        let table = weekly(&four);
        table.wait(table.store().assign(&[broken])).unwrap();
        to_monday(&table);
        table.tick();
        let _ = table.take_deeds();
        let played = played(&table);
        assert_eq!(played.len(), 1, "{played:?}");
        assert!(!played[0].contains(&AKA.id), "{played:?}");
        // The readable members are paired: the one left over is informed, and the next week is due.
        let timer = table.wait(table.store().timer(club, "weekly"));
        assert!(timer.unwrap().is_some_and(|next| next > table.now()));
    }
}

#[test]
fn a_server_whose_pairing_cannot_be_read_leaves_no_other_one_in_the_future() {
    let table = weekly(&[KURO, SHIRO]);
    table.clock.set_forward(Span::days(40));
    table.tick();
    table.clock.set_forward(Span::days(40).times(-1));
    let other = ClubId::new(1);
    let broken: Property<ClubId, Vec<i64>> = Property::new("weekly-pairing");
    let first = Batch {
        assignments: vec![broken.assign(other, &vec![1])],
        timers: vec![Timer::at(other, "weekly", table.now().after(Span::days(9)))],
        ..Batch::default()
    };
    table.wait(table.store().write_all(first)).unwrap();
    table.tick();
    let timer = table.wait(table.store().timer(ClubId::new(50), "weekly"));
    let next = timer.unwrap().unwrap();
    assert!(next < table.now().after(Span::days(8)), "{next:?}");
    let _ = table.take_deeds();
}

#[test]
fn the_week_is_this_one_once_a_clock_that_was_set_ahead_is_right_again() {
    let table = weekly(&[KURO, SHIRO, AKA, MIDORI]);
    let before = table.now();
    table.clock.set_forward(Span::days(40));
    table.tick();
    assert_eq!(played(&table).len(), 2);
    table.clock.set_forward(Span::days(40).times(-1));
    assert_eq!(table.now(), before);
    table.tick();
    to_monday(&table);
    table.tick();
    assert_eq!(played(&table).len(), 2, "that was this week's");
    table.clock.advance(Span::days(7));
    table.tick();
    let _ = table.take_deeds();
    assert_eq!(played(&table).len(), 4, "they play on the next Monday");
}
