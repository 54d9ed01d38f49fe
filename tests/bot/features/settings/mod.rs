//! Settings of people, channels and clubs.

mod families;
mod me;
mod menu;
mod rank;
mod setup;
mod theme;
