//! The postman: brings letters out, in their order for each channel, and no channel waits for another.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::send::Sent;
use crate::bot::Bot;
use crate::bot::reply::Outbound;
use crate::clock::Timestamp;
use crate::game::{ChannelId, PlayerId};
use crate::store::{Letter, Matter, StoreError};

/// To so many channels letters are on their way at once.
const HANDS: usize = 8;
/// Nothing is waited for longer than this without looking again.
const LONGEST_REST: Duration = Duration::from_secs(300);

/// Letters of one lane go out one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Lane {
    Channel(ChannelId),
    Player(PlayerId),
}

impl Lane {
    fn of(letter: &Letter) -> Self {
        match letter.matter {
            Matter::Board { channel, .. }
            | Matter::Card { channel, .. }
            | Matter::Strip { channel, .. }
            | Matter::Delete { channel, .. }
            | Matter::KeepOpen { channel }
            | Matter::Refresh { channel, .. }
            | Matter::Call { channel, .. }
            | Matter::Moved { channel }
            | Matter::Puzzle { channel, .. }
            | Matter::NewPuzzle { channel, .. }
            | Matter::Thread {
                parent: channel, ..
            } => Self::Channel(channel),
            Matter::Notice { player, .. }
            | Matter::MovedFor { player }
            | Matter::Summary { player } => Self::Player(player),
        }
    }
}

/// How the work on a lane ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// All that can be done is done.
    Done,
    /// Something can be done from this time on.
    Later(Timestamp),
    /// Discord is away.
    Away,
}

/// Brings letters out until `stop`. What has been begun is finished first.
pub async fn run(bot: Arc<Bot>, out: Arc<dyn Outbound>, stop: CancellationToken) {
    let mut round = Round::default();
    loop {
        round.begin(&bot, &out).await;
        let rest = round.rest();
        tokio::select! {
            () = stop.cancelled() => break,
            () = bot.office.rung() => {}
            () = round.finish_one(&bot) => {}
            // Only the end of the rest is of interest.
            _ = tokio::time::timeout(rest, std::future::pending::<()>()) => {}
        }
    }
    while round.tasks.join_next().await.is_some() {}
}

impl Bot {
    /// Sends all letters that can be sent now, one after the other.
    pub async fn send_letters(&self, out: &dyn Outbound) {
        // What is sent may leave other letters behind.
        loop {
            let lanes = self.lanes().await;
            let mut sent = false;
            for (_, letters) in lanes {
                for letter in letters {
                    sent |= self.send(&letter, out).await == Sent::Done;
                }
            }
            if !sent {
                return;
            }
        }
    }

    /// The letters by lanes, both in the order in which they were written.
    async fn lanes(&self) -> Vec<(Lane, Vec<Letter>)> {
        let letters = match self.letters().await {
            Ok(letters) => letters,
            Err(error) => {
                tracing::error!(%error, "the outbox could not be read");
                return Vec::new();
            }
        };
        let mut lanes: Vec<(Lane, Vec<Letter>)> = Vec::new();
        let mut known: HashMap<Lane, usize> = HashMap::new();
        for letter in letters {
            if self.must_wait(&letter) {
                continue;
            }
            let lane = Lane::of(&letter);
            let at = *known.entry(lane).or_insert_with(|| {
                lanes.push((lane, Vec::new()));
                lanes.len() - 1
            });
            lanes[at].1.push(letter);
        }
        lanes
    }

    /// All letters: what they tell of is on the disk.
    async fn letters(&self) -> Result<Vec<Letter>, StoreError> {
        let letters = self.store.letters().await?;
        if !letters.is_empty() {
            self.store.make_durable().await?;
        }
        Ok(letters)
    }

    async fn work(&self, letters: Vec<Letter>, out: &dyn Outbound) -> End {
        let mut end = End::Done;
        let mut waiting = HashSet::new();
        for letter in letters {
            // A game's letters keep their order.
            if waiting.contains(&letter.game) {
                continue;
            }
            match self.send(&letter, out).await {
                Sent::Done => {}
                Sent::Away => return End::Away,
                Sent::Wait(until) => {
                    waiting.insert(letter.game);
                    end = match (end, until) {
                        (end, None) => end,
                        (End::Later(known), Some(until)) => End::Later(known.min(until)),
                        (_, Some(until)) => End::Later(until),
                    };
                }
            }
        }
        end
    }
}

/// What the postman is doing.
#[derive(Default)]
struct Round {
    tasks: JoinSet<(Lane, End)>,
    working: HashSet<Lane>,
    /// Lanes with letters that nobody has begun with. The outbox is read again only when there are none left:
    /// after a thousand results there are a thousand lanes.
    found: VecDeque<(Lane, Vec<Letter>)>,
    /// Lanes that are left alone until a time, and how often they have failed.
    resting: HashMap<Lane, (Instant, u32)>,
}

impl Round {
    /// Begins with the lanes that have letters and can be begun with.
    async fn begin(&mut self, bot: &Arc<Bot>, out: &Arc<dyn Outbound>) {
        if self.tasks.len() >= HANDS || bot.office.is_paused() {
            return;
        }
        if self.found.is_empty() {
            self.found = bot.lanes().await.into();
        }
        let now = Instant::now();
        while self.tasks.len() < HANDS
            && let Some((lane, letters)) = self.found.pop_front()
        {
            let rests = self
                .resting
                .get(&lane)
                .is_some_and(|(until, _)| *until > now);
            if rests || self.working.contains(&lane) {
                continue;
            }
            self.working.insert(lane);
            let (bot, out) = (Arc::clone(bot), Arc::clone(out));
            self.tasks
                .spawn(async move { (lane, bot.work(letters, &*out).await) });
        }
    }

    /// Waits until the work on a lane has ended; for ever if there is none.
    async fn finish_one(&mut self, bot: &Bot) {
        let ended = match self.tasks.join_next().await {
            None => std::future::pending().await,
            Some(ended) => ended,
        };
        let Ok((lane, end)) = ended else {
            tracing::error!("the work on a channel's letters panicked");
            // Whose it was is not known; a lane that is taken up twice sends nothing twice.
            self.working.clear();
            return;
        };
        self.working.remove(&lane);
        let now = Instant::now();
        match end {
            End::Done => drop(self.resting.remove(&lane)),
            End::Later(time) => {
                let millis = time.since(bot.now()).as_millis().clamp(0, 60_000);
                let until = now + Duration::from_millis(millis.unsigned_abs() + 10);
                self.resting.insert(lane, (until, 0));
            }
            End::Away => {
                let failures = self.resting.get(&lane).map_or(0, |(_, failures)| *failures);
                let until = now + pause(failures);
                self.resting
                    .insert(lane, (until, failures.saturating_add(1)));
            }
        }
    }

    /// How long nothing changes by itself.
    fn rest(&self) -> Duration {
        let now = Instant::now();
        let ends = self.resting.values().map(|(until, _)| *until);
        let next = ends.filter(|until| *until > now).min();
        next.map_or(LONGEST_REST, |until| until - now)
    }
}

/// How long a channel is left alone after so many failures before the last one.
fn pause(failures: u32) -> Duration {
    let seconds = 2_u64.saturating_pow(failures.min(16));
    Duration::from_secs(seconds).min(LONGEST_REST)
}
