//! Changes of a proposal.

use super::{Contest, Couple, EntryIndex, Proposal, Refusal, Results};
use tengen_rules::ByColor;

impl Contest {
    /// Swaps two entries of proposal `version` and computes the handicaps of the changed pairs; two of one pair swap
    /// colours, without a handicap if the stronger then has Black. The proposal gets a new version.
    ///
    /// # Errors
    ///
    /// [`Refusal::Outdated`], [`Refusal::NotPaired`], or [`Refusal::Settled`] where later rounds follow from the seeds:
    /// a swap would break the bracket, or two players would never meet.
    pub fn swap(
        &mut self,
        version: u32,
        one: EntryIndex,
        other: EntryIndex,
        results: &Results,
    ) -> Result<&Proposal, Refusal> {
        let known = self.proposal.clone();
        let mut proposal = known
            .filter(|proposal| proposal.version == version)
            .ok_or(Refusal::Outdated)?;
        for index in [one, other] {
            if !proposal.seats().any(|seat| *seat == index) {
                return Err(Refusal::NotPaired(index));
            }
        }
        let seats = |couple: &Couple| [one, other].map(|index| couple.color_of(index).is_some());
        let are_a_pair = proposal
            .couples
            .iter()
            .any(|couple| seats(couple) == [true; 2]);
        if self.setup.system.is_fixed() && !are_a_pair {
            return Err(Refusal::Settled);
        }
        for seat in proposal.seats_mut() {
            if *seat == one {
                *seat = other;
            } else if *seat == other {
                *seat = one;
            }
        }
        let couples = proposal.couples.iter_mut();
        for couple in couples.filter(|couple| seats(couple).contains(&true)) {
            let ByColor { white, black } = couple.seats;
            let steps = self.advantage(white, black, results);
            if are_a_pair {
                couple.handicap = self.handicap_of(steps);
            } else {
                *couple = self.couple(white, black, steps);
            }
        }
        self.adopt(proposal, self.rounds.len())
    }
}

impl Proposal {
    /// All entries: pair by pair, Black first, then those without an opponent.
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
