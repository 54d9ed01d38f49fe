//! Refusals of ladders.

use crate::game::PlayerId;
use crate::i18n::{Name, Text, Until, say};
use crate::kit::refusal::own_refusals;
use crate::ladder::{MOST, NotJoined, Refusal};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LadderRefusal {
    /// The caller cannot join.
    NotJoined(NotJoined),
    /// This player may not be challenged.
    Challenge(Refusal, PlayerId),
    /// There is no ladder here.
    Missing,
    /// This channel has a ladder.
    Taken,
    /// The server's limit is reached.
    TooMany(usize),
    /// The bot cannot post games here on its own, or the channel is a thread.
    NoPosting,
}

impl LadderRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::ladder as no;
        match self {
            Self::NotJoined(NotJoined::AlreadyThere(place)) => no::no_already(*place),
            Self::NotJoined(NotJoined::Full) => no::no_room(MOST),
            Self::Challenge(refusal, other) => challenge(*refusal, Name::mention(*other)),
            Self::Missing => no::no_ladder(),
            Self::Taken => no::no_second(),
            Self::TooMany(most) => no::no_more_ladders(*most),
            Self::NoPosting => no::no_posting(),
        }
    }
}

/// The reason why `other` may not be challenged.
fn challenge(refusal: Refusal, other: Name) -> Text {
    use say::ladder as no;
    match refusal {
        Refusal::Oneself => no::no_oneself(),
        Refusal::NotOn => no::no_not_on(),
        Refusal::NotThere => no::no_not_there(other),
        Refusal::Below => no::no_below(other),
        Refusal::TooFar { highest } => no::no_too_far(other, highest),
        Refusal::TooMany { most } => no::no_too_many(most),
        Refusal::Playing => no::no_playing(other),
        Refusal::Lately { again } => no::no_lately(other, Until(again)),
        Refusal::Full { most } => no::no_full(other, most),
        Refusal::Away => no::no_away(other),
    }
}

own_refusals! { LadderRefusal }
