//! Activities: a ladder, a league, club evenings, simultaneous games; a channel has at most one of each kind. An
//! activity is a row under its channel. Indexes lead to it from its club, from the players that it names, and from the
//! time at which it is due. One message shows it.

mod change;

use super::db::{Entry, Read, Row, Table, Transaction, View, due, later};
use super::outbox::enqueue;
use super::{AppendError, Envelope, OutboxKind, Store, StoreError, Subject};
use tengen_game::clock::Timestamp;
use tengen_game::{ChannelId, ClubId, MessageId, PlayerId};

/// The result of an attempt to set up an activity.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Creation {
    /// It was set up.
    New,
    /// The channel has one already that is not over.
    Taken,
    /// The club has as many as it may have.
    TooMany,
}

/// Why an activity was not changed, or no game was started for it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActivityError<R> {
    /// The channel has no such activity.
    #[error("there is none in this channel")]
    Missing,
    /// A rule of the activity forbids it.
    #[error(transparent)]
    Refused(R),
    /// The same cause has already made a game.
    #[error("this has been carried out before")]
    Repeated,
    /// The activity could not be read or written.
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

/// An activity's refusals, as an [`ActivityError`].
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

/// An activity with its tables.
pub(super) trait ActivityTables: Row {
    const LISTS: Lists<Self>;
}

/// A ladder, a league, club evenings or simultaneous games. Only this crate knows their stored form.
#[expect(private_bounds, reason = "its rows and tables are the store's own")]
pub trait Activity: ActivityTables + Clone + PartialEq + Send + Sync + 'static {
    type Refusal: std::error::Error + Send + 'static;
    /// The outbox message that updates its message.
    const MESSAGE: OutboxKind<ChannelId, ()>;
    /// The club of the channel.
    fn club(&self) -> ClubId;

    /// Whether it has ended: another one may replace it, and it no longer counts for the club.
    fn is_over(&self) -> bool {
        false
    }

    /// The next automatic change, if any.
    fn due(&self) -> Option<Timestamp>;

    /// The players it names, possibly with repetitions.
    fn names(&self) -> Vec<PlayerId>;

    /// The message that shows it.
    fn message(&mut self) -> &mut Option<MessageId>;

    /// Removes the forgotten `player`; `nobody` may take their place.
    fn forget(&mut self, player: PlayerId, nobody: PlayerId);

    /// Outbox messages when it is set up in `channel`.
    fn beginning(&self, _channel: ChannelId) -> Vec<Envelope> {
        Vec::new()
    }

    /// Whether its message reports past events: then it stays without buttons when the activity ends, and is deleted
    /// otherwise.
    fn has_happened(&self) -> bool {
        true
    }

    /// An outbox message when it ends, besides the one about its message.
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

/// Writes the activity of `channel`, with the update of its message and further outbox messages.
pub(super) fn put<T: Activity>(
    tx: &mut Transaction<'_>,
    channel: ChannelId,
    activity: &T,
    queue: Vec<Envelope>,
) -> Result<(), StoreError> {
    tx.put(T::LISTS.all, &channel, activity)?;
    let queue: Vec<_> = [T::MESSAGE.to(channel, ())]
        .into_iter()
        .chain(queue)
        .collect();
    enqueue(tx, Subject::Channel(channel), &queue, None)
}

/// Erases `player` from the activities that name them.
pub(super) fn forget<T: Activity>(
    tx: &mut Transaction<'_>,
    player: PlayerId,
    nobody: PlayerId,
) -> Result<(), StoreError> {
    for channel in channels_of_player::<T>(tx, player)? {
        if let Some(mut activity) = tx.get(T::LISTS.all, &channel)? {
            activity.forget(player, nobody);
            put(tx, channel, &activity, Vec::new())?;
        }
    }
    Ok(())
}

fn channels_of_player<T: Activity>(
    read: &impl Read,
    player: PlayerId,
) -> Result<Vec<ChannelId>, StoreError> {
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

    /// The activities that name `player`, with their channels.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub async fn activities_of<T: Activity>(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(ChannelId, T)>, StoreError> {
        let engine = &self.0.engine;
        let read = engine.read(|view| {
            let mut found = Vec::new();
            for channel in channels_of_player::<T>(view, player)? {
                let activity = view.get(T::LISTS.all, &channel)?;
                found.extend(activity.map(|activity| (channel, activity)));
            }
            Ok(found)
        });
        read.await
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

    /// The channels of the activities that are due at `now`, the longest waiting first.
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

    /// The channels of the activities that are next due after `at`.
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
}
