//! One transaction over a game: its events, its lists, when it is due, and what must reach Discord because of it.

use std::sync::Arc;

use super::batch::Batch;
use super::commit::{Asker, Until, Writing};
use super::rows::rows;
use super::schema::scalar::Id;
use super::{AppendError, Inner, Matter, NEXT_GAME, NamedValue, Store, StoreError};
use super::{index, key, outline, schema};
use crate::clock::Timestamp;
use crate::game::{self, Event, Game, GameId, Revision};

/// How many interactions are remembered for each game: a second delivery comes within minutes.
const CAUSES: usize = 8;
/// And for all new challenges and puzzles together, which have no game yet.
const CAUSES_OF_NEW: usize = 64;

/// What is kept together with a game's new events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// What must reach Discord because of them.
    pub letters: Vec<Matter>,
    /// When something is due in the game from now on, if ever.
    pub alarm: Option<Timestamp>,
    /// What it was asked with, if somebody asked.
    pub cause: Option<Cause>,
    /// Small values that are kept with it, or taken away; a new challenge has none.
    pub settings: Vec<NamedValue>,
}

impl Change {
    /// Nobody is told of the events that have led to `after`: due when the game by itself is.
    pub fn silent(after: &Game) -> Self {
        Self {
            alarm: game::deadline(after),
            ..Self::default()
        }
    }
}

/// Names what asked for a change: the same one never makes two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cause(pub u64);

/// Where a challenge comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Somebody's wish.
    Wish,
    /// The end of this game: it is to be played once more.
    Rematch(GameId),
}

impl Store {
    /// Keeps a new challenge under the next free number: the first of `events` is the offer.
    ///
    /// # Errors
    ///
    /// An [`AppendError`]; the challenge is not kept then.
    pub async fn create(
        &self,
        events: Vec<Event>,
        change: Change,
        origin: Origin,
    ) -> Result<Game, AppendError> {
        self.0.create(events, change, origin)?.done().await
    }

    /// Keeps what has led from `before`, a game that was read, to `after`, and `change` with it; gives `after` again.
    ///
    /// # Errors
    ///
    /// [`AppendError::Stale`] if the game has got other events since it was read,
    /// [`AppendError::Repeated`] if the same cause has changed it before,
    /// [`StoreError::Corrupt`] if `after` does not go on from `before`; nothing is kept then.
    pub async fn append(
        &self,
        before: &Game,
        after: Game,
        change: Change,
    ) -> Result<Game, AppendError> {
        self.0.append(before, after, change)?.done().await
    }

    /// When something is due in `game`, if ever.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn alarm(&self, game: &Game) -> Result<Option<Timestamp>, StoreError> {
        let kept = self.0.trees.alarms.get(key::game(game.id()))?;
        match kept {
            None => Ok(None),
            Some(bytes) => decode_alarm(&bytes).ok_or(StoreError::Unreadable {
                what: "when something is due",
            }),
        }
    }

    /// The challenge that has come of `game`, if its players wanted to play once more.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn rematch_of(&self, game: GameId) -> Result<Option<GameId>, StoreError> {
        let Some(number) = self.setting(&rematch_key(game)).await? else {
            return Ok(None);
        };
        let unreadable = |_| StoreError::Unreadable { what: "a rematch" };
        Ok(Some(GameId::new(number.parse().map_err(unreadable)?)))
    }
}

impl Inner {
    fn create(
        self: &Arc<Self>,
        events: Vec<Event>,
        change: Change,
        origin: Origin,
    ) -> Result<Writing<Game, AppendError>, AppendError> {
        let inner = Arc::clone(self);
        let prepare = move || inner.created(&events, &change, origin);
        let committer = &self.committer;
        Ok(committer.write(GameId::NONE, Asker::Person, Until::Durable, prepare)?)
    }

