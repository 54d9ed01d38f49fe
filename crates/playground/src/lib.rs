//! A chat page and a server on the loopback interface that speaks Discord's REST and gateway
//! protocols, version 10, as far as a bot needs them.
//!
//! tengen does not use all of it. For other bots there are pins, bulk deletion, reactions, requests
//! about the guild, archived threads and their members, privileged intents and compressed gateways.
//!
//! It is a tool for trying and testing: it listens on loopback addresses only, and accepts any
//! token. `docs/playground.md` describes its own interface at `/console`.

mod access;
mod activity;
mod body;
mod chat_file;
mod connection;
mod console;
mod fault;
mod gateway;
mod interactions_endpoint;
mod page;
mod rest;
mod scripted;
mod timer;
mod traffic;
mod wire;
mod world;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;

pub use page::texts;
pub use world::limit::RateLimits;

/// Options of a playground.
pub struct Options {
    /// The address to listen on: loopback only; port 0 picks a free one.
    pub listen: SocketAddr,
    /// The file for the traffic log: every REST call as a line of JSON.
    pub traffic_log: Option<PathBuf>,
    /// The file for the chat: read at the start, written soon after each change. Its folder is created; attachments are
    /// stored beside it.
    pub chat_file: Option<PathBuf>,
    /// Returns the current time, in Unix milliseconds.
    pub now: Arc<dyn Fn() -> u64 + Send + Sync>,
    /// Whether rate limits apply.
    pub rate_limits: RateLimits,
}

/// Why a playground could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is not a loopback one.
    #[error("the playground listens on a loopback address only, and {0} is none")]
    NotLoopback(SocketAddr),
    /// The address cannot be bound.
    #[error("cannot listen on {0}: {1} (port 0 takes a free one)")]
    Bind(SocketAddr, std::io::Error),
    /// The traffic log cannot be written.
    #[error("cannot write the traffic log: {0}")]
    TrafficLog(std::io::Error),
    /// The stored chat cannot be read, or its folder cannot be created.
    #[error("the chat cannot be kept in {0}: {1}")]
    ChatFile(PathBuf, std::io::Error),
    /// The address of a bot is not on this machine.
    #[error(
        "interactions are posted to this machine only, as to http://127.0.0.1:8081, and {0} is not there"
    )]
    EndpointNotLocal(String),
}

/// The state shared by all connections.
struct Server {
    world: Mutex<world::World>,
    faults: Mutex<fault::Faults>,
    traffic: Option<traffic::Log>,
    stopping: watch::Sender<bool>,
}

impl Server {
    /// Locks the world. A panic in one call does not poison it for others.
    fn world(&self) -> MutexGuard<'_, world::World> {
        self.world
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Locks the pending faults.
    fn faults(&self) -> MutexGuard<'_, fault::Faults> {
        self.faults
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// A running playground.
pub struct Playground {
    address: SocketAddr,
    clock: world::Clock,
    server: Arc<Server>,
    http_task: JoinHandle<()>,
    autosave_task: Option<JoinHandle<()>>,
    script_task: JoinHandle<()>,
}

impl Playground {
    /// Starts a playground: it is bound and accepts connections when this returns.
    ///
    /// # Errors
    /// When the address is not a loopback one or cannot be bound, or a file cannot be read or written.
    pub async fn start(options: Options) -> Result<Self, StartError> {
        if !options.listen.ip().is_loopback() {
            return Err(StartError::NotLoopback(options.listen));
        }
        let bind_error = |error| StartError::Bind(options.listen, error);
        let listener = TcpListener::bind(options.listen)
            .await
            .map_err(bind_error)?;
        let address = listener.local_addr().map_err(bind_error)?;
        let chat_error = |path: &Path, error| StartError::ChatFile(path.to_owned(), error);
        // Only after binding: a playground that cannot bind its address creates no files.
        if let Some(path) = &options.chat_file
            && let Some(folder) = path.parent()
        {
            std::fs::create_dir_all(folder).map_err(|error| chat_error(path, error))?;
        }
        let traffic = match options.traffic_log {
            Some(path) => Some(traffic::Log::open(&path).map_err(StartError::TrafficLog)?),
            None => None,
        };
        let limits = world::limit::Limits::new(options.rate_limits);
        let clock = world::Clock::new(options.now);
        let mut world = world::World::new(clock.clone(), format!("http://{address}"), limits);
        if let Some(path) = &options.chat_file
            && let Some((chat, files)) =
                chat_file::read(path).map_err(|error| chat_error(path, error))?
        {
            world.restore(chat, files);
        }
        let (stopping, stopped) = watch::channel(false);
        let server = Arc::new(Server {
            world: Mutex::new(world),
            faults: Mutex::default(),
            traffic,
            stopping,
        });
        let autosave_task = options
            .chat_file
            .map(|path| tokio::spawn(chat_file::autosave(Arc::clone(&server), path)));
        let script_task = tokio::spawn(scripted::run(Arc::clone(&server)));
        let router = router(Arc::clone(&server));
        let http_task = tokio::spawn(connection::serve(listener, router, stopped));
        Ok(Self {
            address,
            clock,
            server,
            http_task,
            autosave_task,
            script_task,
        })
    }

