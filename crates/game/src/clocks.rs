//! The clocks of both sides: the time left, and the running turn.

use super::time::{Calendar, Left, TimeControl};
use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color};

/// The clocks of both sides.
///
/// Only the turn of the side to move runs, and only while the players move in turn.
/// Rests (weekends, vacations, outages of the bot) are written into the record as they are found, so that a replay
/// needs no calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    left: ByColor<Left>,
    turn: Turn,
}

/// The current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    /// Time used before the clock was last stopped.
    spent: Span,
    state: ClockState,
}

/// The state of the running turn's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockState {
    Running {
        since: Timestamp,
        /// Rests since then.
        rested: Span,
    },
    /// The players count, or have agreed to pause.
    Stopped,
    /// The time is out, and the waiting side decides.
    Overdue,
}

impl Clocks {
    /// The clocks at the first turn; none without time control.
    pub(super) fn start(control: TimeControl, at: Timestamp) -> Option<Self> {
        let left = control.opening()?;
        Some(Self {
            control,
            left: ByColor::from_fn(|_| left),
            turn: Turn::start(at),
        })
    }

    /// The time `color` has left at the beginning of its turn.
    pub fn time_left(&self, color: Color) -> Left {
        self.left[color]
    }

    /// Start of the running turn; time used before a pause, and rests, are not part of it.
    pub fn since(&self) -> Option<Timestamp> {
        match self.turn.state {
            ClockState::Running { since, .. } => Some(since),
            ClockState::Stopped | ClockState::Overdue => None,
        }
    }

    /// The recorded rests of the turn.
    pub fn recorded_rest(&self) -> Span {
        match self.turn.state {
            ClockState::Running { rested, .. } => rested,
            ClockState::Stopped | ClockState::Overdue => Span::ZERO,
        }
    }

    /// Whether the time is out and the waiting side has to decide.
    pub fn is_overdue(&self) -> bool {
        self.turn.state == ClockState::Overdue
    }

    /// The time that `color`, to move, may use after [`Clocks::since`], without rests.
    pub fn time_allowed(&self, color: Color) -> Span {
        let left = self.left[color].until_out(&self.control);
        left.minus(self.turn.spent)
    }

    /// The time that `color` may use for a whole turn.
    pub(super) fn time_for_a_turn(&self, color: Color) -> Span {
        self.left[color].until_out(&self.control)
    }

    /// The time of the turn used by `now`, without recorded rests.
    pub fn time_used(&self, now: Timestamp) -> Span {
        let running = match self.turn.state {
            ClockState::Running { since, rested } => now.since(since).minus(rested).max(Span::ZERO),
            ClockState::Stopped | ClockState::Overdue => Span::ZERO,
        };
        self.turn.spent.plus(running)
    }

    /// The moment at which the time of `color`, to move, is out without further rests; none while the clock is stopped.
    pub fn out_at(&self, color: Color) -> Option<Timestamp> {
        match self.turn.state {
            ClockState::Running { since, rested } => {
                Some(since.after(self.time_allowed(color).plus(rested).max(Span::ZERO)))
            }
            ClockState::Stopped | ClockState::Overdue => None,
        }
    }

    /// The moment at which the time of `color`, to move, is out by its `calendar`; none while the clock is stopped, or
    /// rests without end.
    ///
    /// Recorded rests count even if the calendar no longer has them, such as a vacation that was cancelled.
    pub fn out_by(&self, color: Color, calendar: &Calendar) -> Option<Timestamp> {
        let reached = calendar.reach(self.since()?, self.time_allowed(color))?;
        Some(reached.max(self.out_at(color)?))
    }

    /// Whether the time of `color`, to move, is out at `now`.
    pub(super) fn is_out(&self, color: Color, now: Timestamp) -> bool {
        self.is_overdue() || self.out_at(color).is_some_and(|out| out <= now)
    }

    /// Ends the turn of `color` with a move at `at`; the other side's turn begins. An overdue player who moves before
    /// the other side decides gets the last of the time.
    pub(super) fn end_turn(&mut self, color: Color, at: Timestamp) -> Option<()> {
        let used = if self.is_overdue() {
            self.left[color]
                .until_out(&self.control)
                .minus(Span::millis(1))
        } else {
            self.time_used(at)
        };
        self.left[color] = self.left[color].after_move(&self.control, used)?;
        self.turn = Turn::start(at);
        Some(())
    }

    /// Swaps the clocks, with players who have changed sides.
    pub(super) fn change_sides(&mut self) {
        std::mem::swap(&mut self.left.black, &mut self.left.white);
    }

    /// Adds a rest of `span` to the turn.
    pub(super) fn add_rest(&mut self, span: Span) -> Option<()> {
        let ClockState::Running { rested, .. } = &mut self.turn.state else {
            return None;
        };
        *rested = rested.plus(span);
        Some(())
    }

    /// Stops the clock for the count or a pause.
    pub(super) fn stop(&mut self, at: Timestamp) {
        self.turn.spent = self.time_used(at);
        self.turn.state = ClockState::Stopped;
    }

    /// Resumes the clock of the turn.
    pub(super) fn resume(&mut self, at: Timestamp) {
        self.turn.state = ClockState::Running {
            since: at,
            rested: Span::ZERO,
        };
    }

    /// Starts a new turn, such as after a count is broken off or a move is taken back.
    pub(super) fn begin_turn(&mut self, at: Timestamp) {
        self.turn = Turn::start(at);
    }

    /// Marks the turn as overdue: the waiting side decides.
    pub(super) fn mark_overdue(&mut self) {
        self.turn.state = ClockState::Overdue;
    }

    /// Adds `span` to the time of `color`.
    pub(super) fn add(&mut self, color: Color, span: Span) {
        self.left[color] = self.left[color].plus(span);
    }

    /// Resumes the overdue turn of `color` at `at` with exactly `span`.
    pub(super) fn resume_overdue(&mut self, color: Color, span: Span, at: Timestamp) {
        let all = self.left[color].until_out(&self.control);
        self.turn.spent = all.minus(span);
        self.resume(at);
    }
}

impl Turn {
    fn start(at: Timestamp) -> Self {
        Self {
            spent: Span::ZERO,
            state: ClockState::Running {
                since: at,
                rested: Span::ZERO,
            },
        }
    }
}
