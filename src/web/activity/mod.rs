//! The page inside Discord, as an Activity: Discord's client shows it in a frame, and Discord identifies the member.
//!
//! The page's script requests a code from Discord's client ([`page`]), the server exchanges it for a member
//! ([`sign_in`]), and the member chooses a game. From then on it is an ordinary page of a game, with a cookie for that
//! frame only. The channel that the client reports only decides the order of the list.

mod page;
mod sign_in;

use std::net::IpAddr;
use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};
use tokio::sync::Semaphore;

use super::Web;
use super::peers::Rate;
use crate::bot::port::sign_in::SignIn;
use crate::config::Origin;

pub(super) use page::way_back;

/// Most codes from one address within a minute. Discord's proxy is one address for all members.
const MOST_CODES: u16 = 120;
/// Maximum number of concurrent exchanges of codes.
const MOST_EXCHANGES: usize = 8;

/// The page inside Discord: its address there, its viewers, and its log-in.
pub struct Activity {
    /// The application that the page belongs to.
    pub application: u64,
    /// The address of the page in Discord's frame.
    pub origin: Origin,
    /// The origins of Discord's clients, which frame it.
    pub clients: Vec<String>,
    /// Identifies a member.
    pub sign_in: Arc<dyn SignIn>,
}

/// An [`Activity`] with its limits.
pub(super) struct Inside {
    activity: Activity,
    rate: Rate<Option<IpAddr>>,
    /// Limits concurrent exchanges.
    turns: Semaphore,
}

impl From<Activity> for Inside {
    fn from(activity: Activity) -> Self {
        Self {
            activity,
            rate: Rate::new(MOST_CODES),
            turns: Semaphore::new(MOST_EXCHANGES),
        }
    }
}

impl Inside {
    pub(super) fn activity(&self) -> &Activity {
        &self.activity
    }
}

pub(super) fn routes() -> Router<Arc<Web>> {
    Router::new()
        .route("/", get(page::enter))
        .route("/activity.js", get(page::script))
        .route("/activity", get(page::list).post(sign_in::sign_in))
        .route("/activity/open", post(sign_in::open))
}