    /// The address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The page, and the base that replaces `https://discord.com`: `http://127.0.0.1:PORT`.
    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// The playground's clock in Unix milliseconds: the page and the console can move it forward.
    pub fn clock(&self) -> impl Fn() -> u64 + Send + Sync + 'static {
        let clock = self.clock.clone();
        move || clock.now()
    }

    /// The same clock without its offset.
    pub fn base_clock(&self) -> impl Fn() -> u64 + Send + Sync + 'static {
        let clock = self.clock.clone();
        move || clock.base_now()
    }

    /// A token for the application of this name (up to 32 bytes), valid on any playground.
    pub fn token(&self, name: &str) -> String {
        world::application::token_for(name)
    }

    /// Posts interactions to these addresses in turn from now on, instead of sending them to gateway sessions.
    ///
    /// # Errors
    /// [`StartError::EndpointNotLocal`] when an address is not on this machine.
    pub fn post_interactions(&self, urls: &[String]) -> Result<(), StartError> {
        let urls = urls
            .iter()
            .map(|url| interactions_endpoint::parse_loopback_url(url))
            .collect::<Result<Vec<_>, _>>()?;
        let (sender, posts) = mpsc::unbounded_channel();
        self.server.world().endpoint_queue = Some(sender);
        let watch = interactions_endpoint::deliver(
            Arc::clone(&self.server),
            self.clock.clone(),
            urls,
            posts,
        );
        // The task ends when the playground stops.
        tokio::spawn(watch);
        Ok(())
    }

    /// The public key of every application here, in hexadecimal, for verifying interactions.
    pub fn public_key(&self) -> String {
        interactions_endpoint::public_key()
    }

    /// The signature of a `body` posted at `timestamp`, in hexadecimal.
    pub fn signature(&self, timestamp: &str, body: &str) -> String {
        interactions_endpoint::signature(timestamp, body)
    }

    /// Closes every connection and stops.
    pub async fn stop(self) {
        self.server.world().close_all();
        self.server.stopping.send_replace(true);
        let tasks = [
            Some(self.http_task),
            self.autosave_task,
            Some(self.script_task),
        ];
        for task in tasks.into_iter().flatten() {
            if let Err(error) = task.await {
                tracing::error!(%error, "a task of the playground failed");
            }
        }
    }
}

fn router(server: Arc<Server>) -> Router {
    Router::new()
        .route("/", get(page::index))
        .route("/assets/{*path}", get(page::asset))
        .route("/attachments/{channel}/{id}/{name}", get(page::attachment))
        .route("/emojis/{name}", get(page::emoji))
        .route("/gateway", get(gateway::connect))
        .route("/gateway/", get(gateway::connect))
        .nest("/console", console::routes())
        .merge(rest::router(&server))
        .layer(axum::middleware::from_fn(access::restrict))
        .layer(axum::extract::DefaultBodyLimit::disable())
        .with_state(server)
}
