//! What a channel has one of: a ladder, a league, club evenings, simultaneous games. Each is a row under its channel, from which follows
//! which club has it, whom it names and when something is due; and a message of its own shows it as it is.

use super::db::{Durability, Entry, Priority, Read, Row, Table, Transaction, View, due, later};
use super::outbox::enqueue;
use super::{DELETE, Envelope, OutboxKind, STRIP, Store, StoreError, Subject};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, MessageId, PlayerId};

/// What came of an attempt to set up an activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// It stands.
    New,
    /// The channel has one already that is not over.
    Taken,
    /// The club has as many as it may have.
    TooMany,
}

/// The tables of an activity.
pub(super) struct Lists<T> {
    pub(super) all: Table<ChannelId, T>,
    pub(super) of_club: Table<(ClubId, ChannelId), ()>,
    pub(super) due: Table<(Timestamp, ChannelId), ()>,
    pub(super) naming: Table<(PlayerId, ChannelId), ()>,
}

/// A ladder, a league, club evenings or simultaneous games.
pub(super) trait Activity: Row + Clone + PartialEq + Send + 'static {
    /// Why it was not changed.
    type Error: From<StoreError> + Send + 'static;
    /// There is none in the channel.
    const MISSING: Self::Error;
    /// The outbox message that has its message show it as it is.
    const SHOWN: OutboxKind<ChannelId, ()>;
    /// Its tables.
    const LISTS: Lists<Self>;

    /// The club of the channel.
    fn club(&self) -> ClubId;

    /// Whether another one may take its place, and it is none of the club's any more.
    fn is_over(&self) -> bool {
        false
    }

    /// When something is to happen by itself, if ever.
    fn due(&self) -> Option<Timestamp>;

    /// Whom it names, some of them more than once.
    fn names(&self) -> Vec<PlayerId>;

    /// The message that shows it.
    fn message(&mut self) -> &mut Option<MessageId>;

    /// What becomes of it when `player` is forgotten, in whose place `nobody` may stand.
    fn forget(&mut self, player: PlayerId, nobody: PlayerId);
}

/// The entries that lead to the activity of `channel`.
pub(super) fn entries<T: Activity>(channel: &ChannelId, activity: &T) -> Vec<Entry> {
    let Lists {
        of_club,
        due,
        naming,
        ..
    } = T::LISTS;
    let club = (!activity.is_over()).then(|| of_club.entry(&(activity.club(), *channel)));
    let due = activity.due().map(|at| due.entry(&(at, *channel)));
    let mut names = activity.names();
    names.sort_unstable();
    names.dedup();
    let names = names.into_iter();
    let names = names.map(|player| naming.entry(&(player, *channel)));
    club.into_iter().chain(due).chain(names).collect()
}

/// Writes the activity of `channel`, and that its message is to show it as it is now, with what else must reach Discord.
pub(super) fn put<T: Activity>(
    tx: &mut Transaction<'_>,
    channel: ChannelId,
    activity: &T,
    queue: Vec<Envelope>,
) -> Result<(), StoreError> {
    tx.put(T::LISTS.all, &channel, activity)?;
    let queue: Vec<_> = [T::SHOWN.to(channel, ())]
        .into_iter()
        .chain(queue)
        .collect();
    enqueue(tx, Subject::Channel(channel), &queue, None)
}

/// Has the activities that name `player` forget them.
pub(super) fn forget<T: Activity>(
    tx: &mut Transaction<'_>,
    player: PlayerId,
    nobody: PlayerId,
) -> Result<(), StoreError> {
    for channel in naming::<T>(tx, player)? {
        if let Some(mut activity) = tx.get(T::LISTS.all, &channel)? {
            activity.forget(player, nobody);
            put(tx, channel, &activity, Vec::new())?;
        }
    }
    Ok(())
}

fn naming<T: Activity>(read: &impl Read, player: PlayerId) -> Result<Vec<ChannelId>, StoreError> {
    let keys = read.keys(T::LISTS.naming, &player);
    keys.map(|key| key.map(|(_, channel)| channel)).collect()
}

fn of_club<T: Activity>(read: &impl Read, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
    let keys = read.keys(T::LISTS.of_club, &club);
    keys.map(|key| key.map(|(_, channel)| channel)).collect()
}

