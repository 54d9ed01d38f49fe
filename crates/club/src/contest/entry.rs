//! Participants of a tournament.

use super::{Contest, Format, Phase, Refusal, Results, Round, Side, Title};
use tengen_game::clock::Timestamp;
use tengen_game::{MessageId, PlayerId};
use tengen_rules::Rank;

/// A side that has entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub side: Side,
    /// The name of a pair or a team, given by its members.
    pub name: Option<Title>,
    pub standing: Standing,
    /// Time of the last change of standing.
    pub since: Timestamp,
    /// Number of times its captain has asked others to join.
    pub asks: u8,
    /// The public message with the request, once it is known.
    pub asked_in: Option<MessageId>,
}

impl Contest {
    /// A member of a pair or a team gives it a `name`; returns its entry.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::NotIn`], or [`Refusal::NoSides`] if nobody plays with others.
    pub fn name_side(
        &mut self,
        player: PlayerId,
        name: Title,
        results: &Results,
    ) -> Result<EntryIndex, Refusal> {
        if self.phase(results) == Phase::Over {
            return Err(Refusal::Over);
        }
        if self.setup.format == Format::Single {
            return Err(Refusal::NoSides);
        }
        let index = self.standing_of(player).ok_or(Refusal::NotIn)?;
        self.entries[index.get()].name = Some(name);
        Ok(index)
    }

    /// Updates the rank of `player`; returns whether it changed. Ranks are fixed from the first round on, since start
    /// scores depend on them. An open proposal becomes invalid.
    pub(super) fn update_rank(
        &mut self,
        index: EntryIndex,
        player: PlayerId,
        rank: Option<Rank>,
    ) -> bool {
        if self.was_in_a_round(index) {
            return false;
        }
        let format = self.setup.format;
        let side = &mut self.entries[index.get()].side;
        let mut members = side.members_mut().iter_mut();
        let member = members.find(|member| member.player == player);
        let Some(member) = member.filter(|member| member.rank != rank) else {
            return false;
        };
        member.rank = rank;
        if format.boards() > 1 {
            side.order_boards();
        }
        self.proposal = None;
        true
    }

    /// Whether the entry was ever paired, or had a bye.
    #[must_use]
    pub fn was_in_a_round(&self, index: EntryIndex) -> bool {
        let is_in = |round: &Round| {
            round.byes.contains(&index)
                || round
                    .pairs
                    .iter()
                    .any(|pair| pair.color_of(index).is_some())
        };
        self.rounds.iter().any(is_in)
    }
}

/// The standing of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Some members have not joined yet.
    Forming,
    /// Plays in the next round.
    Entered,
    /// On the waiting list.
    Waiting,
    Withdrawn,
    /// An organiser has it sit out the next round.
    SitsOut,
    /// It did not appear for a game: sits out until it presses again.
    Absent,
}

impl Standing {
    /// Whether the entry takes one of the places.
    pub(super) const fn has_place(self) -> bool {
        matches!(self, Self::Entered | Self::SitsOut | Self::Absent)
    }
}

/// The index of an entry in its tournament, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryIndex(u16);

impl EntryIndex {
    /// Converts an index.
    ///
    /// # Panics
    ///
    /// Above [`MAX_ROWS`](super::MAX_ROWS).
    #[must_use]
    pub fn new(index: usize) -> Self {
        Self(u16::try_from(index).expect("entries are bounded"))
    }

    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}
