//! Challenges: offered, changed, accepted, repeated, lapsed.

mod change;
mod copy;
mod discarded;
mod last;
mod offer;
mod overdue;
