//! Services that every part of the bot uses: store, renderer, clock, randomness, workers and locks.

use std::sync::Arc;
use std::time::Duration;

use crate::clock::{Clock, Timestamp};
use crate::config::{Config, Limits, Messages};
use crate::game::{ClubId, PlayerId};
use crate::kit::heartbeat::LastHeartbeat;
use crate::kit::hooks::Hooks;
use crate::kit::leases::{Leases, Permit, Range, Sharing};
use crate::kit::locks::Locks;
use crate::kit::pending::DeliveryState;
use crate::kit::state::States;
use crate::kit::workers::pool::{CpuPool, processors};
use crate::kit::workers::turns::Turns;
use crate::port::family::Families;
use crate::render::Renderer;
use crate::rules::Color;
use crate::store::Store;

/// Tosses for a colour.
pub type Toss = Box<dyn Fn() -> Color + Send + Sync>;

/// Shared services. Clones share their state.
#[derive(Clone)]
pub struct Services {
    pub store: Store,
    pub(crate) renderer: &'static Renderer,
    pub clock: Arc<dyn Clock>,
    pub(crate) toss: Arc<dyn Fn() -> Color + Send + Sync>,
    pub(crate) game_locks: Arc<Locks>,
    pub(crate) delivery: Arc<DeliveryState>,
    /// The pool that paints boards and counts them.
    pub(crate) cpu: Arc<CpuPool>,
    /// Permits to paint, which servers get in turn: a busy one does not delay the others.
    pub(crate) painters: Arc<Turns<Option<ClubId>>>,
    /// Draws 128 unpredictable bits.
    pub random: Arc<dyn Fn() -> [u8; 16] + Send + Sync>,
    pub(crate) limits: Limits,
    /// The locks of members' properties.
    pub(crate) members: Arc<Locks<PlayerId>>,
    /// Locks of members' pings, and of the games that they lose on time. Taken after all others.
    pub(crate) callers: Arc<Locks<PlayerId>>,
    pub(crate) last_heartbeat: Arc<LastHeartbeat>,
    /// An answer that takes longer is logged, with the duration of its parts.
    pub slow: Option<Duration>,
    /// This process's share of the scheduled work.
    pub leases: Arc<Leases>,
    /// Families of commands in servers where nobody has chosen.
    pub(crate) usual_families: Families,
    /// The places where moves written as messages are understood.
    pub messages: Messages,
    pub(crate) states: States,
    /// Hooks of features; none until a bot is built from the services.
    pub(crate) hooks: Hooks,
}

impl Services {
    /// Services on `store`, with `renderer` for pictures, `clock` for the time and `toss` for random colours.
    pub fn new(
        store: Store,
        renderer: &'static Renderer,
        clock: Arc<dyn Clock>,
        toss: Toss,
    ) -> Self {
        let sharing = if store.is_shared() {
            Sharing::Shared
        } else {
            Sharing::Alone
        };
        Self {
            store,
            renderer,
            clock,
            toss: toss.into(),
            game_locks: Arc::default(),
            delivery: Arc::default(),
            cpu: Arc::new(CpuPool::of_processors()),
            painters: Arc::new(Turns::new(processors())),
            limits: Config::default().limits,
            members: Arc::default(),
            callers: Arc::default(),
            random: Arc::new(rand::random),
            last_heartbeat: Arc::default(),
            leases: Arc::new(Leases::of(sharing)),
            slow: None,
            usual_families: Families::default(),
            messages: Messages::Private,
            states: States::default(),
            hooks: Hooks::default(),
        }
    }

    /// The state of a feature, or of people, that this process remembers.
    pub fn state<S: Default + Send + Sync + 'static>(&self) -> Arc<S> {
        self.states.get()
    }

    /// The services with `state` in place of the default of its type.
    #[must_use]
    pub fn with<S: Send + Sync + 'static>(self, state: S) -> Self {
        Self {
            states: self.states.with(state),
            ..self
        }
    }

    /// The services, with moves written as messages understood where `messages` says.
    #[must_use]
    pub fn reading(self, messages: Messages) -> Self {
        Self { messages, ..self }
    }

    /// Makes this the only bot on its database, even if others could share it: it does all work, without leases.
    #[must_use]
    pub fn alone(self) -> Self {
        Self {
            leases: Arc::new(Leases::of(Sharing::Alone)),
            ..self
        }
    }

    /// The services with other limits per member.
    #[must_use]
    pub fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// Sets the `families` of commands in servers where nobody has chosen.
    #[must_use]
    pub fn showing(self, families: Families) -> Self {
        Self {
            usual_families: families,
            ..self
        }
    }

    /// The services, with a log entry for each answer that takes longer than `slow`.
    #[must_use]
    pub fn with_slow_log(self, slow: Option<Duration>) -> Self {
        Self { slow, ..self }
    }

    /// The services for the work in `range`, if this process holds it: its writes are fenced.
    pub(crate) fn in_range(self: &Arc<Self>, range: Range) -> Option<Arc<Self>> {
        Some(match self.leases.permit_in(range)? {
            Permit::Alone => Arc::clone(self),
            Permit::Under(lease) => Arc::new(Self {
                store: self.store.under(lease),
                ..Self::clone(self)
            }),
        })
    }

    /// Whether this process still holds the range.
    pub(crate) fn are_in_charge(&self) -> bool {
        let lease = self.store.lease();
        lease.is_none_or(|lease| self.leases.has(&lease))
    }

    /// The time now, by the bot's clock; never before the last heartbeat.
    pub fn now(&self) -> Timestamp {
        let (now, last) = (self.clock.now(), self.last_heartbeat.get());
        last.map_or(now, |last| now.max(last.wall))
    }
}
