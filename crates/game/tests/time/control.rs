//! Time controls: bounds and notation.

use tengen_game::clock::Span;
use tengen_game::{Left, TimeControl, TimeControlError};

const HOUR: Span = Span::hours(1);
const DAY: Span = Span::days(1);
const YEAR: Span = Span::days(365);

#[test]
fn the_offered_ones_may_be_played_with() {
    let offered = TimeControl::FISCHER_OFFERED;
    assert_eq!(offered.check(), Ok(offered));
    for days in TimeControl::DAYS_A_MOVE {
        let each = Span::days(i64::from(days));
        assert_eq!(TimeControl::per_move(days), Ok(TimeControl::PerMove(each)));
    }
    assert_eq!(TimeControl::Untimed.check(), Ok(TimeControl::Untimed));
}

#[test]
fn each_side_opens_with_what_was_agreed() {
    let opening = |text: &str| text.parse::<TimeControl>().unwrap().opening();
    assert_eq!(opening("none"), None);
    assert_eq!(opening("2d"), Some(Left::Move(Span::days(2))));
    assert_eq!(opening("fischer 3d+1d/7d"), Some(Left::Bank(Span::days(3))));
    let byo_yomi = Left::ByoYomi {
        main: Span::days(10),
        periods: 5,
    };
    assert_eq!(opening("byoyomi 10d+5x1d"), Some(byo_yomi));
    let canadian = Left::Canadian {
        main: Span::days(20),
        period: Span::days(7),
        stones: 10,
    };
    assert_eq!(opening("canadian 20d+7d/10"), Some(canadian));
}

#[test]
fn a_span_is_from_an_hour_to_a_year_in_whole_hours() {
    use TimeControlError::{PartOfAnHour, TooLong, TooShort};
    let second = Span::seconds(1);
    for (span, why) in [
        (HOUR, None),
        (YEAR, None),
        (HOUR.minus(second), Some(TooShort)),
        (Span::ZERO, Some(TooShort)),
        (Span::hours(-1), Some(TooShort)),
        (YEAR.plus(HOUR), Some(TooLong)),
        (Span::MAX, Some(TooLong)),
        (HOUR.plus(second), Some(PartOfAnHour)),
    ] {
        let controls = [
            TimeControl::PerMove(span).check(),
            TimeControl::fischer(span, DAY, YEAR),
            TimeControl::fischer(HOUR, span, YEAR),
            TimeControl::fischer(HOUR, DAY, span),
            TimeControl::byo_yomi(span, DAY, 5),
            TimeControl::byo_yomi(DAY, span, 5),
            TimeControl::canadian(span, DAY, 5),
            TimeControl::canadian(DAY, span, 5),
        ];
        for control in controls {
            assert_eq!(control.err(), why, "{span:?}");
        }
    }
    assert_eq!(TimeControl::per_move(0), Err(TooShort));
    assert_eq!(TimeControl::per_move(366), Err(TooLong));
}

#[test]
fn a_bank_does_not_open_beyond_its_cap() {
    assert!(TimeControl::fischer(DAY, HOUR, DAY).is_ok());
    assert_eq!(
        TimeControl::fischer(DAY.plus(HOUR), HOUR, DAY),
        Err(TimeControlError::CapBelowStart)
    );
}

#[test]
fn periods_and_stones_have_bounds() {
    for (number, allowed) in [(0, false), (1, true), (30, true), (31, false), (255, false)] {
        let control = TimeControl::byo_yomi(DAY, DAY, number);
        assert_eq!(control.is_ok(), allowed, "{number} periods");
        assert!(allowed || control == Err(TimeControlError::Periods));
    }
    for (number, allowed) in [
        (0, false),
        (1, true),
        (100, true),
        (101, false),
        (255, false),
    ] {
        let control = TimeControl::canadian(DAY, DAY, number);
        assert_eq!(control.is_ok(), allowed, "{number} stones");
        assert!(allowed || control == Err(TimeControlError::Stones));
    }
}

#[test]
fn what_is_written_is_read_again() {
    for text in [
        "none",
        "1h",
        "2d",
        "1d12h",
        "365d",
        "fischer 3d+1d/7d",
        "fischer 12h+1h/1d1h",
        "byoyomi 10d+5x1d",
        "byoyomi 365d+30x365d",
        "canadian 20d+7d/10",
        "canadian 1h+1h/100",
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.to_string(), text);
    }
    assert_eq!("fischer 3d+1d/7d".parse(), Ok(TimeControl::FISCHER_OFFERED));
}

#[test]
fn the_notation_is_read_with_any_spaces_and_capitals() {
    for (text, same) in [
        (" None ", "none"),
        ("2 D", "2d"),
        ("36h", "1d12h"),
        ("007d", "7d"),
        ("FISCHER 3D + 1D / 7D", "fischer 3d+1d/7d"),
        ("byoyomi10d+5x24h", "byoyomi 10d+5x1d"),
        ("Canadian 20d + 7d / 10", "canadian 20d+7d/10"),
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.to_string(), same, "{text}");
    }
}

#[test]
fn anything_else_is_no_time_control() {
    use TimeControlError::{Notation, Periods, Stones, TooLong, TooShort};
    for (text, why) in [
        ("", Notation),
        (" ", Notation),
        ("2", Notation),
        ("d", Notation),
        ("h", Notation),
        ("2w", Notation),
        ("30m", Notation),
        ("2d2d", Notation),
        ("12h1d", Notation),
        ("1.5d", Notation),
        ("-2d", Notation),
        ("+2d", Notation),
        ("\u{661}d", Notation),
        ("2d\0", Notation),
        ("nonesuch", Notation),
        ("fischer", Notation),
        ("fischer 3d", Notation),
        ("fischer 3d+1d", Notation),
        ("fischer 3d+1d/7d/9d", Notation),
        ("fischer 3d/1d+7d", Notation),
        ("byoyomi 10d+1d", Notation),
        ("byoyomi 10d+x1d", Notation),
        ("byoyomi 10d+5x", Notation),
        ("canadian 20d+7d", Notation),
        ("canadian 20d+7d/ten", Notation),
        ("0d", TooShort),
        ("0h", TooShort),
        ("366d", TooLong),
        ("99999999999999999999999999999d", TooLong),
        ("9223372036854775807d9223372036854775807h", TooLong),
        ("byoyomi 10d+0x1d", Periods),
        ("byoyomi 10d+256x1d", Periods),
        ("byoyomi 10d+99999999999999999999x1d", Periods),
        ("canadian 20d+7d/0", Stones),
        ("canadian 20d+7d/257", Stones),
    ] {
        assert_eq!(text.parse::<TimeControl>(), Err(why), "{text:?}");
    }
    let long = format!("{}2d", " ".repeat(1 << 20));
    assert_eq!(long.parse::<TimeControl>(), Err(Notation));
}

proptest::proptest! {
    #[test]
    fn no_text_is_too_much_for_the_notation(text in "[a-z0-9 +/x-]{0,20}|(fischer|byoyomi|canadian) ?[0-9]{0,4}[dhx+/][0-9dhx+/]{0,20}|\\PC{0,80}") {
        if let Ok(control) = text.parse::<TimeControl>() {
            proptest::prop_assert_eq!(control.check(), Ok(control));
            proptest::prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }
}
