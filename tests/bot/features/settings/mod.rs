//! What people, channels and clubs choose for themselves.

mod families;
mod me;
mod menu;
mod rank;
mod setup;
mod theme;