    /// The new challenge of `events`, and what is written for it; the gate is the caller's.
    fn created(
        &self,
        events: &[Event],
        change: &Change,
        origin: Origin,
    ) -> Result<(Game, Batch), AppendError> {
        let trees = &self.trees;
        let mut batch = Batch::default();
        self.remember(&mut batch, GameId::NONE, change.cause)?;
        let number = self.next_number(&mut batch, NEXT_GAME, "the next game's number")?;
        let id = GameId::new(number);
        let game = begun(id, events).ok_or(StoreError::Unreadable {
            what: "a new challenge",
        })?;
        for (key, value) in rows(id, Revision::new(0), events) {
            batch.put(&trees.events, key, value);
        }
        for key in index::lists(&game) {
            batch.put(&trees.lists, key, &[]);
        }
        for key in index::offers(&game) {
            batch.put(&trees.offers, key, &[]);
        }
        for key in index::places(&game) {
            batch.put(&trees.places, key, &[]);
        }
        for key in index::named(&game) {
            batch.put(&trees.named, key, &[]);
        }
        batch.put(&trees.outlines, key::game(id), outline::row_of(&game));
        if let Some(at) = change.alarm {
            batch.put(&trees.due, key::due(at, id), &[]);
        }
        batch.put(&trees.alarms, key::game(id), encode_alarm(change.alarm));
        batch.deliver(&trees.outbox, &self.mail(id, &change.letters)?);
        if let Origin::Rematch(earlier) = origin {
            let value = schema::encode(&id.to_string());
            batch.put(&trees.settings, rematch_key(earlier), value);
        }
        Ok((game, batch))
    }

    /// Asks for what has led from `before` to `after` to be kept.
    fn append(
        self: &Arc<Self>,
        before: &Game,
        after: Game,
        change: Change,
    ) -> Result<Writing<Game, AppendError>, AppendError> {
        let (id, first) = (before.id(), before.revision());
        if after.id() != id || !after.events().starts_with(before.events()) {
            let reason = "what is to be kept does not go on from what was read".to_owned();
            return Err(StoreError::Corrupt { game: id, reason }.into());
        }
        let lists = Lists::of(before, &after);
        let asker = match change.cause {
            Some(_) => Asker::Person,
            None => Asker::Clock,
        };
        let inner = Arc::clone(self);
        let prepare = move || {
            let batch = inner.appended(first, &lists, &after, &change)?;
            Ok((after, batch))
        };
        let committer = &self.committer;
        Ok(committer.write(id, asker, Until::Durable, prepare)?)
    }

    /// What is written where `change` has led from the game as it was at `first` to `after`; the gate is the caller's.
    fn appended(
        &self,
        first: Revision,
        lists: &Lists,
        after: &Game,
        change: &Change,
    ) -> Result<Batch, AppendError> {
        let id = after.id();
        let trees = &self.trees;
        let mut batch = Batch::default();
        self.remember(&mut batch, id, change.cause)?;
        let stale = AppendError::Stale {
            game: id,
            read: first,
        };
        let last = self.last_row(id)?.filter(|last| last.revision() == first);
        let last = last.ok_or(stale)?;
        if after.revision() != first {
            for (key, value) in rows(id, last.next(), after.events()) {
                batch.put(&trees.events, key, value);
            }
        }
        let over = index::is_over(after);
        if over {
            batch.take(&trees.causes, key::game(id));
            for key in self.plans_in(id)? {
                batch.take(&trees.plans, key);
            }
        }
        let listed = [
            (&trees.lists, &lists.lists),
            (&trees.places, &lists.places),
            (&trees.offers, &lists.offers),
        ];
        for (tree, rows) in listed {
            for key in rows.left() {
                batch.take(tree, key);
            }
            for key in rows.entered() {
                batch.put(tree, key, &[]);
            }
        }
        for key in &lists.named {
            batch.put(&trees.named, key, &[]);
        }
        batch.put(&trees.outlines, key::game(id), &*lists.outline);
        let alarm = trees.alarms.get(key::game(id)).map_err(StoreError::from)?;
        let was_due = match alarm {
            Some(bytes) => decode_alarm(&bytes).ok_or(StoreError::Unreadable {
                what: "when something is due",
            })?,
            None => None,
        };
        if let Some(at) = was_due.filter(|_| was_due != change.alarm) {
            batch.take(&trees.due, key::due(at, id));
        }
        if let Some(at) = change.alarm {
            batch.put(&trees.due, key::due(at, id), &[]);
        }
        if over && change.alarm.is_none() {
            batch.take(&trees.alarms, key::game(id));
        } else {
            batch.put(&trees.alarms, key::game(id), encode_alarm(change.alarm));
        }
        // Who tells the card of a challenge what has become of it needs to strip it no more.
        let settled = |matter: &Matter| matches!(matter, Matter::Card { .. });
        if change.letters.iter().any(settled) {
            batch.take(&trees.boards, key::game(id));
        }
        batch.deliver(&trees.outbox, &self.mail(id, &change.letters)?);
        self.put_settings(&mut batch, &change.settings)?;
        Ok(batch)
    }

