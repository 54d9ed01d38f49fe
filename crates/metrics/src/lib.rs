//! Metrics of the running program for Prometheus: counters, gauges and histograms.
//!
//! The metrics are global to the process, like the log, so that code that counts needs no handle. Every label is from a
//! closed set of names defined by the program: never the id of a person, a server, a channel, a message or a game, and
//! never user input.
//!
//! Nothing outside this crate names the library.

mod figures;
mod interaction;

use std::time::Duration;

use tokio::time::Instant;

use self::figures::{CallLabels, Figures, InteractionLabels, StateLabels};
pub use self::interaction::{Kind, Outcome, Part, Times, measure_parts, time, time_part};

/// The content type of [`text`].
pub const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// All metrics in Prometheus's text format.
pub fn text() -> String {
    let mut text = String::new();
    let written = prometheus_client::encoding::prometheus_text::encode(
        &mut text,
        &Figures::shared().registry,
    );
    written.expect("writing into a string does not fail");
    text
}

/// Counts an answered interaction.
pub fn count_interaction(kind: Kind, name: &'static str, outcome: Outcome) {
    let labels = InteractionLabels {
        kind: kind.word(),
        name,
        outcome: outcome.word(),
    };
    Figures::shared().interactions.get_or_create(&labels).inc();
}

/// Counts an answer that was lost: Discord refused it, or it came too late.
pub fn count_lost_answer() {
    Figures::shared().answers_lost.inc();
}

/// The result of a call of Discord's REST interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallResult {
    Unanswered,
    /// With this HTTP status.
    Status(u16),
    /// Status 429 for a limit shared with others: it does not count towards the refused calls for which Discord bans an
    /// address.
    SharedLimit,
}

/// Counts a call of Discord's REST interface by its route (`PATCH /channels/{major}/messages/{id}`).
pub fn count_call(route: &str, result: CallResult, took: Duration) {
    let labels = CallLabels {
        route: route.to_owned(),
        status: match result {
            CallResult::Unanswered => "none".to_owned(),
            CallResult::Status(status) => status.to_string(),
            CallResult::SharedLimit => "429 shared".to_owned(),
        },
    };
    let figures = Figures::shared();
    figures.calls.get_or_create(&labels).inc();
    figures.call_seconds.observe(took.as_secs_f64());
}

/// Sets the numbers of shards that are connected, that wait until Discord allows a new session, and that are
/// disconnected.
pub fn set_shards(connected: usize, waiting: usize, away: usize) {
    let shards = &Figures::shared().shards;
    for (state, count) in [
        ("connected", connected),
        ("waiting", waiting),
        ("away", away),
    ] {
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        shards.get_or_create(&StateLabels { state }).set(count);
    }
}

/// Runs `transaction` and measures it, also as [`Part::Commit`] of the current answer.
pub async fn measure_commit<T>(transaction: impl Future<Output = T>) -> T {
    let start = Instant::now();
    let result = time_part(Part::Commit, transaction).await;
    let took = start.elapsed().as_secs_f64();
    Figures::shared().commit_seconds.observe(took);
    result
}

/// Sets the number of messages in the outbox, and the age of the oldest.
pub fn set_outbox(messages: usize, oldest: Duration) {
    let figures = Figures::shared();
    let messages = i64::try_from(messages).unwrap_or(i64::MAX);
    figures.outbox_messages.set(messages);
    figures.outbox_oldest_seconds.set(oldest.as_secs_f64());
}

/// Sets the number of overdue games, and the longest delay.
pub fn set_late_games(games: usize, longest: Duration) {
    let figures = Figures::shared();
    figures
        .late_games
        .set(i64::try_from(games).unwrap_or(i64::MAX));
    figures.late_seconds.set(longest.as_secs_f64());
}

/// Sets the size of the database in bytes.
pub fn set_store_size(bytes: u64) {
    let bytes = i64::try_from(bytes).unwrap_or(i64::MAX);
    Figures::shared().store_bytes.set(bytes);
}

pub fn count_panic() {
    Figures::shared().panics.inc();
}

/// Sets whether the program is ready to answer.
pub fn set_ready(ready: bool) {
    Figures::shared().ready.set(i64::from(ready));
}
