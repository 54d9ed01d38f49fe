//! The page inside Discord, as an Activity: Discord's client shows it in a frame, and Discord says who the member is.
//!
//! A script of ours asks Discord's client for a code ([`page`]), the server exchanges it for a member ([`sign_in`]), and
//! the member chooses a game. From then on it is the page of a game like any other, with a cookie of that frame's own.
//! What the client tells of channels only decides the order of the list.

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
/// Most codes that Discord is asked about at once.
const AT_ONCE: usize = 8;

/// The page inside Discord: its address there, its viewers, and its log-in.
pub struct Activity {
    /// The application that the page belongs to.
    pub application: u64,
    /// The address of the page in Discord's frame.
    pub origin: Origin,
    /// The origins of Discord's clients, which frame it.
    pub clients: Vec<String>,
    /// Says who a member is.
    pub sign_in: Arc<dyn SignIn>,
}

/// An [`Activity`] with its limits.
pub(super) struct Inside {
    activity: Activity,
    rate: Rate<Option<IpAddr>>,
    /// Limits concurrent questions to Discord.
    turns: Semaphore,
}

impl From<Activity> for Inside {
    fn from(activity: Activity) -> Self {
        Self {
            activity,
            rate: Rate::new(MOST_CODES),
            turns: Semaphore::new(AT_ONCE),
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
