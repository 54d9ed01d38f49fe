//! Refusals of a tournament.

use super::EntryIndex;

/// Why a change is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The tournament is over.
    #[error("the tournament is over")]
    Over,
    /// Published rounds depend on it.
    #[error("rounds have begun")]
    Begun,
    /// The deadline for entries has passed.
    #[error("entry is closed")]
    EntryClosed,
    /// The players are fixed: in a round-robin or a knock-out from the first round on, in other systems from the last
    /// one on.
    #[error("who plays whom is settled")]
    Settled,
    /// Only systems that pair by score can keep players apart.
    #[error("pairs do not follow from scores")]
    NoScores,
    /// The two players are on the same side.
    #[error("they are on the same side")]
    SameSide,
    /// Already [`MAX_APART`](super::MAX_APART) pairs are kept apart.
    #[error("too many are kept apart")]
    TooManyApart,
    /// The player has entered, or is on the waiting list.
    #[error("they have entered already")]
    AlreadyIn,
    /// The player has not entered.
    #[error("they have not entered")]
    NotIn,
    /// The substitute or partner is in the tournament already.
    #[error("they are in it already")]
    Playing,
    /// Only pairs or teams can enter.
    #[error("nobody enters alone")]
    NotAlone,
    /// Single players have no name of their own as a side.
    #[error("there are no pairs or teams")]
    NoSides,
    /// The captain has asked others too often.
    #[error("they have asked too often")]
    AskedTooOften,
    /// The player was not asked, or no longer is.
    #[error("they were not asked")]
    NotAsked,
    /// The player does not play.
    #[error("who is to leave does not play")]
    NotPlaying,
    /// There are too many entries, withdrawn ones included.
    #[error("too many have entered")]
    Full,
    /// There is nobody to pair.
    #[error("fewer than two players")]
    TooFew,
    /// All rounds were published.
    #[error("all rounds were played")]
    NoMoreRounds,
    /// In a round-robin, the remaining players have all met.
    #[error("all who are left have met")]
    AllMet,
    /// In a knock-out, the pair at this table has no winner yet.
    #[error("the pair at table {0} has no winner")]
    NoWinner(usize),
    /// A knock-out needs a winner.
    #[error("a knock-out has no draws")]
    NoDraw,
    /// There is a newer proposal, or somebody has entered or left since.
    #[error("the proposal is outdated")]
    Outdated,
    /// The entry is not paired.
    #[error("entry {} is not paired", .0.get())]
    NotPaired(EntryIndex),
    /// There is no such table in the last round.
    #[error("there is no such table")]
    NoTable,
    /// The result follows from the game.
    #[error("the game tells the result")]
    Played,
}
