//! What people are reminded of, and where.

mod reminder;
mod summary;
