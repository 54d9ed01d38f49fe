//! The deadlines of a game, and the clocks of its players.
//!
//! [`TimeControl`] is the agreement, [`Left`] the time left to one side, [`Calendar`] the rests of a person's clock.
//! All three are values, and all arithmetic is pure: the time of a move is the time since the turn began less its
//! [`Calendar::rest_between`], and the deadline is where [`Left::until_out`] is reached ([`Calendar::reach`]).
//! Governments change the rules of zones, and with a newer database the same weekend may end at another hour: so a
//! record stores the time of a move, instead of computing it again. Nothing overflows: sums saturate at the end of
//! time.

mod control;
mod left;
mod notation;
mod rest;
mod stretch;
mod suggest;
mod time_limit;
mod weekday;
mod zone;

pub use control::{TimeControl, TimeControlError};
pub use left::Left;
pub use rest::{Calendar, Interval};
pub use stretch::{Nights, Stretch, Weekends};
pub use time_limit::TimeLimit;
pub use weekday::Weekday;
pub use zone::{Hour, Zone};

use super::{Clocks, Game, Phase};
use crate::clock::{Span, Timestamp};

/// Time in which a challenge can be accepted.
pub const OFFER_LIFE: Span = Span::days(7);

/// Time for which a closed challenge is kept, so that people can still read why it was closed.
pub const CLOSED_LIFE: Span = Span::days(30);

/// The time of the next automatic event, without further rests; none while the game only waits for people.
pub fn deadline(game: &Game) -> Option<Timestamp> {
    match game.phase() {
        Phase::Offered { expires, .. } => Some(expires),
        Phase::Playing => game.clocks()?.out_at(game.to_move()?),
        Phase::Counting { .. } => {
            let late = game.clocks().is_some_and(Clocks::is_overdue);
            let unanswered = game.pending_answer().filter(|_| !late)?;
            Some(unanswered.late_at())
        }
        Phase::Trial { .. } | Phase::Finished(_) | Phase::Closed(_) => None,
    }
}

/// The time until which a closed challenge is kept; none for everything else, which stays.
pub fn retention_end(game: &Game) -> Option<Timestamp> {
    match game.phase() {
        Phase::Closed(_) => Some(game.events().last()?.at.after(CLOSED_LIFE)),
        _ => None,
    }
}
