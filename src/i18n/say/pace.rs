//! Clocks, taking back, pausing and calling off.

use super::declare;
use crate::clock::Span;
use crate::i18n::{Name, Text, Until};
use crate::rules::{Color, Point};

declare! { "pace":
    days(days: usize);
    hours(hours: usize);
    days_and_hours(days: usize, hours: usize);
    taken_back(color: Color);
    undone();
    went_on();
    paused();
    time_given(color: Color, span: Text);
    overdue(color: Color);
    proposes_undo(player: Name, number: usize, point: Point);
    proposes_undo_pass(player: Name, number: usize);
    proposes_pause(player: Name);
    proposes_call_off(player: Name);
    proposes_draw(player: Name);
    won_time(winner: Name, color: Color, loser: Name);
    won_adjudication(winner: Name, color: Color);
    draw();
    not_begun();
    called_off();
    reseated();
    nothing_to_undo();
    too_late_to_take_back();
    no_clock();
    is_paused();
    not_paused();
    too_much_time(most: Text);
    time_is_out(at: Until);
    time_was_out();
    nobody_overdue();
    no_draw();
    bad_time();
}

/// A length of time in days and hours, rounded down.
pub(crate) fn lasting(span: Span) -> Text {
    let hours = usize::try_from(span.as_millis() / (60 * 60 * 1000)).unwrap_or_default();
    match (hours / 24, hours % 24) {
        (0, hours) => self::hours(hours),
        (days, 0) => self::days(days),
        (days, hours) => days_and_hours(days, hours),
    }
}
