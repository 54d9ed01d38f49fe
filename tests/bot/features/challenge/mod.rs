//! Challenges: offering, changing, accepting, repeating, lapsing.

mod change;
mod copy;
mod discarded;
mod last;
mod late;
mod more;
mod odds;
mod offer;
mod overdue;
mod rematch;
mod rengo;
