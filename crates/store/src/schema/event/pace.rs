//! The shapes of time controls, and their conversions.

use serde::{Deserialize, Serialize};

use crate::schema::mirror::mirror;
use tengen_game as game;
use tengen_game::clock::Span;
use tengen_game::time;

/// The time control with its rests. Spans are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pace {
    control: TimeControl,
    weekends: Running,
    nights: Running,
    overdue: Overdue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum TimeControl {
    Untimed,
    PerMove {
        each: i64,
    },
    Fischer {
        start: i64,
        increment: i64,
        cap: i64,
    },
    ByoYomi {
        main: i64,
        period: i64,
        periods: u8,
    },
    Canadian {
        main: i64,
        period: i64,
        stones: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Running {
    Count,
    Rest,
}

mirror! {
    pub(super) enum Overdue = game::Overdue { Loses, WaitingSideChooses }
}

impl From<game::Pace> for Pace {
    fn from(pace: game::Pace) -> Self {
        Self {
            control: pace.control.into(),
            weekends: match pace.weekends {
                time::Weekends::Count => Running::Count,
                time::Weekends::Rest => Running::Rest,
            },
            nights: match pace.nights {
                time::Nights::Count => Running::Count,
                time::Nights::Rest => Running::Rest,
            },
            overdue: pace.overdue.into(),
        }
    }
}

impl From<Pace> for game::Pace {
    fn from(pace: Pace) -> Self {
        Self {
            control: pace.control.into(),
            weekends: match pace.weekends {
                Running::Count => time::Weekends::Count,
                Running::Rest => time::Weekends::Rest,
            },
            nights: match pace.nights {
                Running::Count => time::Nights::Count,
                Running::Rest => time::Nights::Rest,
            },
            overdue: pace.overdue.into(),
        }
    }
}

impl From<time::TimeControl> for TimeControl {
    fn from(control: time::TimeControl) -> Self {
        use time::TimeControl as Domain;
        let millis = Span::as_millis;
        match control {
            Domain::Untimed => Self::Untimed,
            Domain::PerMove(each) => Self::PerMove { each: millis(each) },
            Domain::Fischer {
                start,
                increment,
                cap,
            } => Self::Fischer {
                start: millis(start),
                increment: millis(increment),
                cap: millis(cap),
            },
            Domain::ByoYomi {
                main,
                period,
                periods,
            } => Self::ByoYomi {
                main: millis(main),
                period: millis(period),
                periods,
            },
            Domain::Canadian {
                main,
                period,
                stones,
            } => Self::Canadian {
                main: millis(main),
                period: millis(period),
                stones,
            },
        }
    }
}

impl From<TimeControl> for time::TimeControl {
    fn from(control: TimeControl) -> Self {
        let span = Span::millis;
        match control {
            TimeControl::Untimed => Self::Untimed,
            TimeControl::PerMove { each } => Self::PerMove(span(each)),
            TimeControl::Fischer {
                start,
                increment,
                cap,
            } => Self::Fischer {
                start: span(start),
                increment: span(increment),
                cap: span(cap),
            },
            TimeControl::ByoYomi {
                main,
                period,
                periods,
            } => Self::ByoYomi {
                main: span(main),
                period: span(period),
                periods,
            },
            TimeControl::Canadian {
                main,
                period,
                stones,
            } => Self::Canadian {
                main: span(main),
                period: span(period),
                stones,
            },
        }
    }
}
