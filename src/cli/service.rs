//! The running bot: opens what it needs in order, and closes it in reverse.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::{backup, monitor, notify, open_files, page, signal};
use crate::bot::features::page::activity;
use crate::bot::features::settings::data::PrivacyPolicy;
use crate::bot::games::facts::Page;
use crate::bot::games::program::outside::{Engine, EngineError, Outside, Running};
use crate::bot::games::program::thinking::{Thinking, by_engine};
use crate::bot::port::family::Families;
use crate::bot::{Bot, Services};
use crate::clock::Clock;
use crate::config::{self, Config, ConfigError};
use crate::discord::{Endpoint, Session, SessionError, Token, TokenError};
use crate::observe::Observed;
use crate::render::Renderer;
use crate::rules::Color;
use crate::store::{
    AppendError, CopyError, ExportError, ImportError, OpenError, Store, StoreError,
};
#[cfg(feature = "postgres")]
use crate::store::{Faults, Server};
use crate::web::Activity;

/// Interval of checkpoints.
const CHECKPOINT_INTERVAL: Duration = Duration::from_hours(24);

/// Why the program cannot run.
#[derive(Debug, thiserror::Error)]
pub(super) enum RunError {
    #[error(transparent)]
    Config(#[from] ConfigError),
    #[error(transparent)]
    Engine(#[from] EngineError),
    #[error(transparent)]
    Token(#[from] TokenError),
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The settings name a server, but this program was built without support for one.
    #[cfg(not(feature = "postgres"))]
    #[error(
        "`store.url` names a PostgreSQL server, and this program was built without that: `cargo build --features postgres` builds it"
    )]
    NoPostgres,
    #[error(transparent)]
    Copy(#[from] CopyError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Append(#[from] AppendError),
    #[error(transparent)]
    Session(#[from] SessionError),
    #[error(transparent)]
    Export(#[from] ExportError),
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The address for status and metrics cannot be bound.
    #[error("`observe.listen`: cannot listen on {address}: {reason}")]
    Listen {
        address: SocketAddr,
        reason: std::io::Error,
    },
    /// The address for the page cannot be bound.
    #[error("`web.listen`: cannot listen on {address}: {reason}")]
    ListenWeb {
        address: SocketAddr,
        reason: std::io::Error,
    },
    #[cfg(feature = "playground")]
    #[error(transparent)]
    Playground(#[from] tengen_playground::StartError),
    #[error("{path} could not be read: {reason}")]
    File {
        path: PathBuf,
        reason: std::io::Error,
    },
    /// Threads or signal handlers cannot be created.
    #[error("the system refuses what the program needs to run: {0}")]
    System(#[from] std::io::Error),
}

/// Opens the store of the settings: a server, or a folder.
pub(super) async fn open(config: &config::Store) -> Result<Store, RunError> {
    match config.url() {
        None => Ok(Store::open(&config.path, config.cache_mib)?),
        #[cfg(feature = "postgres")]
        Some(url) => Ok(Store::connect(&server(config, url)?, Faults::default()).await?),
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(RunError::NoPostgres),
    }
}

/// Opens an existing store for reading; a missing one is an error and is not created.
pub(super) async fn open_existing(config: &config::Store) -> Result<Store, RunError> {
    match config.url() {
        None => Ok(Store::open_existing(&config.path, config.cache_mib)?),
        #[cfg(feature = "postgres")]
        Some(url) => Ok(Store::connect_existing(&server(config, url)?).await?),
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(RunError::NoPostgres),
    }
}

/// Opens the database on the server at `url` as the target of a copy.
#[cfg(feature = "postgres")]
pub(super) async fn connect_copy(config: &config::Store, url: &str) -> Result<Store, RunError> {
    Ok(Store::connect_copy(&server(config, url)?).await?)
}

/// Opens the database on the server at `url` as the target of a copy.
#[cfg(not(feature = "postgres"))]
pub(super) async fn connect_copy(_: &config::Store, _: &str) -> Result<Store, RunError> {
    Err(RunError::NoPostgres)
}

/// The server at `url`, with the other settings for servers.
#[cfg(feature = "postgres")]
fn server(config: &config::Store, url: &str) -> Result<Server, RunError> {
    Ok(Server {
        url: url.to_owned(),
        password: config.password()?,
        ca_file: config.ca_file(),
        connections: config.connections,
        chance: Arc::new(rand::random::<f64>),
    })
}

/// Runs `program` on a new runtime.
pub(super) fn block_on<T>(
    program: impl Future<Output = Result<T, RunError>>,
) -> Result<T, RunError> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?
        .block_on(program)
}

/// A token that is cancelled by a stop signal: Ctrl-C, or one of the system.
pub(super) fn stop_signal() -> Result<CancellationToken, RunError> {
    let stop = CancellationToken::new();
    let signal = signal::stop()?;
    let token = stop.clone();
    tokio::spawn(async move {
        signal.await;
        tracing::info!("stopping");
        notify::stopping();
        token.cancel();
    });
    Ok(stop)
}

/// A random colour.
fn random_color() -> Color {
    if rand::random() {
        Color::Black
    } else {
        Color::White
    }
}

/// The bot's services by the settings.
fn services(
    config: &Config,
    endpoint: &Endpoint,
    store: &Store,
    clock: Arc<dyn Clock>,
    engines: Vec<Engine>,
) -> Services {
    let toss = Box::new(random_color);
    // The playground shows all commands, for trying them.
    let families = match endpoint {
        Endpoint::Discord => Families::default(),
        Endpoint::Playground(_) => Families::all(),
    };
    let services = Services::new(store.clone(), Renderer::shared(), clock, toss)
        .showing(families)
        .reading(config.discord.messages)
        .with_limits(config.limits)
        .with(PrivacyPolicy(
            config.privacy.policy_url().map(str::to_owned),
        ))
        .with(Thinking::new(config.opponent, by_engine()))
        .with(Outside::new(engines, Arc::new(Running::default())));
    services.with_slow_log(config.observe.slow())
}

/// Connects `bot` by the gateway, or over HTTP if the settings have an endpoint.
async fn connect(
    config: &Config,
    bot: &Arc<Bot>,
    endpoint: &Endpoint,
    token: &Token,
) -> Result<Session, RunError> {
    Ok(match config.http.endpoint()? {
        None => Session::connect(Arc::clone(bot), endpoint, token).await?,
        Some(http) => Session::listen(Arc::clone(bot), endpoint, token, http).await?,
    })
}

/// Runs the bot until `stop`: opens the store, connects, serves, drains, flushes, closes.
pub(super) async fn serve(
    config: &Config,
    endpoint: &Endpoint,
    token: &Token,
    clock: Arc<dyn Clock>,
    stop: CancellationToken,
    activity: Option<Activity>,
    when_ready: impl FnOnce() + Send + 'static,
) -> Result<(), RunError> {
    open_files::raise();
    let engines = Engine::all(&config.engines)?;
    let listener = monitor::bind(config.observe).await?;
    let page = page::bind(&config.web).await?;
    let store = open(&config.store).await?;
    let stopping = stop.child_token();
    let (copied, backup) = (store.clone(), config.backup.clone());
    let backups = backup::run(copied, backup, Arc::clone(&clock), stopping.clone());
    let backups = tokio::spawn(backups);
    let checkpoints = tokio::spawn(write_checkpoints(store.clone(), stopping.clone()));
    let services = services(config, endpoint, &store, Arc::clone(&clock), engines)
        .with(Page(page::origin(page.as_ref())))
        .with(activity::Activity(activity.is_some()));
    let bot = Arc::new(Bot::new(services));
    let ended = match connect(config, &bot, endpoint, token).await {
        Ok(session) => {
            tokio::spawn(announce(session.ready(), when_ready));
            tokio::spawn(stop_on_failure(&store, stopping.clone()));
            let observed = Observed {
                store: store.clone(),
                link: session.link(),
                clock,
                outbox_bound: config.observe.outbox_bound(),
            };
            let stop = stopping.clone();
            let monitor = tokio::spawn(monitor::run(listener, observed, &config.store, stop));
            let out = session.out();
            let page = tokio::spawn(page::run(page, bot, out, activity, stopping.clone()));
            let ended = session.run(stopping.clone()).await.map_err(RunError::from);
            stopping.cancel();
            // Both use the database, which is closed below.
            for (part, task) in [("the status listener", monitor), ("the page", page)] {
                if let Err(error) = task.await {
                    tracing::error!(part, %error, "a listener failed");
                }
            }
            ended
        }
        Err(error) => {
            drop(bot);
            Err(error)
        }
    };
    stopping.cancel();
    // A backup in progress is finished first: it uses the database.
    backups.await.map_err(std::io::Error::from)??;
    checkpoints.await.map_err(std::io::Error::from)?;
    store.close().await?;
    tracing::info!("the database is closed");
    ended
}

/// Stops the bot when the database can no longer be written: requests in progress get their answers, and a supervisor
/// can start a new process once there is space.
fn stop_on_failure(
    store: &Store,
    stop: CancellationToken,
) -> impl Future<Output = ()> + Send + use<> {
    let failed = store.wait_for_failure();
    async move {
        if stop.run_until_cancelled(failed).await.is_some() {
            tracing::error!(
                "cannot write to the database: stopping the bot, which can be restarted"
            );
            stop.cancel();
        }
    }
}

/// Writes a checkpoint of the database (the file `count`) at the start and once a day, until `stop`.
async fn write_checkpoints(store: Store, stop: CancellationToken) {
    let mut ticks = tokio::time::interval(CHECKPOINT_INTERVAL);
    while stop.run_until_cancelled(ticks.tick()).await.is_some() {
        if let Err(error) = store.checkpoint().await {
            tracing::error!(%error, "could not write the database's checkpoint");
        }
    }
}

/// Logs that the bot is ready, and then warms up the most common boards.
async fn announce(mut ready: watch::Receiver<bool>, when_ready: impl FnOnce()) {
    if ready.wait_for(|ready| *ready).await.is_ok() {
        when_ready();
        // Not earlier: a board that is needed before is drawn on demand.
        tokio::task::spawn_blocking(|| Renderer::shared().warm_common());
    }
}
