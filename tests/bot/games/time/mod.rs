//! The time of a game: clocks, calendars, deadlines, threads.

mod calendar;
pub(crate) mod clock;
mod deadline;
mod given;
mod outage;
mod thread;
