//! A tournament as `tournament` counts it: standings, and the weights of pairs.

use super::{
    Contest, Couple, EntryIndex, Format, Handicaps, NotedBy, Outcome, Pair, Results, Standing,
    System,
};
use tengen_rules::Color;
use tengen_tournament::{
    Bye, Criterion, Game, HandicapBase, HandicapRule, Parameters, Player, PlayerId, Points, Rank,
    Rounds, Seeding, SeedingSystem, Standings, Tournament, Unplayed,
};

impl Contest {
    #[must_use]
    pub fn standings(&self, results: &Results) -> (Tournament, Standings) {
        let event = self.event(0, results);
        let standings = Standings::after(&event, self.rounds.len() as u8);
        (event, standings)
    }

    /// The tournament as `tengen_tournament` sees it, after `lot` redraws. Players are the entries, in their order.
    #[must_use]
    pub fn event(&self, lot: u8, results: &Results) -> Tournament {
        let players = self.entries.iter().enumerate().map(|(index, entry)| {
            let rank = if self.setup.has_ranks() {
                in_tournaments(entry.side.plays_as())
            } else {
                Rank::LOWEST
            };
            Player {
                id: PlayerId::Number(index as i64),
                rank,
                rating: rank.rating(),
                club: None,
                country: None,
                correction: 0,
                rounds: self.takes_part(index),
            }
        });
        let rounds = || self.rounds.iter().zip(1_u8..);
        let games = rounds().flat_map(|(round, number)| {
            round.pairs.iter().zip(1..).map(move |(pair, table)| {
                let outcome = results.get(number, table);
                let seats = pair.couple.seats;
                Game {
                    round: number,
                    white: seats[Color::White].get(),
                    black: seats[Color::Black].get(),
                    handicap: pair.couple.handicap,
                    result: outcome
                        .map_or(tengen_tournament::Outcome::Unknown, Outcome::in_standings),
                    forfeit: is_forfeit(pair),
                }
            })
        });
        let byes = rounds().flat_map(|(round, number)| {
            let byes = round.byes.iter();
            byes.map(move |index| Bye {
                round: number,
                player: index.get(),
            })
        });
        Tournament::new(
            players.collect(),
            games.collect(),
            byes.collect(),
            self.parameters(lot),
        )
        .expect("entries are different, and each is in a round once")
        .with_boards(self.board_points(results))
        .keeping_apart(self.apart.iter().map(|pair| pair.map(EntryIndex::get)))
    }

    /// Without entries that played no round and will play none, such as those withdrawn before the first one.
    #[must_use]
    pub fn of_those_who_play(&self) -> Self {
        let plays = |index: &EntryIndex| {
            self.entry(*index).standing == Standing::Entered || self.was_in_a_round(*index)
        };
        let all = (0..self.entries.len()).map(EntryIndex::new);
        let kept: Vec<_> = all.filter(plays).collect();
        let place = |index: EntryIndex| {
            let place = kept.binary_search(&index);
            EntryIndex::new(place.expect("who is in a round is kept"))
        };
        let couple = |couple: Couple| Couple {
            seats: couple.seats.map(place),
            ..couple
        };
        let rounds = self.rounds.iter().cloned().map(|mut round| {
            for pair in &mut round.pairs {
                pair.couple = couple(pair.couple);
            }
            round.byes = round.byes.into_iter().map(place).collect();
            round
        });
        let seeds = self.seeds.iter().copied();
        let apart = self.apart.iter().copied();
        Self {
            entries: kept
                .iter()
                .map(|index| self.entry(*index).clone())
                .collect(),
            apart: apart
                .filter(|pair| pair.iter().all(|index| kept.contains(index)))
                .map(|pair| pair.map(place))
                .collect(),
            seeds: seeds
                .filter(|seed| kept.contains(seed))
                .map(place)
                .collect(),
            proposal: None,
            rounds: rounds.collect(),
            ..self.clone()
        }
    }

