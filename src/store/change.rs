//! One transaction over a game: its events, its lists, when it is due, and what must reach Discord because of it.

use sled::Transactional as _;
use sled::transaction::{
    ConflictableTransactionError, TransactionError, TransactionalTree, UnabortableTransactionError,
};

use super::rows::rows;
use super::schema::scalar::Id;
use super::{AppendError, Inner, Matter, NEXT_GAME, Store, StoreError, Trees, index, key, schema};
use crate::clock::Timestamp;
use crate::game::{self, Event, Game, GameId, Revision};

/// How many interactions are remembered for each game: a second delivery comes within minutes.
const CAUSES: usize = 8;
/// And for all new challenges and puzzles together, which have no game yet.
pub(super) const CAUSES_OF_NEW: usize = 64;

/// What happens to a game at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Its new events, in their order.
    pub events: Vec<Event>,
    /// What must reach Discord because of them.
    pub letters: Vec<Matter>,
    /// When something is due in the game from now on, if ever.
    pub alarm: Option<Timestamp>,
    /// What it was asked with, if somebody asked.
    pub cause: Option<Cause>,
}

impl Change {
    /// `events` that have led to `after`, of which nobody is told: due when the game by itself is.
    pub fn silent(events: Vec<Event>, after: &Game) -> Self {
        Self {
            events,
            letters: Vec::new(),
            alarm: game::deadline(after),
            cause: None,
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

/// Why a transaction was given up.
pub(super) enum Abort {
    Stale,
    Repeated,
    Unreadable(&'static str),
}

impl Store {
    /// Keeps a new challenge under the next free number: the first event of `change` is the offer.
    ///
    /// # Errors
    ///
    /// An [`AppendError`]; the challenge is not kept then.
    pub async fn create(&self, change: Change, origin: Origin) -> Result<Game, AppendError> {
        self.0.committer.check()?;
        let game = self.0.create(&change, origin)?;
        self.0.committer.commit().await?;
        Ok(game)
    }

    /// Makes `change` to `game`, and gives the game as it is then.
    ///
    /// # Errors
    ///
    /// [`AppendError::Stale`] if the game has got other events since it was read,
    /// [`AppendError::Repeated`] if the same cause has changed it before; nothing is kept then.
    pub async fn append(&self, game: &Game, change: Change) -> Result<Game, AppendError> {
        self.0.committer.check()?;
        let after = self.0.append(game, &change)?;
        self.0.committer.commit().await?;
        Ok(after)
    }

    /// Something is due in `game` at another time than was thought, or never; it has no new events.
    ///
    /// # Errors
    ///
    /// [`AppendError::Stale`] if the game has got other events since it was read.
    pub async fn set_alarm(
        &self,
        game: &Game,
        alarm: Option<Timestamp>,
    ) -> Result<(), AppendError> {
        let change = Change {
            events: Vec::new(),
            letters: Vec::new(),
            alarm,
            cause: None,
        };
        self.append(game, change).await.map(|_| ())
    }

    /// When something is due in `game`, if ever.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn alarm(&self, game: &Game) -> Result<Option<Timestamp>, StoreError> {
        let kept = self.0.trees.alarms.get(key::game(game.id()))?;
        match kept {
            None => Ok(game::deadline(game)),
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
        let number = self.setting(&rematch_key(game)).await?;
        Ok(number
            .and_then(|number| number.parse().ok())
            .map(GameId::new))
    }
}

impl Inner {
    fn create(&self, change: &Change, origin: Origin) -> Result<Game, AppendError> {
        let (offered, more) = change.events.split_first().ok_or(StoreError::Unreadable {
            what: "a new challenge",
        })?;
        let _gate = self.write();
        let letters = self.numbered(&change.letters);
        let Trees {
            meta,
            events,
            lists,
            due,
            alarms,
            outbox,
            causes,
            settings,
            ..
        } = &self.trees;
        let trees = (meta, events, lists, due, alarms, outbox, causes, settings);
        let made = trees.transaction(
            |(meta, events, lists, due, alarms, outbox, causes, settings)| {
                // What is kept under no game belongs to those that have no number yet.
                remember(causes, GameId::NONE, change.cause, CAUSES_OF_NEW)?;
                let number = match meta.get(NEXT_GAME)? {
                    None => 1,
                    Some(bytes) => {
                        schema::decode(&bytes).map_err(|_| unreadable("the next game's number"))?
                    }
                };
                let id = GameId::new(number);
                let mut game = Game::offered(id, offered.clone())
                    .map_err(|_| unreadable("a new challenge"))?;
                for event in more {
                    game.apply(event.clone())
                        .map_err(|_| unreadable("a new challenge"))?;
                }
                meta.insert(NEXT_GAME, schema::encode(&(number + 1)))?;
                for (key, value) in rows(id, Revision::new(0), &change.events) {
                    events.insert(&key, value)?;
                }
                for key in index::lists(&game) {
                    lists.insert(key, &[])?;
                }
                set_alarm(due, alarms, id, [None, change.alarm])?;
                for (number, matter) in &letters {
                    let value = schema::encode(&matter.shape());
                    outbox.insert(&key::letter(id, *number), value)?;
                }
                if let Origin::Rematch(earlier) = origin {
                    let value = schema::encode(&id.to_string());
                    settings.insert(rematch_key(earlier).as_bytes(), value)?;
                }
                Ok(game)
            },
        );
        made.map_err(|error| refused(error, GameId::NONE, Revision::new(0)))
    }

    fn append(&self, before: &Game, change: &Change) -> Result<Game, AppendError> {
        let id = before.id();
        let mut after = before.clone();
        for event in &change.events {
            after
                .apply(event.clone())
                .map_err(|error| StoreError::Corrupt {
                    game: id,
                    reason: error.to_string(),
                })?;
        }
        let (old, new) = (index::lists(before), index::lists(&after));
        let first = before.revision();
        let over = index::is_over(&after);
        let _gate = self.write();
        // Whoever writes holds the gate, so that this is still so in the transaction.
        let last = self.last_row(id)?.filter(|last| last.revision() == first);
        let removed = match over {
            true => self.row_keys(id).map_err(StoreError::from)?,
            false => Vec::new(),
        };
        let mail = self.mail(id, &change.letters)?;
        let planned = match over {
            true => self.plans_in(id)?,
            false => Vec::new(),
        };
        // Who tells the card of a challenge what has become of it needs to strip it no more.
        let settled = change
            .letters
            .iter()
            .any(|matter| matches!(matter, Matter::Card { .. }));
        let Trees {
            events,
            records,
            lists,
            due,
            alarms,
            boards,
            outbox,
            causes,
            plans,
            ..
        } = &self.trees;
        let trees = (
            events, records, lists, due, alarms, boards, outbox, causes, plans,
        );
        let done = trees.transaction(
            |(events, records, lists, due, alarms, boards, outbox, causes, plans)| {
                remember(causes, id, change.cause, CAUSES)?;
                let last = last.ok_or(ConflictableTransactionError::Abort(Abort::Stale))?;
                if over {
                    for key in &removed {
                        events.remove(key)?;
                    }
                    let record = schema::encode_events(after.events());
                    records.insert(&key::game(id), record)?;
                    causes.remove(&key::game(id))?;
                } else if !change.events.is_empty() {
                    for (key, value) in rows(id, last.next(), after.events()) {
                        events.insert(&key, value)?;
                    }
                }
                for key in old.iter().filter(|key| !new.contains(key)) {
                    lists.remove(key.as_slice())?;
                }
                for key in new.iter().filter(|key| !old.contains(key)) {
                    lists.insert(key.as_slice(), &[])?;
                }
                let was_due = match alarms.get(key::game(id))? {
                    Some(bytes) => {
                        decode_alarm(&bytes).ok_or_else(|| unreadable("when something is due"))?
                    }
                    // An older program has kept the game, and knew only of what the game itself tells.
                    None => game::deadline(before),
                };
                set_alarm(due, alarms, id, [was_due, change.alarm])?;
                if over && change.alarm.is_none() {
                    alarms.remove(&key::game(id))?;
                }
                if settled {
                    boards.remove(&key::game(id))?;
                }
                for key in &planned {
                    plans.remove(key)?;
                }
                mail.deliver(outbox)?;
                Ok(())
            },
        );
        done.map(|()| after)
            .map_err(|error| refused(error, id, first))
    }
}

pub(super) fn unreadable(what: &'static str) -> ConflictableTransactionError<Abort> {
    ConflictableTransactionError::Abort(Abort::Unreadable(what))
}

pub(super) fn refused(error: TransactionError<Abort>, game: GameId, read: Revision) -> AppendError {
    match error {
        TransactionError::Abort(Abort::Stale) => AppendError::Stale { game, read },
        TransactionError::Abort(Abort::Repeated) => AppendError::Repeated,
        TransactionError::Abort(Abort::Unreadable(what)) => StoreError::Unreadable { what }.into(),
        TransactionError::Storage(error) => StoreError::from(error).into(),
    }
}

/// Notes `cause` among those of `game`, and gives the transaction up if it is there already.
pub(super) fn remember(
    causes: &TransactionalTree,
    game: GameId,
    cause: Option<Cause>,
    most: usize,
) -> Result<(), ConflictableTransactionError<Abort>> {
    let Some(Cause(cause)) = cause else {
        return Ok(());
    };
    let kept = causes.get(key::game(game))?;
    // What cannot be read stands in nobody's way: it is only the second line of defence.
    let mut known: Vec<Id> = kept
        .and_then(|bytes| schema::decode(&bytes).ok())
        .unwrap_or_default();
    if known.contains(&Id(cause)) {
        return Err(ConflictableTransactionError::Abort(Abort::Repeated));
    }
    known.push(Id(cause));
    let too_many = known.len().saturating_sub(most);
    known.drain(..too_many);
    causes.insert(&key::game(game), schema::encode(&known))?;
    Ok(())
}

/// Moves the alarm of `game` from one time to another.
fn set_alarm(
    due: &TransactionalTree,
    alarms: &TransactionalTree,
    game: GameId,
    [from, to]: [Option<Timestamp>; 2],
) -> Result<(), UnabortableTransactionError> {
    if let Some(at) = from.filter(|_| from != to) {
        due.remove(&key::due(at, game))?;
    }
    if let Some(at) = to {
        due.insert(&key::due(at, game), &[])?;
    }
    alarms.insert(&key::game(game), encode_alarm(to))?;
    Ok(())
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
