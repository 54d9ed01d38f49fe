//! What stands against something in a tournament.

use super::EntryIndex;

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It is over.
    #[error("the tournament is over")]
    Over,
    /// Rounds that were published rest on it.
    #[error("rounds have begun")]
    Begun,
    /// One could enter until a time that has passed.
    #[error("entry is closed")]
    EntryClosed,
    /// In a round-robin or a knock-out nobody enters after the first round, and nobody plays somebody else; in others
    /// nobody enters after the last one.
    #[error("who plays whom is settled")]
    Settled,
    /// Only where pairs follow from scores can two be kept apart.
    #[error("pairs do not follow from scores")]
    NoScores,
    /// Those who are to be kept apart play on the same side.
    #[error("they are on the same side")]
    SameSide,
    /// No more can be kept apart.
    #[error("too many are kept apart")]
    TooManyApart,
    /// Who enters has entered, or waits.
    #[error("they have entered already")]
    AlreadyIn,
    /// Who withdraws has not entered.
    #[error("they have not entered")]
    NotIn,
    /// Who is to come in, as a substitute or with others, is in it already.
    #[error("they are in it already")]
    Playing,
    /// Nobody enters alone where pairs or teams play.
    #[error("nobody enters alone")]
    NotAlone,
    /// Who names others has done so too often.
    #[error("they have asked too often")]
    AskedTooOften,
    /// Who joins a pair or a team was not asked to, or is not any more.
    #[error("they were not asked")]
    NotAsked,
    /// Who is to leave for a substitute does not play.
    #[error("who is to leave does not play")]
    NotPlaying,
    /// So many have ever entered that there is no room for more.
    #[error("too many have entered")]
    Full,
    /// There is nobody to pair.
    #[error("fewer than two players")]
    TooFew,
    /// All rounds were published.
    #[error("all rounds were played")]
    NoMoreRounds,
    /// In a round-robin, those who are left have all met.
    #[error("all who are left have met")]
    AllMet,
    /// In a knock-out, the pair at this table of the last round has no winner yet.
    #[error("the pair at table {0} has no winner")]
    NoWinner(usize),
    /// In a knock-out, a draw is to be noted.
    #[error("a knock-out has no draws")]
    NoDraw,
    /// Others have made another proposal, or somebody has entered or left since.
    #[error("the proposal is outdated")]
    Outdated,
    /// They are not among those who are paired.
    #[error("entry {} is not paired", .0.get())]
    NotPaired(EntryIndex),
    /// There is no such table in the last round.
    #[error("there is no such table")]
    NoTable,
    /// The result follows from the game.
    #[error("the game tells the result")]
    Played,
}
