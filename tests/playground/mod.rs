//! The playground's server, over real connections.

mod interaction;
mod message;
mod serenity;
mod support;
