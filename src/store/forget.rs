//! Forgetting somebody: games stay, with nobody in their place, and everything else that names them goes.
//!
//! The engine writes new pages and reuses old ones by and by, and backups are files of their own:
//! what these held of a person, they hold until they are overwritten or removed.

use super::engine::{Durability, Priority};
use super::read::{Read as _, Source as _, View};
use super::rows::{Kept, rows, take_rows};
use super::schema::puzzle::Posted;
use super::schema::scalar::Id;
use super::table::AnyTable;
use super::tables::{EVENTS, PUZZLERS, PUZZLES, TABLES};
use super::transaction::Transaction;
use super::{Store, StoreError, activity, contest, index, rating};
use crate::evening::Evening;
use crate::game::{Event, Game, GameId, PlayerId, Revision};
use crate::ladder::ClubLadder;
use crate::league::League;
use crate::simul::Simul;

impl Store {
    /// Puts nobody in the place of `player` in the game `id`, which nobody else changes meanwhile.
    /// It is on the disk when [`Store::forget`] has returned.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; the game is as it was then.
    pub async fn forget_in(&self, id: GameId, player: PlayerId) -> Result<(), StoreError> {
        let forgotten = move |tx: &mut Transaction<'_>| forget_in(tx, id, player);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Visible, forgotten)
            .await
    }

    /// Deletes all that is stored of `player` beside games: their properties, what they have tried of puzzles,
    /// proposed and planned, and what they were still to be told. Nobody has posted those puzzles that they asked for,
    /// nobody stands in their place in tournaments, leagues and simultaneous games, and they are off all ladders
    /// and off the lists of all club evenings.
    ///
    /// After an interruption, what is left is done by the same call.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; some of it may be there then.
    pub async fn forget(&self, player: PlayerId) -> Result<(), StoreError> {
        let engine = &self.0.engine;
        let mut is_first = true;
        loop {
            // Nobody waits until all rows are looked through, and the transaction rests on theirs alone.
            let theirs = engine.browse(|view| rows_of(view, player)).await?;
            if theirs.is_empty() && !is_first {
                return Ok(());
            }
            is_first = false;
            let forgotten = move |tx: &mut Transaction<'_>| forget(tx, player, &theirs);
            engine
                .transact(Priority::Interactive, Durability::Durable, forgotten)
                .await?;
        }
    }
}

/// A row by its table and its key.
type Theirs = (&'static dyn AnyTable, Vec<u8>);

/// The rows of personal tables that are `player`'s.
fn rows_of(view: &View<'_>, player: PlayerId) -> Result<Vec<Theirs>, StoreError> {
    let mut theirs = Vec::new();
    for &table in TABLES.iter().filter(|table| table.is_personal()) {
        for row in view.rows(table.name(), &[]) {
            let (key, value) = row?;
            if table.is_of(player, &key, &value) {
                theirs.push((table, key));
            }
        }
    }
    Ok(theirs)
}

fn forget_in(tx: &mut Transaction<'_>, id: GameId, player: PlayerId) -> Result<(), StoreError> {
    let Some(before) = Kept::of(tx, id)?.game()? else {
        return Ok(());
    };
    let events = before.events();
    let is_free = |nobody: &PlayerId| !events.iter().any(|event| event.names(*nobody));
    let mut nobodies = PlayerId::NOBODIES.into_iter();
    let nobody = nobodies.find(is_free).ok_or(StoreError::Unreadable {
        what: "a game of too many forgotten people",
    })?;
    let renamed = |event: &Event| event.clone().renamed(player, nobody);
    let after =
        Game::replay(id, events.iter().map(renamed)).map_err(|error| StoreError::Corrupt {
            game: id,
            reason: error.to_string(),
        })?;
    let (left, entered) = (index::entries(&before), index::entries(&after));
    rating::freeze(tx, &before, &left, player)?;
    take_rows(tx, id)?;
    for (key, segment) in rows(id, Revision::new(0), after.events()) {
        tx.put(EVENTS, &key, &segment)?;
    }
    tx.replace(&left, &entered);
    rating::leave(tx, &left, player, nobody)
}

fn forget(tx: &mut Transaction<'_>, player: PlayerId, theirs: &[Theirs]) -> Result<(), StoreError> {
    let puzzles: Vec<_> = tx.keys(PUZZLERS, &player).collect::<Result<_, _>>()?;
    for (_, id) in puzzles {
        let posted = tx.get(PUZZLES, &id)?;
        if let Some(posted) = posted.filter(|posted| posted.by == Some(Id(player.get()))) {
            let by_nobody = Posted { by: None, ..posted };
            tx.put(PUZZLES, &id, &by_nobody)?;
        }
    }
    let [nobody, ..] = PlayerId::NOBODIES;
    contest::forget(tx, player, nobody)?;
    activity::forget::<ClubLadder>(tx, player, nobody)?;
    activity::forget::<League>(tx, player, nobody)?;
    activity::forget::<Evening>(tx, player, nobody)?;
    activity::forget::<Simul>(tx, player, nobody)?;
    for (table, key) in theirs {
        // It may be somebody else's by now.
        let value = tx.bytes(table.name(), key)?;
        if value.is_some_and(|value| table.is_of(player, key, &value)) {
            tx.set(*table, key.clone(), None)?;
        }
    }
    Ok(())
}
