//! Outbox messages that a pending answer makes unnecessary, if it arrives: the dispatcher skips them until its fate is
//! known.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use tokio::sync::{Notify, Semaphore};

use crate::clock::{Span, Timestamp};
use crate::game::{ChannelId, GameId};
use crate::store::{OutboxId, Subject};

/// Time after which a response counts as lost: Discord accepts one for 3 s.
pub(crate) const ANSWERABLE: Span = Span::seconds(4);
/// Minimum interval between two warnings about one unwritable channel.
const WARNING_INTERVAL: Span = Span::hours(1);
/// Maximum number of games remembered because their newest board may already be posted.
const DOUBTFUL: usize = 10_000;
/// Number of logged channels above which those logged more than [`WARNING_INTERVAL`] ago are dropped.
const PURGE_ABOVE: usize = 1024;

/// State of deliveries in memory. Losing it loses no outbox message: at worst the dispatcher looks for a message before
/// sending.
#[derive(Debug, Default)]
pub(crate) struct DeliveryState {
    state: Mutex<State>,
    /// Notified when there may be something to send: one for each class.
    wakers: [Notify; DeliveryClass::ALL.len()],
    drawing: DrawingPermit,
}

/// The permit to draw a board for an outbox message, one at a time: answers come first, and outbox messages can wait.
#[derive(Debug)]
struct DrawingPermit(Semaphore);

impl Default for DrawingPermit {
    fn default() -> Self {
        Self(Semaphore::new(1))
    }
}

#[derive(Debug, Default)]
struct State {
    /// The games of answers on their way, each with the number of answers.
    held: HashMap<GameId, usize>,
    /// Games whose newest board may have been posted without a receipt, and from when on the bot can look.
    doubtful: HashMap<GameId, Timestamp>,
    /// Unwritable channels, and when each was last logged.
    logged: HashMap<ChannelId, Timestamp>,
    /// Number of [`Pause`]s, during which no delivery starts.
    pauses: usize,
    /// Edits that wait until this time, because the message may change again.
    deferred: HashMap<Subject, Timestamp>,
    /// Outbox messages that were delivered, but could not be deleted.
    delivered: HashSet<OutboxId>,
    /// Outbox messages of unknown kinds that have been logged.
    unknown: HashSet<OutboxId>,
}

/// Why an answer was not delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undelivered {
    /// It will never arrive: Discord has refused it.
    Refused,
    /// It may have arrived.
    Failed,
    /// It may have arrived, or be on its way still.
    Unanswered,
}

impl DeliveryState {
    /// Holds the outbox messages about `game`, since an answer to an interaction that came at `asked` shows the same.
    pub(crate) fn hold(self: &Arc<Self>, game: GameId, asked: Timestamp) -> Arc<PendingGuard> {
        *self.lock().held.entry(game).or_default() += 1;
        Arc::new(PendingGuard {
            delivery: Arc::clone(self),
            game,
            look_from: asked.after(ANSWERABLE),
            fate: OnceLock::new(),
        })
    }

    /// Holds the outbox messages about new challenges.
    pub(crate) fn hold_new(self: &Arc<Self>, asked: Timestamp) -> Arc<PendingGuard> {
        // New challenges have no number yet.
        self.hold(GameId::NONE, asked)
    }

    /// Whether outbox messages about `game` are held.
    pub(crate) fn holds(&self, game: GameId) -> bool {
        self.lock().held.contains_key(&game)
    }

    /// Whether outbox messages about new challenges are held.
    pub(crate) fn holds_new(&self) -> bool {
        self.holds(GameId::NONE)
    }

    /// Notes that the newest board of `game` may have been posted without a receipt.
    pub(crate) fn note_doubtful(&self, game: GameId, look_from: Timestamp) {
        self.lock().note_doubtful(game, look_from);
    }

    /// The earliest time at which the bot can look for the newest board of `game`, if its fate is unknown.
    pub(crate) fn earliest_search(&self, game: GameId) -> Option<Timestamp> {
        self.lock().doubtful.get(&game).copied()
    }

