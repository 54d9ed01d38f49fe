//! Refusals of leagues.

use crate::game::PlayerId;
use crate::i18n::{Name, Text, say};
use crate::kit::refusal::own_refusals;
use crate::league::{MOST, NotJoined, NotStarted, Refusal};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LeagueRefusal {
    /// The caller cannot become a member.
    NotJoined(NotJoined),
    /// The caller cannot begin a game with this player.
    Play(Refusal, PlayerId),
    /// The caller plays only from the season of this number on.
    NotYet(usize),
    /// The season cannot begin, end or be extended.
    NotStarted(NotStarted),
    /// The caller is no member.
    NotIn,
    /// This player is no member.
    NotThere(PlayerId),
    /// There is no league here.
    Missing,
    /// This channel has a league.
    Taken,
    /// The server's limit is reached.
    TooMany(usize),
    /// The bot cannot post games here on its own, or the channel is a thread.
    NoPosting,
}

impl LeagueRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::league as no;
        match self {
            Self::NotJoined(NotJoined::AlreadyThere) => no::no_already(),
            Self::NotJoined(NotJoined::Full) => no::no_room(MOST),
            Self::Play(refusal, other) => play(*refusal, Name::mention(*other)),
            Self::NotYet(season) => no::joined_next(*season),
            Self::NotStarted(NotStarted::Running) => no::no_second_season(),
            Self::NotStarted(NotStarted::TooFew) => no::no_few(),
            Self::NotStarted(NotStarted::NoSeason) => no::no_season(),
            Self::NotStarted(NotStarted::Outdated) => no::no_outdated(),
            Self::NotIn => no::no_not_in(),
            Self::NotThere(other) => no::no_not_there(Name::mention(*other)),
            Self::Missing => no::no_league(),
            Self::Taken => no::no_second(),
            Self::TooMany(most) => no::no_more_leagues(*most),
            Self::NoPosting => no::no_posting(),
        }
    }
}

/// The reason why no game with `other` can start.
fn play(refusal: Refusal, other: Name) -> Text {
    use say::league as no;
    match refusal {
        Refusal::NotNow => no::no_games_now(),
        Refusal::NotPlaying => no::no_not_playing(),
        Refusal::Oneself => no::no_oneself(),
        Refusal::OtherDivision => no::no_other_division(other),
        Refusal::Left => no::no_left(other),
        Refusal::Playing => no::no_playing(other),
        Refusal::Played => no::no_played(other),
        Refusal::TooMany { most } => no::no_too_many(most),
        Refusal::Full { most } => no::no_full(other, most),
        Refusal::Away => no::no_away(other),
    }
}

own_refusals! { LeagueRefusal }
