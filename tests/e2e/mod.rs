//! The whole way: members in the playground, the bot on its gateway, its database.

mod book;
pub(crate) mod call;
pub(crate) mod club;
mod evening;
mod faults;
mod film;
mod hostile;
mod http;
mod joined;
mod limits;
mod message;
mod opponent;
mod picker;
mod place;
mod plan;
mod press;
mod puzzle;
mod quiet;
mod refused;
mod rule_sets;
mod ruling;
mod runtime;
mod scripted;
mod thread;
mod token;
mod tournament;
mod words;
