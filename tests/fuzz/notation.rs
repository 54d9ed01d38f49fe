//! Points, komi and sizes: every value is read as it was written, and no other text is accepted.

use proptest::prelude::*;
use tengen::rules::{Komi, Point, Size};
use tengen::sgf::{from_point, to_point, to_points, to_vertex};

/// Texts that are nearly valid, or not at all.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        "[ \t]{0,2}[A-Za-zÀ-ÿ]{0,2}[+-]?[0-9٠-٩]{0,25}[ .,]{0,2}[0-9]{0,3}",
        "[+-]{0,2}[0-9]{0,8}[.,]{0,2}[05]{0,9}",
        "[a-zA-Z]{0,3}:?[a-zA-Z]{0,3}",
    ]
}

proptest! {
    #[test]
    fn a_text_is_a_point_only_if_it_names_it(text in texts()) {
        if let Ok(point) = text.parse::<Point>() {
            let plain = text.trim().to_ascii_uppercase();
            let number = plain[1..].trim_start_matches('0');
            prop_assert_eq!(format!("{}{number}", &plain[..1]), point.to_string());
            prop_assert!(!plain.starts_with('I'));
        }
    }

    #[test]
    fn a_text_is_a_komi_only_if_it_says_it(text in texts()) {
        if let Ok(komi) = text.parse::<Komi>() {
            let halves = text.trim().replace(',', ".").parse::<f64>().unwrap() * 2.0;
            prop_assert_eq!(halves, f64::from(komi.half_points()));
        }
    }

    #[test]
    fn a_value_is_a_point_of_a_record_only_if_it_names_it(
        value in texts(),
        columns in 1..=19_u8,
        rows in 1..=19_u8,
    ) {
        let size = Size::new(columns, rows).unwrap();
        if let Ok(point) = to_point(&value, size) {
            prop_assert!(size.contains(point));
            // Some programs write points as a letter and a number.
            let has_number = value.parse() == Ok(point);
            prop_assert!(has_number || from_point(point, size) == value.trim(), "{point}");
            prop_assert_eq!(to_vertex(&value, size), Ok(Some(point)));
        }
        if let Ok(points) = to_points(&value, size) {
            prop_assert!(!points.is_empty());
            prop_assert!(points.iter().all(|point| size.contains(point)));
        }
    }

    #[test]
    fn a_point_of_a_record_reads_as_it_was_written(
        columns in 1..=19_u8,
        rows in 1..=19_u8,
        at in any::<prop::sample::Index>(),
    ) {
        let size = Size::new(columns, rows).unwrap();
        let point = size.all().nth(at.index(size.points())).unwrap();
        prop_assert_eq!(to_point(&from_point(point, size), size), Ok(point));
    }
}
