//! The playground's server, over real connections.

mod command;
mod fault;
mod file;
mod form;
mod gateway;
mod interaction;
mod message;
mod place;
mod serenity;
mod support;
mod time;
