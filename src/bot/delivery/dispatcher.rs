//! The postman: brings letters out, in their order for each channel, and no channel waits for another.
//!
//! What somebody waits for, what nobody waits for, and what people are told alone are three lines,
//! so that neither a failure nor a limit on one of them holds another.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::bot::delivery::send;
use crate::bot::delivery::sent::Sent;
use crate::bot::kit::pending::Line;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::Outbound;
use crate::clock::Timestamp;
use crate::game::{ChannelId, PlayerId};
use crate::store::{Letter, Matter, StoreError};

/// Reading the outbox takes at most so large a part of a line's time, however much lies there.
const READING: u32 = 10;
/// Nothing is waited for longer than this without looking again.
const LONGEST_REST: Duration = Duration::from_secs(300);

/// Letters of one lane go out one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lane {
    Channel(ChannelId),
    /// What becomes of older messages in a channel.
    Upkeep(ChannelId),
    Player(PlayerId),
}

impl Lane {
    pub(crate) fn of(letter: &Letter) -> Self {
        match letter.matter {
            Matter::Board { channel, .. }
            | Matter::Call { channel, .. }
            | Matter::Moved { channel }
            | Matter::NewPuzzle { channel, .. }
            | Matter::Thread {
                parent: channel, ..
            } => Self::Channel(channel),
            Matter::Card { channel, .. }
            | Matter::Strip { channel, .. }
            | Matter::Delete { channel, .. }
            | Matter::KeepOpen { channel }
            | Matter::Refresh { channel, .. }
            | Matter::Puzzle { channel, .. } => Self::Upkeep(channel),
            Matter::Notice { player, .. }
            | Matter::MovedFor { player }
            | Matter::Summary { player } => Self::Player(player),
        }
    }

    fn line(self) -> Line {
        match self {
            Self::Channel(_) => Line::News,
            Self::Upkeep(_) => Line::Upkeep,
            Self::Player(_) => Line::Players,
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
pub(crate) async fn run(services: Arc<Services>, out: Arc<dyn Outbound>, stop: CancellationToken) {
    let [news, upkeep, players] = Line::ALL.map(|line| work_on(line, &services, &out, &stop));
    tokio::join!(news, upkeep, players);
}

async fn work_on(
    line: Line,
    services: &Arc<Services>,
    out: &Arc<dyn Outbound>,
    stop: &CancellationToken,
) {
    let mut round = Round::of(line);
    loop {
        round.begin(services, out).await;
        let rest = round.rest();
        tokio::select! {
            () = stop.cancelled() => break,
            () = services.office.rung(line) => {}
            () = round.finish_one(services) => {}
            // Only the end of the rest is of interest.
            _ = tokio::time::timeout(rest, std::future::pending::<()>()) => {}
        }
        round.may_find_more = true;
    }
    while round.tasks.join_next().await.is_some() {}
}

/// Sends all letters that can be sent now, one after the other.
pub(crate) async fn send_letters(services: &Services, out: &dyn Outbound) {
    // What is sent may leave other letters behind.
    loop {
        let lanes = lanes(services, |_| true).await;
        let mut sent = false;
        for (_, letters) in lanes {
            for letter in letters {
                sent |= send::send(services, &letter, out).await == Sent::Done;
            }
        }
        if !sent {
            return;
        }
    }
}

/// The letters by those lanes that are `wanted`, both in the order in which they were written.
async fn lanes(services: &Services, wanted: impl Fn(Lane) -> bool) -> Vec<(Lane, Vec<Letter>)> {
    let wanted = |letter: &Letter| wanted(Lane::of(letter)) && !send::must_wait(services, letter);
    let letters = match letters(services, wanted).await {
        Ok(letters) => letters,
        Err(error) => {
            tracing::error!(%error, "the outbox could not be read");
            return Vec::new();
        }
    };
    let mut lanes: Vec<(Lane, Vec<Letter>)> = Vec::new();
    let mut known: HashMap<Lane, usize> = HashMap::new();
    for letter in letters {
        let lane = Lane::of(&letter);
        let at = *known.entry(lane).or_insert_with(|| {
            lanes.push((lane, Vec::new()));
            lanes.len() - 1
        });
        lanes[at].1.push(letter);
    }
    lanes
}

/// The letters that are `wanted`: what they tell of is on the disk.
async fn letters(
    services: &Services,
    wanted: impl Fn(&Letter) -> bool,
) -> Result<Vec<Letter>, StoreError> {
    let mut letters = services.store.letters().await?;
    letters.retain(wanted);
    if !letters.is_empty() {
        services.store.make_durable().await?;
    }
    Ok(letters)
}

async fn work(services: &Services, letters: Vec<Letter>, out: &dyn Outbound) -> End {
    let mut end = End::Done;
    let mut waiting = HashSet::new();
    for letter in letters {
        // A game's letters keep their order.
        if waiting.contains(&letter.subject) {
            continue;
        }
        match send::send(services, &letter, out).await {
            Sent::Done => {}
            Sent::Away => return End::Away,
            Sent::Limited(until) => return End::Later(until),
            Sent::Wait(until) => {
                waiting.insert(letter.subject);
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

/// What the postman is doing.
struct Round {
    line: Line,
    tasks: JoinSet<(Lane, End)>,
    working: HashSet<Lane>,
    /// Lanes with letters that nobody has begun with. The outbox is read again only when there are none left:
    /// after a thousand results there are a thousand lanes.
    found: VecDeque<(Lane, Vec<Letter>)>,
    /// Something has happened since the outbox was read.
    may_find_more: bool,
    /// Before this time it is not read again.
    read_from: Instant,
    /// Lanes that are left alone until a time, and how often they have failed.
    resting: HashMap<Lane, (Instant, u32)>,
}

impl Round {
    fn of(line: Line) -> Self {
        Self {
            line,
            tasks: JoinSet::new(),
            working: HashSet::new(),
            found: VecDeque::new(),
            may_find_more: true,
            read_from: Instant::now(),
            resting: HashMap::new(),
        }
    }

    /// Begins with the lanes that have letters and can be begun with.
    async fn begin(&mut self, services: &Arc<Services>, out: &Arc<dyn Outbound>) {
        if self.tasks.len() >= self.line.hands() || services.office.is_paused() {
            return;
        }
        let start = Instant::now();
        if self.found.is_empty() && self.may_find_more && self.read_from <= start {
            let line = self.line;
            self.found = lanes(services, |lane| lane.line() == line).await.into();
            self.may_find_more = false;
            self.read_from = Instant::now() + READING * start.elapsed();
        }
        let now = Instant::now();
        while self.tasks.len() < self.line.hands()
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
            let (services, out) = (Arc::clone(services), Arc::clone(out));
            self.tasks
                .spawn(async move { (lane, work(&services, letters, &*out).await) });
        }
    }

    /// Waits until the work on a lane has ended; for ever if there is none.
    async fn finish_one(&mut self, services: &Services) {
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
                let millis = time.since(services.now()).as_millis().clamp(0, 60_000);
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
        let reading = self.may_find_more.then_some(self.read_from);
        let next = ends.chain(reading).filter(|until| *until > now).min();
        next.map_or(LONGEST_REST, |until| until - now)
    }
}

/// How long a channel is left alone after so many failures before the last one.
fn pause(failures: u32) -> Duration {
    let seconds = 2_u64.saturating_pow(failures.min(16));
    Duration::from_secs(seconds).min(LONGEST_REST)
}
