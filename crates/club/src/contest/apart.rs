//! Players who are not to meet, such as relatives: they are paired only where every other pairing has more such pairs.

use super::{Contest, Couple, EntryIndex, Phase, Refusal, Results, System};
use tengen_game::PlayerId;

/// Most pairs of players that a tournament keeps apart.
pub const MAX_APART: usize = 100;

impl Contest {
    /// Keeps the sides of two players apart, or lifts that if they are. An open proposal becomes invalid.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::NoScores`], [`Refusal::NotPlaying`], [`Refusal::SameSide`] or
    /// [`Refusal::TooManyApart`].
    pub fn keep_apart(
        &mut self,
        one: PlayerId,
        other: PlayerId,
        results: &Results,
    ) -> Result<(), Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        match self.setup.system {
            System::Swiss | System::McMahon => {}
            System::RoundRobin | System::KnockOut => return Err(Refusal::NoScores),
        }
        let pair = self.sides_of(one, other)?;
        let known = self.apart.iter().position(|known| *known == pair);
        match known {
            Some(known) => drop(self.apart.remove(known)),
            None if self.apart.len() >= MAX_APART => return Err(Refusal::TooManyApart),
            None => self.apart.push(pair),
        }
        self.proposal = None;
        Ok(())
    }

    /// Whether the sides of two players are kept apart.
    #[must_use]
    pub fn are_apart(&self, one: PlayerId, other: PlayerId) -> bool {
        let pair = self.sides_of(one, other);
        pair.is_ok_and(|pair| self.apart.contains(&pair))
    }

    /// The sides of two players, lower index first.
    fn sides_of(&self, one: PlayerId, other: PlayerId) -> Result<[EntryIndex; 2], Refusal> {
        let entry = |player| self.entry_of(player).ok_or(Refusal::NotPlaying);
        let (one, other) = (entry(one)?, entry(other)?);
        if one == other {
            return Err(Refusal::SameSide);
        }
        Ok([one.min(other), one.max(other)])
    }

    /// The pairs among `couples` to keep apart: there was no pairing without them, or an organiser has made them.
    pub fn apart_met(&self, couples: &[Couple]) -> impl Iterator<Item = [EntryIndex; 2]> {
        let met = couples.iter().map(|couple| {
            let (one, other) = (couple.seats.black, couple.seats.white);
            [one.min(other), one.max(other)]
        });
        met.filter(|pair| self.apart.contains(pair))
    }

    /// The pairs to keep apart among entries with a place.
    pub fn pairs_apart(&self) -> impl Iterator<Item = [EntryIndex; 2]> {
        let has_place = |index: &EntryIndex| self.entry(*index).standing.has_place();
        let pairs = self.apart.iter().copied();
        pairs.filter(move |pair| pair.iter().all(has_place))
    }
}
