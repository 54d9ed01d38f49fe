//! Time left, move after move.

use proptest::prelude::*;
use tengen_game::clock::Span;
use tengen_game::{Left, TimeControl};

const MOMENT: Span = Span::millis(1);
const HOUR: Span = Span::hours(1);
const DAY: Span = Span::days(1);

fn control(text: &str) -> TimeControl {
    text.parse().unwrap()
}

/// Time left after moves that took these hours each; none if time was out.
fn after(control: &TimeControl, hours: &[i64]) -> Option<Left> {
    let mut hours = hours.iter().map(|&hours| Span::hours(hours));
    let opening = control.opening().unwrap();
    hours.try_fold(opening, |left, used| left.after_move(control, used))
}

#[test]
fn a_move_has_its_days_whatever_the_last_one_took() {
    let control = control("2d");
    let fresh = Left::Move(DAY.times(2));
    for used in [Span::ZERO, HOUR, HOUR.times(47), DAY.times(2).minus(MOMENT)] {
        assert_eq!(fresh.after_move(&control, used), Some(fresh));
    }
    assert_eq!(fresh.after_move(&control, DAY.times(2)), None);
    // Half a year of moves of almost two days.
    assert_eq!(after(&control, &[47; 90]), Some(fresh));
}

#[test]
fn time_is_out_in_the_very_moment_of_the_deadline() {
    for text in [
        "1d",
        "fischer 3d+1d/7d",
        "byoyomi 10d+5x1d",
        "canadian 20d+7d/10",
    ] {
        let control = control(text);
        let left = control.opening().unwrap();
        let out = left.until_out(&control);
        assert!(
            left.after_move(&control, out.minus(MOMENT)).is_some(),
            "{text}"
        );
        assert_eq!(left.after_move(&control, out), None, "{text}");
        assert_eq!(left.after_move(&control, out.plus(MOMENT)), None, "{text}");
        assert_eq!(left.after_move(&control, Span::MAX), None, "{text}");
    }
}

#[test]
fn a_bank_grows_by_its_increment_up_to_its_cap() {
    let control = TimeControl::FISCHER_OFFERED;
    let days = |days| Some(Left::Bank(Span::days(days)));
    assert_eq!(after(&control, &[]), days(3));
    assert_eq!(after(&control, &[0]), days(4));
    assert_eq!(after(&control, &[0, 0, 0, 0]), days(7));
    assert_eq!(after(&control, &[0; 100]), days(7));
    assert_eq!(after(&control, &[24; 100]), days(3));
    assert_eq!(after(&control, &[36, 36]), days(2));
    assert_eq!(after(&control, &[48, 48]), None);
    // A full bank that is used to the last hour leaves that hour and a day.
    let hours = |hours| Some(Left::Bank(Span::hours(hours)));
    assert_eq!(after(&control, &[0, 0, 0, 0, 167]), hours(25));
}

#[test]
fn a_bank_lasts_for_months() {
    // Five quick moves and one of almost a week, for half a year.
    let control = TimeControl::FISCHER_OFFERED;
    let week = [2, 2, 2, 2, 2, 130];
    let moves: Vec<i64> = week.iter().copied().cycle().take(26 * 6).collect();
    assert!(after(&control, &moves).is_some());
    // An hour a move more than the increment: the bank shrinks until a move does not fit into it.
    assert_eq!(after(&control, &[25; 47]), Some(Left::Bank(HOUR.times(25))));
    assert_eq!(after(&control, &[25; 48]), None);
}

#[test]
fn what_was_given_above_the_cap_is_kept() {
    let control = TimeControl::FISCHER_OFFERED;
    let given = Left::Bank(DAY.times(6)).plus(DAY.times(5));
    assert_eq!(given, Left::Bank(DAY.times(11)));
    // Nothing is added while there is more than the cap, and nothing is cut off.
    let left = given.after_move(&control, DAY);
    assert_eq!(left, Some(Left::Bank(DAY.times(10))));
    let left = left.unwrap().after_move(&control, DAY.times(4));
    assert_eq!(left, Some(Left::Bank(DAY.times(7))));
}

#[test]
fn main_time_comes_before_periods() {
    let control = control("byoyomi 10d+5x1d");
    let left = |hours, periods| {
        let main = Span::hours(hours);
        Some(Left::ByoYomi { main, periods })
    };
    assert_eq!(after(&control, &[24]), left(216, 5));
    assert_eq!(after(&control, &[120, 119]), left(1, 5));
    assert_eq!(after(&control, &[120, 120]), left(0, 5));
}