impl Store {
    /// The activity of `channel`.
    pub(super) async fn activity<T: Activity>(
        &self,
        channel: ChannelId,
    ) -> Result<Option<T>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| view.get(T::LISTS.all, &channel)).await
    }

    /// The channels of the activities that name `player`.
    pub(super) async fn activities_of<T: Activity>(
        &self,
        player: PlayerId,
    ) -> Result<Vec<ChannelId>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| naming::<T>(view, player)).await
    }

    /// The channels of the activities of `club`.
    pub(super) async fn activities_in<T: Activity>(
        &self,
        club: ClubId,
    ) -> Result<Vec<ChannelId>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| of_club::<T>(view, club)).await
    }

    /// The channels of the activities of which something is due at `now`, the longest waiting first.
    pub(super) async fn activities_due<T: Activity>(
        &self,
        now: Timestamp,
    ) -> Result<Vec<ChannelId>, StoreError> {
        let read = |view: &View<'_>| {
            let rows = due(view, T::LISTS.due, now);
            rows.map(|row| row.map(|(_, channel)| channel)).collect()
        };
        self.0.engine.read(read).await
    }

    /// The channels of the activities of which something is due later than `at` alone.
    pub(super) async fn activities_after<T: Activity>(
        &self,
        at: Timestamp,
    ) -> Result<Vec<ChannelId>, StoreError> {
        let read = |view: &View<'_>| {
            let rows = later(view, T::LISTS.due, at);
            rows.map(|row| row.map(|(_, channel)| channel)).collect()
        };
        self.0.engine.read(read).await
    }

    /// Keeps a new activity for `channel`, unless there is one that is not over, or `most` in its club, with what must reach Discord.
    pub(super) async fn create_activity<T: Activity + Sync>(
        &self,
        channel: ChannelId,
        activity: T,
        most: usize,
        queue: Vec<Envelope>,
    ) -> Result<Made, StoreError> {
        let create = move |tx: &mut Transaction<'_>| {
            let known = tx.get(T::LISTS.all, &channel)?;
            if known.is_some_and(|known| !known.is_over()) {
                return Ok(Made::Taken);
            }
            if of_club::<T>(tx, activity.club())?.len() >= most {
                return Ok(Made::TooMany);
            }
            tx.put(T::LISTS.all, &channel, &activity)?;
            enqueue(tx, Subject::Channel(channel), &queue, None)?;
            Ok(Made::New)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, create)
            .await
    }

    /// Ends the activity of `channel`, unless `more` refuses that, and gives it: its message loses its buttons, and what
    /// `more` names must reach Discord as well.
    pub(super) async fn end_activity<T: Activity>(
        &self,
        channel: ChannelId,
        more: impl Fn(&T, ChannelId) -> Result<Option<Envelope>, T::Error> + Send + 'static,
    ) -> Result<T, T::Error> {
        let end = move |tx: &mut Transaction<'_>| {
            let mut ended = tx.get(T::LISTS.all, &channel)?.ok_or(T::MISSING)?;
            let more = more(&ended, channel)?;
            tx.take(T::LISTS.all, &channel)?;
            let strip = *ended.message();
            let strip = strip.map(|message| STRIP.to(channel, message));
            let queue: Vec<_> = strip.into_iter().chain(more).collect();
            enqueue(tx, Subject::Channel(channel), &queue, None)?;
            Ok(ended)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, end)
            .await
    }

    /// Does something to the activity of `channel`, and gives what it comes to: `change` may run more than once.
    /// Its message is to show it as it is then, if it has changed, and what `change` names must reach Discord as well.
    pub(super) async fn change_activity<T: Activity, A: Send + 'static>(
        &self,
        channel: ChannelId,
        change: impl Fn(&mut Transaction<'_>, &mut T) -> Result<(A, Vec<Envelope>), T::Error>
        + Send
        + 'static,
    ) -> Result<A, T::Error> {
        let changed = move |tx: &mut Transaction<'_>| {
            let mut activity = tx.get(T::LISTS.all, &channel)?.ok_or(T::MISSING)?;
            let before = activity.clone();
            let (answer, queue) = change(tx, &mut activity)?;
            // Who presses again and again writes once.
            match activity == before {
                true => enqueue(tx, Subject::Channel(channel), &queue, None)?,
                false => put(tx, channel, &activity, queue)?,
            }
            Ok(answer)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, changed)
            .await
    }

    /// The activity of `channel`, if it `is_meant`, is shown in this message from now on, and the one before it goes.
    /// It is to be shown once more: of two answers at once the older one may come last. A message that shows none goes.
    pub(super) async fn activity_stands<T: Activity>(
        &self,
        channel: ChannelId,
        message: MessageId,
        is_meant: impl Fn(&T) -> bool + Send + 'static,
    ) -> Result<(), StoreError> {
        let noted = move |tx: &mut Transaction<'_>| {
            let known = tx.get(T::LISTS.all, &channel)?;
            let Some(mut activity) = known.filter(&is_meant) else {
                // It has been ended meanwhile, or gone on.
                let gone = DELETE.to(channel, message);
                return enqueue(tx, Subject::Channel(channel), &[gone], None);
            };
            if *activity.message() == Some(message) {
                return Ok(());
            }
            let before = activity.message().replace(message);
            let gone = before.map(|message| DELETE.to(channel, message));
            put(tx, channel, &activity, gone.into_iter().collect())
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, noted)
            .await
    }
}
