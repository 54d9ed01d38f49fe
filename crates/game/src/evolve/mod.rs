//! Effects of events.

mod count;
mod opening;

use super::snapshot::{Snapshot, Snapshots};
use super::{
    AcceptedStage, Actor, Clocks, Closing, Event, EventKind, Game, Listed as _, Opening, PlayerId,
    Proposal, Revision, Ruling, Seat, Sides, State, Suggestion,
};
use crate::clock::{Span, Timestamp};
use tengen_rules::{ByColor, Color, Ending, Marking, Move, Outcome, Status};

impl Game {
    /// Applies an event that [`decide()`](super::decide()) has allowed.
    /// None if it cannot apply; the game is unchanged then.
    ///
    /// An undone move is rewound to its snapshot; without one the record is replayed up to it.
    pub(super) fn evolve(&mut self, event: &Event, snapshots: &Snapshots) -> Option<()> {
        let at = event.at;
        match event.kind {
            EventKind::Offered { .. } => return None,
            EventKind::Joined => match &mut self.state {
                State::Offered { joined, .. } => joined.push(acting_person(event.by)?),
                State::Closed(_) | State::Seated { .. } => return None,
            },
            EventKind::JoinedSide { color } => {
                self.sides_mut()?.join(acting_person(event.by)?, color)
            }
            EventKind::LeftSide => self.sides_mut()?.leave(acting_person(event.by)?),
            EventKind::Accepted { seats } => {
                self.state = State::Seated {
                    seats,
                    stage: AcceptedStage::Playing,
                    opening: self.offer.terms.opening.map(Opening::start),
                    opened: 0,
                    proposed: None,
                    clocks: Clocks::start(self.offer.terms.pace.control, at),
                };
            }
            EventKind::Declined => self.state = State::Closed(Closing::Declined),
            EventKind::Withdrawn => self.state = State::Closed(Closing::Withdrawn),
            EventKind::Replaced => self.state = State::Closed(Closing::Replaced),
            EventKind::Lapsed => self.state = State::Closed(Closing::Lapsed),
            EventKind::Relocated { place } => {
                self.place = place;
                // The proposal to continue elsewhere is settled.
                if let Some((_, Proposal::GoOnIn { .. })) = self.open_proposal() {
                    *self.proposed_mut()? = None;
                }
            }
            EventKind::Moved { color, mv } => self.apply_move(color, mv, at)?,
            EventKind::Chose { choice } => self.apply_choice(choice, at)?,
            EventKind::FifthOffered { point } => {
                let next = self.opening()?.after_offer(point)?;
                self.go_on_opening(Some(next), at)?;
            }
            EventKind::Resigned { color } => self.finish(Some(!color), Ending::Resignation)?,
            EventKind::Marked { chain, life } => {
                self.apply_answer(at);
                self.apply_mark(chain, life)?;
            }
            EventKind::Suggested(Suggestion { dead, seki, .. }) => {
                self.change_marking(|_| Marking { dead, seki })?
            }
            EventKind::Agreed { color } => {
                self.apply_answer(at);
                self.apply_agreement(color)?;
            }
            EventKind::Resumed { color } => {
                *self.stage_mut()? = AcceptedStage::Playing;
                let rules = self.offer.terms.rules;
                rules.resume(&mut self.position, !color);
                self.change_clocks(|clocks| clocks.begin_turn(at));
            }
            EventKind::Objected { .. } => {
                self.apply_answer(at);
                self.apply_objection()?;
            }
            EventKind::TrialBegan { first, .. } => {
                self.apply_answer(at);
                self.apply_trial(first)?;
            }
            EventKind::Tried { mv, .. } => self.apply_trial_turn(mv)?,
            EventKind::TrialEnded { .. } => self.apply_trial_end()?,
            EventKind::Proposed { color, proposal } => {
                *self.proposed_mut()? = Some((color, proposal));
            }
            EventKind::Consented { .. } => self.apply_consent(at, snapshots)?,
            EventKind::Rejected { .. } => *self.proposed_mut()? = None,
            EventKind::Ruled { ruling, .. } => self.apply_ruling(ruling, at)?,
            EventKind::TakenBack { to } => self.rewind(to, at, snapshots)?,
            EventKind::WentOn { .. } => self.clocks_mut()?.resume(at),
            EventKind::TimeGiven { color, span } => self.give(color, span, at)?,
            EventKind::Rested { span } => match &mut self.state {
                State::Offered { rested, .. } => *rested = rested.plus(span),
                State::Closed(_) | State::Seated { .. } => self.clocks_mut()?.add_rest(span)?,
            },
            EventKind::TimeRanOut { color } => {
                if self.has_begun() {
                    self.finish(Some(!color), Ending::Time)?
                } else {
                    self.finish(None, Ending::NotBegun)?
                }
            }
            EventKind::NoShow { color } => self.finish(Some(!color), Ending::NoShow)?,
            EventKind::Overdue { .. } => self.apply_overdue()?,
            EventKind::Unrated => {}
            EventKind::Claimed { color } => self.apply_claim(color)?,
            EventKind::CalledOff { .. } => self.finish(None, Ending::CalledOff)?,
        }
        Some(())
    }

