//! What people, channels and clubs choose for themselves.

mod me;
mod rank;
mod setup;
mod theme;
