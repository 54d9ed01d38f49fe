//! Club evenings: when they are, who sits where, and who has come.

use tengen_club::evening::{Evening, Every, Rhythm, Score, Table};
use tengen_game::clock::{Span, Timestamp};
use tengen_game::{ClubId, Hour, PlayerId, Weekday, Zone};
use tengen_rules::ByColor;

const KURO: PlayerId = PlayerId::new(1);
const SHIRO: PlayerId = PlayerId::new(2);
const AKA: PlayerId = PlayerId::new(3);
const AO: PlayerId = PlayerId::new(4);

/// Seconds since 1970 as a time.
fn at(seconds: i64) -> Timestamp {
    Timestamp::from_millis(seconds * 1000)
}

fn rhythm(every: Every, weekday: Weekday) -> Rhythm {
    Rhythm {
        every,
        weekday,
        hour: Hour::ALL[19],
        minute: 30,
    }
}

/// The beginnings of the first four evenings after `now`, in local time.
fn days(rhythm: Rhythm, zone: &str, now: Timestamp) -> Vec<String> {
    let zone = Zone::parse(zone).unwrap();
    let mut begins = rhythm.first(zone, now);
    let mut all = Vec::new();
    for _ in 0..4 {
        let there = begins.after(zone.offset(begins));
        let shown = jiff::Timestamp::from_millisecond(there.as_millis()).unwrap();
        all.push(shown.strftime("%a %m-%d %H:%M").to_string());
        begins = rhythm.next_after(zone, begins, begins.after(Span::hours(9)));
    }
    all
}

/// Friday, 2027-01-15, 08:00 in Greenwich.
const NOW: i64 = 1_800_000_000;

#[test]
fn evenings_are_each_week_or_every_second_one() {
    let weekly = rhythm(Every::Week, Weekday::Tuesday);
    let shown = days(weekly, "UTC", at(NOW));
    assert_eq!(
        shown,
        [
            "Tue 01-19 19:30",
            "Tue 01-26 19:30",
            "Tue 02-02 19:30",
            "Tue 02-09 19:30"
        ]
    );
    let second = rhythm(Every::SecondWeek, Weekday::Friday);
    let shown = days(second, "UTC", at(NOW));
    assert_eq!(
        shown,
        [
            "Fri 01-15 19:30",
            "Fri 01-29 19:30",
            "Fri 02-12 19:30",
            "Fri 02-26 19:30"
        ]
    );
    // This evening has begun.
    let late = at(NOW).after(Span::minutes(11 * 60 + 30));
    assert_eq!(days(second, "UTC", late)[0], "Fri 01-22 19:30");
}

#[test]
fn evenings_are_once_a_month_also_where_a_month_has_five() {
    let third = rhythm(Every::Third, Weekday::Monday);
    assert_eq!(
        days(third, "UTC", at(NOW)),
        [
            "Mon 01-18 19:30",
            "Mon 02-15 19:30",
            "Mon 03-15 19:30",
            "Mon 04-19 19:30"
        ]
    );
    let first = rhythm(Every::First, Weekday::Friday);
    assert_eq!(
        days(first, "UTC", at(NOW)),
        [
            "Fri 02-05 19:30",
            "Fri 03-05 19:30",
            "Fri 04-02 19:30",
            "Fri 05-07 19:30"
        ]
    );
}

#[test]
fn the_clocks_of_the_club_show_the_same_hour_in_summer() {
    let fortnight = rhythm(Every::SecondWeek, Weekday::Sunday);
    // 2027-03-10; clocks are set on on the 28th in Zurich.
    let march = at(1_804_636_800);
    assert_eq!(
        days(fortnight, "Europe/Zurich", march),
        [
            "Sun 03-14 19:30",
            "Sun 03-28 19:30",
            "Sun 04-11 19:30",
            "Sun 04-25 19:30"
        ]
    );
    // A zone in which the evening is on another day than in Greenwich.
    let west = rhythm(Every::First, Weekday::Wednesday);
    assert_eq!(
        days(west, "America/Los_Angeles", march),
        [
            "Wed 04-07 19:30",
            "Wed 05-05 19:30",
            "Wed 06-02 19:30",
            "Wed 07-07 19:30"
        ]
    );
}

#[test]
fn after_an_outage_of_weeks_the_rhythm_is_the_same() {
    let second = rhythm(Every::SecondWeek, Weekday::Friday);
    let first = second.first(Zone::UTC, at(NOW));
    let late = first.after(Span::days(30));
    let next = second.next_after(Zone::UTC, first, late);
    assert_eq!(next, first.after(Span::days(42)));
}

fn evening() -> Evening {
    let rhythm = rhythm(Every::Week, Weekday::Tuesday);
    let begins = rhythm.first(Zone::UTC, at(NOW));
    Evening::new(
        ClubId::new(1),
        rhythm,
        "Swan".to_owned(),
        3,
        begins,
        at(NOW),
    )
}

