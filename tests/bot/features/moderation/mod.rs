//! Decisions of managers and moderators.

mod arbiter;
