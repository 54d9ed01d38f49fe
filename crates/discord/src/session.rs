//! A connection to Discord from start to graceful stop.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use tokio::sync::{Mutex, watch};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bot::kit::leases::{Leases, keep};
use crate::bot::kit::link::{self, Link};
use crate::bot::port::outbound::Outbound;
use crate::bot::{Bot, schedule};
use crate::config::InteractionsEndpoint;
use crate::endpoint::Endpoint;
use crate::gateway;
use crate::gateway::{Closed, Ended, Gateway, NoGateway};
use crate::handler::Handler;
use crate::http::{Inbound, NoInbound};
use crate::outbound::Wire;
use crate::rest::{Rest, RestError};
use crate::token::Token;

/// Time for interactions in progress to finish after a stop was requested.
const DRAIN: Duration = Duration::from_secs(10);

/// Interval between checks of the number of processes that make the bot's calls.
const SHARE_INTERVAL: Duration = Duration::from_secs(1);

/// A connection to Discord.
pub struct Session {
    bot: Arc<Bot>,
    source: Source,
    handler: Arc<Handler>,
    ready: watch::Receiver<bool>,
}

/// The source of interactions.
enum Source {
    Gateway(Gateway),
    Http(Inbound),
}

/// Why there is no connection, worded for the operator.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// The gateway's address is not one that the endpoint allows.
    #[error("the gateway's address could not be had from the right place; nothing was sent to it")]
    WrongGateway,
    /// Discord has closed the connection, and would close another one.
    #[error(transparent)]
    Closed(#[from] Closed),
    /// There was no connection for a while.
    #[error(
        "there was no connection to Discord for {} minutes: start the bot again",
        link::LONGEST_LOST.as_millis() / 60_000
    )]
    Lost,
    /// Discord did not answer how to connect.
    #[error(
        "there is no usable answer from Discord ({0}): is this machine connected, and may it call discord.com?"
    )]
    NoAnswer(String),
    /// Discord, or a proxy before it, refuses all calls.
    #[error(
        "Discord lets no call through from here (403: {0}): this machine's address may be blocked for a while, or a proxy stands between"
    )]
    Forbidden(String),
    /// A server error of Discord's.
    #[error("Discord has trouble of its own ({status}): start the bot again later")]
    Trouble {
        /// The HTTP status.
        status: u16,
    },
    /// Discord has rate-limited the bot.
    #[error("Discord takes no more calls for {} seconds (429): start the bot again then", .0.as_secs() + 1)]
    Limited(Duration),
    /// The public key in the settings is not the application's.
    #[error("`http.public_key` is not the public key of the application that the token belongs to")]
    WrongKey,
    /// The address for interactions over HTTP cannot be listened on.
    #[error("cannot listen on {0}, where `http.listen` wants interactions: {1}")]
    Unbound(SocketAddr, std::io::Error),
    /// Anything else.
    #[error("the connection to Discord failed: {0}")]
    Failed(String),
}

impl From<RestError> for SessionError {
    fn from(error: RestError) -> Self {
        match error {
            RestError::Refused { status: 401, .. } => Self::Closed(Closed::InvalidToken),
            RestError::Refused {
                status: status @ 500..,
                ..
            } => Self::Trouble { status },
            RestError::Refused {
                status: 403,
                message,
                ..
            } => Self::Forbidden(message),
            RestError::Refused { .. } => Self::Failed(error.to_string()),
            RestError::Limited(after) => Self::Limited(after),
            RestError::NoAnswer(reason) => Self::NoAnswer(reason),
        }
    }
}

impl From<NoInbound> for SessionError {
    fn from(error: NoInbound) -> Self {
        match error {
            NoInbound::NoAnswer(error) => error.into(),
            NoInbound::WrongKey => Self::WrongKey,
            NoInbound::Unbound(address, error) => Self::Unbound(address, error),
        }
    }
}

impl From<NoGateway> for SessionError {
    fn from(error: NoGateway) -> Self {
        match error {
            NoGateway::NoAnswer(error) => error.into(),
            NoGateway::WrongAddress => Self::WrongGateway,
        }
    }
}

impl From<Ended> for SessionError {
    fn from(ended: Ended) -> Self {
        match ended {
            Ended::Closed(closed) => Self::Closed(closed),
            Ended::Failed => {
                Self::Failed("the part of the program that holds it failed".to_owned())
            }
        }
    }
}

impl Session {
    /// Prepares a connection of `bot` to the gateway of `endpoint`.
    ///
    /// # Errors
    ///
    /// [`SessionError::WrongGateway`] if the gateway's address is not one that the endpoint allows: the token must not
    /// go elsewhere. Another [`SessionError`] if Discord does not give the address.
    pub async fn connect(
        bot: Arc<Bot>,
        endpoint: &Endpoint,
        token: &Token,
    ) -> Result<Self, SessionError> {
        let rest = Arc::new(endpoint.rest_client(token));
        let gateway = Gateway::find(endpoint, token, Arc::clone(&rest), bot.services()).await?;
        Ok(Self::of(
            bot,
            endpoint,
            token,
            rest,
            Source::Gateway(gateway),
        ))
    }

    /// Listens for interactions over HTTP, signed with the key of the application that `token` belongs to.
    ///
    /// # Errors
    ///
    /// [`SessionError::WrongKey`] or [`SessionError::Unbound`] when `settings` do not fit;
    /// another [`SessionError`] if Discord does not say which application this is.
    pub async fn listen(
        bot: Arc<Bot>,
        endpoint: &Endpoint,
        token: &Token,
        settings: InteractionsEndpoint,
    ) -> Result<Self, SessionError> {
        let rest = Arc::new(endpoint.rest_client(token));
        let inbound = Inbound::open(settings, &rest).await?;
        let application = inbound.application();
        let session = Self::of(bot, endpoint, token, rest, Source::Http(inbound));
        session.handler.register(application);
        session.handler.poll_servers();
        Ok(session)
    }

