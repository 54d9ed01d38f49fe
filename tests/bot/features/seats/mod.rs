//! Members find each other: challenges for certain ranks, and the list of all that are open.

mod list;
mod looking;
