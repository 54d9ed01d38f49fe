//! The connection to Discord's gateway, which delivers interactions, with the number of shards that Discord wants.
//!
//! Events are passed on as raw JSON: a library's types would lose unknown fields. Most libraries also hide the code
//! with which Discord closes a connection.

mod close;
mod shard;
mod socket;
mod starts;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

pub use close::Closed;
use serde_json::Value;
use serenity::model::gateway::GatewayIntents;
use shard::Shard;
pub(super) use starts::await_refused_token;
use starts::{Entry, Starts};
use tokio::sync::watch;
use tokio::task::{JoinError, JoinSet};
use tokio_util::sync::CancellationToken;

use crate::bot::kit::homes::Part;
use crate::bot::kit::leases::Leases;
use crate::bot::kit::link::Link;
use crate::bot::kit::services::Services;
use crate::config::Messages;
use crate::endpoint::Endpoint;
use crate::game::ClubId;
use crate::metrics;
use crate::rest::{Rest, RestError};
use crate::store::Work;
use crate::token::Token;

/// Interval between checks of this process's shards.
const LOOKS_EVERY: Duration = Duration::from_secs(1);

/// The connection, before it is opened.
pub(super) struct Gateway {
    shared: Arc<Shared>,
    shards: u32,
    leases: Arc<Leases>,
}

/// State that all shards share.
struct Shared {
    client: reqwest::Client,
    endpoint: Endpoint,
    token: Token,
    url: reqwest::Url,
    starts: Starts,
    stages: Stages,
    intents: GatewayIntents,
}

/// Receives interactions and events.
pub(super) trait Listener: Send + Sync + 'static {
    /// A session has started, with the data that Discord sends then. Called for every new session.
    fn on_ready(&self, part: Part, ready: &Value);
    /// The bot is on a server: called for each one after every new session, and when the bot is added to one.
    fn on_server(&self, guild: Value);
    /// The bot was added to a server just now.
    fn on_added(&self, club: ClubId);
    /// The bot was removed from a server.
    fn on_removed(&self, club: ClubId);
    /// Other processes run every shard: this one is on standby.
    fn on_standby(&self);
    /// A message was written.
    fn on_message(&self, message: Value);
    /// An interaction was received.
    fn on_interaction(&self, interaction: Value);
}

/// Why there is no gateway to connect to.
#[derive(Debug)]
pub(super) enum NoGateway {
    /// Discord did not answer where it is.
    NoAnswer(RestError),
    /// Its address is not one that the endpoint allows.
    WrongAddress,
}

/// Why the connection has ended for good.
#[derive(Debug)]
pub(super) enum Ended {
    /// Discord has closed it, and would close another one.
    Closed(Closed),
    /// The task that keeps it has panicked.
    Failed,
}

impl Gateway {
    /// Asks Discord where the gateway is, and with how many shards to connect.
    pub(super) async fn find(
        endpoint: &Endpoint,
        token: &Token,
        rest: Arc<Rest>,
        services: &Services,
    ) -> Result<Self, NoGateway> {
        let Entry {
            url,
            shards,
            sessions,
        } = starts::ask(&rest).await.map_err(NoGateway::NoAnswer)?;
        let url = endpoint.gateway(&url).ok_or(NoGateway::WrongAddress)?;
        tracing::info!(shards, sessions = sessions.remaining, "found the gateway");
        Ok(Self {
            shared: Arc::new(Shared {
                client: endpoint.client(token),
                endpoint: endpoint.clone(),
                token: token.clone(),
                url,
                starts: Starts::new(rest, sessions, services),
                stages: Stages::new(shards, &services.leases),
                intents: intents(services.messages),
            }),
            shards,
            leases: Arc::clone(&services.leases),
        })
    }

    /// The state of the connection, from now on.
    pub(super) fn link(&self) -> watch::Receiver<Link> {
        self.shared.stages.link.subscribe()
    }

