//! Why something is not done in a league.

/// Why two players cannot begin a game of the league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// No season is played in which games may begin.
    #[error("no games may begin now")]
    NotNow,
    /// The one who asks does not play in this season, or has left.
    #[error("they do not play in this season")]
    NotPlaying,
    /// Nobody plays themselves.
    #[error("that is the same player")]
    Oneself,
    /// The other one is not in the same division.
    #[error("they are not in the same division")]
    OtherDivision,
    /// The other one has left.
    #[error("they have left")]
    Left,
    /// The two play already.
    #[error("they play each other already")]
    Playing,
    /// The two have played as many games as they are to play.
    #[error("they have played each other")]
    Played,
    /// The one who asks plays as many games of the league as anybody may at once.
    #[error("{most} games are running")]
    TooMany {
        /// How many anybody may play.
        most: usize,
    },
    /// The other one plays as many.
    #[error("they have {most} running games")]
    Full {
        /// How many anybody may play.
        most: usize,
    },
    /// The other one is on vacation.
    #[error("they are on vacation")]
    Away,
}

/// Why somebody does not become a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotJoined {
    /// They are one already.
    #[error("they are a member already")]
    AlreadyThere,
    /// There are [`super::MOST`] others.
    #[error("the league is full")]
    Full,
}

/// Why a season is not begun, ended or extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotStarted {
    /// One is being played.
    #[error("a season is being played")]
    Running,
    /// Two members are needed.
    #[error("two members are needed")]
    TooFew,
    /// None is being played.
    #[error("no season is being played")]
    NoSeason,
    /// The season is not the one, or not as far as, it was when that was asked.
    #[error("the league has changed meanwhile")]
    Outdated,
}
