//! The bracket of a knock-out.

use super::{Contest, EntryIndex, Outcome, Refusal, Results, Standing};
use tengen_tournament::knock_out;

impl Contest {
    /// The remaining entries from top to bottom of the bracket; neighbours are paired, and an entry without a neighbour
    /// has a bye.
    ///
    /// A withdrawn entry is out; where both have lost, the place stays empty.
    ///
    /// # Errors
    ///
    /// [`Refusal::NoWinner`] if a pair of an earlier round has none.
    pub(super) fn remaining(&self, results: &Results) -> Result<Vec<Option<EntryIndex>>, Refusal> {
        let seeds = if self.rounds.is_empty() {
            self.by_strength()
        } else {
            self.seeds.clone()
        };
        let mut seats: Vec<_> = knock_out::bracket(seeds.len())
            .into_iter()
            .map(|seed| seed.map(|seed| seeds[seed]))
            .collect();
        for round in 1..=self.rounds.len() as u8 {
            let pairs = seats.chunks(2);
            let winners = pairs.map(|pair| match *pair {
                [Some(one), Some(other)] => self.winner(round, [one, other], results),
                [one, other] => Ok(one.or(other)),
                _ => Ok(pair.first().copied().flatten()),
            });
            seats = winners.collect::<Result<_, _>>()?;
        }
        let plays = |index: &EntryIndex| self.entry(*index).standing == Standing::Entered;
        Ok(seats.into_iter().map(|seat| seat.filter(plays)).collect())
    }

    /// Refuses a draw where one side has to advance.
    pub(super) fn check_decides(&self, outcome: Option<Outcome>) -> Result<(), Refusal> {
        match outcome {
            // In a match of teams, other boards decide.
            Some(Outcome::Jigo)
                if !self.setup.system.takes_draws() && self.setup.format.boards() == 1 =>
            {
                Err(Refusal::NoDraw)
            }
            _ => Ok(()),
        }
    }

    /// The winner of two neighbours in `round`. One may have had a bye because the other withdrew.
    fn winner(
        &self,
        round: u8,
        both: [EntryIndex; 2],
        results: &Results,
    ) -> Result<Option<EntryIndex>, Refusal> {
        let played = &self.rounds[usize::from(round) - 1];
        let is_of_both = |index: &&EntryIndex| both.contains(*index);
        if let Some(bye) = played.byes.iter().find(is_of_both) {
            return Ok(Some(*bye));
        }
        let mut pairs = played.pairs.iter().zip(1..);
        let found = pairs.find(|(pair, _)| both.iter().all(|one| pair.color_of(*one).is_some()));
        let Some((pair, table)) = found else {
            return Ok(None);
        };
        match results.get(round, table) {
            Some(Outcome::Won(color)) => Ok(Some(pair.couple.seats[color])),
            Some(Outcome::BothLose) => Ok(None),
            Some(Outcome::Jigo | Outcome::Void) | None => Err(Refusal::NoWinner(table)),
        }
    }
}
