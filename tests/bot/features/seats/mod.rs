//! Finding opponents: challenges for a range of ranks, the list of open ones, and weekly games.

mod list;
mod looking;
mod weekly;