    /// Keeps this process's shards connected until `stop`, and passes events to `listener`.
    pub(super) async fn run(
        &self,
        listener: Arc<impl Listener>,
        stop: CancellationToken,
    ) -> Result<(), Ended> {
        let works = (0..self.shards).map(|number| self.work(number));
        self.leases.divide(works.collect());
        let (mut running, mut stops) = (JoinSet::new(), HashMap::new());
        let mut looks = tokio::time::interval(LOOKS_EVERY);
        loop {
            tokio::select! {
                () = stop.cancelled() => break,
                _ = looks.tick() => {}
                Some(ended) = running.join_next() => {
                    let number = Self::shard_end(ended)?;
                    stops.remove(&number);
                    self.shared.stages.set(number, ShardStage::Elsewhere);
                }
            }
            // Read first: changes in the meantime are seen below.
            let are_divided = self.leases.are_divided();
            for number in 0..self.shards {
                self.start_or_stop(number, &mut stops, &mut running, &listener, &stop);
            }
            if are_divided && stops.is_empty() {
                listener.on_standby();
            }
        }
        while let Some(ended) = running.join_next().await {
            Self::shard_end(ended)?;
        }
        Ok(())
    }

    /// The leased work of keeping a shard connected.
    fn work(&self, number: u32) -> Work {
        let of = self.shards;
        Work::Shard { number, of }
    }

    /// Starts a shard whose lease this process has acquired, and stops one whose lease it has lost.
    fn start_or_stop(
        &self,
        number: u32,
        stops: &mut HashMap<u32, CancellationToken>,
        running: &mut JoinSet<(u32, Result<(), Closed>)>,
        listener: &Arc<impl Listener>,
        stop: &CancellationToken,
    ) {
        let work = self.work(number);
        match stops.get(&number) {
            None if self.leases.permit(work).is_some() => {
                self.shared.stages.set(number, ShardStage::Away);
                let stop = stop.child_token();
                stops.insert(number, stop.clone());
                let shard = Shard::new(number, self.shards, Arc::clone(&self.shared));
                let shard = shard.run(Arc::clone(listener), stop);
                running.spawn(async move { (number, shard.await) });
            }
            Some(stop) if !self.leases.may_go_on(work) => stop.cancel(),
            _ => {}
        }
    }

    /// The number of a shard that was stopped.
    ///
    /// # Errors
    ///
    /// Why the shard has ended otherwise.
    fn shard_end(ended: Result<(u32, Result<(), Closed>), JoinError>) -> Result<u32, Ended> {
        match ended {
            Ok((number, Ok(()))) => Ok(number),
            Ok((_, Err(closed))) => Err(Ended::Closed(closed)),
            Err(_panic) => Err(Ended::Failed),
        }
    }
}

/// Intents for the events that the bot needs besides interactions: its servers, and messages with moves.
fn intents(messages: Messages) -> GatewayIntents {
    let private = GatewayIntents::GUILDS | GatewayIntents::DIRECT_MESSAGES;
    match messages {
        Messages::Private => private,
        Messages::Mentions => private | GatewayIntents::GUILD_MESSAGES,
        Messages::All => private | GatewayIntents::GUILD_MESSAGES | GatewayIntents::MESSAGE_CONTENT,
    }
}

/// The state of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShardStage {
    /// Another process runs it.
    Elsewhere,
    Away,
    /// It waits until Discord allows a new session.
    Waiting,
    Connected,
}

/// The state of each shard, and the state of the connection that follows from them.
struct Stages {
    each: Mutex<Vec<ShardStage>>,
    link: watch::Sender<Link>,
}

impl Stages {
    fn new(shards: u32, leases: &Leases) -> Self {
        let (stage, link) = if leases.are_shared() {
            (ShardStage::Elsewhere, Link::Elsewhere)
        } else {
            (ShardStage::Away, Link::Lost)
        };
        Self {
            each: Mutex::new(vec![stage; shards as usize]),
            link: watch::Sender::new(link),
        }
    }

    fn set(&self, shard: u32, stage: ShardStage) {
        let mut each = self.each.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = each.get_mut(shard as usize) {
            *known = stage;
        }
        let count = |stage| each.iter().filter(|one| **one == stage).count();
        let own = each.len() - count(ShardStage::Elsewhere);
        let connected = count(ShardStage::Connected);
        metrics::set_shards(
            connected,
            count(ShardStage::Waiting),
            count(ShardStage::Away),
        );
        let link = match connected {
            _ if own == 0 => Link::Elsewhere,
            all if all == own => Link::Whole,
            0 if each.contains(&ShardStage::Waiting) => Link::Waiting,
            0 => Link::Lost,
            _ => Link::Partial,
        };
        self.link.send_if_modified(|known| {
            let changed = *known != link;
            *known = link;
            changed
        });
    }
}
