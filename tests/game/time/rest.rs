//! When a clock does not run.

use tengen::clock::Span;
use tengen::game::{Calendar, Nights, Weekends};

use super::{at, zone};

#[test]
fn a_day_a_move_over_a_weekend_ends_on_monday() {
    let zurich = zone("Europe/Zurich");
    let calendar = Calendar::new(zurich, Weekends::Rest, Nights::Count, Vec::new());
    let friday = at(zurich, "2026-11-20 18:00");
    let monday = at(zurich, "2026-11-23 18:00");
    assert_eq!(calendar.reach(friday, Span::days(1)), Some(monday));
    assert_eq!(calendar.rested(friday, monday), Span::days(2));
}
