//! Time left of one side.

use super::TimeControl;
use crate::clock::Span;

/// The time that one side has left at the beginning of its turn.
///
/// A plain value: the one from before a move can be restored when the move is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Left {
    /// For the next move.
    Move(Span),
    /// In the bank.
    Bank(Span),
    /// Main time, then periods.
    ByoYomi {
        main: Span,
        /// Periods left, the current one included: a move restores it in full.
        periods: u8,
    },
    /// Main time, then the current or first period.
    Canadian {
        main: Span,
        /// Time left in the period.
        period: Span,
        /// Stones still to be played in it.
        stones: u8,
    },
}

impl Left {
    /// Thinking time before the time is out.
    ///
    /// A state that does not belong to `control` has no further periods.
    pub fn until_out(&self, control: &TimeControl) -> Span {
        match *self {
            Self::Move(left) | Self::Bank(left) => left,
            Self::ByoYomi { main, periods } => main.plus(match *control {
                TimeControl::ByoYomi { period, .. } => period.times(i64::from(periods)),
                _ => Span::ZERO,
            }),
            Self::Canadian { main, period, .. } => main.plus(period),
        }
    }

    /// The time left after a move that took `used`; none if the time was out, even at that very moment.
    ///
    /// A clock that was set back never makes a move take less than nothing. A state that does not belong to `control`
    /// only runs down.
    pub fn after_move(self, control: &TimeControl, used: Span) -> Option<Self> {
        let used = used.max(Span::ZERO);
        let rest = self.until_out(control).minus(used);
        if rest <= Span::ZERO {
            return None;
        }
        // The part of a move beyond the main time counts against the periods.
        let over = |main: Span| used.minus(main).max(Span::ZERO);
        Some(match (self, *control) {
            (Self::Move(_), TimeControl::PerMove(each)) => Self::Move(each),
            (Self::Bank(_), TimeControl::Fischer { increment, cap, .. }) => {
                // The cap limits increments; time given by somebody is not taken away.
                Self::Bank(rest.plus(increment).min(cap.max(rest)))
            }
            (Self::ByoYomi { main, periods }, TimeControl::ByoYomi { period, .. }) => {
                Self::ByoYomi {
                    main: main.minus(used).max(Span::ZERO),
                    periods: periods.saturating_sub(whole(over(main), period)),
                }
            }
            (
                Self::Canadian { main, stones, .. },
                TimeControl::Canadian {
                    period: full,
                    stones: all,
                    ..
                },
            ) if used >= main => {
                // The main time is used up: `rest` is part of the period.
                let (period, stones) = match stones {
                    0 | 1 => (full, all),
                    more => (rest, more - 1),
                };
                Self::Canadian {
                    main: Span::ZERO,
                    period,
                    stones,
                }
            }
            _ => self.after_use(used),
        })
    }

    /// The time left after a gift of `span`: added to the main time, where there are periods.
    pub fn plus(self, span: Span) -> Self {
        match self {
            Self::Move(left) => Self::Move(left.plus(span)),
            Self::Bank(left) => Self::Bank(left.plus(span)),
            Self::ByoYomi { main, periods } => Self::ByoYomi {
                main: main.plus(span),
                periods,
            },
            Self::Canadian {
                main,
                period,
                stones,
            } => Self::Canadian {
                main: main.plus(span),
                period,
                stones,
            },
        }
    }

    /// The time left after `used` without renewal; none if that uses it up.
    fn after_use(self, used: Span) -> Self {
        match self {
            Self::Move(left) => Self::Move(left.minus(used)),
            Self::Bank(left) => Self::Bank(left.minus(used)),
            Self::ByoYomi { main, periods } => Self::ByoYomi {
                main: main.minus(used),
                periods,
            },
            Self::Canadian {
                main,
                period,
                stones,
            } => Self::Canadian {
                main: main.minus(used).max(Span::ZERO),
                period: period.minus(used.minus(main).max(Span::ZERO)),
                stones,
            },
        }
    }
}

/// Whole periods in `over`, saturating.
fn whole(over: Span, period: Span) -> u8 {
    let whole = over.as_millis().checked_div(period.as_millis());
    u8::try_from(whole.unwrap_or(0)).unwrap_or(u8::MAX)
}
