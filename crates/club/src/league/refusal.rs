//! Why something is not done in a league.

/// Why two players cannot begin a game of the league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no season in which games may begin.
    #[error("no games may begin now")]
    NotNow,
    /// The asking player is not in this season, or has left.
    #[error("they do not play in this season")]
    NotPlaying,
    /// The two are the same.
    #[error("that is the same player")]
    Oneself,
    /// The other player is in another division.
    #[error("they are not in the same division")]
    OtherDivision,
    /// The other player has left.
    #[error("they have left")]
    Left,
    /// The two have a running game.
    #[error("they play each other already")]
    Playing,
    /// The two have played all their games.
    #[error("they have played each other")]
    Played,
    /// The asking player has too many running games.
    #[error("{most} games are running")]
    TooMany {
        /// The limit.
        most: usize,
    },
    /// The other player has too many running games.
    #[error("they have {most} running games")]
    Full {
        /// The limit.
        most: usize,
    },
    /// The other player is on vacation.
    #[error("they are on vacation")]
    Away,
}

/// Why a player cannot join.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotJoined {
    /// They are a member already.
    #[error("they are a member already")]
    AlreadyThere,
    /// There are [`super::MOST`] members.
    #[error("the league is full")]
    Full,
}

/// Why a season cannot be started, ended or extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotStarted {
    /// A season is running.
    #[error("a season is being played")]
    Running,
    /// There are fewer than two members.
    #[error("two members are needed")]
    TooFew,
    /// No season is running.
    #[error("no season is being played")]
    NoSeason,
    /// The season, or its stage, has changed since the request.
    #[error("the league has changed meanwhile")]
    Outdated,
}