    /// Notes `cause` among those of `game`, unless it is there already: then the change is refused.
    /// Those of what has no game yet are kept under [`GameId::NONE`]. The gate is the caller's.
    pub(super) fn remember(
        &self,
        batch: &mut Batch,
        game: GameId,
        cause: Option<Cause>,
    ) -> Result<(), AppendError> {
        let Some(cause) = cause else {
            return Ok(());
        };
        let (causes, row) = (&self.trees.causes, key::game(game));
        let most = match game {
            GameId::NONE => CAUSES_OF_NEW,
            _ => CAUSES,
        };
        let known = causes.get(row).map_err(StoreError::from)?;
        let known = remembered(known, cause, most).ok_or(AppendError::Repeated)?;
        batch.put(causes, row, known);
        Ok(())
    }
}

/// What the lists say of a game before a change and after it.
struct Lists {
    lists: Rows,
    places: Rows,
    /// The rows of those who are only named from now on.
    named: Vec<[u8; 16]>,
    /// The rows of an open challenge.
    offers: Rows,
    /// What is told of it afterwards.
    outline: Vec<u8>,
}

impl Lists {
    fn of(before: &Game, after: &Game) -> Self {
        Self {
            lists: Rows::of(before, after, index::lists),
            places: Rows::of(before, after, index::places),
            named: {
                let before = index::named(before);
                let mut named = index::named(after);
                named.retain(|row| !before.contains(row));
                named
            },
            offers: Rows::of(before, after, index::offers),
            outline: outline::row_of(after),
        }
    }
}

/// The rows of a game in a tree of lists, before a change and after it.
struct Rows {
    before: Vec<Vec<u8>>,
    after: Vec<Vec<u8>>,
}

impl Rows {
    fn of(before: &Game, after: &Game, rows: fn(&Game) -> Vec<Vec<u8>>) -> Self {
        Self {
            before: rows(before),
            after: rows(after),
        }
    }

    fn left(&self) -> impl Iterator<Item = &Vec<u8>> {
        self.before.iter().filter(|key| !self.after.contains(key))
    }

    fn entered(&self) -> impl Iterator<Item = &Vec<u8>> {
        self.after.iter().filter(|key| !self.before.contains(key))
    }
}

/// The row `kept` with `cause` added to its causes, of which there are `most`; none if it is there already.
fn remembered(kept: Option<sled::IVec>, Cause(cause): Cause, most: usize) -> Option<Vec<u8>> {
    // What cannot be read stands in nobody's way: it is only the second line of defence.
    let mut known: Vec<Id> = kept
        .and_then(|bytes| schema::decode(&bytes).ok())
        .unwrap_or_default();
    if known.contains(&Id(cause)) {
        return None;
    }
    known.push(Id(cause));
    let too_many = known.len().saturating_sub(most);
    known.drain(..too_many);
    Some(schema::encode(&known))
}

/// The game that begins with `events`, if one can.
fn begun(id: GameId, events: &[Event]) -> Option<Game> {
    let (offered, more) = events.split_first()?;
    let mut game = Game::offered(id, offered.clone()).ok()?;
    for event in more {
        game.apply(event.clone()).ok()?;
    }
    Some(game)
}

pub(super) fn encode_alarm(alarm: Option<Timestamp>) -> Vec<u8> {
    schema::encode(&alarm.map(Timestamp::as_millis))
}

/// The alarm in `bytes`; none if they mean nothing.
pub(super) fn decode_alarm(bytes: &[u8]) -> Option<Option<Timestamp>> {
    let millis: Option<i64> = schema::decode(bytes).ok()?;
    Some(millis.map(Timestamp::from_millis))
}

fn rematch_key(game: GameId) -> String {
    format!("rematch/{game}")
}
