//! Timers of features: a row for each, by its owner and its name.

use super::engine::{Durability, Priority};
use super::error::StoreError;
use super::property::{Owner, Owns, Property, Stored, assign_all};
use super::read::{Read as _, View, due, later};
use super::store::Store;
use super::tables::{TIMERS, TIMERS_DUE};
use super::transaction::Transaction;
use tengen_game::clock::Timestamp;

/// A timer of a feature, or its deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timer {
    owner: Owner,
    name: &'static str,
    at: Option<Timestamp>,
}

impl Timer {
    /// Sets the timer `name` of `owner` to `at`.
    pub fn at(owner: impl Owns, name: &'static str, at: Timestamp) -> Self {
        Self {
            owner: owner.owner(),
            name,
            at: Some(at),
        }
    }

    /// Deletes the timer `name` of `owner`.
    pub fn off(owner: impl Owns, name: &'static str) -> Self {
        Self {
            owner: owner.owner(),
            name,
            at: None,
        }
    }
}

impl Store {
    /// Sets the `property` of `owner` to the result of `revise` on the current value, and sets these `timers`:
    /// concurrent calls run one after the other. `revise` may run more than once.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the value cannot be read; nothing is changed then.
    pub async fn revise<O: Owns, V: Stored + Default>(
        &self,
        property: Property<O, V>,
        owner: O,
        timers: Vec<Timer>,
        revise: impl Fn(&mut V) + Send + 'static,
    ) -> Result<(), StoreError> {
        self.0.faults.check_read(property.name())?;
        let change = move |tx: &mut Transaction<'_>| {
            let mut value = property.of(&*tx, owner)?.unwrap_or_default();
            revise(&mut value);
            assign_all(tx, &[property.assign(owner, &value)])?;
            set_timers(tx, &timers)
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// The timer `name` of `owner`, if set.
    pub async fn timer(
        &self,
        owner: impl Owns,
        name: &'static str,
    ) -> Result<Option<Timestamp>, StoreError> {
        let key = (owner.owner(), name.to_owned());
        self.0.engine.read(|view| view.get(TIMERS, &key)).await
    }

    /// The owners of timers called `name` that are due at `now`, the oldest first.
    pub async fn timers_due<O: Owns>(
        &self,
        name: &'static str,
        now: Timestamp,
    ) -> Result<Vec<O>, StoreError> {
        let owners = |view: &View<'_>| owners(due(view, TIMERS_DUE, now), name);
        self.0.engine.read(owners).await
    }

    /// The owners of timers called `name` that are due later than `at`.
    pub async fn timers_after<O: Owns>(
        &self,
        name: &'static str,
        at: Timestamp,
    ) -> Result<Vec<O>, StoreError> {
        let owners = |view: &View<'_>| owners(later(view, TIMERS_DUE, at), name);
        self.0.engine.read(owners).await
    }
}

/// The owners of those `rows` that are called `name`.
fn owners<O: Owns>(
    rows: impl Iterator<Item = Result<(Timestamp, (Owner, String)), StoreError>>,
    name: &str,
) -> Result<Vec<O>, StoreError> {
    let mut owners = Vec::new();
    for row in rows {
        let (_, (owner, known)) = row?;
        owners.extend(O::of(owner).filter(|_| known == name));
    }
    Ok(owners)
}

/// Sets all of these `timers`.
pub(crate) fn set_timers(tx: &mut Transaction<'_>, timers: &[Timer]) -> Result<(), StoreError> {
    for timer in timers {
        let key = (timer.owner, timer.name.to_owned());
        match timer.at {
            Some(at) => tx.put(TIMERS, &key, &at)?,
            None => tx.delete(TIMERS, &key)?,
        }
    }
    Ok(())
}
