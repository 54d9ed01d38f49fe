//! Proposals of pairings for the next round.

use super::{
    Contest, Couple, EntryIndex, Handicaps, Phase, Proposal, Refusal, Results, Standing, System,
};
use tengen_rules::{ByColor, Color};
use tengen_tournament::{Pairing, round_robin};

impl Contest {
    /// Proposes the pairs of the next round after `lot` redraws; replaces an earlier proposal.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::NoMoreRounds`], [`Refusal::TooFew`], [`Refusal::AllMet`], or
    /// [`Refusal::NoWinner`].
    pub fn propose(&mut self, lot: u8, results: &Results) -> Result<&Proposal, Refusal> {
        if self.is_closed || self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        if !self.rounds.is_empty() && self.rounds.len() >= usize::from(self.planned_rounds()) {
            return Err(Refusal::NoMoreRounds);
        }
        if self.entries_to_pair(results)?.len() < 2 {
            return Err(Refusal::TooFew);
        }
        let (couples, byes) = match self.setup.system {
            System::Swiss | System::McMahon => self.by_score(lot, results),
            System::RoundRobin => self.by_table()?,
            System::KnockOut => self.by_bracket(results)?,
        };
        let proposal = Proposal {
            version: self.proposals,
            lot,
            couples,
            byes,
        };
        self.adopt(proposal, self.rounds.len())
    }

    /// Adopts a proposal computed on a copy that had `rounds` published rounds; replaces an earlier proposal.
    ///
    /// # Errors
    ///
    /// [`Refusal::Outdated`] if another round was published since.
    pub fn adopt(&mut self, proposal: Proposal, rounds: usize) -> Result<&Proposal, Refusal> {
        if self.is_closed || self.rounds.len() != rounds {
            return Err(Refusal::Outdated);
        }
        self.proposals += 1;
        Ok(self.proposal.insert(Proposal {
            version: self.proposals,
            ..proposal
        }))
    }

    /// The entries of the next round, including any without an opponent, in the order of entry.
    pub(super) fn entries_to_pair(&self, results: &Results) -> Result<Vec<EntryIndex>, Refusal> {
        let mut players: Vec<_> = match self.setup.system {
            System::KnockOut => self.remaining(results)?.into_iter().flatten().collect(),
            System::RoundRobin if !self.rounds.is_empty() => {
                let plays = |seed: &EntryIndex| self.entry(*seed).standing == Standing::Entered;
                self.seeds.iter().copied().filter(plays).collect()
            }
            System::RoundRobin | System::Swiss | System::McMahon => {
                self.of(Standing::Entered).collect()
            }
        };
        players.sort_unstable();
        Ok(players)
    }

    /// The players, strongest first; those without a rank last, equals in the order of entry.
    pub(super) fn by_strength(&self) -> Vec<EntryIndex> {
        let mut players: Vec<_> = self.of(Standing::Entered).collect();
        players.sort_unstable();
        let goes_by_rank = self.setup.has_ranks();
        players.sort_by_key(|index| {
            let rank = self.entry(*index).side.rank();
            std::cmp::Reverse(rank.filter(|_| goes_by_rank))
        });
        players
    }

    fn by_score(&self, lot: u8, results: &Results) -> (Vec<Couple>, Vec<EntryIndex>) {
        let next = self.rounds.len() as u8 + 1;
        let pairing = Pairing::of(&self.event(lot, results), next);
        let couples = pairing.pairs.iter().map(|pair| {
            let [black, white] = [pair.black, pair.white].map(EntryIndex::new);
            let steps = match pair.handicap {
                0 => 0,
                _ => i16::from(pair.steps),
            };
            // If the difference is too small for a handicap on this board, the stronger player should not always get
            // White.
            let is_by_rank = pair.handicap > 0 && self.handicap_of(steps) == 0;
            if is_by_rank && self.times_white(black) < self.times_white(white) {
                self.couple(black, white, -steps)
            } else {
                self.couple(white, black, steps)
            }
        });
        let byes = pairing.bye.into_iter().map(EntryIndex::new);
        (couples.collect(), byes.collect())
    }