#[test]
fn a_move_within_a_period_gives_it_back_in_full() {
    let control = control("byoyomi 1d+3x1d");
    let left = |periods| {
        Some(Left::ByoYomi {
            main: Span::ZERO,
            periods,
        })
    };
    assert_eq!(after(&control, &[47]), left(3));
    assert_eq!(after(&control, &[47, 23, 23, 23]), left(3));
    // A year within them.
    let year: Vec<i64> = std::iter::once(24).chain([23; 365]).collect();
    assert_eq!(after(&control, &year), left(3));
}

#[test]
fn a_period_that_runs_out_is_lost() {
    let control = control("byoyomi 1d+3x1d");
    let left = |periods| {
        Some(Left::ByoYomi {
            main: Span::ZERO,
            periods,
        })
    };
    // At the exact hour a period is used up and lost, even if the next one has not started.
    assert_eq!(after(&control, &[48]), left(2));
    assert_eq!(after(&control, &[71]), left(2));
    assert_eq!(after(&control, &[72]), left(1));
    assert_eq!(after(&control, &[95]), left(1));
    assert_eq!(after(&control, &[96]), None);
    assert_eq!(after(&control, &[24, 24, 24, 23]), left(1));
    assert_eq!(after(&control, &[24, 24, 24, 24]), None);
}

#[test]
fn the_last_period_is_all_that_there_is() {
    let control = control("byoyomi 1d+3x1d");
    let left = after(&control, &[95]).unwrap();
    assert_eq!(left.until_out(&control), DAY);
    let opening = control.opening().unwrap();
    assert_eq!(opening.until_out(&control), DAY.times(4));
}

#[test]
fn so_many_stones_are_played_within_a_period() {
    let control = control("canadian 1d+7d/3");
    let left = |main, period, stones| {
        Some(Left::Canadian {
            main: Span::hours(main),
            period: Span::hours(period),
            stones,
        })
    };
    let week = 7 * 24;
    assert_eq!(after(&control, &[]), left(24, week, 3));
    // Within the main time stones are not counted.
    assert_eq!(after(&control, &[5, 5, 5, 5]), left(4, week, 3));
    // The move that ends it is the first stone.
    assert_eq!(after(&control, &[24]), left(0, week, 2));
    assert_eq!(after(&control, &[34]), left(0, week - 10, 2));
    assert_eq!(after(&control, &[34, 100]), left(0, week - 110, 1));
    // The last stone brings the next period, in full.
    assert_eq!(after(&control, &[34, 100, 57]), left(0, week, 3));
    assert_eq!(after(&control, &[34, 100, 58]), None);
    assert_eq!(after(&control, &[24 + week]), None);
}

#[test]
fn canadian_periods_go_on_for_months() {
    let control = control("canadian 1d+7d/3");
    let moves: Vec<i64> = std::iter::once(24 + 55).chain([55; 26 * 3]).collect();
    // Three stones of 55 hours a week: 165 of 168.
    let left = Left::Canadian {
        main: Span::ZERO,
        period: Span::hours(7 * 24 - 55),
        stones: 2,
    };
    assert_eq!(after(&control, &moves), Some(left));
    let slow: Vec<i64> = std::iter::once(24 + 57).chain([57; 2]).collect();
    assert_eq!(after(&control, &slow), None);
}

#[test]
fn what_is_given_is_all_there_before_time_is_out() {
    for text in [
        "1d",
        "fischer 3d+1d/7d",
        "byoyomi 10d+5x1d",
        "canadian 20d+7d/10",
    ] {
        let control = control(text);
        let left = control.opening().unwrap();
        let out = left.until_out(&control);
        let given = left.plus(DAY.times(3));
        assert_eq!(given.until_out(&control), out.plus(DAY.times(3)), "{text}");
        let used = out.plus(DAY.times(3)).minus(MOMENT);
        assert!(given.after_move(&control, used).is_some(), "{text}");
    }
}

#[test]
fn what_is_given_in_a_period_saves_it() {
    let byo_yomi = control("byoyomi 1d+3x1d");
    let given = after(&byo_yomi, &[24]).unwrap().plus(DAY);
    // A day and a half: the day that was given, and half of a period.
    let left = given.after_move(&byo_yomi, HOUR.times(36));
    let all = Left::ByoYomi {
        main: Span::ZERO,
        periods: 3,
    };
    assert_eq!(left, Some(all));

    // While given time is left, stones are not counted and the period does not run.
    let canadian = control("canadian 1d+7d/3");
    let left = after(&canadian, &[34])
        .unwrap()
        .plus(DAY)
        .after_move(&canadian, HOUR.times(20))
        .unwrap();
    let still = Left::Canadian {
        main: HOUR.times(4),
        period: Span::hours(7 * 24 - 10),
        stones: 2,
    };
    assert_eq!(left, still);
}

