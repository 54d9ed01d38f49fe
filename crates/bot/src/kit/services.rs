//! Services that every part of the bot uses: store, renderer, clock, randomness, workers and locks.

use std::sync::Arc;
use std::time::Duration;

use crate::clock::{Clock, Timestamp};
use crate::config::{Config, Limits, Messages, Opponent, Origin};
use crate::game::{ClubId, PlayerId};
use crate::kit::animations::Animations;
use crate::kit::changes::Changes;
use crate::kit::club_hooks::ClubHooks;
use crate::kit::hooks::GameHooks;
use crate::kit::leases::{Leases, Permit, Range, Sharing};
use crate::kit::locks::Locks;
use crate::kit::mentions::Mentions;
use crate::kit::names::People;
use crate::kit::outside::{Engine, Outside, Programs};
use crate::kit::pending::DeliveryState;
use crate::kit::recent::Recent;
use crate::kit::seen::Seen;
use crate::kit::sign_of_life::Uptime;
use crate::kit::thinking::{Think, Thinking, by_engine};
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
    pub(crate) people: Arc<People>,
    pub(crate) seen: Arc<Seen>,
    pub(crate) delivery: Arc<DeliveryState>,
    /// The pool that paints boards and counts them.
    pub(crate) cpu: Arc<CpuPool>,
    /// Servers take turns at painting: one in which much happens makes no other one wait.
    pub(crate) painters: Arc<Turns<Option<ClubId>>>,
    pub(crate) animations: Arc<Animations>,
    /// The address of the web board, if there is one.
    pub(crate) page: Option<Origin>,
    /// Draws 128 unpredictable bits.
    pub random: Arc<dyn Fn() -> [u8; 16] + Send + Sync>,
    /// Tells the page which games change.
    pub changes: Changes,
    /// The address of the operator's privacy policy.
    pub(crate) policy: Option<String>,
    pub(crate) limits: Limits,
    pub(crate) recent: Arc<Recent>,
    /// The locks of what members have.
    pub(crate) members: Arc<Locks<PlayerId>>,
    /// Locks of members' pings, and of the games that they lose on time. Taken after all others.
    pub(crate) callers: Arc<Locks<PlayerId>>,
    pub(crate) uptime: Arc<Uptime>,
    /// An answer that takes longer is logged, with the duration of its parts.
    pub slow: Option<Duration>,
    /// The pool that thinks about the engine's own moves.
    pub(crate) thinking: Arc<Thinking>,
    /// Other programs as opponents.
    pub(crate) outside: Arc<Outside>,
    /// This process's share of the scheduled work.
    pub leases: Arc<Leases>,
    /// Families of commands in servers where nobody has chosen.
    pub(crate) usual_families: Families,
    /// Where moves that are written as messages are understood.
    pub messages: Messages,
    /// The numbers of the commands that are there everywhere.
    pub(crate) mentions: Arc<Mentions>,
    /// Hooks of features into games; empty until a bot is built from the services.
    pub(crate) hooks: Arc<[&'static GameHooks]>,
    /// Hooks of features about clubs, likewise.
    pub(crate) club_hooks: Arc<[&'static ClubHooks]>,
}

impl Services {
    /// A bot on `store` that paints with `renderer`, asks `clock` for the time and `toss` for lots.
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
            people: Arc::default(),
            seen: Arc::default(),
            delivery: Arc::default(),
            cpu: Arc::new(CpuPool::of_processors()),
            painters: Arc::new(Turns::new(processors())),
            animations: Arc::new(Animations::of_processors()),
            limits: Config::default().limits,
            recent: Arc::default(),
            members: Arc::default(),
            callers: Arc::default(),
            policy: None,
            page: None,
            random: Arc::new(rand::random),
            changes: Changes::default(),
            uptime: Arc::default(),
            thinking: Arc::new(Thinking::new(Config::default().opponent, by_engine())),
            outside: Arc::default(),
            leases: Arc::new(Leases::of(sharing)),
            slow: None,
            usual_families: Families::default(),
            messages: Messages::Private,
            mentions: Arc::default(),
            hooks: Arc::default(),
            club_hooks: Arc::default(),
        }
    }

    /// Sets the `url` of the privacy policy that texts about data link to.
    #[must_use]
    pub fn with_policy(self, url: Option<&str>) -> Self {
        Self {
            policy: url.map(str::to_owned),
            ..self
        }
    }

    /// The bot, which understands moves that are written where `messages` says.
    #[must_use]
    pub fn reading(self, messages: Messages) -> Self {
        Self { messages, ..self }
    }

    /// The bot with a page that members reach at `origin`.
    #[must_use]
    pub fn with_page(self, origin: Option<Origin>) -> Self {
        Self {
            page: origin,
            ..self
        }
    }

    /// Makes this the only bot on its database, even if others could share it: it does all work, without leases.
    #[must_use]
    pub fn alone(self) -> Self {
        Self {
            leases: Arc::new(Leases::of(Sharing::Alone)),
            ..self
        }
    }

    /// The same with other bounds for each member.
    #[must_use]
    pub fn limited(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// The same with other bounds for the program as an opponent.
    #[must_use]
    pub fn playing(self, settings: Opponent) -> Self {
        Self {
            thinking: Arc::new(self.thinking.with_settings(settings)),
            ..self
        }
    }

    /// Sets the `families` of commands in servers where nobody has chosen.
    #[must_use]
    pub fn showing(self, families: Families) -> Self {
        Self {
            usual_families: families,
            ..self
        }
    }

    /// The same, which tells in the log what takes longer than `slow` to answer.
    #[must_use]
    pub fn telling_slow(self, slow: Option<Duration>) -> Self {
        Self { slow, ..self }
    }

    /// The same with `engines` as opponents, run by `programs`.
    #[must_use]
    pub fn with_engines(self, engines: Vec<Engine>, programs: Arc<dyn Programs>) -> Self {
        Self {
            outside: Arc::new(Outside::new(engines, programs)),
            ..self
        }
    }

    /// The same with another way to find moves.
    #[must_use]
    pub fn thinking_by(self, think: Think) -> Self {
        Self {
            thinking: Arc::new(self.thinking.with_think(think)),
            ..self
        }
    }

    /// The same for the work in `range`, if that is this process's own: what it writes is fenced.
    pub(crate) fn in_range(self: &Arc<Self>, range: Range) -> Option<Arc<Self>> {
        Some(match self.leases.permit_in(range)? {
            Permit::Alone => Arc::clone(self),
            Permit::Under(lease) => Arc::new(Self {
                store: self.store.under(lease),
                ..Self::clone(self)
            }),
        })
    }

    /// Whether what these are for is still this process's own.
    pub(crate) fn are_in_charge(&self) -> bool {
        let lease = self.store.lease();
        lease.is_none_or(|lease| self.leases.has(&lease))
    }

    /// The time now, by the bot's clock; never before the last sign of life.
    pub fn now(&self) -> Timestamp {
        let (shown, last) = (self.clock.now(), self.uptime.last());
        last.map_or(shown, |last| shown.max(last.shown))
    }
}
