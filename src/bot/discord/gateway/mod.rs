//! The connection to Discord's gateway, through which interactions come: as many shards as Discord wants.
//!
//! It hands over what comes as it came. A library's own shapes would lose what they do not know,
//! and most libraries keep to themselves with which code Discord has closed a connection.

mod close;
mod shard;
mod socket;
mod starts;

use std::sync::{Arc, Mutex, PoisonError};

pub use close::Closed;
use serde_json::Value;
use shard::Shard;
pub(super) use starts::token_refused;
use starts::{Entry, Starts};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::bot::discord::endpoint::Endpoint;
use crate::bot::discord::rest::{Rest, RestError};
use crate::bot::discord::token::Token;
use crate::bot::kit::link::Link;
use crate::metrics;

/// The connection, before it is opened.
pub(super) struct Gateway {
    shared: Arc<Shared>,
    shards: u32,
}

/// What all shards have in common.
struct Shared {
    client: reqwest::Client,
    endpoint: Endpoint,
    token: Token,
    url: reqwest::Url,
    starts: Starts,
    stages: Stages,
}

/// Takes what comes.
pub(super) trait Listener: Send + Sync + 'static {
    /// A session has begun: what Discord tells at its start. Comes again after every new session.
    fn ready(&self, shard: u32, ready: &Value);
    /// The bot is on a server: comes for each one after every new session, and when the bot is added to one.
    fn server(&self, guild: Value);
    /// An interaction has come.
    fn interaction(&self, interaction: Value);
}

/// Why there is no gateway to connect to.
#[derive(Debug)]
pub(super) enum NoGateway {
    /// Discord could not be asked for it.
    Unasked(RestError),
    /// It is not where it may be.
    Elsewhere,
}

/// Why the connection has ended for good.
#[derive(Debug)]
pub(super) enum Ended {
    /// Discord has closed it, and will again.
    Closed(Closed),
    /// The part of the program that holds it has failed.
    Failed,
}

impl Gateway {
    /// Asks Discord where the gateway is, and with how many shards to connect.
    pub(super) async fn find(
        endpoint: &Endpoint,
        token: &Token,
        rest: Arc<Rest>,
    ) -> Result<Self, NoGateway> {
        let Entry {
            url,
            shards,
            sessions,
        } = starts::ask(&rest).await.map_err(NoGateway::Unasked)?;
        let url = endpoint.gateway(&url).ok_or(NoGateway::Elsewhere)?;
        tracing::info!(
            shards,
            sessions = sessions.remaining,
            "the gateway is found, and so many sessions may be begun"
        );
        Ok(Self {
            shared: Arc::new(Shared {
                client: endpoint.client(token),
                endpoint: endpoint.clone(),
                token: token.clone(),
                url,
                starts: Starts::new(rest, sessions),
                stages: Stages::new(shards),
            }),
            shards,
        })
    }

    /// How the bot is connected, from now on.
    pub(super) fn link(&self) -> watch::Receiver<Link> {
        self.shared.stages.link.subscribe()
    }

    /// Keeps the shards connected until `stop`, and hands `listener` what comes.
    pub(super) async fn run(
        &self,
        listener: Arc<impl Listener>,
        stop: CancellationToken,
    ) -> Result<(), Ended> {
        let mut running = JoinSet::new();
        for number in 0..self.shards {
            let shard = Shard::new(number, self.shards, Arc::clone(&self.shared));
            running.spawn(shard.run(Arc::clone(&listener), stop.clone()));
        }
        while let Some(ended) = running.join_next().await {
            match ended {
                Ok(Ok(())) => {}
                Ok(Err(closed)) => return Err(Ended::Closed(closed)),
                Err(_panic) => return Err(Ended::Failed),
            }
        }
        Ok(())
    }
}

/// How far a shard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Away,
    /// It waits until Discord allows a new session.
    Waiting,
    Connected,
}

/// How far each shard is, and what follows for the bot.
struct Stages {
    each: Mutex<Vec<Stage>>,
    link: watch::Sender<Link>,
}

impl Stages {
    fn new(shards: u32) -> Self {
        Self {
            each: Mutex::new((0..shards).map(|_| Stage::Away).collect()),
            link: watch::Sender::new(Link::Lost),
        }
    }

    fn set(&self, shard: u32, stage: Stage) {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = each.get_mut(shard as usize) {
            *known = stage;
        }
        let many = |stage| each.iter().filter(|one| **one == stage).count();
        let connected = many(Stage::Connected);
        metrics::shards(connected, many(Stage::Waiting), many(Stage::Away));
        let link = match connected {
            0 if each.contains(&Stage::Waiting) => Link::Waiting,
            0 => Link::Lost,
            some if some < each.len() => Link::Partial,
            _ => Link::Whole,
        };
        self.link.send_if_modified(|known| {
            let changed = *known != link;
            *known = link;
            changed
        });
    }
}