    fn of(
        bot: Arc<Bot>,
        endpoint: &Endpoint,
        token: &Token,
        rest: Arc<Rest>,
        source: Source,
    ) -> Self {
        let (sender, ready) = watch::channel(false);
        let wire = Wire::new(Arc::clone(&rest), Arc::clone(&bot.services().clock));
        let handler = Handler {
            bot: Arc::clone(&bot),
            wire: bot.way_out(Arc::new(wire)),
            rest,
            fetcher: Arc::new(endpoint.fetcher(token)),
            tasks: TaskTracker::new(),
            ready: sender,
            me: OnceLock::new(),
            registering: Arc::new(Mutex::new(())),
            stop: CancellationToken::new(),
        };
        Self {
            bot,
            source,
            handler: Arc::new(handler),
            ready,
        }
    }

    /// The address for interactions over HTTP, if used.
    pub fn address(&self) -> Option<SocketAddr> {
        match &self.source {
            Source::Gateway(_) => None,
            Source::Http(inbound) => inbound.address(),
        }
    }

    /// Becomes true when the bot is connected and its commands are registered, or when other processes hold all shards
    /// of the gateway and this one is on standby.
    pub fn ready(&self) -> watch::Receiver<bool> {
        self.ready.clone()
    }

    /// The REST client, for everything except answers.
    pub fn out(&self) -> Arc<dyn Outbound> {
        Arc::clone(&self.handler.wire)
    }

    /// The state of the connection, from now on.
    pub fn link(&self) -> watch::Receiver<Link> {
        self.source.link()
    }

    /// Runs until `stop` is cancelled, then lets the interactions in progress finish.
    ///
    /// # Errors
    ///
    /// A [`SessionError`] if Discord has ended the connection for good, or there was none for a while.
    pub async fn run(self, stop: CancellationToken) -> Result<(), SessionError> {
        let Self {
            bot,
            source,
            handler,
            ..
        } = self;
        let link = source.link();
        let stopping = stop.child_token();
        let schedule = tokio::spawn({
            let (bot, link) = (Arc::clone(&bot), link.clone());
            let stop = stopping.clone();
            async move { schedule::run(&bot, link, stop).await }
        });
        let dispatcher_stop = CancellationToken::new();
        let dispatcher = tokio::spawn(
            Arc::clone(&bot).dispatch(Arc::clone(&handler.wire), dispatcher_stop.clone()),
        );
        let opponent = tokio::spawn(Arc::clone(&bot).play_as_opponent(stopping.clone()));
        let release = CancellationToken::new();
        let leases = tokio::spawn(keep::run(Arc::clone(bot.services()), release.clone()));
        let connection = source.run(Arc::clone(&handler), stopping.clone());
        let watchdog = link::watchdog(&*bot.services().clock, link);
        let ended = tokio::select! {
            ended = connection => ended,
            () = watchdog => Err(SessionError::Lost),
            () = gateway::await_refused_token(&handler.rest) => Err(Closed::InvalidToken.into()),
            never = keep_share(&handler.rest, &bot.services().leases) => match never {},
        };
        stopping.cancel();
        handler.stop.cancel();
        handler.tasks.close();
        if tokio::time::timeout(DRAIN, handler.tasks.wait())
            .await
            .is_err()
        {
            tracing::warn!("the bot stopped while interactions were still in progress");
        }
        finish("the schedule", schedule).await;
        finish("the opponent", opponent).await;
        // Not earlier: answers in progress may queue messages for it.
        dispatcher_stop.cancel();
        finish("the dispatcher", dispatcher).await;
        // Last: other processes must not take the work over before this one has stopped.
        release.cancel();
        finish("the keeping of leases", leases).await;
        ended
    }
}

/// Keeps this process's share of the calls per second up to date as other processes start and end.
async fn keep_share(rest: &Rest, leases: &Leases) -> Infallible {
    let mut ticks = tokio::time::interval(SHARE_INTERVAL);
    loop {
        ticks.tick().await;
        rest.divide_among(leases.processes());
    }
}

/// Waits for a stopped `part` of the bot to end. Work that takes too long is aborted: it is repeated at the next start,
/// as after a kill.
async fn finish(part: &'static str, mut task: JoinHandle<()>) {
    match tokio::time::timeout(DRAIN, &mut task).await {
        Ok(Ok(())) => {}
        Ok(Err(_panic)) => tracing::error!(part, "part of the bot panicked"),
        Err(_elapsed) => {
            tracing::warn!(part, "part of the bot was still busy when the bot stopped");
            task.abort();
        }
    }
}

impl Source {
    fn link(&self) -> watch::Receiver<Link> {
        match self {
            Self::Gateway(gateway) => gateway.link(),
            Self::Http(inbound) => inbound.link(),
        }
    }

    async fn run(self, handler: Arc<Handler>, stop: CancellationToken) -> Result<(), SessionError> {
        match self {
            Self::Gateway(gateway) => Ok(gateway.run(handler, stop).await?),
            Self::Http(inbound) => {
                let clock = Arc::clone(&handler.bot.services().clock);
                inbound.run(handler, clock, stop).await;
                Ok(())
            }
        }
    }
}
