//! How time is kept.

use super::Left;
use crate::clock::Span;

/// How time is kept, as agreed before the game.
///
/// The variants can be written down with any spans; [`TimeControl::checked`] and the constructors
/// keep to those that a game may be played with: whole hours, from one hour to 365 days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// Nobody runs out of time.
    Untimed,
    /// So much for every move; what a move does not use is gone.
    PerMove(Span),
    /// A bank that grows with every move (Fischer).
    Fischer {
        /// What is in it at the start.
        start: Span,
        /// What a move adds.
        increment: Span,
        /// What a move does not fill it beyond.
        cap: Span,
    },
    /// Main time, then periods: a move within a period costs nothing, a period that runs out is lost.
    ByoYomi {
        /// The time before the periods.
        main: Span,
        /// How long a period is.
        period: Span,
        /// How many there are.
        periods: u8,
    },
    /// Main time, then so many stones within every period.
    Canadian {
        /// The time before the first period.
        main: Span,
        /// How long a period is.
        period: Span,
        /// How many stones are to be played within one.
        stones: u8,
    },
}

impl TimeControl {
    /// The Fischer time that is offered first: three days, a day more for each move, a week at most.
    pub const FISCHER_OFFERED: Self = Self::Fischer {
        start: Span::days(3),
        increment: Span::days(1),
        cap: Span::days(7),
    };

    /// The days for a move that are offered.
    pub const DAYS_A_MOVE: [u16; 5] = [1, 2, 3, 7, 14];

    /// The shortest span in a time control.
    pub const SHORTEST: Span = Span::hours(1);
    /// The longest span in a time control.
    pub const LONGEST: Span = Span::days(365);
    /// The most periods of byo-yomi.
    pub const MOST_PERIODS: u8 = 30;
    /// The most stones in a Canadian period.
    pub const MOST_STONES: u8 = 100;

    /// So many days for every move.
    ///
    /// # Errors
    /// [`TimeControlError::TooShort`] and [`TimeControlError::TooLong`].
    pub fn per_move(days: u16) -> Result<Self, TimeControlError> {
        Self::PerMove(Span::days(i64::from(days))).checked()
    }

    /// A bank with `start` in it, `increment` more for each move, filled no further than to `cap`.
    ///
    /// # Errors
    /// What does not hold of the spans.
    pub fn fischer(start: Span, increment: Span, cap: Span) -> Result<Self, TimeControlError> {
        let fischer = Self::Fischer {
            start,
            increment,
            cap,
        };
        fischer.checked()
    }

    /// `main` time, then `periods` periods.
    ///
    /// # Errors
    /// What does not hold of the spans or the number.
    pub fn byo_yomi(main: Span, period: Span, periods: u8) -> Result<Self, TimeControlError> {
        let byo_yomi = Self::ByoYomi {
            main,
            period,
            periods,
        };
        byo_yomi.checked()
    }

    /// `main` time, then `stones` stones within each `period`.
    ///
    /// # Errors
    /// What does not hold of the spans or the number.
    pub fn canadian(main: Span, period: Span, stones: u8) -> Result<Self, TimeControlError> {
        let canadian = Self::Canadian {
            main,
            period,
            stones,
        };
        canadian.checked()
    }

    /// This time control, if a game may be played with it.
    ///
    /// # Errors
    /// The first thing that does not hold of it.
    pub fn checked(self) -> Result<Self, TimeControlError> {
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

    /// What each side has at the start; none where no time is kept.
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

/// Whether `span` may stand in a time control.
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

/// Why a time control is none that a game may be played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum TimeControlError {
    /// A span is shorter than [`TimeControl::SHORTEST`].
    #[error("a time is shorter than an hour")]
    TooShort,
    /// A span is longer than [`TimeControl::LONGEST`].
    #[error("a time is longer than 365 days")]
    TooLong,
    /// A span is not of whole hours.
    #[error("a time is not in whole hours")]
    PartOfAnHour,
    /// Fischer's bank would start with more than it may hold.
    #[error("the cap is less than the time at the start")]
    CapBelowStart,
    /// There are no periods of byo-yomi, or more than [`TimeControl::MOST_PERIODS`].
    #[error("there are from 1 to 30 periods")]
    Periods,
    /// There are no stones to play in a Canadian period, or more than [`TimeControl::MOST_STONES`].
    #[error("there are from 1 to 100 stones in a period")]
    Stones,
    /// The text is not in the notation.
    #[error(
        "no time control: write none, 2d, fischer 3d+1d/7d, byoyomi 10d+5x1d or canadian 20d+7d/10"
    )]
    Notation,
}
