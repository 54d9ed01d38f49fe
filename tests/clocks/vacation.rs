//! A vacation pauses a clock for as long as the club of its game grants, wherever it was requested.

use proptest::prelude::*;
use tengen::bot::features::settings::policy::Policy;
use tengen::bot::games::time::calendar::VACATIONS;
use tengen::bot::games::time::vacation::Grant;
use tengen::bot::port::request::ChannelKind;
use tengen::clock::{Span, Timestamp};
use tengen::game::{ChannelId, ClubId, GameId, Interval};
use tengen::i18n::{When, say};
use tengen::rules::Ending;
use tengen::store::{Stored as _, Value};

use crate::bot::games::time::clock::{at_once, ending_and_winner, hours, is_playing};
use crate::support::cast::{AKA, KURO};
use crate::support::script::{begin, play};
use crate::support::table::{CORNER, TABLE, Table, private, sentence};
use crate::support::words::{assert_lacks, assert_says, until};

const HERE: ClubId = ClubId::new(50);
const ELSEWHERE: ClubId = ClubId::new(51);
const CHANNEL_ELSEWHERE: ChannelId = ChannelId::new(510);

fn go_to(table: &mut Table, club: ClubId) {
    let channel = if club == HERE {
        TABLE
    } else {
        CHANNEL_ELSEWHERE
    };
    table.setting.place.club = Some(club);
    table.go_to(channel, ChannelKind::Channel);
    table.choose_policy(channel, Policy::EachMove);
}

/// Sets the vacation days that the club grants from now on.
fn grants(table: &mut Table, club: ClubId, days: u16) {
    go_to(table, club);
    let _ = private(table.say(AKA, &format!("/serveradmin games vacation:{days}")));
}

/// A game with two days a move, in which kuro is to move, offered in this club.
fn game_in(table: &mut Table, club: ClubId) {
    go_to(table, club);
    begin(table, "clock:2d");
    play(table, "E5 C3");
}

fn deadline(table: &Table, game: u64) -> Option<Timestamp> {
    let game = table.game(game);
    table.wait(table.store().alarm(&game)).unwrap()
}

#[test]
fn no_vacation_is_had_elsewhere_that_the_club_of_the_game_does_not_grant() {
    let mut table = at_once();
    grants(&mut table, HERE, 0);
    grants(&mut table, ELSEWHERE, 365);
    game_in(&mut table, HERE);
    let before = deadline(&table, 1);
    go_to(&mut table, ELSEWHERE);
    for place in ["another club", "a direct message"] {
        if place == "a direct message" {
            table.answers_only();
        }
        for days in [365, 1] {
            let said = sentence(table.say(KURO, &format!("/me vacation days:{days}")));
            assert_says(
                &said,
                say::people::vacation_too_long(0, say::pace::minutes(0)),
            );
        }
    }
    assert_eq!(deadline(&table, 1), before);
    assert_eq!(
        table
            .wait(VACATIONS.get(table.bot().services(), KURO.player()))
            .unwrap(),
        []
    );
}

#[test]
fn each_game_goes_by_its_own_club_and_the_answer_names_where_the_clock_runs_on() {
    let mut table = at_once();
    grants(&mut table, HERE, 2);
    grants(&mut table, ELSEWHERE, 20);
    game_in(&mut table, HERE);
    game_in(&mut table, ELSEWHERE);
    let start = table.now();
    table.answers_only();
    let said = sentence(table.say(KURO, "/me vacation days:21"));
    assert_says(
        &said,
        say::people::vacation_too_long(20, say::pace::days(20)),
    );
    let said = sentence(table.say(KURO, "/me vacation days:10"));
    let resumed = When(start.after(Span::days(2)));
    let shorter = say::people::vacation_shorter("#1".to_owned(), resumed);
    assert_says(&said, shorter);
    assert_says(
        &said,
        say::people::vacation_until(until(1_800_864_000), say::pace::minutes(0)),
    );
    assert_lacks(&said, "#2");
    let _ = table.take_deeds();
    assert_eq!(deadline(&table, 1), Some(start.after(Span::days(4))));
    assert_eq!(deadline(&table, 2), Some(start.after(Span::days(12))));
    table.advance_days(4);
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    assert!(is_playing(&table.game(2)));
    let _ = table.take_deeds();
    // The vacation that one club does not grant still holds in another.
    game_in(&mut table, HERE);
    let said = sentence(table.say(KURO, "/me vacation days:5"));
    assert_says(&said, say::people::vacation_not_in("#3".to_owned()));
    let _ = table.take_deeds();
}

#[test]
fn one_without_a_game_on_a_clock_is_told_so_and_uses_no_days() {
    let mut table = at_once();
    table.go_to(CORNER, ChannelKind::Channel);
    begin(&mut table, "size:9");
    let _ = table.say(KURO, "/challenge opponent:@shiro clock:2d");
    let said = sentence(table.say(KURO, "/me vacation days:10"));
    assert_says(&said, say::people::vacation_no_clocks());
    game_in(&mut table, HERE);
    let said = sentence(table.say(KURO, "/me vacation days:30"));
    assert_says(
        &said,
        say::people::vacation_until(until(1_802_592_000), say::pace::minutes(0)),
    );
    let _ = table.take_deeds();
}

