//! A connection to Discord from start to graceful stop.

use std::sync::Arc;
use std::time::Duration;

use serenity::Client;
use serenity::client::ClientBuilder;
use serenity::gateway::GatewayError;
use serenity::model::gateway::GatewayIntents;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::endpoint::Endpoint;
use super::handler::Handler;
use super::outbound::Wire;
use super::token::Token;
use crate::bot::outbox::postman;
use crate::bot::{Bot, schedule};

/// How long interactions under way may take to finish after a stop was asked for.
const DRAIN: Duration = Duration::from_secs(10);

/// A connection to Discord.
pub struct Session {
    bot: Arc<Bot>,
    client: Client,
    wire: Arc<Wire>,
    tasks: TaskTracker,
    ready: watch::Receiver<bool>,
}

/// Why there is no connection, in words for whoever runs the bot.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// The gateway's address is not where it may be.
    #[error("the gateway's address could not be had from the right place; nothing was sent to it")]
    WrongGateway,
    /// The token is not valid.
    #[error(
        "Discord does not accept the token: reset it on the application's Bot page and set the new one"
    )]
    InvalidToken,
    /// Anything else.
    #[error("the connection to Discord failed: {0}")]
    Failed(String),
}

impl Session {
    /// Prepares a connection of `bot` to `endpoint`, and learns where its gateway is.
    ///
    /// # Errors
    ///
    /// [`SessionError::WrongGateway`] when the gateway is not where the endpoint says it may be,
    /// so that a token never leaves for another place.
    pub async fn connect(
        bot: Arc<Bot>,
        endpoint: &Endpoint,
        token: &Token,
    ) -> Result<Self, SessionError> {
        let tasks = TaskTracker::new();
        let (sender, ready) = watch::channel(false);
        let rest = Arc::new(endpoint.rest(token));
        let wire = Arc::new(Wire::new(Arc::clone(&rest)));
        let handler = Handler {
            bot: Arc::clone(&bot),
            rest: Arc::clone(&rest),
            wire: Arc::clone(&wire),
            fetcher: Arc::new(endpoint.fetcher()),
            tasks: tasks.clone(),
            ready: sender,
        };
        // No intent at all: interactions come without one, and nothing else is needed.
        let client = ClientBuilder::new_with_http(endpoint.http(token), GatewayIntents::empty())
            .event_handler(handler)
            .await
            .map_err(|error| SessionError::Failed(error.to_string()))?;
        if !endpoint.allows_gateway(&client.ws_url.lock().await) {
            return Err(SessionError::WrongGateway);
        }
        Ok(Self {
            bot,
            client,
            wire,
            tasks,
            ready,
        })
    }

    /// Becomes true when the bot is connected and its commands are registered.
    pub fn ready(&self) -> watch::Receiver<bool> {
        self.ready.clone()
    }

    /// Runs until `stop` is cancelled, then lets the interactions under way finish.
    ///
    /// # Errors
    ///
    /// A [`SessionError`] when Discord ended the connection for good.
    pub async fn run(mut self, stop: CancellationToken) -> Result<(), SessionError> {
        let shards = Arc::clone(&self.client.shard_manager);
        let schedule_stop = stop.child_token();
        let schedule = tokio::spawn({
            let bot = Arc::clone(&self.bot);
            let stop = schedule_stop.clone();
            async move { schedule::run(&bot, stop).await }
        });
        let postman_stop = CancellationToken::new();
        let mut postman = tokio::spawn(postman::run(
            Arc::clone(&self.bot),
            self.wire,
            postman_stop.clone(),
        ));
        let ended = tokio::select! {
            ended = self.client.start() => ended.map_err(explain),
            () = stop.cancelled() => Ok(()),
        };
        schedule_stop.cancel();
        shards.shutdown_all().await;
        self.tasks.close();
        if tokio::time::timeout(DRAIN, self.tasks.wait())
            .await
            .is_err()
        {
            tracing::warn!("some interactions were still under way when the bot stopped");
        }
        if schedule.await.is_err() {
            tracing::error!("the schedule ended with a panic");
        }
        // Last, for answers under way may leave something to it.
        postman_stop.cancel();
        match tokio::time::timeout(DRAIN, &mut postman).await {
            Ok(Ok(())) => {}
            Ok(Err(_panic)) => tracing::error!("the postman ended with a panic"),
            Err(_elapsed) => {
                tracing::warn!("some letters were still under way when the bot stopped");
                postman.abort();
            }
        }
        ended
    }
}

fn explain(error: serenity::Error) -> SessionError {
    match error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => SessionError::InvalidToken,
        other => SessionError::Failed(other.to_string()),
    }
}
