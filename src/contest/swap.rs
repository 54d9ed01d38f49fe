//! Changes of a proposal.

use super::{Contest, EntryIndex, Proposal, Refusal};

impl Contest {
    /// Swaps two who are paired in the proposal `version`; of one pair they swap colours. The handicaps of changed pairs
    /// are removed. It is another proposal then.
    ///
    /// # Errors
    ///
    /// [`Refusal::Outdated`], [`Refusal::NotPaired`], or [`Refusal::Settled`] where later rounds follow from the seeds:
    /// two who swapped would be missing in the bracket, or would never meet.
    pub fn swap(
        &mut self,
        version: u32,
        one: EntryIndex,
        other: EntryIndex,
    ) -> Result<&Proposal, Refusal> {
        let known = self.proposal.as_mut();
        let proposal = known.filter(|proposal| proposal.version == version);
        let proposal = proposal.ok_or(Refusal::Outdated)?;
        for index in [one, other] {
            if !proposal.seats().any(|seat| *seat == index) {
                return Err(Refusal::NotPaired(index));
            }
        }
        let are_a_pair = proposal.couples.iter().any(|couple| {
            let both = [one, other].map(|index| couple.color_of(index).is_some());
            both == [true, true]
        });
        if self.setup.system.is_fixed() && !are_a_pair {
            return Err(Refusal::Settled);
        }
        for couple in &mut proposal.couples {
            let is_changed = [one, other].map(|index| couple.color_of(index).is_some());
            if is_changed[0] != is_changed[1] {
                couple.handicap = 0;
            }
        }
        for seat in proposal.seats_mut() {
            if *seat == one {
                *seat = other;
            } else if *seat == other {
                *seat = one;
            }
        }
        self.proposals += 1;
        proposal.version = self.proposals;
        Ok(proposal)
    }
}

impl Proposal {
    /// All who are in it: pair by pair, Black first, and those who play nobody.
    pub fn seats(&self) -> impl Iterator<Item = &EntryIndex> {
        let couples = self.couples.iter();
        let seats = couples.flat_map(|couple| [&couple.seats.black, &couple.seats.white]);
        seats.chain(&self.byes)
    }

    fn seats_mut(&mut self) -> impl Iterator<Item = &mut EntryIndex> {
        let couples = self.couples.iter_mut();
        let seats = couples.flat_map(|couple| [&mut couple.seats.black, &mut couple.seats.white]);
        seats.chain(&mut self.byes)
    }
}