#[test]
fn a_game_that_begins_during_a_vacation_stands_no_longer_than_its_own_club_grants() {
    let mut table = at_once();
    grants(&mut table, HERE, 5);
    game_in(&mut table, ELSEWHERE);
    let start = table.now();
    let _ = sentence(table.say(KURO, "/me vacation days:20"));
    let _ = table.take_deeds();
    hours(&table, 24);
    game_in(&mut table, HERE);
    // Of the vacation that began a day ago this club grants five days.
    assert_eq!(deadline(&table, 2), Some(start.after(Span::days(7))));
    table.advance_days(6);
    table.tick();
    assert_eq!(ending_and_winner(&table.game(2)).0, Ending::Time);
    assert!(is_playing(&table.game(1)));
    let _ = table.take_deeds();
}

#[test]
fn a_club_that_thinks_again_takes_no_vacation_back_that_has_begun() {
    let mut table = at_once();
    game_in(&mut table, HERE);
    let start = table.now();
    let _ = sentence(table.say(KURO, "/me vacation days:20"));
    let _ = table.take_deeds();
    hours(&table, 24);
    grants(&mut table, HERE, 0);
    table.advance_days(9);
    table.tick();
    assert!(is_playing(&table.game(1)));
    let _ = table.take_deeds();
    assert_eq!(deadline(&table, 1), Some(start.after(Span::days(22))));
    // But it grants no second vacation.
    let said = sentence(table.say(KURO, "/me vacation days:1"));
    assert_says(
        &said,
        say::people::vacation_too_long(0, say::pace::minutes(0)),
    );
}

#[test]
fn a_vacation_counts_as_it_was_granted_however_often_the_club_has_thought_again_since() {
    let mut table = at_once();
    grants(&mut table, HERE, 40);
    game_in(&mut table, HERE);
    let start = table.now();
    let _ = sentence(table.say(KURO, "/me vacation days:40"));
    let _ = table.take_deeds();
    for days in [3, 41] {
        hours(&table, 24);
        grants(&mut table, HERE, days);
    }
    table.advance_days(37);
    table.tick();
    assert!(is_playing(&table.game(1)), "forty days were granted");
    let _ = table.take_deeds();
    assert_eq!(deadline(&table, 1), Some(start.after(Span::days(42))));
    table.advance_days(1);
    // All forty days count against the current grant.
    let said = sentence(table.say(KURO, "/me vacation days:2"));
    assert_says(
        &said,
        say::people::vacation_too_long(41, say::pace::days(1)),
    );
    let said = sentence(table.say(KURO, "/me vacation days:1"));
    assert_says(
        &said,
        say::people::vacation_until(until(1_803_542_400), say::pace::minutes(0)),
    );
    let _ = table.take_deeds();
}

#[test]
fn a_game_among_two_has_the_usual_days_wherever_they_are_asked_for() {
    let mut table = at_once();
    grants(&mut table, ELSEWHERE, 0);
    table.setting.place.club = None;
    table.go_to(ChannelId::new(77), ChannelKind::Conversation);
    begin(&mut table, "clock:2d");
    play(&mut table, "E5 C3");
    assert_eq!(table.game(1).id(), GameId::new(1));
    go_to(&mut table, ELSEWHERE);
    let said = sentence(table.say(KURO, "/me vacation days:30"));
    assert_says(
        &said,
        say::people::vacation_until(until(1_802_592_000), say::pace::minutes(0)),
    );
    let _ = table.take_deeds();
}

#[test]
fn a_grant_is_read_as_it_was_written() {
    let at = |day| Timestamp::from_millis(0).after(Span::days(day));
    let mut grant = Grant::of(12);
    assert_eq!((grant.at(at(-9)), grant.values().len()), (12, 1));
    for day in 0..50 {
        grant = grant.with_days(at(day), u16::try_from(day).unwrap());
        assert_eq!(Grant::of_values(grant.values()), Some(grant.clone()));
        assert_eq!(grant.at(at(day)), u16::try_from(day).unwrap());
    }
    // Only the latest grants are stored, and the one before them.
    assert_eq!(grant.values().len(), 1 + 2 * 20);
    assert_eq!((grant.at(at(-9)), grant.at(at(29))), (29, 29));
    // After a clock was set back the last grant holds.
    let grant = grant.with_days(at(40), 7);
    assert_eq!(grant.at(at(60)), 7);
    for numbers in [&[][..], &[-1], &[70_000], &[30, 5], &[30, 5, 70_000]] {
        let values = numbers.iter().copied().map(Value::Number).collect();
        assert_eq!(Grant::of_values(values), None, "{numbers:?}");
    }
}

proptest! {
    #[test]
    fn no_clock_stands_for_longer_within_a_year_than_is_granted(
        days in 0u16..=365,
        lengths in prop::collection::vec((0i64..90, 1i64..60), 0..20),
    ) {
        let mut at = Timestamp::from_millis(0);
        let vacations: Vec<_> = lengths
            .into_iter()
            .map(|(pause, length)| {
                let from = at.after(Span::days(pause));
                at = from.after(Span::days(length));
                Interval { from, to: at }
            })
            .collect();
        let grant = Grant::of(days);
        let counted = grant.within_grant(&vacations);
        for end in &counted {
            let year = end.to.after(Span::days(-365));
            let within = counted.iter().filter(|away| away.from <= end.from);
            let within = within.map(|away| away.to.since(away.from.max(year)).max(Span::ZERO));
            let sum = within.fold(Span::ZERO, Span::plus);
            prop_assert!(sum <= Span::days(days.into()), "{sum:?} of {days}");
        }
    }
}
