//! Time controls.

use super::Left;
use crate::clock::Span;

/// A time control, as agreed before the game.
///
/// Variants can be built with any spans; [`TimeControl::check`] and the constructors accept only playable ones: whole
/// hours, from one hour to 365 days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// Nobody runs out of time.
    Untimed,
    /// Fixed time for every move; unused time is lost.
    PerMove(Span),
    /// A bank that grows with every move (Fischer).
    Fischer {
        start: Span,
        /// Added with each move.
        increment: Span,
        /// A move does not fill the bank beyond this.
        cap: Span,
    },
    /// Main time, then periods: a move within a period costs nothing, an expired period is lost.
    ByoYomi {
        main: Span,
        period: Span,
        periods: u8,
    },
    /// Main time, then a number of stones to play within each period.
    Canadian {
        main: Span,
        period: Span,
        /// Stones per period.
        stones: u8,
    },
}

impl TimeControl {
    /// The default: Fischer with three days, a day per move, a week at most.
    pub const FISCHER_OFFERED: Self = Self::Fischer {
        start: Span::days(3),
        increment: Span::days(1),
        cap: Span::days(7),
    };

    /// The offered numbers of days per move.
    pub const DAYS_A_MOVE: [u16; 5] = [1, 2, 3, 7, 14];

    /// The shortest span in a time control.
    pub const SHORTEST: Span = Span::hours(1);
    /// The longest span in a time control.
    pub const LONGEST: Span = Span::days(365);
    /// Most periods of byo-yomi.
    pub const MOST_PERIODS: u8 = 30;
    /// Most stones in a Canadian period.
    pub const MOST_STONES: u8 = 100;

    /// `days` days for every move.
    ///
    /// # Errors
    /// [`TimeControlError::TooShort`] and [`TimeControlError::TooLong`].
    pub fn per_move(days: u16) -> Result<Self, TimeControlError> {
        Self::PerMove(Span::days(i64::from(days))).check()
    }

    /// Fischer time: a bank of `start`, `increment` per move, capped at `cap`.
    ///
    /// # Errors
    /// The first bound that is violated.
    pub fn fischer(start: Span, increment: Span, cap: Span) -> Result<Self, TimeControlError> {
        let fischer = Self::Fischer {
            start,
            increment,
            cap,
        };
        fischer.check()
    }

    /// `main` time, then `periods` periods.
    ///
    /// # Errors
    /// The first bound that is violated.
    pub fn byo_yomi(main: Span, period: Span, periods: u8) -> Result<Self, TimeControlError> {
        let byo_yomi = Self::ByoYomi {
            main,
            period,
            periods,
        };
        byo_yomi.check()
    }

    /// `main` time, then `stones` stones within each `period`.
    ///
    /// # Errors
    /// The first bound that is violated.
    pub fn canadian(main: Span, period: Span, stones: u8) -> Result<Self, TimeControlError> {
        let canadian = Self::Canadian {
            main,
            period,
            stones,
        };
        canadian.check()
    }

    /// The time for a first move; none without a clock.
    #[must_use]
    pub fn first_turn(self) -> Option<Span> {
        match self {
            Self::Untimed => None,
            Self::PerMove(each) => Some(each),
            Self::Fischer { start, .. } => Some(start),
            Self::ByoYomi {
                main,
                period,
                periods,
            } => Some(main.plus(period.times(periods.into()))),
            Self::Canadian { main, period, .. } => Some(main.plus(period)),
        }
    }

    /// This time control, if it is playable.
    ///
    /// # Errors
    /// The first bound that is violated.
    pub fn check(self) -> Result<Self, TimeControlError> {
        match self {
            Self::Untimed => {}
            Self::PerMove(each) => check(each)?,
            Self::Fischer {
                start,
                increment,
                cap,
            } => {
                [start, increment, cap].into_iter().try_for_each(check)?;
                if cap < start {
                    return Err(TimeControlError::CapBelowStart);
                }
            }
            Self::ByoYomi {
                main,
                period,
                periods,
            } => {
                [main, period].into_iter().try_for_each(check)?;
                if !(1..=Self::MOST_PERIODS).contains(&periods) {
                    return Err(TimeControlError::Periods);
                }
            }
            Self::Canadian {
                main,
                period,
                stones,
            } => {
                [main, period].into_iter().try_for_each(check)?;
                if !(1..=Self::MOST_STONES).contains(&stones) {
                    return Err(TimeControlError::Stones);
                }
            }
        }
        Ok(self)
    }

    /// The initial time of each side; none if untimed.
    pub fn opening(self) -> Option<Left> {
        match self {
            Self::Untimed => None,
            Self::PerMove(each) => Some(Left::Move(each)),
            Self::Fischer { start, .. } => Some(Left::Bank(start)),
            Self::ByoYomi { main, periods, .. } => Some(Left::ByoYomi { main, periods }),
            Self::Canadian {
                main,
                period,
                stones,
            } => Some(Left::Canadian {
                main,
                period,
                stones,
            }),
        }
    }
}

/// Checks the bounds of a span.
fn check(span: Span) -> Result<(), TimeControlError> {
    if span < TimeControl::SHORTEST {
        Err(TimeControlError::TooShort)
    } else if span > TimeControl::LONGEST {
        Err(TimeControlError::TooLong)
    } else if span.as_millis() % Span::hours(1).as_millis() != 0 {
        Err(TimeControlError::PartOfAnHour)
    } else {
        Ok(())
    }
}

/// Why a time control is not playable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TimeControlError {
    /// A span is shorter than [`TimeControl::SHORTEST`].
    #[error("a time is shorter than an hour")]
    TooShort,
    /// A span is longer than [`TimeControl::LONGEST`].
    #[error("a time is longer than 365 days")]
    TooLong,
    /// A span is not in whole hours.
    #[error("a time is not in whole hours")]
    PartOfAnHour,
    /// Fischer's bank starts above its cap.
    #[error("the cap is less than the time at the start")]
    CapBelowStart,
    /// The number of byo-yomi periods is 0 or above [`TimeControl::MOST_PERIODS`].
    #[error("there are from 1 to 30 periods")]
    Periods,
    /// The number of stones in a Canadian period is 0 or above [`TimeControl::MOST_STONES`].
    #[error("there are from 1 to 100 stones in a period")]
    Stones,
    /// The text is not in the notation.
    #[error(
        "no time control: write none, 2d, fischer 3d+1d/7d, byoyomi 10d+5x1d or canadian 20d+7d/10"
    )]
    Notation,
}
