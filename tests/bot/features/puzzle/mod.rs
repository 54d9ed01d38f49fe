//! Puzzles: posted, proposed, answered, one each day.

mod card;
mod daily;
mod problem;
mod proposal;
mod standing;
