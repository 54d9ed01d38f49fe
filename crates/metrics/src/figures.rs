//! The metrics by name. The library appends `_total` to the names of counters.

use std::sync::LazyLock;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use super::Part;

/// Bucket bounds in seconds: Discord allows three for an answer.
const SECONDS: [f64; 13] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0,
];

/// A gauge of seconds.
type Seconds = Gauge<f64, std::sync::atomic::AtomicU64>;

/// The metrics of the process.
pub(super) struct Figures {
    pub(super) registry: Registry,
    pub(super) interactions: Family<InteractionLabels, Counter>,
    pub(super) interaction_seconds: Family<PartLabels, Histogram>,
    pub(super) answers_lost: Counter,
    pub(super) calls: Family<CallLabels, Counter>,
    pub(super) call_seconds: Histogram,
    pub(super) shards: Family<StateLabels, Gauge>,
    pub(super) commit_seconds: Histogram,
    pub(super) store_bytes: Gauge,
    pub(super) outbox_messages: Gauge,
    pub(super) outbox_oldest_seconds: Seconds,
    pub(super) late_games: Gauge,
    pub(super) late_seconds: Seconds,
    pub(super) panics: Counter,
    pub(super) ready: Gauge,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct InteractionLabels {
    pub(super) kind: &'static str,
    pub(super) name: &'static str,
    pub(super) outcome: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct PartLabels {
    pub(super) part: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct CallLabels {
    pub(super) route: String,
    pub(super) status: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(super) struct StateLabels {
    pub(super) state: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct BuildLabels {
    version: &'static str,
}

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

impl Figures {
    pub(super) fn shared() -> &'static Self {
        static SHARED: LazyLock<Figures> = LazyLock::new(Figures::new);
        &SHARED
    }

    fn new() -> Self {
        let mut figures = Self {
            registry: Registry::with_prefix("tengen"),
            interactions: Family::default(),
            interaction_seconds: Family::new_with_constructor(seconds),
            answers_lost: Counter::default(),
            calls: Family::default(),
            call_seconds: seconds(),
            shards: Family::default(),
            commit_seconds: seconds(),
            store_bytes: Gauge::default(),
            outbox_messages: Gauge::default(),
            outbox_oldest_seconds: Seconds::default(),
            late_games: Gauge::default(),
            late_seconds: Seconds::default(),
            panics: Counter::default(),
            ready: Gauge::default(),
        };
        figures.register_answers();
        figures.register_system();
        // All label values exist from the start, so that rates can be computed from zero.
        for part in Part::ALL {
            let labels = PartLabels { part: part.word() };
            drop(figures.interaction_seconds.get_or_create(&labels));
        }
        figures
    }

    /// Registers the metrics of interactions and their answers.
    fn register_answers(&mut self) {
        let all = &mut self.registry;
        all.register(
            "interactions",
            "Interactions answered, by what was asked and what came of it",
            self.interactions.clone(),
        );
        all.register(
            "interaction_seconds",
            "Time to answer an interaction, in all and by part",
            self.interaction_seconds.clone(),
        );
        all.register(
            "answers_lost",
            "Answers that Discord refused or that came too late",
            self.answers_lost.clone(),
        );
        all.register(
            "late_games",
            "Games that are due for more than a minute",
            self.late_games.clone(),
        );
        all.register(
            "late_seconds",
            "For how long the first of them is due",
            self.late_seconds.clone(),
        );
        all.register(
            "outbox_messages",
            "Messages that must still reach Discord",
            self.outbox_messages.clone(),
        );
        all.register(
            "outbox_oldest_seconds",
            "How long the oldest of them waits, as far as this process has seen",
            self.outbox_oldest_seconds.clone(),
        );
    }

    /// Registers the metrics of Discord, the database, and the program itself.
    fn register_system(&mut self) {
        let build = Info::new(BuildLabels {
            version: env!("CARGO_PKG_VERSION"),
        });
        let all = &mut self.registry;
        all.register("build", "The program's version", build);
        all.register(
            "discord_calls",
            "Calls of Discord's REST interface, by route and HTTP status",
            self.calls.clone(),
        );
        all.register(
            "discord_call_seconds",
            "Time that a call of Discord's REST interface takes",
            self.call_seconds.clone(),
        );
        all.register(
            "shards",
            "Shards of the gateway connection, by state",
            self.shards.clone(),
        );
        all.register(
            "commit_seconds",
            "Time from asking for a change until it is on the disk",
            self.commit_seconds.clone(),
        );
        all.register(
            "store_bytes",
            "What the database takes on the disk",
            self.store_bytes.clone(),
        );
        all.register(
            "panics",
            "Parts of the program that failed",
            self.panics.clone(),
        );
        all.register(
            "ready",
            "1 if the program is ready to answer, else 0",
            self.ready.clone(),
        );
    }
}
