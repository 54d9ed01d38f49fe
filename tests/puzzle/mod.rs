//! Puzzles: what they ask has just the answer that they claim.

mod generated;
mod naive;
mod question;
mod quiz;
mod scene;
mod shipped;
mod standing;
mod study;
