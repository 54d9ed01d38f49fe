//! What one side has left.

use super::TimeControl;
use crate::clock::Span;

/// What one side has left, as its turn begins.
///
/// A value without a past: anyone who keeps it from before a move can put it back when the move is undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Left {
    /// For the move to come.
    Move(Span),
    /// In the bank.
    Bank(Span),
    /// Before the periods, and how many of these.
    ByoYomi {
        /// What is left of the main time.
        main: Span,
        /// How many periods are left, the one that runs included: a move gives it back in full.
        periods: u8,
    },
    /// Before the periods, and in the one that runs or comes first.
    Canadian {
        /// What is left of the main time.
        main: Span,
        /// What is left of the period.
        period: Span,
        /// How many stones are still to be played within it.
        stones: u8,
    },
}

impl Left {
    /// How long the side may still think before its time is out.
    ///
    /// A state that does not belong to `control` has no periods to come.
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

    /// What is left after a move that took `used`; none if time was out, be it in this very moment.
    ///
    /// A clock that was set back makes no move take less than nothing.
    /// A state that does not belong to `control` only runs down: nothing renews it.
    pub fn after_move(self, control: &TimeControl, used: Span) -> Option<Self> {
        let used = used.max(Span::ZERO);
        let rest = self.until_out(control).minus(used);
        if rest <= Span::ZERO {
            return None;
        }
        // What a move that is longer than the main time takes of the periods.
        let over = |main: Span| used.minus(main).max(Span::ZERO);
        Some(match (self, *control) {
            (Self::Move(_), TimeControl::PerMove(each)) => Self::Move(each),
            (Self::Bank(_), TimeControl::Fischer { increment, cap, .. }) => {
                // The cap bounds what moves add; it takes nothing away that someone was given.
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
                // The main time is used up, so that `rest` is of the period alone.
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
            _ => self.run_down(used),
        })
    }

    /// What is left when someone gives `span` more: of main time, where there are periods.
    pub fn added(self, span: Span) -> Self {
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

    /// What is left when `used` is over and nothing is renewed, if that does not use it up.
    fn run_down(self, used: Span) -> Self {
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

/// How many whole periods are in `over`; more than there are of them is no matter.
fn whole(over: Span, period: Span) -> u8 {
    let whole = over.as_millis().checked_div(period.as_millis());
    u8::try_from(whole.unwrap_or(0)).unwrap_or(u8::MAX)
}
