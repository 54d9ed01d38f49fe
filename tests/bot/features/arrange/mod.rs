//! What players arrange while they play.

mod asked;
mod place;
mod propose;
mod substitute;
