//! The bot: a request in, a response out, boards as text diagrams.

mod answer;
mod backup;
mod canary;
mod delivery;
mod features;
pub(crate) mod games;
mod german;
mod kit;
mod random_game;
mod reads;
mod respond;
mod truth;
