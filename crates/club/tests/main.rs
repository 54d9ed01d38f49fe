//! A club's activities, as values.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod contest;
mod evening;
mod ladder;
mod league;
mod simul;
