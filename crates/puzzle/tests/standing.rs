//! Standings: counts, streaks and ratings from what was tried.

use proptest::prelude::*;
use tengen_puzzle::{
    Bout, Change, Count, Level, RatedAttempt, Rating, RuleTopic, Standings, Success, Topic,
};

type Try = RatedAttempt<u8, u16>;
type All = Standings<u8, u16>;

const KO: Topic = Topic::Rule(RuleTopic::Ko);

/// `who` answers `puzzle`, a question of level 3 about ko, on `day`.
fn tried(who: u8, puzzle: u16, day: i32, success: Success) -> Try {
    RatedAttempt {
        who,
        puzzle,
        topic: KO,
        level: Level::new(3),
        at: i64::from(day) * 1000 + i64::from(puzzle),
        day,
        success,
    }
}

fn rating(all: &All, who: u8) -> f64 {
    all.person(who).unwrap().rating.value()
}

#[track_caller]
fn assert_near(number: f64, wanted: f64, by: f64) {
    assert!((number - wanted).abs() < by, "{number} for {wanted}");
}

#[test]
fn ratings_are_those_of_the_published_example() {
    // Glickman 2022, "Example of the Glicko-2 system": tau is 0.5 there.
    let player = Rating::new(1500.0, 200.0, 0.06);
    let period = [
        (Rating::new(1400.0, 30.0, 0.06), Bout::Won),
        (Rating::new(1550.0, 100.0, 0.06), Bout::Lost),
        (Rating::new(1700.0, 300.0, 0.06), Bout::Lost),
    ];
    let after = player.after(&period);
    assert_near(after.value(), 1464.06, 0.01);
    assert_near(after.deviation(), 151.52, 0.01);
    assert_near(after.volatility(), 0.05999, 0.00001);
}

#[test]
fn a_puzzle_begins_with_what_its_level_says() {
    let shown = Level::ALL.map(|level| Rating::of_puzzle(Some(level)).rounded());
    assert_eq!(shown, [1200, 1350, 1500, 1650, 1800]);
    assert_eq!(Rating::of_puzzle(None), Rating::of_newcomer());
}

#[test]
fn a_right_first_answer_beats_the_puzzle_and_a_wrong_one_loses() {
    for (success, sign) in [(Success::AtOnce, 1.0), (Success::NotYet, -1.0)] {
        let all = All::of([tried(1, 1, 0, success)]);
        assert!((rating(&all, 1) - 1500.0) * sign > 50.0);
        let puzzle = all.puzzle(1).unwrap().value();
        assert!((puzzle - 1500.0) * sign < -5.0, "{puzzle}");
    }
}

#[test]
fn only_the_first_answer_is_rated() {
    let later = All::of([tried(1, 1, 0, Success::Later)]);
    let never = All::of([tried(1, 1, 0, Success::NotYet)]);
    assert_eq!(rating(&later, 1), rating(&never, 1));
    assert_eq!(later.puzzle(1), never.puzzle(1));
    let count = |all: &All| all.person(1).unwrap().count;
    assert_eq!((count(&later).solved, count(&never).solved), (1, 0));
}

#[test]
fn a_puzzle_that_others_found_easy_brings_less() {
    let fresh = All::of([tried(9, 1, 1, Success::AtOnce)]);
    let mut before: Vec<_> = (1..=8)
        .map(|who| tried(who, 1, 0, Success::AtOnce))
        .collect();
    before.push(tried(9, 1, 1, Success::AtOnce));
    let worn = All::of(before);
    assert!(rating(&worn, 9) < rating(&fresh, 9));
}

#[test]
fn a_rating_is_a_guess_until_enough_is_known() {
    let success = |number: u16| match number % 2 {
        0 => Success::AtOnce,
        _ => Success::NotYet,
    };
    let first = |count| (0..count).map(|number| tried(1, number, 0, success(number)));
    let person = |count| All::of(first(count)).person(1).unwrap().rating;
    assert!(person(5).is_provisional());
    assert!(!person(25).is_provisional());
}

#[test]
fn puzzles_are_counted_all_together_and_by_topic() {
    let study = |puzzle, success| Try {
        topic: Topic::Study,
        level: None,
        ..tried(1, puzzle, 0, success)
    };
    let all = All::of([
        tried(1, 1, 0, Success::AtOnce),
        tried(1, 2, 0, Success::Later),
        study(3, Success::NotYet),
        tried(2, 1, 0, Success::NotYet),
    ]);
    let of = |tried, solved, at_once| Count {
        tried,
        solved,
        at_once,
    };
    let person = all.person(1).unwrap();
    assert_eq!(person.count, of(3, 2, 1));
    let topics: Vec<_> = person
        .topics
        .iter()
        .map(|(&topic, &n)| (topic, n))
        .collect();
    assert_eq!(topics, [(KO, of(2, 2, 1)), (Topic::Study, of(1, 0, 0))]);
    assert_eq!(all.person(3), None);
    assert_eq!(all.puzzle(4), None);
}

#[test]
fn a_streak_counts_days_in_a_row_with_something_solved() {
    let days = [1, 2, 2, 3, 5, 6];
    let of = |number, day| tried(1, number, day, Success::Later);
    let all = All::of((0..).zip(days).map(|(number, day)| of(number, day)));
    let streak = all.person(1).unwrap().streak;
    // Today is not over, so yesterday's still stands.
    assert_eq!([6, 7, 8].map(|today| streak.current(today)), [2, 2, 0]);
    assert_eq!(streak.longest(), 3);
}

