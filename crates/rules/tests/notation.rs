//! Coordinates and komi as people write them.

use proptest::prelude::*;
use tengen_rules::{CoordinateError, Komi, KomiError, Point, Size};

#[test]
fn coordinates_skip_the_letter_i() {
    assert_eq!("J5".parse(), Ok(Point::new(8, 4).unwrap()));
    assert_eq!("H5".parse(), Ok(Point::new(7, 4).unwrap()));
    assert_eq!("I5".parse::<Point>(), Err(CoordinateError::LetterI));
    assert_eq!("i19".parse::<Point>(), Err(CoordinateError::LetterI));
}

#[test]
fn a1_is_at_the_lower_left_and_t19_at_the_upper_right() {
    assert_eq!("A1".parse(), Ok(Point::new(0, 0).unwrap()));
    assert_eq!(" t19 ".parse(), Ok(Point::new(18, 18).unwrap()));
}

#[test]
fn what_is_no_coordinate_is_refused_by_kind() {
    for text in [
        "", " ", "D", "4", "4D", "D4x", "D 4", "D-4", "ÄÖ", "D४", "DD4", "pass",
    ] {
        assert_eq!(
            text.parse::<Point>(),
            Err(CoordinateError::Shape),
            "{text:?}"
        );
    }
    for text in ["D0", "D20", "U1", "Z9", "D99999999999999999999"] {
        assert_eq!(
            text.parse::<Point>(),
            Err(CoordinateError::TooFar),
            "{text:?}"
        );
    }
}

#[test]
fn every_point_reads_back_what_it_writes() {
    let mut seen = 0;
    for point in Size::square(19).unwrap().all() {
        assert_eq!(point.to_string().parse(), Ok(point));
        assert_eq!(Point::from_index(point.index()), Some(point));
        seen += 1;
    }
    assert_eq!(seen, 361);
    assert_eq!(Point::from_index(361), None);
}

#[test]
fn komi_is_read_in_halves() {
    let halves = |text: &str| text.parse::<Komi>().map(Komi::half_points);
    assert_eq!(halves("6.5"), Ok(13));
    assert_eq!(halves("6,5"), Ok(13));
    assert_eq!(halves("6.50"), Ok(13));
    assert_eq!(halves("7"), Ok(14));
    assert_eq!(halves(" -3 "), Ok(-6));
    assert_eq!(halves("-0.5"), Ok(-1));
    assert_eq!(halves("361"), Ok(722));
    assert_eq!(halves("361.5"), Err(KomiError::TooLarge));
    assert_eq!(halves("99999"), Err(KomiError::TooLarge));
    for text in [
        "", "6.", ".5", "6.3", "6.5.0", "six", "--6", "6.5komi", "NaN", "1e3",
    ] {
        assert_eq!(halves(text), Err(KomiError::Shape), "{text:?}");
    }
}

#[test]
fn komi_is_written_without_needless_decimals() {
    let written = |halves| Komi::from_half_points(halves).unwrap().to_string();
    assert_eq!(
        [13, 14, 0, 1, -1, -13].map(written),
        ["6.5", "7", "0", "0.5", "-0.5", "-6.5"]
    );
}

proptest! {
    #[test]
    fn any_text_is_read_without_a_panic(text in ".*") {
        let _ = text.parse::<Point>();
        let _ = text.parse::<Komi>();
    }

    #[test]
    fn every_komi_reads_back_what_it_writes(halves in -722_i16..=722) {
        let komi = Komi::from_half_points(halves).unwrap();
        prop_assert_eq!(komi.to_string().parse(), Ok(komi));
    }
}
