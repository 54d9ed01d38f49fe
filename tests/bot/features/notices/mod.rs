//! Reminders and their places.

mod reminder;
mod summary;
