//! The state of the playground: one server, its members, channels, applications and interactions.

pub(crate) mod application;
pub(crate) mod channel;
pub(crate) mod event;
pub(crate) mod gateway;
pub(crate) mod interaction;
pub(crate) mod limit;
pub(crate) mod message;
pub(crate) mod scheduled_event;
pub(crate) mod session;
pub(crate) mod user;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::body::Bytes;
use serde_json::Value;
use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedSender;

use super::activity::{Activity, Grants};
use super::chat_file::{Files, Snapshot};
use super::interactions_endpoint::InteractionPost;
use super::wire::ApiError;
use application::Application;
use channel::{Channel, Kind};
use interaction::Interaction;
use session::Session;
use user::User;

/// A snowflake.
pub(crate) type Id = u64;

/// A clock in Unix milliseconds.
pub(crate) type Now = Arc<dyn Fn() -> u64 + Send + Sync>;

/// The playground's clock: a base clock plus an offset, shared by clones.
#[derive(Clone)]
pub(crate) struct Clock {
    base: Now,
    /// The offset, in milliseconds.
    ahead_ms: Arc<AtomicU64>,
}

impl Clock {
    /// A clock that follows `now` until it is moved.
    pub(crate) fn new(now: Now) -> Self {
        Self {
            base: now,
            ahead_ms: Arc::default(),
        }
    }

    pub(crate) fn now(&self) -> u64 {
        self.base_now() + self.ahead_ms()
    }

    /// The time without the offset.
    pub(crate) fn base_now(&self) -> u64 {
        (self.base)()
    }

    fn ahead_ms(&self) -> u64 {
        self.ahead_ms.load(Ordering::SeqCst)
    }

    fn set_ahead_ms(&self, ms: u64) {
        self.ahead_ms.store(ms, Ordering::SeqCst);
    }
}

/// Discord's limit for the active threads of a server.
const MAX_ACTIVE_THREADS: usize = 1000;
/// Memory for the files of messages, in bytes.
const FILE_BUDGET: usize = 256 * 1024 * 1024;

/// An open window of the page.
pub(crate) struct Window {
    pub(crate) user: Id,
    pub(crate) sender: UnboundedSender<String>,
}

/// The whole state, behind one mutex that is never held across an await.
pub(crate) struct World {
    clock: Clock,
    last_id: Id,
    /// Number of changes; when it has grown, the state is saved.
    pub(crate) changes: u64,
    /// Wakes the scripted members; notified of every event.
    pub(crate) wake_scripted: Arc<Notify>,
    /// `http://127.0.0.1:PORT`
    pub(crate) url: String,
    pub(crate) guild: Id,
    pub(crate) owner: Id,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) applications: BTreeMap<Id, Application>,
    pub(crate) interactions: BTreeMap<Id, Interaction>,
    /// Scheduled events, as Discord's objects.
    pub(crate) scheduled: BTreeMap<Id, Value>,
    /// Interactions by their tokens.
    pub(crate) tokens: HashMap<String, Id>,
    pub(crate) sessions: HashMap<String, Session>,
    /// The queue of interactions to post over HTTP, if an endpoint is used.
    pub(crate) endpoint_queue: Option<UnboundedSender<InteractionPost>>,
    pub(crate) windows: Vec<Window>,
    pub(crate) limits: limit::Limits,
    /// Maximum number of active threads.
    pub(crate) max_active_threads: usize,
    pub(crate) gateway: gateway::Gateway,
    /// The Activity of an application, if one has a page for it.
    pub(crate) activity: Option<Activity>,
    pub(crate) grants: Grants,
    files: HashMap<Id, Bytes>,
    /// Ids of the files, oldest first; deleted files may remain in it.
    file_order: VecDeque<Id>,
    /// Size of all files, in bytes.
    file_bytes: usize,
}

