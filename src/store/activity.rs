//! What a channel has one of: a ladder, a league, club evenings, simultaneous games. Each is a row under its channel, from which follows
//! which club has it, whom it names and when something is due; and a message of its own shows it as it is.

use super::change::created;
use super::db::{Durability, Entry, Priority, Read, Row, Table, Transaction, View, due, later};
use super::outbox::enqueue;
use super::{
    AppendError, Change, DELETE, Envelope, Origin, OutboxKind, Property, STRIP, Store, StoreError,
    Subject,
};
use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, Event, Game, GameId, MessageId, PlayerId};

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

/// Why an activity was not changed, or begun a game in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActivityError<R> {
    /// There is none in the channel.
    #[error("there is none in this channel")]
    Missing,
    /// It forbids that itself.
    #[error(transparent)]
    Refused(R),
    /// The same cause has brought about a game before.
    #[error("this has been carried out before")]
    Repeated,
    /// It could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl<R> From<AppendError> for ActivityError<R> {
    fn from(error: AppendError) -> Self {
        match error {
            AppendError::Store(error) => Self::Store(error),
            // A new game is never stale.
            AppendError::Repeated | AppendError::Stale { .. } => Self::Repeated,
        }
    }
}

/// What an activity forbids itself, as an [`ActivityError`].
macro_rules! refusals {
    ($($error:ident: $($refusal:ty => $refused:expr),*;)*) => {$($(
        impl From<$refusal> for $error {
            fn from(refusal: $refusal) -> Self {
                Self::Refused($refused(refusal))
            }
        }
    )*)*};
}
pub(super) use refusals;

/// The tables of an activity.
pub(super) struct Lists<T> {
    pub(super) all: Table<ChannelId, T>,
    pub(super) of_club: Table<(ClubId, ChannelId), ()>,
    pub(super) due: Table<(Timestamp, ChannelId), ()>,
    pub(super) naming: Table<(PlayerId, ChannelId), ()>,
}

/// What is kept in tables of an activity.
pub(super) trait Kept: Row {
    /// Its tables.
    const LISTS: Lists<Self>;
}