    /// Pairs by the round-robin table; opponents of withdrawn players have a bye. A round without any pair counts as
    /// played as long as a later one has pairs.
    fn by_table(&self) -> Result<(Vec<Couple>, Vec<EntryIndex>), Refusal> {
        let seeds = if self.seeds.is_empty() {
            self.by_strength()
        } else {
            self.seeds.clone()
        };
        let plays = |index: EntryIndex| self.entry(index).standing == Standing::Entered;
        let meet = |round: usize| {
            let pairs = round_robin::pairs(seeds.len(), round)
                .into_iter()
                .map(|(white, black)| [seeds[white], seeds[black]]);
            pairs.filter(|pair| pair.iter().all(|seat| plays(*seat)))
        };
        let next = self.rounds.len() + 1;
        if (next..=self.planned_rounds().into()).all(|round| meet(round).next().is_none()) {
            return Err(Refusal::AllMet);
        }
        let couples: Vec<_> = meet(next)
            .map(|[white, black]| self.couple(white, black, self.advantage_by_rank(white, black)))
            .collect();
        let sits = |seat: EntryIndex| couples.iter().any(|it| it.color_of(seat).is_some());
        let left = seeds.iter().copied();
        let without = left.filter(|seat| plays(*seat) && !sits(*seat)).collect();
        Ok((couples, without))
    }

    fn by_bracket(&self, results: &Results) -> Result<(Vec<Couple>, Vec<EntryIndex>), Refusal> {
        let (mut couples, mut byes) = (Vec::new(), Vec::new());
        for pair in self.remaining(results)?.chunks(2) {
            match *pair {
                [Some(one), Some(other)] => {
                    // The entry that has had White less often gets it; at first the lower seed.
                    let [first, second] = [one, other].map(|index| self.times_white(index));
                    let [white, black] = if first < second {
                        [one, other]
                    } else {
                        [other, one]
                    };
                    let steps = self.advantage_by_rank(white, black);
                    couples.push(self.couple(white, black, steps));
                }
                [one, other] => byes.extend(one.or(other)),
                _ => {}
            }
        }
        Ok((couples, byes))
    }

    /// Number of games in which the entry had White.
    fn times_white(&self, index: EntryIndex) -> usize {
        let pairs = self.rounds.iter().flat_map(|round| &round.pairs);
        pairs
            .filter(|pair| pair.color_of(index) == Some(Color::White))
            .count()
    }

    /// White's strength minus Black's in the next round, in steps of rank or score as handicaps count them.
    pub(super) fn advantage(&self, white: EntryIndex, black: EntryIndex, results: &Results) -> i16 {
        if self.setup.handicaps == Handicaps::None {
            return 0;
        }
        let next = self.rounds.len() as u8 + 1;
        match self.setup.system {
            System::Swiss | System::McMahon => {
                let event = self.event(0, results);
                Pairing::advantage(&event, next, white.get(), black.get())
            }
            System::RoundRobin | System::KnockOut => self.advantage_by_rank(white, black),
        }
    }

    fn advantage_by_rank(&self, white: EntryIndex, black: EntryIndex) -> i16 {
        let ranks = [white, black].map(|index| self.entry(index).side.rank());
        match (self.setup.handicaps, ranks) {
            (Handicaps::ByDifference, [Some(white), Some(black)]) => white.above(black).into(),
            _ => 0,
        }
    }

    /// The couple with White stronger by `steps`; colours are swapped if Black is stronger and gets a handicap.
    pub(super) fn couple(&self, white: EntryIndex, black: EntryIndex, steps: i16) -> Couple {
        let handicap = self.handicap_of(steps.abs());
        let seats = if steps < 0 && handicap > 0 {
            ByColor {
                black: white,
                white: black,
            }
        } else {
            ByColor { black, white }
        };
        Couple { seats, handicap }
    }

    /// The handicap with White stronger by `steps`; 0 if White is not.
    pub(super) fn handicap_of(&self, steps: i16) -> u8 {
        self.setup.handicap(u8::try_from(steps).unwrap_or(0))
    }
}
