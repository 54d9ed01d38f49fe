//! The clocks at a table: what each side has left, and the turn that runs.

use super::time::{Calendar, Left, TimeControl};
use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color};

/// The clocks of both sides.
///
/// Only the turn of the side to move runs, and only while the players move in turn.
/// What of a turn does not count (weekends, vacations, the bot's own absence) is written into the record as it is found,
/// so that a replay needs no calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    left: ByColor<Left>,
    turn: Turn,
}

/// The turn that is being taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    /// What was used before the clock was last stopped.
    spent: Span,
    state: ClockState,
}

/// Whether the clock of a turn runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ClockState {
    Running {
        since: Timestamp,
        /// What of the time since then does not count.
        rested: Span,
    },
    /// The players count, or have agreed to pause.
    Stopped,
    /// The time is out, and the waiting side has been asked what to do.
    Overdue,
}

impl Clocks {
    /// The clocks when the first turn begins; none where the game is not timed.
    pub(super) fn begun(control: TimeControl, at: Timestamp) -> Option<Self> {
        let left = control.opening()?;
        Some(Self {
            control,
            left: ByColor::from_fn(|_| left),
            turn: Turn::begun(at),
        })
    }

    /// What `color` has left, as its turn begins or began.
    pub fn left(&self, color: Color) -> Left {
        self.left[color]
    }

    /// Since when the turn runs, if it does: what was used before a pause, and what has rested, are not part of it.
    pub fn since(&self) -> Option<Timestamp> {
        match self.turn.state {
            ClockState::Running { since, .. } => Some(since),
            ClockState::Stopped | ClockState::Overdue => None,
        }
    }

    /// What of the turn is known not to count.
    pub fn rested(&self) -> Span {
        match self.turn.state {
            ClockState::Running { rested, .. } => rested,
            ClockState::Stopped | ClockState::Overdue => Span::ZERO,
        }
    }

    /// Whether the time is out and the waiting side has to say what becomes of it.
    pub fn is_overdue(&self) -> bool {
        self.turn.state == ClockState::Overdue
    }

    /// What `color`, whose turn it is, may use after [`Clocks::since`], rests not counted.
    pub fn allowed(&self, color: Color) -> Span {
        let left = self.left[color].until_out(&self.control);
        left.minus(self.turn.spent)
    }

    /// All that `color` may use for a turn as it begins.
    pub(super) fn for_a_turn(&self, color: Color) -> Span {
        self.left[color].until_out(&self.control)
    }

    /// What of the turn has been used at `now`, as far as rests are known.
    pub fn used(&self, now: Timestamp) -> Span {
        let running = match self.turn.state {
            ClockState::Running { since, rested } => now.since(since).minus(rested).max(Span::ZERO),
            ClockState::Stopped | ClockState::Overdue => Span::ZERO,
        };
        self.turn.spent.plus(running)
    }

    /// When the time of `color`, whose turn it is, is out if it never rests any more; never while the clock stands.
    pub fn out_at(&self, color: Color) -> Option<Timestamp> {
        match self.turn.state {
            ClockState::Running { since, rested } => {
                Some(since.after(self.allowed(color).plus(rested).max(Span::ZERO)))
            }
            ClockState::Stopped | ClockState::Overdue => None,
        }
    }

    /// When the time of `color`, whose turn it is, is out by its `calendar`; never while the clock stands,
    /// or rests without end.
    ///
    /// What is written down as rested counts too where the calendar has forgotten it, such as a vacation that was cancelled.
    pub fn out_by(&self, color: Color, calendar: &Calendar) -> Option<Timestamp> {
        let reached = calendar.reach(self.since()?, self.allowed(color))?;
        Some(reached.max(self.out_at(color)?))
    }

    /// Whether the time of `color`, whose turn it is, is out at `now`.
    pub(super) fn is_out(&self, color: Color, now: Timestamp) -> bool {
        self.is_overdue() || self.out_at(color).is_some_and(|out| out <= now)
    }

    /// `color` has moved at `at`, and the other side's turn begins.
    /// One who was only asked about, and not yet given up, moves with the last of the time.
    pub(super) fn pressed(&mut self, color: Color, at: Timestamp) -> Option<()> {
        let used = match self.is_overdue() {
            true => self.left[color]
                .until_out(&self.control)
                .minus(Span::millis(1)),
            false => self.used(at),
        };
        self.left[color] = self.left[color].after_move(&self.control, used)?;
        self.turn = Turn::begun(at);
        Some(())
    }

    /// Those who sit at the table have changed sides, and take their clocks with them.
    pub(super) fn change_sides(&mut self) {
        std::mem::swap(&mut self.left.black, &mut self.left.white);
    }

    /// `span` more of the turn does not count.
    pub(super) fn rest(&mut self, span: Span) -> Option<()> {
        let ClockState::Running { rested, .. } = &mut self.turn.state else {
            return None;
        };
        *rested = rested.plus(span);
        Some(())
    }

    /// The clock stops: the players count, or pause.
    pub(super) fn stop(&mut self, at: Timestamp) {
        self.turn.spent = self.used(at);
        self.turn.state = ClockState::Stopped;
    }

    /// The clock of the turn goes on.
    pub(super) fn go_on(&mut self, at: Timestamp) {
        self.turn.state = ClockState::Running {
            since: at,
            rested: Span::ZERO,
        };
    }

    /// A new turn begins, such as when play goes on after a count or a move is taken back.
    pub(super) fn begin_turn(&mut self, at: Timestamp) {
        self.turn = Turn::begun(at);
    }

    /// The time is out, and the waiting side is asked.
    pub(super) fn ask(&mut self) {
        self.turn.state = ClockState::Overdue;
    }

    /// `color` has `span` more.
    pub(super) fn add(&mut self, color: Color, span: Span) {
        self.left[color] = self.left[color].added(span);
    }

    /// The turn of `color`, whose time is out, goes on at `at` with just `span`.
    pub(super) fn revive(&mut self, color: Color, span: Span, at: Timestamp) {
        let all = self.left[color].until_out(&self.control);
        self.turn.spent = all.minus(span);
        self.go_on(at);
    }
}

impl Turn {
    fn begun(at: Timestamp) -> Self {
        Self {
            spent: Span::ZERO,
            state: ClockState::Running {
                since: at,
                rested: Span::ZERO,
            },
        }
    }
}
