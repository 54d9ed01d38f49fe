//! What somebody is told of a tournament, directly or in its channel.

use crate::game::PlayerId;

/// What somebody is told of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestNews {
    /// The organiser: the round is over, and another one is to come.
    RoundOver,
    /// The organiser: the pairs from this table on could not be posted.
    Undelivered {
        /// The table, from 1.
        table: u16,
    },
    /// Somebody who has waited: there is room now.
    MovedUp,
    /// Everybody, and the substitute by name: where they sit in the last round now.
    Substituted,
    /// Everybody, and those by name who are asked to play with whoever has entered this side; once that is posted, what
    /// has become of it.
    Asked {
        /// The side's place among the entries, from 0.
        entry: u16,
    },
    /// Everybody, and its members by name: who plays on this side now.
    Changed {
        /// The side's place among the entries, from 0.
        entry: u16,
    },
    /// Somebody whose pair or team does not play, since this one does not.
    Dissolved {
        /// Who.
        by: PlayerId,
    },
    /// Somebody who did not appear for a game: they are in no round until they press again.
    Absent,
    /// Somebody whom an organiser has sit out the next round.
    SitsOut,
    /// Somebody who is in the next round, though they were not to be.
    Plays,
    /// Somebody whom an organiser has taken out.
    Removed,
}