#[test]
fn an_undone_move_leaves_the_clock_as_it_was() {
    for text in [
        "1d",
        "fischer 3d+1d/7d",
        "byoyomi 1d+5x1d",
        "canadian 1d+7d/2",
    ] {
        let control = control(text);
        let before = after(&control, &[20, 23]).unwrap();
        // A copy, independent of later moves.
        let kept = before;
        let played = before.after_move(&control, HOUR.times(23)).unwrap();
        played.after_move(&control, HOUR.times(22)).unwrap();
        assert_eq!(kept, before);
        let again = kept.after_move(&control, HOUR.times(23));
        assert_eq!(again, Some(played), "{text}");
    }
    // Small enough to be kept for every move.
    assert!(size_of::<Left>() <= 24);
}

#[test]
fn a_clock_that_was_set_back_costs_nothing_and_gives_nothing() {
    let control = TimeControl::FISCHER_OFFERED;
    let left = control.opening().unwrap();
    let back = left.after_move(&control, DAY.times(-10));
    assert_eq!(back, left.after_move(&control, Span::ZERO));
    let back = left.after_move(&control, Span::millis(i64::MIN));
    assert_eq!(back, left.after_move(&control, Span::ZERO));
}

fn controls() -> impl Strategy<Value = TimeControl> {
    let span = || (1..=365 * 24_i64).prop_map(Span::hours);
    prop_oneof![
        span().prop_map(TimeControl::PerMove),
        (span(), span(), span()).prop_map(|(start, increment, more)| TimeControl::Fischer {
            start: start.min(more),
            increment,
            cap: start.max(more),
        }),
        (span(), span(), 1..=30_u8).prop_map(|(main, period, periods)| TimeControl::ByoYomi {
            main,
            period,
            periods,
        }),
        (span(), span(), 1..=100_u8).prop_map(|(main, period, stones)| TimeControl::Canadian {
            main,
            period,
            stones,
        }),
    ]
}

/// Any time control with any time left, matching or not.
fn wild() -> impl Strategy<Value = (TimeControl, Left)> {
    let span = || {
        prop_oneof![
            prop::sample::select(vec![i64::MIN, -1, 0, 1, i64::MAX]),
            any::<i64>()
        ]
        .prop_map(Span::millis)
    };
    let numbers = (span(), span(), span(), any::<u8>());
    let control = numbers.prop_flat_map(|(start, increment, cap, periods)| {
        prop::sample::select(vec![
            TimeControl::Untimed,
            TimeControl::PerMove(start),
            TimeControl::Fischer {
                start,
                increment,
                cap,
            },
            TimeControl::ByoYomi {
                main: start,
                period: cap,
                periods,
            },
            TimeControl::Canadian {
                main: start,
                period: cap,
                stones: periods,
            },
        ])
    });
    let left = (span(), span(), any::<u8>()).prop_flat_map(|(main, period, stones)| {
        prop::sample::select(vec![
            Left::Move(main),
            Left::Bank(main),
            Left::ByoYomi {
                main,
                periods: stones,
            },
            Left::Canadian {
                main,
                period,
                stones,
            },
        ])
    });
    (control, left)
}

proptest! {
    #[test]
    fn who_moves_in_time_has_time_and_who_does_not_has_none(
        control in controls(),
        shares in prop::collection::vec(0..=1000_i64, 1..60),
    ) {
        let mut left = control.opening().unwrap();
        for share in shares {
            let out = left.until_out(&control);
            prop_assert!(out > Span::ZERO);
            // Sometimes all of it: no time overflows.
            let used = Span::millis(out.as_millis() * share / 1000);
            let next = left.after_move(&control, used);
            prop_assert_eq!(next.is_some(), used < out);
            // Unused time is available for the next move; periods renew.
            let Some(next) = next else { break };
            let rest = out.minus(used);
            match control {
                TimeControl::Untimed => prop_assert!(false, "it has an opening"),
                TimeControl::PerMove(each) => prop_assert_eq!(next.until_out(&control), each),
                TimeControl::Fischer { increment, cap, .. } => {
                    let grown = rest.plus(increment).min(cap);
                    prop_assert_eq!(next.until_out(&control), grown);
                }
                // The period that ran is full again: never less than before, never a whole one more.
                TimeControl::ByoYomi { period, .. } => {
                    let gained = next.until_out(&control).minus(rest);
                    prop_assert!(Span::ZERO <= gained && gained < period);
                }
                TimeControl::Canadian { period, .. } => {
                    let gained = next.until_out(&control).minus(rest);
                    prop_assert!(Span::ZERO <= gained && gained < period);
                }
            }
            left = next;
        }
    }

    #[test]
    fn nothing_overflows((control, left) in wild(), used in any::<i64>(), more in any::<i64>()) {
        let out = left.until_out(&control);
        let next = left.after_move(&control, Span::millis(used));
        prop_assert!(next.is_none() || out > Span::ZERO);
        left.plus(Span::millis(more)).until_out(&control);
        let _ = control.check();
        let _ = control.to_string();
    }
}
