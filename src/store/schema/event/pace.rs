//! How time is kept, both ways.

use super::*;
use crate::clock::Span;
use crate::game::time;

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
            overdue: match pace.overdue {
                game::Overdue::Loses => Overdue::Loses,
                game::Overdue::WaitingSideChooses => Overdue::WaitingSideChooses,
            },
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
            overdue: match pace.overdue {
                Overdue::Loses => game::Overdue::Loses,
                Overdue::WaitingSideChooses => game::Overdue::WaitingSideChooses,
            },
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
