//! Calendars, deadlines and reminders.

pub(crate) mod agenda;
pub mod alarm;
pub mod calendar;
pub(crate) mod offer;
pub mod reminder;
pub(crate) mod thread;
pub mod vacation;