impl World {
    /// A new server with its first channels and members.
    pub(crate) fn new(clock: Clock, url: String, limits: limit::Limits) -> Self {
        let mut world = Self {
            clock,
            last_id: 0,
            changes: 0,
            wake_scripted: Arc::default(),
            url,
            guild: 0,
            owner: 0,
            users: BTreeMap::new(),
            channels: BTreeMap::new(),
            applications: BTreeMap::new(),
            interactions: BTreeMap::new(),
            scheduled: BTreeMap::new(),
            tokens: HashMap::new(),
            sessions: HashMap::new(),
            endpoint_queue: None,
            windows: Vec::new(),
            limits,
            max_active_threads: MAX_ACTIVE_THREADS,
            gateway: gateway::Gateway::default(),
            activity: None,
            grants: Grants::default(),
            files: HashMap::new(),
            file_order: VecDeque::new(),
            file_bytes: 0,
        };
        world.guild = world.next_id();
        for (name, color) in [
            ("kuro", "#4a4a55"),
            ("shiro", "#b8ad98"),
            ("aka", "#d0453e"),
            ("ao", "#3f74c9"),
        ] {
            let id = world.next_id();
            world.users.insert(id, User::member(id, name, color));
        }
        let people: Vec<Id> = world.users.keys().copied().collect();
        world.owner = people[0];
        for name in ["go", "lobby", "puzzles"] {
            world.add_channel(name.to_owned(), Kind::Text);
        }
        world.add_channel(
            String::new(),
            Kind::Private {
                people: people[..2].to_vec(),
            },
        );
        world.add_channel(
            "Tea room".to_owned(),
            Kind::Private {
                people: people[..3].to_vec(),
            },
        );
        world
    }

    /// Replaces the state with a stored one.
    pub(crate) fn restore(&mut self, stored: Snapshot, files: Files) {
        self.last_id = stored.last_id;
        self.clock.set_ahead_ms(stored.ahead_ms);
        self.guild = stored.guild;
        self.owner = stored.owner;
        self.users = stored.users;
        self.channels = stored.channels;
        self.applications = stored.applications;
        self.scheduled = stored.scheduled;
        files
            .into_iter()
            .for_each(|(id, bytes)| self.store_file(id, bytes));
    }

    pub(crate) fn last_id(&self) -> Id {
        self.last_id
    }

    pub(crate) fn ahead_ms(&self) -> u64 {
        self.clock.ahead_ms()
    }

    pub(crate) fn files_newest_first(&self) -> impl Iterator<Item = (Id, Bytes)> {
        let ids = self.file_order.iter().rev();
        ids.filter_map(|id| self.files.get(id).map(|bytes| (*id, bytes.clone())))
    }

    /// Unix milliseconds, including the console's offset.
    pub(crate) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// Moves the clock forward, expires interactions and archives inactive threads.
    pub(crate) fn advance(&mut self, ms: u64) {
        self.clock.set_ahead_ms(self.clock.ahead_ms() + ms);
        self.changes += 1;
        self.archive_inactive_threads();
        let now = self.now();
        let late: Vec<Id> = self
            .interactions
            .values()
            .filter(|interaction| interaction.created + interaction::RESPONSE_TIMEOUT_MS <= now)
            .map(|interaction| interaction.id)
            .collect();
        late.into_iter().for_each(|id| self.expire(id));
    }

    /// A new snowflake, larger than all before.
    pub(crate) fn next_id(&mut self) -> Id {
        const DISCORD_EPOCH: u64 = 1_420_070_400_000;
        let fresh = self.now().saturating_sub(DISCORD_EPOCH) << 22;
        self.last_id = fresh.max(self.last_id + 1);
        self.last_id
    }

    /// Stores the bytes of a file, and evicts the oldest files above the budget.
    pub(crate) fn store_file(&mut self, id: Id, bytes: Bytes) {
        self.file_bytes += bytes.len();
        self.files.insert(id, bytes);
        self.file_order.push_back(id);
        // Deleted files at the front take no space, and only lengthen the order.
        while let Some(first) = self.file_order.front()
            && !self.files.contains_key(first)
        {
            self.file_order.pop_front();
        }
        while self.file_bytes > FILE_BUDGET {
            let Some(oldest) = self.file_order.pop_front() else {
                break;
            };
            self.delete_file(oldest);
        }
    }

    /// Deletes the bytes of a file.
    pub(crate) fn delete_file(&mut self, id: Id) {
        if let Some(bytes) = self.files.remove(&id) {
            self.file_bytes -= bytes.len();
        }
    }

    /// The bytes of a file.
    pub(crate) fn file(&self, id: Id) -> Option<Bytes> {
        self.files.get(&id).cloned()
    }

    /// The channel, or Discord's refusal.
    pub(crate) fn channel(&self, id: Id) -> Result<&Channel, ApiError> {
        self.channels.get(&id).ok_or(ApiError::UnknownChannel)
    }
}
