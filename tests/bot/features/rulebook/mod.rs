//! The rule book, the help, the path for beginners.

mod book;
mod course;
mod help;
mod lesson;
mod path;
mod progress;
