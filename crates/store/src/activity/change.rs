//! Changes of an activity, and of the games that are played for it.

use super::{Activity, ActivityError, Creation, of_club, put};
use crate::change::create_game;
use crate::db::{Durability, Priority, Read as _, Transaction};
use crate::outbox::enqueue;
use crate::{DELETE, Envelope, NewGame, Origin, Property, STRIP, Store, StoreError, Subject};
use tengen_game::{ChannelId, Game, GameId, MessageId};

impl Store {
    /// Stores a new activity for `channel`, unless one is still running there, or its club has `most` of them.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is stored then.
    pub async fn create_activity<T: Activity>(
        &self,
        channel: ChannelId,
        activity: T,
        most: usize,
    ) -> Result<Creation, StoreError> {
        let create = move |tx: &mut Transaction<'_>| {
            let known = tx.get(T::LISTS.all, &channel)?;
            if known.is_some_and(|known| !known.is_over()) {
                return Ok(Creation::Taken);
            }
            if of_club::<T>(tx, activity.club())?.len() >= most {
                return Ok(Creation::TooMany);
            }
            tx.put(T::LISTS.all, &channel, &activity)?;
            let queue = activity.beginning(channel);
            enqueue(tx, Subject::Channel(channel), &queue, None)?;
            Ok(Creation::New)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, create)
            .await
    }

    /// Ends the activity of `channel`, if it is one that `may` end, and returns it: its message loses its buttons, or
    /// is deleted if nothing has happened. Games continue, and no longer count for it.
    ///
    /// # Errors
    ///
    /// An [`ActivityError`], such as that of `may`; nothing is changed then.
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
            tx.delete(T::LISTS.all, &channel)?;
            let kind = if ended.has_happened() { STRIP } else { DELETE };
            let last = ended.message().map(|message| kind.to(channel, message));
            let queue: Vec<_> = last.into_iter().chain(more).collect();
            enqueue(tx, Subject::Channel(channel), &queue, None)?;
            Ok(ended)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, end)
            .await
    }

    /// Changes the activity of `channel`, and returns its new state: `change` may run more than once. Its message is
    /// updated, and the outbox messages of `change` are written with it.
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

    /// Changes the activity of `channel`, with a result of `change`.
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

    /// Changes the activity of `channel` within a transaction.
    pub(crate) async fn in_activity<T: Activity, A: Send + 'static>(
        &self,
        channel: ChannelId,
        change: impl Fn(
            &mut Transaction<'_>,
            &mut T,
        ) -> Result<(A, Vec<Envelope>), ActivityError<T::Refusal>>
        + Send
        + 'static,
    ) -> Result<A, ActivityError<T::Refusal>> {
        let write = move |tx: &mut Transaction<'_>| {
            let activity = tx.get(T::LISTS.all, &channel)?;
            let mut activity: T = activity.ok_or(ActivityError::Missing)?;
            let before = activity.clone();
            let (answer, queue) = change(tx, &mut activity)?;
            // Repeated presses write once.
            if activity == before {
                enqueue(tx, Subject::Channel(channel), &queue, None)?
            } else {
                put(tx, channel, &activity, queue)?
            }
            Ok(answer)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, write)
            .await
    }

    /// Creates a game for the activity of `channel`, which `property` of the game notes, unless `may` refuses it.
    ///
    /// # Errors
    ///
    /// An [`ActivityError`], such as that of `may`; nothing is stored then.
    pub(crate) async fn begin_in_activity<T: Activity>(
        &self,
        channel: ChannelId,
        property: Property<GameId, ChannelId>,
        mut new: NewGame,
        may: impl Fn(&T) -> Result<(), ActivityError<T::Refusal>> + Send + 'static,
        note_game: impl Fn(&mut T, GameId) + Send + 'static,
    ) -> Result<Game, ActivityError<T::Refusal>> {
        let note = property.assign(GameId::NONE, &channel);
        new.change.properties.push(note);
        self.in_activity(channel, move |tx, activity| {
            may(activity)?;
            let game = create_game(tx, &new.events, &new.change, Origin::New, None)?;
            note_game(activity, game.id());
            Ok((game, Vec::new()))
        })
        .await
    }

    /// Makes this message the one of the activity of `channel`, if it `is_meant`, and deletes the previous one. It is
    /// updated again: of two concurrent answers the older one may come last. A message that shows no activity is
    /// deleted.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_activity_message<T: Activity>(
        &self,
        channel: ChannelId,
        message: MessageId,
        is_meant: impl Fn(&T) -> bool + Send + 'static,
    ) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let known = tx.get(T::LISTS.all, &channel)?;
            let Some(mut activity) = known.filter(&is_meant) else {
                // The activity has ended, or changed, since the message was written.
                let delete = DELETE.to(channel, message);
                return enqueue(tx, Subject::Channel(channel), &[delete], None);
            };
            if *activity.message() == Some(message) {
                return Ok(());
            }
            let before = activity.message().replace(message);
            let delete = before.map(|message| DELETE.to(channel, message));
            put(tx, channel, &activity, delete.into_iter().collect())
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }
}
