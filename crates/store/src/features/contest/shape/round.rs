//! Rounds of a tournament, proposed and published.

use serde::{Deserialize, Serialize};

use crate::schema::scalar::{Id, Meaningless};
use tengen_club::contest::{self, EntryIndex, NotedBy};
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, MessageId, PlayerId};
use tengen_rules::{self as rules, ByColor};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Proposal {
    version: u32,
    lot: u8,
    couples: Vec<Couple>,
    byes: Vec<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Couple {
    black: u16,
    white: u16,
    handicap: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Round {
    at: i64,
    no_show: i64,
    checked: bool,
    pairs: Vec<Pair>,
    byes: Vec<u16>,
    messages: Vec<(u16, Id)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pair {
    couple: Couple,
    boards: Vec<PairBoardShape>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PairBoardShape {
    game: Option<u64>,
    black_says: Option<Outcome>,
    white_says: Option<Outcome>,
    noted: Option<(Outcome, Source)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Outcome {
    Black,
    White,
    Jigo,
    BothLose,
    Void,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Source {
    Both,
    Organiser(Id),
    NoShow,
}

/// The number of entries: larger indices are invalid.
#[derive(Clone, Copy)]
pub(super) struct EntryCount(pub(super) usize);

impl EntryCount {
    pub(super) fn entry_index(self, index: u16) -> Result<EntryIndex, Meaningless> {
        let index = usize::from(index);
        if index < self.0 {
            Ok(EntryIndex::new(index))
        } else {
            Err(Meaningless::Contest)
        }
    }

    pub(super) fn all(self, indexes: Vec<u16>) -> Result<Vec<EntryIndex>, Meaningless> {
        indexes
            .into_iter()
            .map(|index| self.entry_index(index))
            .collect()
    }

    /// Pairs of different entries, the lower one first.
    pub(super) fn distinct_pairs(
        self,
        pairs: Vec<(u16, u16)>,
    ) -> Result<Vec<[EntryIndex; 2]>, Meaningless> {
        let pair = |(one, other): (u16, u16)| {
            if one < other {
                Ok([self.entry_index(one)?, self.entry_index(other)?])
            } else {
                Err(Meaningless::Contest)
            }
        };
        pairs.into_iter().map(pair).collect()
    }

    pub(super) fn couple(self, couple: Couple) -> Result<contest::Couple, Meaningless> {
        let seats = ByColor {
            black: self.entry_index(couple.black)?,
            white: self.entry_index(couple.white)?,
        };
        if seats.black == seats.white || couple.handicap > 9 {
            Err(Meaningless::Contest)
        } else {
            Ok(contest::Couple {
                seats,
                handicap: couple.handicap,
            })
        }
    }

    pub(super) fn couples(self, couples: Vec<Couple>) -> Result<Vec<contest::Couple>, Meaningless> {
        couples
            .into_iter()
            .map(|couple| self.couple(couple))
            .collect()
    }
}

pub(super) fn indexes(entries: &[EntryIndex]) -> Vec<u16> {
    // There are at most a thousand entries.
    entries.iter().map(|entry| entry.get() as u16).collect()
}

/// The indices of two entries.
pub(super) fn index_pair(entries: [EntryIndex; 2]) -> (u16, u16) {
    let [one, other] = entries.map(|entry| entry.get() as u16);
    (one, other)
}

impl Proposal {
    pub(super) fn of(proposal: &contest::Proposal) -> Self {
        Self {
            version: proposal.version,
            lot: proposal.lot,
            couples: proposal.couples.iter().map(Couple::of).collect(),
            byes: indexes(&proposal.byes),
        }
    }

    pub(super) fn into_domain(self, known: EntryCount) -> Result<contest::Proposal, Meaningless> {
        Ok(contest::Proposal {
            version: self.version,
            lot: self.lot,
            couples: known.couples(self.couples)?,
            byes: known.all(self.byes)?,
        })
    }
}

impl Couple {
    pub(super) fn of(couple: &contest::Couple) -> Self {
        let index = |color| couple.seats[color].get() as u16;
        Self {
            black: index(rules::Color::Black),
            white: index(rules::Color::White),
            handicap: couple.handicap,
        }
    }
}

/// A message and its first table.
fn message_to_shape(&(table, message): &(usize, MessageId)) -> (u16, Id) {
    // There are at most a thousand entries.
    (table as u16, Id(message.get()))
}

fn message_of_shape((table, Id(message)): (u16, Id)) -> (usize, MessageId) {
    (table.into(), MessageId::new(message))
}

impl Round {
    pub(super) fn of(round: &contest::Round) -> Self {
        Self {
            at: round.at.as_millis(),
            no_show: round.no_show.as_millis(),
            checked: round.is_checked,
            pairs: round.pairs.iter().map(Pair::of).collect(),
            byes: indexes(&round.byes),
            messages: round.messages.iter().map(message_to_shape).collect(),
        }
    }

    /// The round of a tournament in which a pair plays at `boards` boards.
    pub(super) fn into_domain(
        self,
        known: EntryCount,
        boards: usize,
    ) -> Result<contest::Round, Meaningless> {
        let pairs = self.pairs.into_iter();
        let pairs: Vec<_> = pairs
            .map(|pair| pair.into_domain(known, boards))
            .collect::<Result<_, _>>()?;
        let byes = known.all(self.byes)?;
        let seats = pairs
            .iter()
            .flat_map(|pair| [pair.couple.seats.black, pair.couple.seats.white]);
        let mut seats: Vec<_> = seats.chain(byes.iter().copied()).collect();
        let all = seats.len();
        seats.sort_unstable();
        seats.dedup();
        if seats.len() < all {
            return Err(Meaningless::Contest);
        }
        Ok(contest::Round {
            at: Timestamp::from_millis(self.at),
            no_show: Timestamp::from_millis(self.no_show),
            is_checked: self.checked,
            pairs,
            byes,
            messages: self.messages.into_iter().map(message_of_shape).collect(),
        })
    }
}

impl Pair {
    pub(super) fn of(pair: &contest::Pair) -> Self {
        Self {
            couple: Couple::of(&pair.couple),
            boards: pair.boards.iter().map(PairBoardShape::of).collect(),
        }
    }

    fn into_domain(self, known: EntryCount, boards: usize) -> Result<contest::Pair, Meaningless> {
        if self.boards.len() != boards {
            return Err(Meaningless::Contest);
        }
        Ok(contest::Pair {
            couple: known.couple(self.couple)?,
            boards: self
                .boards
                .into_iter()
                .map(PairBoardShape::into_domain)
                .collect(),
        })
    }
}

impl PairBoardShape {
    fn of(board: &contest::PairBoard) -> Self {
        Self {
            game: board.game.map(GameId::get),
            black_says: board.said.black.map(Outcome::of),
            white_says: board.said.white.map(Outcome::of),
            noted: board.noted.map(|(outcome, by)| {
                let by = match by {
                    NotedBy::Both => Source::Both,
                    NotedBy::Organiser(by) => Source::Organiser(Id(by.get())),
                    NotedBy::NoShow => Source::NoShow,
                };
                (Outcome::of(outcome), by)
            }),
        }
    }

    fn into_domain(self) -> contest::PairBoard {
        contest::PairBoard {
            game: self.game.map(GameId::new),
            said: ByColor {
                black: self.black_says.map(Outcome::into_domain),
                white: self.white_says.map(Outcome::into_domain),
            },
            noted: self.noted.map(|(outcome, by)| {
                let by = match by {
                    Source::Both => NotedBy::Both,
                    Source::Organiser(by) => NotedBy::Organiser(PlayerId::new(by.0)),
                    Source::NoShow => NotedBy::NoShow,
                };
                (outcome.into_domain(), by)
            }),
        }
    }
}

impl Outcome {
    pub(super) fn of(outcome: contest::Outcome) -> Self {
        match outcome {
            contest::Outcome::Won(rules::Color::Black) => Self::Black,
            contest::Outcome::Won(rules::Color::White) => Self::White,
            contest::Outcome::Jigo => Self::Jigo,
            contest::Outcome::BothLose => Self::BothLose,
            contest::Outcome::Void => Self::Void,
        }
    }

    pub(super) fn into_domain(self) -> contest::Outcome {
        match self {
            Self::Black => contest::Outcome::Won(rules::Color::Black),
            Self::White => contest::Outcome::Won(rules::Color::White),
            Self::Jigo => contest::Outcome::Jigo,
            Self::BothLose => contest::Outcome::BothLose,
            Self::Void => contest::Outcome::Void,
        }
    }
}