fn table(black: PlayerId, white: PlayerId) -> Table {
    Table {
        players: ByColor { black, white },
        steps: None,
        teaches: None,
        score: None,
    }
}

fn free(evening: &Evening) -> Vec<PlayerId> {
    evening.free().map(|guest| guest.who).collect()
}

#[test]
fn those_whose_game_is_over_are_free_again_and_the_result_can_be_corrected() {
    let mut evening = evening();
    for who in [KURO, SHIRO, AKA] {
        evening.add_guest(who).unwrap();
    }
    assert_eq!(evening.pair(&[table(KURO, SHIRO)], &[AKA]).len(), 1);
    assert_eq!(free(&evening), [AKA]);
    assert_eq!(evening.left_over, [AKA]);
    assert!(evening.enter(SHIRO, KURO, Score::White));
    assert_eq!(free(&evening), [KURO, SHIRO, AKA]);
    assert!(evening.enter(KURO, SHIRO, Score::Draw));
    assert_eq!(evening.tables[0].score, Some(Score::Draw));
    assert!(!evening.enter(AKA, KURO, Score::Black), "they do not play");
    assert_eq!(evening.opponents(KURO), [SHIRO]);
}

#[test]
fn a_player_who_has_left_or_has_a_game_is_not_paired() {
    let mut evening = evening();
    for who in [KURO, SHIRO, AKA, AO] {
        evening.add_guest(who).unwrap();
    }
    evening.pair(&[table(KURO, SHIRO)], &[]);
    assert_eq!(evening.remove_guest(AO), None);
    let twice = [table(KURO, AKA), table(AKA, AO)];
    assert!(evening.pair(&twice, &[SHIRO]).is_empty());
    assert!(evening.left_over.is_empty(), "nothing has happened");
    // A game without a result is off when one of its players goes, and one with a result stands.
    assert_eq!(evening.remove_guest(KURO), Some(SHIRO));
    assert!(evening.tables.is_empty());
    evening.pair(&[table(SHIRO, AKA)], &[]);
    evening.enter(AKA, SHIRO, Score::White);
    assert_eq!(evening.remove_guest(SHIRO), None);
    assert_eq!(evening.tables.len(), 1);
}

#[test]
fn a_game_that_was_not_played_frees_both_who_do_not_meet_at_once_again() {
    let mut evening = evening();
    for who in [KURO, SHIRO] {
        evening.add_guest(who).unwrap();
    }
    evening.pair(&[table(KURO, SHIRO)], &[]);
    assert!(!evening.call_off(KURO, AKA));
    assert!(evening.call_off(KURO, SHIRO));
    assert_eq!(free(&evening), [KURO, SHIRO]);
    assert_eq!(evening.opponents(SHIRO), [KURO]);
}

#[test]
fn what_has_a_result_is_not_called_off() {
    let mut evening = evening();
    for who in [KURO, SHIRO] {
        evening.add_guest(who).unwrap();
    }
    evening.pair(&[table(KURO, SHIRO)], &[]);
    evening.enter(KURO, SHIRO, Score::Black);
    assert!(!evening.call_off(SHIRO, KURO));
    assert!(evening.enter(SHIRO, KURO, Score::White));
    assert_eq!(evening.tables[0].score, Some(Score::White));
}

#[test]
fn attendance_counts_those_who_came_since_the_season_began() {
    let mut evening = evening();
    let first = evening.begins;
    for came in [&[KURO, SHIRO][..], &[], &[AKA, SHIRO], &[SHIRO]] {
        for &who in came {
            evening.add_guest(who).unwrap();
        }
        let next = evening.begins.after(Span::days(7));
        let closes = evening.closes();
        evening.close(next, closes);
    }
    let (number, counted) = evening.attendance(first);
    // Nobody came once: that was no evening.
    assert_eq!(number, 3);
    assert_eq!(counted, [(SHIRO, 3), (AKA, 1), (KURO, 1)]);
    let (number, counted) = evening.attendance(first.after(Span::days(1)));
    assert_eq!((number, counted), (2, vec![(SHIRO, 2), (AKA, 1)]));
    // A skipped evening has no effect.
    evening.add_guest(KURO).unwrap();
    evening.skip(evening.begins.after(Span::days(7)));
    assert_eq!(evening.attendance(first).0, 3);
    assert!(evening.guests.is_empty());
}

#[test]
fn a_year_of_evenings_is_remembered() {
    let mut evening = evening();
    for _ in 0..60 {
        evening.add_guest(KURO).unwrap();
        let next = evening.begins.after(Span::days(7));
        let closes = evening.closes();
        evening.close(next, closes);
    }
    assert_eq!(evening.held.len(), 53);
}
