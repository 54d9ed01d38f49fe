//! A count that one side has agreed to or confirmed, and to which the other has said nothing yet.

use super::{EventKind, Game, Stage, State};
use crate::clock::{Span, Timestamp};
use tengen_rules::Color;

/// Nobody has to answer a count sooner than this, however little time their clock has left.
const SHORTEST: Span = Span::days(1);

/// A word on the count that one side owes the other, where time is kept.
///
/// The clocks stand meanwhile, and nobody loses for being late: then it is only left to the other side
/// to let the count stand as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unanswered {
    /// The side that owes it.
    pub color: Color,
    /// Since when: the other side has agreed or confirmed then.
    pub since: Timestamp,
    /// How long there is for it, rests not counted: what the side has left for a turn, and a day at least.
    pub allowed: Span,
}

impl Unanswered {
    /// When it is late, if nothing rests.
    pub fn late_at(self) -> Timestamp {
        self.since.after(self.allowed)
    }
}

impl Game {
    /// The word on the count that one side owes the other; none where no time is kept.
    pub fn unanswered(&self) -> Option<Unanswered> {
        let State::Seated { stage, clocks, .. } = &self.state else {
            return None;
        };
        let is_agreement = |kind: &EventKind| matches!(kind, EventKind::Agreed { .. });
        let is_confirmation = |kind: &EventKind| matches!(kind, EventKind::Confirmed { .. });
        let (said, since) = match stage {
            Stage::Counting { agreed, .. } => ((*agreed)?, self.latest(is_agreement)?),
            Stage::Confirming { confirmed, .. } => ((*confirmed)?, self.latest(is_confirmation)?),
            Stage::Playing | Stage::Trial { .. } | Stage::Finished(_) => return None,
        };
        let color = !said;
        Some(Unanswered {
            color,
            since,
            allowed: clocks.as_ref()?.for_a_turn(color).max(SHORTEST),
        })
    }

    /// The side whose time is kept: the one to move, or the one that owes the other a word on the count.
    pub fn on_clock(&self) -> Option<Color> {
        match &self.state {
            State::Seated {
                stage: Stage::Playing,
                ..
            } => self.to_move(),
            _ => self.unanswered().map(|unanswered| unanswered.color),
        }
    }

    /// Since when the side whose time is kept has been waited for, while its time runs.
    pub fn waits_since(&self) -> Option<Timestamp> {
        self.on_clock()?;
        match self.unanswered() {
            Some(unanswered) => Some(unanswered.since),
            None => self.clocks()?.since(),
        }
    }

    /// When something of a kind last happened.
    fn latest(&self, is: impl Fn(&EventKind) -> bool) -> Option<Timestamp> {
        let mut latest = self.events.iter().rev();
        let found = latest.find(|event| is(&event.kind))?;
        Some(found.at)
    }
}