    /// Board points of each entry: a draw is half a point.
    fn board_points(&self, results: &Results) -> Vec<Points> {
        let mut points = vec![Points::ZERO; self.entries.len()];
        for (at, _) in self.boards() {
            let Some((pair, _)) = self.board(at) else {
                continue;
            };
            let seats = pair.couple.at_board(at.board);
            for color in Color::ALL {
                let own = &mut points[seats[color].get()];
                *own = *own
                    + match results.board(at) {
                        Some(Outcome::Won(winner)) if winner == color => Points::ONE,
                        Some(Outcome::Jigo) => Points::HALF,
                        _ => Points::ZERO,
                    };
            }
        }
        points
    }

    /// The rounds in which entry `index` was paired or had a bye, and the next one if it takes part.
    fn takes_part(&self, index: usize) -> Rounds {
        let rounds = self.rounds.iter().zip(1_u8..);
        let mut own: Vec<u8> = rounds
            .filter(|(round, _)| {
                let pairs = round.pairs.iter();
                let mut seats =
                    pairs.flat_map(|pair| [pair.couple.seats.black, pair.couple.seats.white]);
                seats.any(|seat| seat.get() == index)
                    || round.byes.iter().any(|bye| bye.get() == index)
            })
            .map(|(_, number)| number)
            .collect();
        if self.entries[index].standing == Standing::Entered {
            own.push(self.rounds.len() as u8 + 1);
        }
        Rounds::Only(own)
    }

    fn parameters(&self, lot: u8) -> Parameters {
        let nothing = Unplayed {
            mms: Points::ZERO,
            wins: Points::ZERO,
        };
        let mut usual = match self.setup.system {
            System::McMahon => self.mcmahon(),
            System::Swiss => Parameters::swiss(),
            System::RoundRobin => Parameters {
                bye: nothing,
                placement: vec![Criterion::Nbw, Criterion::Dc, Criterion::Sodosw],
                ..Parameters::swiss()
            },
            System::KnockOut => Parameters {
                placement: vec![Criterion::Nbw, Criterion::Sosw],
                ..Parameters::swiss()
            },
        };
        if let Format::Teams(_) = self.setup.format {
            // Board points break ties between teams with as many match wins.
            usual.placement.insert(1, Criterion::Boards);
        }
        let seeding = match lot {
            0 => usual.seeding.clone(),
            _ => vec![Seeding {
                system: SeedingSystem::Random,
                then: Some(Criterion::Rating),
                through: None,
            }],
        };
        Parameters {
            rounds: self.setup.rounds,
            absent: nothing,
            handicap: self.handicap_rule(),
            seeding,
            geography: tengen_tournament::Geography {
                country: 0.0,
                club: 0.0,
            },
            // The seed: the same lots for the same tournament, others for another one.
            seed: (self.created.as_millis() as u64) ^ (u64::from(lot) << 56),
            ..usual
        }
    }

    fn mcmahon(&self) -> Parameters {
        let usual = Parameters::mcmahon();
        Parameters {
            bar: self.bar().map_or(usual.bar, in_tournaments),
            // No floor: beginners of a club are weaker than tournament players. A common start score would make their
            // handicaps by score unfair.
            floor: Rank::LOWEST,
            placement: vec![Criterion::Mms, Criterion::Sosm, Criterion::Sososm],
            ..usual
        }
    }

    fn handicap_rule(&self) -> HandicapRule {
        let even = HandicapRule {
            by: HandicapBase::Rank,
            threshold: Rank::HIGHEST,
            correction: 0,
            ceiling: 0,
        };
        match (self.setup.handicaps, self.setup.system) {
            (Handicaps::None, _) => even,
            (Handicaps::ByDifference, System::McMahon) => HandicapRule {
                by: HandicapBase::Mms,
                ceiling: tengen_tournament::MAX_HANDICAP,
                ..even
            },
            (Handicaps::ByDifference, _) => HandicapRule {
                ceiling: tengen_tournament::MAX_HANDICAP,
                ..even
            },
        }
    }
}

/// Whether the result was decided without a game.
fn is_forfeit(pair: &Pair) -> bool {
    let is_no_show = |noted| matches!(noted, Some((_, NotedBy::NoShow)));
    pair.boards.iter().all(|board| is_no_show(board.noted))
}

fn in_tournaments(rank: tengen_rules::Rank) -> Rank {
    let rank = rank.to_string().parse();
    rank.expect("both scales are from 30k to 9d")
}
