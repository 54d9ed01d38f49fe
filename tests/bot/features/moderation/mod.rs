//! Decisions of those who manage a server or rule over its games.

mod arbiter;
