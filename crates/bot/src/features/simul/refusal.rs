//! Refusals of simultaneous games.

use crate::i18n::{Text, say};
use crate::kit::refusal::own_refusals;
use crate::simul::Refusal;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SimulRefusal {
    /// The caller may not take a board.
    Take(Refusal),
    /// There are no simultaneous games here.
    Missing,
    /// There are unfinished simultaneous games here.
    Taken,
    /// The server's limit is reached.
    TooMany(usize),
    /// The caller already gives simultaneous games.
    OwnRunning,
    /// The bot cannot post games here on its own, or the channel is a thread.
    NoPosting,
    /// The caller is neither the master nor a moderator.
    NotYours,
}

impl SimulRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(&self) -> Text {
        use say::simul as no;
        match self {
            Self::Take(Refusal::Oneself) => no::no_oneself(),
            Self::Take(Refusal::Taken(game)) => no::no_second_board(*game),
            Self::Take(Refusal::Closed) => no::no_closed(),
            Self::Take(Refusal::Full) => no::no_full(),
            Self::Missing => no::no_simul(),
            Self::Taken => no::no_second(),
            Self::TooMany(most) => no::no_more(*most),
            Self::OwnRunning => no::no_own(),
            Self::NoPosting => no::no_posting(),
            Self::NotYours => no::no_not_yours(),
        }
    }
}

own_refusals! { SimulRefusal }
