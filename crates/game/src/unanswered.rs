//! A count that one side has agreed to, and that the other has not answered.

use super::{AcceptedStage, EventKind, Game, State};
use crate::clock::{Span, Timestamp};
use tengen_rules::Color;

/// Minimum time to answer a count, independent of the clock.
const SHORTEST: Span = Span::days(1);

/// An answer to the count that one side owes the other, in games with a clock.
///
/// The clocks are stopped meanwhile, and nobody loses for being late: after that the other side may confirm the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unanswered {
    pub color: Color,
    /// The time at which the other side agreed.
    pub since: Timestamp,
    /// Available time without rests: the side's time for a turn, at least a day.
    pub allowed: Span,
}

impl Unanswered {
    /// The time from which on it is late, without rests.
    pub fn late_at(self) -> Timestamp {
        self.since.after(self.allowed)
    }
}

impl Game {
    /// The answer to the count that one side owes the other; none without a clock.
    pub fn pending_answer(&self) -> Option<Unanswered> {
        let State::Seated {
            stage: AcceptedStage::Counting { agreed, .. },
            clocks,
            ..
        } = &self.state
        else {
            return None;
        };
        let color = !(*agreed)?;
        let since = self.latest(|kind| matches!(kind, EventKind::Agreed { .. }))?;
        Some(Unanswered {
            color,
            since,
            allowed: clocks.as_ref()?.time_for_a_turn(color).max(SHORTEST),
        })
    }

    /// The side whose time runs: the one to move, or the one that owes an answer to the count.
    pub fn on_clock(&self) -> Option<Color> {
        match &self.state {
            State::Seated {
                stage: AcceptedStage::Playing,
                ..
            } => self.to_move(),
            _ => self.pending_answer().map(|unanswered| unanswered.color),
        }
    }

    /// The time since which the game has waited for the side whose time runs.
    pub fn waits_since(&self) -> Option<Timestamp> {
        self.on_clock()?;
        match self.pending_answer() {
            Some(unanswered) => Some(unanswered.since),
            None => self.clocks()?.since(),
        }
    }

    /// The time of the latest event for which `is` holds.
    fn latest(&self, is: impl Fn(&EventKind) -> bool) -> Option<Timestamp> {
        let mut latest = self.events.iter().rev();
        let found = latest.find(|event| is(&event.kind))?;
        Some(found.at)
    }
}
