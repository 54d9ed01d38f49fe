//! The clocks in words: the time control, the time left to each side, and the deadline.

use crate::clock::{Span, Timestamp};
use crate::game::{
    Calendar, Clocks, EventKind, Game, Left, Nights, Overdue, Pace, TimeControl, Weekends,
};
use crate::games::view::buttons::button;
use crate::games::view::{last, shown_state};
use crate::i18n::{Locale, Text, Until, say};
use crate::kit::style::Style;
use crate::kit::verb::Verb;
use crate::port::message::{Look, Row};
use crate::rules::Color;

/// The time control in a line.
pub(crate) fn control_name(control: TimeControl) -> Text {
    use say::pace::duration;
    match control {
        TimeControl::Untimed => say::pace::control_none(),
        TimeControl::PerMove(each) => say::pace::control_per_move(duration(each)),
        TimeControl::Fischer {
            start,
            increment,
            cap,
        } => say::pace::control_fischer(duration(start), duration(increment), duration(cap)),
        TimeControl::ByoYomi {
            main,
            period,
            periods,
        } => say::pace::control_byo_yomi(duration(main), periods.into(), duration(period)),
        TimeControl::Canadian {
            main,
            period,
            stones,
        } => say::pace::control_canadian(duration(main), stones.into(), duration(period)),
    }
}

/// The time control and rest in a few words: "3 days a move, rests at weekends".
pub(crate) fn short(pace: &Pace, locale: Locale) -> String {
    use say::pace::duration;
    let after =
        |main: Span, then: Text| format!("{} + {}", duration(main).to(locale), then.to(locale));
    let control = match pace.control {
        TimeControl::Untimed => return say::pace::line_none().to(locale),
        TimeControl::PerMove(each) => say::pace::line_per_move(duration(each)).to(locale),
        TimeControl::Fischer {
            start, increment, ..
        } => say::pace::line_fischer(duration(start), duration(increment)).to(locale),
        TimeControl::ByoYomi {
            main,
            period,
            periods,
        } => after(
            main,
            say::pace::left_periods(periods.into(), duration(period)),
        ),
        TimeControl::Canadian {
            main,
            period,
            stones,
        } => after(
            main,
            say::pace::left_stones(stones.into(), duration(period)),
        ),
    };
    let rests = match (pace.weekends, pace.nights) {
        (Weekends::Count, Nights::Count) => return control,
        (Weekends::Rest, Nights::Count) => say::pace::line_rests_weekends(),
        (Weekends::Count, Nights::Rest) => say::pace::line_rests_nights(),
        (Weekends::Rest, Nights::Rest) => say::pace::line_rests_both(),
    };
    format!("{control}, {}", rests.to(locale))
}

/// The terms of a game's clock, each with its name.
pub(crate) fn terms(pace: &Pace) -> Vec<(Text, Text)> {
    let mut terms = vec![(say::pace::field_clock(), control_name(pace.control))];
    if pace.control == TimeControl::Untimed {
        return terms;
    }
    let rest = match (pace.weekends, pace.nights) {
        (Weekends::Count, Nights::Count) => say::pace::rest_none(),
        (Weekends::Rest, Nights::Count) => say::pace::rest_weekends(),
        (Weekends::Count, Nights::Rest) => say::pace::rest_nights(),
        (Weekends::Rest, Nights::Rest) => say::pace::rest_both(),
    };
    let overdue = match pace.overdue {
        Overdue::Loses => say::pace::overdue_loses(),
        Overdue::WaitingSideChooses => say::pace::overdue_chooses(),
    };
    terms.extend([
        (say::pace::field_rest(), rest),
        (say::pace::field_overdue(), overdue),
    ]);
    terms
}

/// The deadline of the turn, at the time `now`, and the time left of both sides if that differs; none without a clock.
pub(crate) fn line(
    game: &Game,
    calendar: Option<&Calendar>,
    now: Timestamp,
    style: Style,
) -> Option<String> {
    let clocks = game.clocks()?;
    let mut parts: Vec<Text> = match calendar {
        Some(calendar) => running(game, clocks, calendar, now).into_iter().collect(),
        None => {
            let is_news = matches!(last::kind(game), Some(EventKind::Overdue { .. }));
            let overdue = game.to_move().filter(|_| clocks.is_overdue() && !is_news);
            overdue.map(say::pace::overdue).into_iter().collect()
        }
    };
    // With time per move, both sides have the same, or the rest is shown by the timestamp.
    if !matches!(game.terms().pace.control, TimeControl::PerMove(_)) {
        let left = |color: Color| remaining(game, clocks, color);
        parts.push(say::pace::left(left(Color::Black), left(Color::White)));
    }
    let parts: Vec<String> = parts.iter().map(|part| style.say(part)).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// The deadline of the turn, or that the clock is stopped.
fn running(game: &Game, clocks: &Clocks, calendar: &Calendar, now: Timestamp) -> Option<Text> {
    let out = clocks.out_by(game.to_move()?, calendar);
    match (out, calendar.is_rest(now)) {
        (Some(out), true) => Some(say::pace::out_resting(Until(out))),
        (Some(out), false) => Some(say::pace::out(Until(out))),
        (None, true) => Some(say::pace::rests()),
        (None, false) => None,
    }
}

/// The time that `color` has left at the beginning of its turn.
fn remaining(game: &Game, clocks: &Clocks, color: Color) -> Text {
    use say::pace::duration;
    let control = game.terms().pace.control;
    let period_of = match control {
        TimeControl::ByoYomi { period, .. } => period,
        _ => Span::ZERO,
    };
    match clocks.time_left(color) {
        Left::Move(left) | Left::Bank(left) => duration(left),
        Left::ByoYomi { main, periods } => {
            let (periods, period) = (periods.into(), duration(period_of));
            if main > Span::ZERO {
                say::pace::left_byo_yomi(duration(main), periods, period)
            } else {
                say::pace::left_periods(periods, period)
            }
        }
        Left::Canadian {
            main,
            period,
            stones,
        } => {
            let (stones, period) = (stones.into(), duration(period));
            if main > Span::ZERO {
                say::pace::left_canadian(duration(main), stones, period)
            } else {
                say::pace::left_stones(stones, period)
            }
        }
    }
}

/// Buttons of the waiting side when the other side's time is out.
pub(crate) fn row(game: &Game, locale: Locale) -> Option<Row> {
    game.clocks().filter(|clocks| clocks.is_overdue())?;
    let press = |label: &Text, verb, look| button(label, verb, shown_state(game), look, locale);
    Some(Row::Buttons(vec![
        press(&say::pace::button_claim(), Verb::Claim, Look::Primary),
        press(
            &say::pace::button_give_day(),
            Verb::GiveDay,
            Look::Secondary,
        ),
        press(
            &say::pace::button_call_off(),
            Verb::CallOff,
            Look::Secondary,
        ),
    ]))
}
