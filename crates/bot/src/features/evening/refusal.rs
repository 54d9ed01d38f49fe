//! Refusals of club evenings.

use crate::clock::Timestamp;
use crate::evening::MOST_GUESTS;
use crate::i18n::{Text, Until, UserInput, say};
use crate::kit::refusal::own_refusals;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum EveningRefusal {
    /// There is no evening here.
    Missing,
    /// This channel has an evening.
    Taken,
    /// The server's limit is reached.
    TooMany(usize),
    /// The bot cannot post here on its own, or the channel is a thread.
    NoPosting,
    /// The evening is full.
    Full,
    /// The caller has not signed up.
    NotComing,
    /// Pairing is possible from this time on.
    TooEarly(Timestamp),
    /// The question was about another evening.
    Outdated,
    /// The evening has started; the next one can be skipped from this time on.
    Begun(Timestamp),
    /// The evening is over; members can sign up for the next one from this time on.
    Over(Timestamp),
    /// There are fewer than two guests.
    TooFew,
    /// No two guests can be paired.
    NobodyFree,
    /// The caller has no such game there.
    NoGame,
    /// The game has a result.
    HasResult,
    /// The text is no time of day.
    BadTime(UserInput),
    /// The place is empty, or too long.
    BadPlace(usize),
}

impl EveningRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::evening as no;
        match self {
            Self::Missing => no::no_evening(),
            Self::Taken => no::no_second(),
            Self::TooMany(most) => no::no_more(*most),
            Self::NoPosting => no::no_posting(),
            Self::Full => no::no_room(MOST_GUESTS),
            Self::NotComing => no::no_not_coming(),
            Self::TooEarly(from) => no::no_early(Until(*from)),
            Self::Outdated => no::no_outdated(),
            Self::Begun(until) => no::no_begun(Until(*until)),
            Self::Over(until) => no::no_over(Until(*until)),
            Self::TooFew => no::no_two(),
            Self::NobodyFree => no::no_one_free(),
            Self::NoGame => no::no_game(),
            Self::HasResult => no::no_off(),
            Self::BadTime(typed) => no::no_time(typed.clone()),
            Self::BadPlace(most) => no::no_place(*most),
        }
    }
}

own_refusals! { EveningRefusal }
