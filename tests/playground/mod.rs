//! The playground's server, over real connections.

mod activity;
mod command;
mod external;
mod fault;
mod file;
mod form;
mod gateway;
mod interaction;
mod limit;
mod local;
mod message;
mod place;
mod route;
mod scheduled;
mod shard;
mod support;
mod time;