    /// Notes that the fate of `game`'s newest board is known.
    pub(crate) fn clear_doubt(&self, game: GameId) {
        self.lock().doubtful.remove(&game);
    }

    /// Notes `now` that `channel` is not writable; returns whether that should be logged.
    pub(crate) fn note_unwritable(&self, channel: ChannelId, now: Timestamp) -> bool {
        let mut state = self.lock();
        let is_fresh = |logged: &Timestamp| now.since(*logged) < WARNING_INTERVAL;
        if state.logged.get(&channel).is_some_and(is_fresh) {
            return false;
        }
        if state.logged.len() >= PURGE_ABOVE {
            state.logged.retain(|_, logged| is_fresh(logged));
        }
        state.logged.insert(channel, now);
        true
    }

    /// Delays edits of the message about `subject` until `until`: it may change again.
    pub(crate) fn defer(&self, subject: Subject, until: Timestamp) {
        // The first deadline counts, so that edits are not delayed for ever.
        self.lock().deferred.entry(subject).or_insert(until);
    }

    /// Whether edits of the message about `subject` are delayed now.
    pub(crate) fn is_deferred(&self, subject: Subject) -> bool {
        self.lock().deferred.contains_key(&subject)
    }

    /// Ends the delay of edits of the message about `subject`.
    pub(crate) fn end_deferral(&self, subject: Subject) {
        self.lock().deferred.remove(&subject);
    }

    /// Releases the edits that were deferred until `now` at the latest.
    pub(crate) fn end_deferrals(&self, now: Timestamp) {
        let mut state = self.lock();
        let before = state.deferred.len();
        state.deferred.retain(|_, until| *until > now);
        let ended = state.deferred.len() < before;
        drop(state);
        if ended {
            self.notify();
        }
    }

    /// Notes that an outbox message was delivered, though it is still in the outbox.
    pub(crate) fn note_delivered(&self, queued: OutboxId) {
        self.lock().delivered.insert(queued);
    }

    /// Notes that an outbox message was deleted from the outbox.
    pub(crate) fn note_deleted(&self, queued: OutboxId) {
        self.lock().delivered.remove(&queued);
    }

    /// Whether an outbox message was delivered, though it is still in the outbox.
    pub(crate) fn is_delivered(&self, queued: OutboxId) -> bool {
        self.lock().delivered.contains(&queued)
    }

    /// Notes that an outbox message has an unknown kind; returns whether that is news.
    pub(crate) fn note_unknown(&self, queued: OutboxId) -> bool {
        self.lock().unknown.insert(queued)
    }

    /// Wakes the dispatcher: there may be something to send.
    pub(crate) fn notify(&self) {
        self.wakers.iter().for_each(Notify::notify_one);
    }

    /// Starts no delivery until the returned guard is dropped, for more urgent work that makes many outbox messages.
    pub(crate) fn pause(self: &Arc<Self>) -> Pause {
        self.lock().pauses += 1;
        Pause(Arc::clone(self))
    }

    /// Whether no delivery may begin.
    pub(crate) fn is_paused(&self) -> bool {
        self.lock().pauses > 0
    }

    /// Does `work` that draws a board for an outbox message, one at a time.
    pub(crate) async fn with_permit<T>(&self, work: impl Future<Output = T>) -> T {
        let _permit = self.drawing.0.acquire().await;
        work.await
    }

