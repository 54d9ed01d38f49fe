//! Members find each other: challenges for certain ranks, the list of all that are open, and games each week.

mod list;
mod looking;
mod weekly;
