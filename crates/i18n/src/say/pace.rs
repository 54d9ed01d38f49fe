//! Clocks, taking back, pausing and calling off.

use super::declare;
use crate::{Name, Text, Until};
use tengen_game::clock::Span;
use tengen_rules::{Color, Point};

declare! { "pace":
    minutes(minutes: usize);
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
    nothing_to_undo();
    too_late_to_take_back();
    no_clock();
    is_paused();
    not_paused();
    paused_too_early();
    too_much_time(most: Text);
    time_is_out(at: Until);
    time_was_out();
    nobody_overdue();
    no_draw();
    bad_time();
    field_clock();
    field_rest();
    field_overdue();
    control_none();
    control_per_move(each: Text);
    control_fischer(start: Text, increment: Text, cap: Text);
    control_byo_yomi(main: Text, periods: usize, period: Text);
    control_canadian(main: Text, stones: usize, period: Text);
    line_none();
    line_per_move(each: Text);
    line_fischer(start: Text, increment: Text);
    line_rests_weekends();
    line_rests_nights();
    line_rests_both();
    rest_none();
    rest_weekends();
    rest_nights();
    rest_both();
    overdue_loses();
    overdue_chooses();
    rest_without_clock();
    left(black: Text, white: Text);
    left_byo_yomi(main: Text, periods: usize, period: Text);
    left_periods(periods: usize, period: Text);
    left_canadian(main: Text, stones: usize, period: Text);
    left_stones(stones: usize, period: Text);
    out(at: Until);
    out_resting(at: Until);
    rests();
    button_claim();
    button_give_day();
    button_call_off();
    confirm_claim(opponent: Name);
    confirm_call_off();
}

/// A length of time in days and hours, rounded down; in minutes if it is shorter than an hour.
pub fn duration(span: Span) -> Text {
    let minutes = usize::try_from(span.as_millis() / (60 * 1000)).unwrap_or_default();
    let hours = minutes / 60;
    match (hours / 24, hours % 24) {
        (0, 0) => self::minutes(minutes),
        (0, hours) => self::hours(hours),
        (days, 0) => self::days(days),
        (days, hours) => days_and_hours(days, hours),
    }
}