/// A ladder, a league, club evenings or simultaneous games. What is kept of it is known here alone.
#[expect(private_bounds, reason = "its rows and tables are the store's own")]
pub trait Activity: Kept + Clone + PartialEq + Send + Sync + 'static {
    /// What it forbids.
    type Refusal: std::error::Error + Send + 'static;
    /// The outbox message that has its message show it as it is.
    const SHOWN: OutboxKind<ChannelId, ()>;
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

    /// What must reach Discord when it is set up in `channel`.
    fn beginning(&self, _channel: ChannelId) -> Vec<Envelope> {
        Vec::new()
    }

    /// What must reach Discord when it ends, beside that its message loses its buttons.
    fn ending(&self, _channel: ChannelId) -> Option<Envelope> {
        None
    }
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
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn activity<T: Activity>(&self, channel: ChannelId) -> Result<Option<T>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| view.get(T::LISTS.all, &channel)).await
    }

    /// The channels of the activities that name `player`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn activities_of<T: Activity>(
        &self,
        player: PlayerId,
    ) -> Result<Vec<ChannelId>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| naming::<T>(view, player)).await
    }

    /// The channels of the activities of `club`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn activities_in<T: Activity>(
        &self,
        club: ClubId,
    ) -> Result<Vec<ChannelId>, StoreError> {
        let engine = &self.0.engine;
        engine.read(|view| of_club::<T>(view, club)).await
    }

    /// The channels of the activities of which something is due at `now`, the longest waiting first.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn activities_due<T: Activity>(
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
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn activities_after<T: Activity>(
        &self,
        at: Timestamp,
    ) -> Result<Vec<ChannelId>, StoreError> {
        let read = |view: &View<'_>| {
            let rows = later(view, T::LISTS.due, at);
            rows.map(|row| row.map(|(_, channel)| channel)).collect()
        };
        self.0.engine.read(read).await
    }

    /// Keeps a new activity for `channel`, unless there is one that is not over, or `most` in its club.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is kept then.
    pub async fn create_activity<T: Activity>(
        &self,
        channel: ChannelId,
        activity: T,
        most: usize,
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
            let queue = activity.beginning(channel);
            enqueue(tx, Subject::Channel(channel), &queue, None)?;
            Ok(Made::New)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, create)
            .await
    }

    /// Ends the activity of `channel`, if it is one that `may` end, and gives it: its message loses its buttons.
    /// Games go on, and count for nothing there.
    ///
    /// # Errors
    ///
    /// An [`ActivityError`], such as that of `may`; it is there as before then.
    pub async fn end_activity<T: Activity>(
        &self,
        channel: ChannelId,
        may: impl Fn(&T) -> Result<(), ActivityError<T::Refusal>> + Send + 'static,
    ) -> Result<T, ActivityError<T::Refusal>> {
        let end = move |tx: &mut Transaction<'_>| {
            let ended = tx.get(T::LISTS.all, &channel)?;
            let mut ended: T = ended.ok_or(ActivityError::Missing)?;
            may(&ended)?;
            let more = ended.ending(channel);
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

    /// Does something to the activity of `channel`, and gives it as it is then: `change` may run more than once.
    /// Its message is to show it so, and what `change` gives must reach Discord as well.
    ///
    /// # Errors
    ///
    /// An [`ActivityError`]; nothing is changed then.
    pub async fn change_activity<T: Activity>(
        &self,
        channel: ChannelId,
        change: impl Fn(&mut T) -> Result<Vec<Envelope>, ActivityError<T::Refusal>> + Send + 'static,
    ) -> Result<T, ActivityError<T::Refusal>> {
        self.in_activity(channel, move |_, activity: &mut T| {
            let queue = change(activity)?;
            Ok((activity.clone(), queue))
        })
        .await
    }

    /// The same where `change` gives what it comes to, too.
    ///
    /// # Errors
    ///
    /// An [`ActivityError`]; nothing is changed then.
    pub async fn do_in_activity<T: Activity, A: Send + 'static>(
        &self,
        channel: ChannelId,
        change: impl Fn(&mut T) -> Result<(A, Vec<Envelope>), ActivityError<T::Refusal>>
        + Send
        + 'static,
    ) -> Result<A, ActivityError<T::Refusal>> {
        self.in_activity(channel, move |_, activity| change(activity))
            .await
    }

    /// The same within a transaction.
    pub(super) async fn in_activity<T: Activity, A: Send + 'static>(
        &self,
        channel: ChannelId,
        change: impl Fn(
            &mut Transaction<'_>,
            &mut T,
        ) -> Result<(A, Vec<Envelope>), ActivityError<T::Refusal>>
        + Send
        + 'static,
    ) -> Result<A, ActivityError<T::Refusal>> {
        let changed = move |tx: &mut Transaction<'_>| {
            let activity = tx.get(T::LISTS.all, &channel)?;
            let mut activity: T = activity.ok_or(ActivityError::Missing)?;
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

    /// Makes a game for the activity of `channel`, of which `property` tells, which `may` begin: with `events`,
    /// and `change` goes with it.
    ///
    /// # Errors
    ///
    /// An [`ActivityError`], such as that of `may`; nothing is kept then.
    pub(super) async fn begin_in_activity<T: Activity>(
        &self,
        (channel, property): (ChannelId, Property<GameId, ChannelId>),
        (events, mut change): (Vec<Event>, Change),
        may: impl Fn(&T) -> Result<(), ActivityError<T::Refusal>> + Send + 'static,
        begun: impl Fn(&mut T, GameId) + Send + 'static,
    ) -> Result<Game, ActivityError<T::Refusal>> {
        let noted = property.assign(GameId::NONE, &channel);
        change.properties.push(noted);
        self.in_activity(channel, move |tx, activity| {
            may(activity)?;
            let game = created(tx, &events, &change, Origin::New, None)?;
            begun(activity, game.id());
            Ok((game, Vec::new()))
        })
        .await
    }

    /// The activity of `channel`, if it `is_meant`, is shown in this message from now on, and the one before it goes.
    /// It is to be shown once more: of two answers at once the older one may come last. A message that shows none goes.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn activity_stands<T: Activity>(
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
