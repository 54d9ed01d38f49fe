//! The connection to Discord: no other crate of the bot uses Discord's wire format or serenity.
//!
//! An interaction becomes a plain [`Request`](crate::bot::port::request::Request),
//! a plain [`Response`](crate::bot::kit::response::Response) becomes one callback.

mod answer;
mod application;
mod decode;
mod direct;
mod encode;
mod endpoint;
#[cfg(test)]
mod fake;
mod fetch;
mod gateway;
mod handler;
mod http;
mod limit;
mod outbound;
mod payload;
mod permissions;
mod playground_clock;
mod register;
mod rest;
mod server;
mod servers;
mod session;
mod sign_in;
mod snowflake;
mod stones;
mod token;
mod typed_message;

use tengen_bot as bot;
use tengen_club::evening;
use tengen_config as config;
use tengen_game as game;
use tengen_game::clock;
use tengen_http as http_server;
use tengen_i18n as i18n;
use tengen_metrics as metrics;
use tengen_render as render;
use tengen_rules as rules;
use tengen_store as store;

#[doc(hidden)]
pub use decode::probe;
pub use endpoint::{Endpoint, Loopback, LoopbackError};
pub use gateway::Closed;
pub use playground_clock::PlaygroundClock;
pub use register::club::{definitions_of, stamp};
pub use register::{definitions, register};
pub use session::{Session, SessionError};
pub use sign_in::{CLIENTS, ClientSecret, CodeExchange, VARIABLE as SECRET_VARIABLE};
pub use token::{Token, TokenError, VARIABLE as TOKEN_VARIABLE};
