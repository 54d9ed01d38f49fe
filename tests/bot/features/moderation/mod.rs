//! What those decide who manage a server or rule over its games.

mod arbiter;