    fn clocks_mut(&mut self) -> Option<&mut Clocks> {
        match &mut self.state {
            State::Seated { clocks, .. } => clocks.as_mut(),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    /// Changes the clocks, if the game has any.
    fn change_clocks(&mut self, change: impl FnOnce(&mut Clocks)) {
        if let Some(clocks) = self.clocks_mut() {
            change(clocks);
        }
    }

    /// Called for an action in the count: no side is out of time any more.
    fn apply_answer(&mut self, at: Timestamp) {
        self.change_clocks(|clocks| clocks.stop(at));
    }

    fn give(&mut self, color: Color, span: Span, at: Timestamp) -> Option<()> {
        if self.on_turn().is_none() {
            self.apply_answer(at);
        }
        let to_move = self.to_move();
        let clocks = self.clocks_mut()?;
        if clocks.is_overdue() && Some(color) == to_move {
            clocks.resume_overdue(color, span, at);
        } else {
            // Time given to the waiting side does not revive the side whose time is out.
            clocks.add(color, span);
        }
        Some(())
    }

    /// Ends the game against a side that is out of time; in the count, by the count as far as it is not contested.
    fn apply_claim(&mut self, color: Color) -> Option<()> {
        match *self.stage_mut()? {
            AcceptedStage::Counting { marking, .. } => {
                self.apply_score(&self.resolve_contested(marking))
            }
            _ => self.finish(Some(color), Ending::Time),
        }
    }

    /// Goes back to revision `to`, except for seats and place. The clocks show the times at the beginning of that turn,
    /// and it begins again.
    fn rewind(&mut self, to: Revision, at: Timestamp, snapshots: &Snapshots) -> Option<()> {
        let snapshot = match snapshots.at(to) {
            Some(snapshot) => snapshot,
            None => Snapshot::of_record(self, to)?,
        };
        let State::Seated {
            stage,
            proposed,
            clocks,
            opening,
            opened,
            ..
        } = &mut self.state
        else {
            return None;
        };
        (*stage, *proposed, *clocks) = (AcceptedStage::Playing, None, snapshot.clocks);
        (*opening, *opened) = (snapshot.opening, snapshot.opened);
        self.position.rewind(snapshot.position);
        self.moves.truncate(snapshot.moves);
        self.turns.truncate(snapshot.moves);
        self.change_clocks(|clocks| clocks.begin_turn(at));
        Some(())
    }

    /// Applies that the time of a side is out. A pause would not restore it, so a proposed one is dropped.
    fn apply_overdue(&mut self) -> Option<()> {
        if let State::Seated { proposed, .. } = &mut self.state {
            proposed.take_if(|(_, proposal)| *proposal == Proposal::Pause);
        }
        self.clocks_mut()?.mark_overdue();
        Some(())
    }

    fn apply_ruling(&mut self, ruling: Ruling, at: Timestamp) -> Option<()> {
        match ruling {
            Ruling::Forfeit { loser } => self.finish(Some(!loser), Ending::Forfeit),
            Ruling::BothLose => self.finish(None, Ending::BothLose),
            Ruling::Adjudicated { winner } => self.finish(Some(winner), Ending::Adjudication),
            Ruling::CalledOff => self.finish(None, Ending::CalledOff),
            Ruling::MoreTime { color, span } => self.give(color, span, at),
            Ruling::Annulled => Some(()),
            Ruling::Reseat { out, into } => {
                let color = self.color_of(out)?;
                self.reseat(color, out, into)?;
                self.settle_substitute(out, into)
            }
        }
    }

    fn reseat(&mut self, color: Color, out: PlayerId, into: PlayerId) -> Option<()> {
        let seats = self.seats_mut()?;
        seats[color] = seats[color].replace_player(out, into);
        Some(())
    }

    /// A ruling replaced `out` by `into`: a proposed substitution of either is settled.
    fn settle_substitute(&mut self, out: PlayerId, into: PlayerId) -> Option<()> {
        let proposed = self.proposed_mut()?;
        let is_settled = proposed.is_some_and(|(_, proposal)| match proposal {
            Proposal::Substitute {
                out: leaves,
                into: comes,
            } => leaves == out || comes == into,
            _ => false,
        });
        if is_settled {
            *proposed = None;
        }
        Some(())
    }

    fn stage_mut(&mut self) -> Option<&mut AcceptedStage> {
        match &mut self.state {
            State::Seated { stage, .. } => Some(stage),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    fn proposed_mut(&mut self) -> Option<&mut Option<(Color, Proposal)>> {
        match &mut self.state {
            State::Seated { proposed, .. } => Some(proposed),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    fn sides_mut(&mut self) -> Option<&mut Sides> {
        match &mut self.state {
            State::Offered { sides, .. } => Some(sides),
            State::Closed(_) | State::Seated { .. } => None,
        }
    }

    fn seats_mut(&mut self) -> Option<&mut ByColor<Seat>> {
        match &mut self.state {
            State::Seated { seats, .. } => Some(seats),
            State::Offered { .. } | State::Closed(_) => None,
        }
    }

    fn finish(&mut self, winner: Option<Color>, ending: Ending) -> Option<()> {
        *self.proposed_mut()? = None;
        *self.stage_mut()? = AcceptedStage::Finished(Outcome { winner, ending });
        Some(())
    }

    fn apply_move(&mut self, color: Color, mv: Move, at: Timestamp) -> Option<()> {
        let rules = self.terms().rules;
        rules.play(&mut self.position, mv).ok()?;
        self.moves.push((color, mv));
        self.turns.push(self.revision());
        match self.opening() {
            Some(opening) => self.go_on_opening(opening.after_stone(self.moves.len()), at)?,
            None => {
                if let Some(clocks) = self.clocks_mut() {
                    clocks.end_turn(color, at)?;
                }
            }
        }
        let proposed = self.proposed_mut()?;
        if proposed.is_some_and(|(_, proposal)| proposal.is_void_with_a_move()) {
            *proposed = None;
        }
        match rules.status(&self.position) {
            Status::InProgress => {}
            Status::Stopped => {
                self.change_clocks(|clocks| clocks.stop(at));
                self.apply_stop()?;
            }
            Status::Over(outcome) => self.finish(outcome.winner, outcome.ending)?,
        }
        Some(())
    }

    fn apply_consent(&mut self, at: Timestamp, snapshots: &Snapshots) -> Option<()> {
        // The first of the two consents that a substitution needs.
        if self.substitute().is_some() && self.first_consent().is_none() {
            return Some(());
        }
        let (color, proposal) = self.proposed_mut()?.take()?;
        match proposal {
            Proposal::NoResult => self.finish(None, Ending::NoResult),
            Proposal::BothLose => self.finish(None, Ending::BothLose),
            Proposal::Substitute { out, into } => self.reseat(color, out, into),
            Proposal::Undo { to } => self.rewind(to, at, snapshots),
            Proposal::Pause => {
                self.clocks_mut()?.stop(at);
                Some(())
            }
            Proposal::CallOff => self.finish(None, Ending::CalledOff),
            Proposal::Draw => self.finish(None, Ending::Draw),
            Proposal::GoOnIn { place } => {
                self.place = place;
                Some(())
            }
        }
    }
}

/// The person who acted, directly or by a plan.
fn acting_person(by: Actor) -> Option<PlayerId> {
    match by {
        Actor::Player(player) | Actor::Plan(player) => Some(player),
        Actor::Moderator(_) | Actor::Clock => None,
    }
}
