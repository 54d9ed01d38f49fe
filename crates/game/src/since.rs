//! Whether what somebody has seen of a game still holds: the position, and with it whose turn it is.

use super::{Event, EventKind, Game, Proposal, Revision, Ruling};

impl Game {
    /// Whether the players have the position before them that they had when the record had `revision` events,
    /// and the same turn to take: only time, seats, the place, or a proposal have been spoken of since.
    ///
    /// A move that was undone and made again is not the same turn.
    pub fn is_unmoved_since(&self, revision: Revision) -> bool {
        let seen = revision.get() as usize;
        let mut later = self.events.iter().enumerate().skip(seen);
        seen <= self.events.len() && later.all(|(index, event)| !self.moves_on(index, &event.kind))
    }

    /// Whether nothing has happened since the record had `revision` events but what nobody decides upon: the game was taken
    /// to another place, such as its thread, or a clock rested.
    pub fn is_untouched_since(&self, revision: Revision) -> bool {
        let seen = revision.get() as usize;
        let is_aside = |event: &Event| {
            matches!(
                event.kind,
                EventKind::Relocated { .. } | EventKind::Rested { .. }
            )
        };
        seen <= self.events.len() && self.events.iter().skip(seen).all(is_aside)
    }

    /// Whether the event, which is the one at `index`, changes what the players have to decide upon.
    fn moves_on(&self, index: usize, kind: &EventKind) -> bool {
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
            EventKind::Consented { .. } => match self.proposed_before(index) {
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
            | EventKind::Confirmed { .. }
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

    /// What the event at `index` consents to: one proposal at a time lies on the table, so it is the last one before.
    fn proposed_before(&self, index: usize) -> Option<Proposal> {
        let earlier = self.events[..index].iter().rev();
        let mut proposals = earlier.filter_map(|event| match event.kind {
            EventKind::Proposed { proposal, .. } => Some(proposal),
            _ => None,
        });
        proposals.next()
    }
}
