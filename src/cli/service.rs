//! The running bot: everything it needs, opened in order and closed in reverse.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::{backup, monitor, notify, open_files, signal};
use crate::bot::discord::{Endpoint, Session, SessionError, Token, TokenError};
use crate::bot::kit::outside::{Engine, EngineError, Running};
use crate::bot::port::family::Families;
use crate::bot::{Bot, Services};
use crate::clock::Clock;
use crate::config::{self, Config, ConfigError};
use crate::observe::Observed;
use crate::render::Renderer;
use crate::rules::Color;
use crate::store::{
    AppendError, CopyError, ExportError, ImportError, OpenError, Store, StoreError,
};
#[cfg(feature = "postgres")]
use crate::store::{Faults, Server};

/// How often it is written down how far the database has come.
const DAY: Duration = Duration::from_hours(24);

/// Why the program cannot go on.
#[derive(Debug, thiserror::Error)]
pub(super) enum RunError {
    /// The settings.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// An engine of the settings.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// The token.
    #[error(transparent)]
    Token(#[from] TokenError),
    /// The database does not open.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The settings name a server, which this program was built without.
    #[cfg(not(feature = "postgres"))]
    #[error(
        "`store.url` names a PostgreSQL server, and this program was built without that: `cargo build --features postgres` builds it"
    )]
    NoPostgres,
    /// A database was not copied.
    #[error(transparent)]
    Copy(#[from] CopyError),
    /// The database fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A game could not be saved.
    #[error(transparent)]
    Append(#[from] AppendError),
    /// The connection.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The database could not be written out.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// An export could not be read in.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The address at which the program tells how it is cannot be listened on.
    #[error("`observe.listen`: nobody can listen on {address}: {reason}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// The playground does not start.
    #[cfg(feature = "playground")]
    #[error(transparent)]
    Playground(#[from] tengen_playground::StartError),
    /// A file cannot be read.
    #[error("{path} could not be read: {reason}")]
    File {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// The system refuses threads or signals.
    #[error("the system refuses what the program needs to run: {0}")]
    System(#[from] std::io::Error),
}

/// Opens the store that the settings name: a server, or a folder.
pub(super) async fn open(config: &config::Store) -> Result<Store, RunError> {
    match config.url() {
        None => Ok(Store::open(&config.path, config.cache_mib)?),
        #[cfg(feature = "postgres")]
        Some(url) => Ok(Store::connect(&server(config, url)?, Faults::default()).await?),
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(RunError::NoPostgres),
    }
}

/// The same for a database that is only read: where there is none, that is an error, and nothing is made.
pub(super) async fn open_existing(config: &config::Store) -> Result<Store, RunError> {
    match config.url() {
        None => Ok(Store::open_existing(&config.path, config.cache_mib)?),
        #[cfg(feature = "postgres")]
        Some(url) => Ok(Store::connect_existing(&server(config, url)?).await?),
        #[cfg(not(feature = "postgres"))]
        Some(_) => Err(RunError::NoPostgres),
    }
}

/// Opens the database on the server at `url`, to copy another one into it.
#[cfg(feature = "postgres")]
pub(super) async fn connect_copy(config: &config::Store, url: &str) -> Result<Store, RunError> {
    Ok(Store::connect_copy(&server(config, url)?).await?)
}

/// Opens the database on the server at `url`, to copy another one into it.
#[cfg(not(feature = "postgres"))]
pub(super) async fn connect_copy(_: &config::Store, _: &str) -> Result<Store, RunError> {
    Err(RunError::NoPostgres)
}

/// The server at `url`, with what else the settings say of it.
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

/// Runs `program` on a runtime of its own.
pub(super) fn block_on<T>(
    program: impl Future<Output = Result<T, RunError>>,
) -> Result<T, RunError> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?
        .block_on(program)
}

/// Cancelled when the program is asked to stop, by Ctrl-C or by the system.
pub(super) fn stop_signal() -> Result<CancellationToken, RunError> {
    let stop = CancellationToken::new();
    let signal = signal::stop()?;
    let asked = stop.clone();
    tokio::spawn(async move {
        signal.await;
        tracing::info!("stopping");
        notify::stopping();
        asked.cancel();
    });
    Ok(stop)
}

/// A colour by lot.
fn toss() -> Color {
    match rand::random() {
        true => Color::Black,
        false => Color::White,
    }
}

/// What the bot works with, as the settings have it.
fn services(
    config: &Config,
    endpoint: &Endpoint,
    store: &Store,
    clock: Arc<dyn Clock>,
    engines: Vec<Engine>,
) -> Services {
    let toss = Box::new(toss);
    let services = Services::new(store.clone(), Renderer::shared(), clock, toss);
    // Who tries the bot in the playground is to see all of it.
    let families = match endpoint {
        Endpoint::Discord => Families::default(),
        Endpoint::Playground(_) => Families::all(),
    };
    let services = services.showing(families);
    let services = services.with_policy(config.privacy.policy_url());
    let services = services.limited(config.limits).playing(config.opponent);
    let services = services.with_engines(engines, Arc::new(Running::default()));
    services.telling_slow(config.observe.slow())
}

/// Runs the bot until `stop`: opens the store, connects, serves, drains, flushes, closes.
pub(super) async fn serve(
    config: &Config,
    endpoint: &Endpoint,
    token: &Token,
    clock: Arc<dyn Clock>,
    stop: CancellationToken,
    when_ready: impl FnOnce() + Send + 'static,
) -> Result<(), RunError> {
    open_files::raise();
    let engines = Engine::all(&config.engines)?;
    let listener = monitor::bind(config.observe).await?;
    let store = open(&config.store).await?;
    let no_more = stop.child_token();
    let backups = tokio::spawn(backup::run(
        store.clone(),
        config.backup.clone(),
        Arc::clone(&clock),
        no_more.clone(),
    ));
    let counting = tokio::spawn(count_each_day(store.clone(), no_more.clone()));
    let services = services(config, endpoint, &store, Arc::clone(&clock), engines);
    let bot = Arc::new(Bot::new(services));
    let session = match config.http.endpoint()? {
        None => Session::connect(bot, endpoint, token).await,
        Some(http) => Session::listen(bot, endpoint, token, http).await,
    };
    let ended = match session {
        Ok(session) => {
            tokio::spawn(announce(session.ready(), when_ready));
            tokio::spawn(stop_on_failure(&store, no_more.clone()));
            let observed = Observed {
                store: store.clone(),
                link: session.link(),
                clock,
                outbox_bound: config.observe.outbox_bound(),
            };
            let watching = monitor::run(listener, observed, &config.store, no_more.clone());
            let watching = tokio::spawn(watching);
            let ended = session.run(no_more.clone()).await;
            no_more.cancel();
            // It holds the database.
            if let Err(error) = watching.await {
                tracing::error!(%error, "the part that watches the program ended badly");
            }
            ended
        }
        Err(error) => Err(error),
    };
    no_more.cancel();
    // A backup under way is finished first: it holds the database.
    backups.await.map_err(std::io::Error::from)??;
    counting.await.map_err(std::io::Error::from)?;
    store.close().await?;
    tracing::info!("the database is closed");
    Ok(ended?)
}

/// Stops everything when nothing can be written any more: what is asked until then gets its answer,
/// and a supervisor starts a program that can write again as soon as there is room.
fn stop_on_failure(
    store: &Store,
    stop: CancellationToken,
) -> impl Future<Output = ()> + Send + use<> {
    let failed = store.failed();
    async move {
        if stop.run_until_cancelled(failed).await.is_some() {
            tracing::error!("nothing can be saved any more: the bot stops, to be started again");
            stop.cancel();
        }
    }
}

/// Notes at the start and each day how far the database has come, until `stop`.
async fn count_each_day(store: Store, stop: CancellationToken) {
    let mut days = tokio::time::interval(DAY);
    while stop.run_until_cancelled(days.tick()).await.is_some() {
        if let Err(error) = store.checkpoint().await {
            tracing::error!(%error, "how far the database has come could not be written down");
        }
    }
}

/// Says that the bot is ready, and then makes ready the boards that are asked for most.
async fn announce(mut ready: watch::Receiver<bool>, when_ready: impl FnOnce()) {
    if ready.wait_for(|ready| *ready).await.is_ok() {
        when_ready();
        // Not before: a board that is asked for meanwhile is made when it is asked for.
        tokio::task::spawn_blocking(|| Renderer::shared().warm_common());
    }
}
