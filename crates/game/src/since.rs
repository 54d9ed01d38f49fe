//! Whether a view of a game is still current: the position, and with it whose turn it is.

use super::{EventKind, Game, Proposal, Revision, Ruling};
use tengen_rules::Color;

impl Game {
    /// Whether the position and the turn are the same as at `revision`: only time, seats, the place, or proposals have
    /// changed since.
    ///
    /// A move that was undone and made again is not the same turn.
    pub fn is_unmoved_since(&self, revision: Revision) -> bool {
        let seen = revision.get() as usize;
        let mut later = self.events.iter().enumerate().skip(seen);
        seen <= self.events.len()
            && later.all(|(index, event)| !self.changes_turn(index, &event.kind))
    }

    /// Whether nothing has happened since `revision` that matters to a decision: at most the place changed, such as to
    /// a thread, or a clock rested.
    pub fn is_untouched_since(&self, revision: Revision) -> bool {
        self.all_since(revision, changes_no_decision)
    }

    /// Whether the count is still the one that `color` saw at `revision`: at most the other side has agreed to it.
    pub fn is_same_count_since(&self, revision: Revision, color: Color) -> bool {
        self.all_since(revision, |kind| match kind {
            EventKind::Agreed { color: by } => *by != color,
            _ => changes_no_decision(kind),
        })
    }

    /// Whether `holds` is true of the kind of every event since `revision`.
    fn all_since(&self, revision: Revision, holds: impl Fn(&EventKind) -> bool) -> bool {
        let seen = revision.get() as usize;
        let later = self.events.get(seen..);
        later.is_some_and(|later| later.iter().all(|event| holds(&event.kind)))
    }

    /// Whether the event at `index` changes the position or the turn.
    fn changes_turn(&self, index: usize, kind: &EventKind) -> bool {
        match kind {
            EventKind::Proposed { .. }
            | EventKind::Rejected { .. }
            | EventKind::Relocated { .. }
            | EventKind::WentOn { .. }
            | EventKind::TimeGiven { .. }
            | EventKind::Rested { .. }
            | EventKind::Overdue { .. }
            | EventKind::Unrated
            | EventKind::Ruled {
                ruling: Ruling::MoreTime { .. } | Ruling::Reseat { .. } | Ruling::Annulled,
                ..
            } => false,
            EventKind::Consented { .. } => match self.accepted_proposal(index) {
                Some(Proposal::Pause | Proposal::Substitute { .. } | Proposal::GoOnIn { .. }) => {
                    false
                }
                Some(
                    Proposal::Undo { .. }
                    | Proposal::NoResult
                    | Proposal::BothLose
                    | Proposal::CallOff
                    | Proposal::Draw,
                )
                | None => true,
            },
            EventKind::Offered { .. }
            | EventKind::Joined
            | EventKind::JoinedSide { .. }
            | EventKind::LeftSide
            | EventKind::Accepted { .. }
            | EventKind::Declined
            | EventKind::Withdrawn
            | EventKind::Replaced
            | EventKind::Lapsed
            | EventKind::Moved { .. }
            | EventKind::Chose { .. }
            | EventKind::FifthOffered { .. }
            | EventKind::Resigned { .. }
            | EventKind::Marked { .. }
            | EventKind::Suggested { .. }
            | EventKind::Agreed { .. }
            | EventKind::Resumed { .. }
            | EventKind::Objected { .. }
            | EventKind::TrialBegan { .. }
            | EventKind::Tried { .. }
            | EventKind::TrialEnded { .. }
            | EventKind::Ruled { .. }
            | EventKind::TakenBack { .. }
            | EventKind::TimeRanOut { .. }
            | EventKind::NoShow { .. }
            | EventKind::Claimed { .. }
            | EventKind::CalledOff { .. } => true,
        }
    }

    /// The proposal that the event at `index` accepts: the last one before it.
    pub(super) fn accepted_proposal(&self, index: usize) -> Option<Proposal> {
        let earlier = self.events[..index].iter().rev();
        let mut proposals = earlier.filter_map(|event| match event.kind {
            EventKind::Proposed { proposal, .. } => Some(proposal),
            _ => None,
        });
        proposals.next()
    }
}

/// Whether an event of this `kind` leaves all decisions unaffected.
fn changes_no_decision(kind: &EventKind) -> bool {
    matches!(kind, EventKind::Relocated { .. } | EventKind::Rested { .. })
}