    /// Waits until there may be something to send in `class`.
    pub(crate) async fn wait_for_news(&self, class: DeliveryClass) {
        self.wakers[class as usize].notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps deliveries from starting.
pub(crate) struct Pause(Arc<DeliveryState>);

impl Drop for Pause {
    fn drop(&mut self) {
        self.0.lock().pauses -= 1;
        self.0.notify();
    }
}

/// Keeps the dispatcher from the outbox messages about a game while an answer about it is on its way.
///
/// When the last hold is dropped, the dispatcher sends the remaining outbox messages; unless the answer's fate is
/// known, it first checks whether they are needed.
#[derive(Debug)]
pub struct PendingGuard {
    delivery: Arc<DeliveryState>,
    game: GameId,
    look_from: Timestamp,
    fate: OnceLock<Fate>,
}

#[derive(Clone, Copy, Debug)]
enum Fate {
    Known,
    Doubtful(Timestamp),
}

impl State {
    /// Adds an entry. Entries of games without further news would stay for ever: if there are too many, the older half
    /// is dropped. If one of these games has another board, it may be shown twice.
    fn note_doubtful(&mut self, game: GameId, look_from: Timestamp) {
        if self.doubtful.len() >= DOUBTFUL {
            let mut games: Vec<_> = self.doubtful.keys().copied().collect();
            let (_, &mut middle, _) = games.select_nth_unstable(DOUBTFUL / 2);
            self.doubtful.retain(|game, _| *game >= middle);
        }
        self.doubtful.insert(game, look_from);
    }
}

impl PendingGuard {
    /// Notes that the fate of the answer is known.
    pub(crate) fn note_known(&self) {
        let _ = self.fate.set(Fate::Known);
    }

    pub(crate) fn on_missed(&self, missed: Undelivered) {
        let fate = match missed {
            Undelivered::Refused => Fate::Known,
            Undelivered::Failed => Fate::Doubtful(Timestamp::MIN),
            Undelivered::Unanswered => Fate::Doubtful(self.look_from),
        };
        let _ = self.fate.set(fate);
    }
}

impl Drop for PendingGuard {
    fn drop(&mut self) {
        let fate = self.fate.get().copied();
        {
            let mut state = self.delivery.lock();
            match fate.unwrap_or(Fate::Doubtful(self.look_from)) {
                Fate::Known => {}
                Fate::Doubtful(look_from) => state.note_doubtful(self.game, look_from),
            }
            if let Some(count) = state.held.get_mut(&self.game) {
                *count -= 1;
                if *count == 0 {
                    state.held.remove(&self.game);
                }
            }
        }
        self.delivery.notify();
    }
}

/// A class of outbox messages, delivered separately from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DeliveryClass {
    /// New boards, pings, threads: somebody is waiting.
    News,
    /// Edits of existing messages: lowest priority.
    Upkeep,
    /// Messages to a single person.
    Players,
}

impl DeliveryClass {
    pub(crate) const ALL: [Self; 3] = [Self::News, Self::Upkeep, Self::Players];

    /// Number of partitions of this class that are delivered concurrently.
    pub(crate) fn workers(self) -> usize {
        match self {
            Self::News => 8,
            Self::Upkeep => 4,
            Self::Players => 2,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_remembered_doubtful_games_is_bounded() {
        let delivery = DeliveryState::default();
        let last = GameId::new(5 * DOUBTFUL as u64);
        for game in 1..=last.get() {
            delivery.note_doubtful(GameId::new(game), Timestamp::MIN);
        }
        assert!(delivery.lock().doubtful.len() <= DOUBTFUL);
        assert_eq!(delivery.earliest_search(last), Some(Timestamp::MIN));
    }

    #[test]
    fn the_log_says_once_an_hour_that_a_channel_cannot_be_written_to() {
        let delivery = DeliveryState::default();
        let (one, other) = (ChannelId::new(1), ChannelId::new(2));
        let at = |minutes| Timestamp::from_millis(0).after(Span::minutes(minutes));
        assert!(delivery.note_unwritable(one, at(0)));
        assert!(!delivery.note_unwritable(one, at(59)));
        assert!(delivery.note_unwritable(other, at(59)));
        assert!(delivery.note_unwritable(one, at(60)));
        for channel in 3..5000 {
            delivery.note_unwritable(ChannelId::new(channel), at(channel.cast_signed()));
        }
        assert!(delivery.lock().logged.len() <= PURGE_ABOVE);
    }
}