#[test]
fn what_was_not_solved_is_no_part_of_a_streak() {
    let all = All::of([
        tried(1, 1, 1, Success::AtOnce),
        tried(1, 2, 2, Success::NotYet),
        tried(1, 3, 3, Success::AtOnce),
        tried(2, 3, 3, Success::NotYet),
    ]);
    let streak = |who| all.person(who).unwrap().streak;
    assert_eq!((streak(1).current(3), streak(1).longest()), (1, 1));
    assert_eq!((streak(2).current(3), streak(2).longest()), (0, 0));
}

#[test]
fn those_of_whom_little_is_known_stand_behind_the_others() {
    let steady = (0..30).map(|number| {
        let success = match number % 3 {
            0 => Success::NotYet,
            _ => Success::AtOnce,
        };
        tried(1, number, 0, success)
    });
    let lucky = (0..3).map(|number| tried(2, number, 1, Success::AtOnce));
    let middling = (0..3).map(|number| tried(3, number, 1, Success::NotYet));
    let all = All::of(steady.chain(lucky).chain(middling));
    assert!(rating(&all, 2) > rating(&all, 1));
    let ranked: Vec<_> = all.ranking().iter().map(|(who, _)| *who).collect();
    assert_eq!(ranked, [1, 2, 3]);
}

#[test]
fn what_an_answer_has_changed_does_not_depend_on_what_came_later() {
    let first = tried(1, 1, 0, Success::AtOnce);
    let second = tried(1, 2, 1, Success::NotYet);
    let later = [
        tried(2, 1, 2, Success::AtOnce),
        tried(1, 3, 3, Success::AtOnce),
    ];
    let Change { before, after, .. } =
        All::change([second, later[0], first, later[1]], 1, 2).unwrap();
    assert_eq!(before, All::of([first]).person(1).unwrap().rating);
    assert_eq!(after, All::of([first, second]).person(1).unwrap().rating);
    assert!(after.value() < before.value());
    let newcomer = All::change([first], 1, 1).unwrap();
    assert_eq!(newcomer.before, Rating::of_newcomer());
    assert_eq!(All::change([first], 1, 2), None);
    assert_eq!(All::change([first], 2, 1), None);
}

fn any_success() -> impl Strategy<Value = Success> {
    prop_oneof![
        Just(Success::AtOnce),
        Just(Success::Later),
        Just(Success::NotYet)
    ]
}

/// Attempts of some people at some puzzles, in the order of time.
fn any_tried() -> impl Strategy<Value = Vec<Try>> {
    let one = (0..5_u8, 0..12_u16, 0..9_i32, any_success(), 0..6_u8);
    proptest::collection::vec(one, 1..40).prop_map(|drawn| {
        let mut all: Vec<Try> = Vec::new();
        for (who, puzzle, day, success, level) in drawn {
            if all.iter().any(|one| one.who == who && one.puzzle == puzzle) {
                continue;
            }
            let known = all.iter().find(|one| one.puzzle == puzzle);
            let level = known.map_or(Level::new(level), |one| one.level);
            all.push(Try {
                level,
                ..tried(who, puzzle, day, success)
            });
        }
        all.sort_by_key(|one| (one.at, one.puzzle, one.who));
        all
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_order_in_which_attempts_are_read_does_not_matter(all in any_tried().prop_flat_map(|all| {
        let sorted = all.clone();
        Just(all).prop_shuffle().prop_map(move |mixed| (sorted.clone(), mixed))
    })) {
        let (sorted, mixed) = all;
        prop_assert_eq!(All::of(sorted), All::of(mixed));
    }

    #[test]
    fn a_right_answer_never_lowers_and_a_wrong_one_never_raises(all in any_tried()) {
        for one in &all {
            let change = All::change(all.clone(), one.who, one.puzzle).unwrap();
            let (before, after) = (change.before.value(), change.after.value());
            match one.success {
                Success::AtOnce => prop_assert!(after > before),
                _ => prop_assert!(after < before),
            }
        }
    }

    #[test]
    fn whoever_solves_more_stands_no_lower(all in any_tried(), which in any::<prop::sample::Index>()) {
        let mut better = all.clone();
        let one = which.get(&all);
        let place = which.index(all.len());
        better[place].success = Success::AtOnce;
        let of = |tried: &[Try]| All::of(tried.iter().copied()).person(one.who).unwrap().clone();
        let (before, after) = (of(&all), of(&better));
        prop_assert!(after.count.solved >= before.count.solved);
        prop_assert!(after.count.at_once >= before.count.at_once);
        prop_assert!(after.streak.longest() >= before.streak.longest());
        prop_assert!(after.streak.current(8) >= before.streak.current(8));
        // A later solution may bring less, because more was expected.
        if all[place..].iter().filter(|other| other.who == one.who).count() == 1 {
            prop_assert!(after.rating.value() >= before.rating.value());
        }
    }

    #[test]
    fn counts_agree(all in any_tried(), today in 0..12_i32) {
        let standings = All::of(all.iter().copied());
        prop_assert_eq!(&standings, &All::of(all.iter().copied()));
        let ranked = standings.ranking();
        let tried: u32 = ranked.iter().map(|(_, one)| one.count.tried).sum();
        prop_assert_eq!(tried as usize, all.len());
        for (_, one) in ranked {
            prop_assert!(one.count.at_once <= one.count.solved && one.count.solved <= one.count.tried);
            let topics = one.topics.values().map(|count| count.tried).sum::<u32>();
            prop_assert_eq!(topics, one.count.tried);
            prop_assert!(one.streak.current(today) <= one.streak.longest());
            prop_assert!(one.streak.longest() <= one.count.solved);
            prop_assert!(one.rating.deviation() < 350.0);
        }
    }
}
