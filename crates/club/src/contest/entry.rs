//! Who takes part in a tournament.

use super::{Contest, Round, Side};
use tengen_game::clock::Timestamp;
use tengen_game::{MessageId, PlayerId};
use tengen_rules::Rank;

/// A side that has entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who plays.
    pub side: Side,
    /// Whether they play.
    pub standing: Standing,
    /// Since when that is so.
    pub since: Timestamp,
    /// How often its captain has asked others to join it.
    pub asks: u8,
    /// The message of everybody's that asks them, once it is known.
    pub asked_in: Option<MessageId>,
}

impl Contest {
    /// Has `player` of the entry play as `rank`; gives whether that is another one. From their first round on nobody's
    /// is another one: start scores would move. What was proposed by the old one is not published any more.
    pub(super) fn tell_rank(
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

    /// Whether the entry was paired, or had a bye.
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

/// Whether somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Once all of the side have joined.
    Forming,
    /// In the next round.
    Entered,
    /// Once there is room.
    Waiting,
    /// No more.
    Withdrawn,
    /// Not in the next round, and again in the one after it: an organiser has said so.
    SitsOut,
    /// Not before they press again: they did not appear for a game.
    Absent,
}

impl Standing {
    /// Whether they have one of the places for those who play.
    pub(super) const fn has_place(self) -> bool {
        matches!(self, Self::Entered | Self::SitsOut | Self::Absent)
    }
}

/// The place of an entry among those of its tournament, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntryIndex(u16);

impl EntryIndex {
    /// The place `index`.
    ///
    /// # Panics
    ///
    /// If there cannot be so many entries.
    #[must_use]
    pub fn new(index: usize) -> Self {
        Self(u16::try_from(index).expect("entries are bounded"))
    }

    /// The place as an index.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}
