//! Properties of members, channels, clubs and games beside records: preferences, and notes of the bot. Each has a row
//! with a typed value.
//!
//! A property is a constant with its name, and with the types of its owners and its values. A cleared property has no
//! row, and neither has an empty value.

mod look;
mod owner;
pub(crate) mod shape;
mod value;

use std::marker::PhantomData;
use std::sync::Arc;

pub use self::look::Properties;
pub(crate) use self::owner::MembersOf;
pub use self::owner::{Owner, Owns};
pub use self::value::{Stored, Value};
use super::engine::{Durability, Priority};
use super::error::StoreError;
use super::read::{Read, View};
use super::store::Store;
use super::tables::PROPERTIES;
use super::transaction::Transaction;
use tengen_game::{ClubId, GameId, PlayerId};

/// A property of each `O`, with values `V`: its name in the database must never change.
pub struct Property<O, V> {
    name: &'static str,
    types: PhantomData<fn(O) -> V>,
}

impl<O, V> Clone for Property<O, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<O, V> Copy for Property<O, V> {}

impl<O, V> Property<O, V> {
    /// The property that is stored as `name`.
    pub const fn new(name: &'static str) -> Self {
        let types = PhantomData;
        Self { name, types }
    }

    /// Its name in the database.
    pub const fn name(self) -> &'static str {
        self.name
    }
}

impl<O: Owns, V: Stored> Property<O, V> {
    /// The assignment of `value` to `owner`.
    pub fn assign(self, owner: O, value: &V) -> Assignment {
        let values = value.values();
        Assignment {
            row: self.row(owner),
            value: Some(values).filter(|values| !values.is_empty()),
        }
    }

    /// The assignment that deletes the value of `owner`.
    pub fn clear(self, owner: O) -> Assignment {
        let row = self.row(owner);
        Assignment { row, value: None }
    }

    fn row(self, owner: O) -> Row {
        (owner.owner(), self.name.to_owned())
    }

    /// Decodes a row's values.
    fn read(self, values: Vec<Value>) -> Result<V, StoreError> {
        V::of_values(values).ok_or(PROPERTIES.unreadable())
    }

    /// The value of `owner`, if it is set.
    pub(crate) fn of(self, read: &impl Read, owner: O) -> Result<Option<V>, StoreError> {
        let values = read.get(PROPERTIES, &self.row(owner))?;
        values.map(|values| self.read(values)).transpose()
    }

    /// All owners with their values, or the error of one that cannot be read.
    fn each(self, read: &impl Read) -> Vec<Result<(O, V), StoreError>> {
        let rows = read.keys(PROPERTIES, &O::KIND);
        let values = rows.filter_map(|row| {
            let (owner, name) = match row {
                Ok(row) => row,
                Err(error) => return Some(Err(error)),
            };
            let owner = O::of(owner).filter(|_| name == self.name)?;
            let value = self.of(read, owner).transpose()?;
            Some(value.map(|value| (owner, value)))
        });
        values.collect()
    }
}

/// The owner and the name of a property.
type Row = (Owner, String);

/// A new value of a property.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assignment {
    row: Row,
    /// None to delete the row.
    value: Option<Vec<Value>>,
}

impl Assignment {
    /// The assignment with game 0 replaced by the new game `id`, whose number is known only when it is stored.
    pub(crate) fn of_new(&self, id: GameId) -> Self {
        let (owner, name) = &self.row;
        let owner = match owner {
            Owner::Game(GameId::NONE) => Owner::Game(id),
            owner => *owner,
        };
        let value = |value: &Value| match value {
            Value::Id(number) if *number == GameId::NONE.get() => Value::Id(id.get()),
            value => value.clone(),
        };
        let values = self.value.as_ref();
        Self {
            row: (owner, name.clone()),
            value: values.map(|values| values.iter().map(value).collect()),
        }
    }
}

impl Store {
    /// The value of `property` that `owner` has, if there is one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read or is invalid: an unknown value is not guessed.
    pub async fn property<O: Owns, V: Stored>(
        &self,
        property: Property<O, V>,
        owner: O,
    ) -> Result<Option<V>, StoreError> {
        self.look(|properties| properties.get(property, owner))
            .await
    }

    /// All owners of a value of `property`, with the value. Cost: scans every property of every owner of this kind.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one of the values cannot be read.
    pub async fn each_property<O: Owns, V: Stored>(
        &self,
        property: Property<O, V>,
    ) -> Result<Vec<(O, V)>, StoreError> {
        self.0.faults.check_read(property.name)?;
        let all = |view: &View<'_>| property.each(view).into_iter().collect();
        self.0.engine.read(all).await
    }

    /// The members of `club` with a value of `property` there; unreadable values are errors of their own.
    pub async fn each_property_in<V: Stored>(
        &self,
        property: Property<(ClubId, PlayerId), V>,
        club: ClubId,
    ) -> Result<Vec<(PlayerId, Result<V, StoreError>)>, StoreError> {
        self.0.faults.check_read(property.name)?;
        let all = |view: &View<'_>| {
            let mut all = Vec::new();
            for row in view.keys(PROPERTIES, &MembersOf(club)) {
                let (owner, name) = row?;
                if name == property.name
                    && let Owner::MemberOf(_, player) = owner
                    && let Some(value) = property.of(view, (club, player)).transpose()
                {
                    all.push((player, value));
                }
            }
            Ok(all)
        };
        self.0.engine.read(all).await
    }

    /// All properties of `owner`, by their names.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one of them cannot be read.
    pub async fn properties_of(
        &self,
        owner: impl Owns,
    ) -> Result<Vec<(String, Vec<Value>)>, StoreError> {
        let (owner, faults) = (owner.owner(), &self.0.faults);
        let all = |view: &View<'_>| {
            let rows = view.scan(PROPERTIES, &owner);
            let property = |row| {
                let ((_, name), value): (Row, _) = row?;
                faults.check_read(&name)?;
                Ok((name, value))
            };
            rows.map(property).collect()
        };
        self.0.engine.read(all).await
    }

    /// All properties that `player` has in single clubs, by club and name. Looks at those of all members of all clubs.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one of them cannot be read.
    pub async fn properties_in_clubs(
        &self,
        player: PlayerId,
    ) -> Result<Vec<(ClubId, String, Vec<Value>)>, StoreError> {
        let faults = &self.0.faults;
        let all = |view: &View<'_>| {
            let mut all = Vec::new();
            for row in view.keys(PROPERTIES, &<(ClubId, PlayerId)>::KIND) {
                let key = row?;
                if let Owner::MemberOf(club, member) = key.0
                    && member == player
                    && let Some(values) = view.get(PROPERTIES, &key)?
                {
                    faults.check_read(&key.1)?;
                    all.push((club, key.1, values));
                }
            }
            Ok(all)
        };
        self.0.engine.read(all).await
    }

    /// Makes all of these `assignments`, or none of them.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; nothing is changed then.
    pub async fn assign(&self, assignments: &[Assignment]) -> Result<(), StoreError> {
        if assignments.is_empty() {
            return Ok(());
        }
        let assignments = assignments.to_vec();
        let assign = move |tx: &mut Transaction<'_>| assign_all(tx, &assignments);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, assign)
            .await
    }

    /// Replaces everybody's value of `property` by `edit`'s result, if it differs, until there is nothing left to edit:
    /// `edit` must leave its own results unchanged.
    ///
    /// Cost: scans every property of every owner of this kind; the transactions read only those that are edited.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one of the values cannot be read: the others are edited then.
    pub async fn edit_property<O: Owns, V: Stored + Clone + PartialEq>(
        &self,
        property: Property<O, V>,
        edit: impl Fn(O, V) -> V + Send + Sync + 'static,
    ) -> Result<(), StoreError> {
        self.0.faults.check_read(property.name)?;
        let (engine, edit) = (&self.0.engine, Arc::new(edit));
        loop {
            let (mut owners, mut all_read) = (Vec::new(), Ok(()));
            for one in engine.browse(|view| Ok(property.each(view))).await? {
                match one {
                    Ok((owner, value)) if edit(owner, value.clone()) != value => owners.push(owner),
                    Ok(_) => {}
                    Err(error) if error.is_damage() => all_read = Err(error),
                    Err(error) => return Err(error),
                }
            }
            if owners.is_empty() {
                return all_read;
            }
            let edit = Arc::clone(&edit);
            let change = move |tx: &mut Transaction<'_>| {
                for &owner in &owners {
                    // It may have changed since.
                    if let Some(value) = property.of(&*tx, owner)? {
                        let after = edit(owner, value);
                        assign_all(tx, &[property.assign(owner, &after)])?;
                    }
                }
                Ok::<_, StoreError>(())
            };
            engine
                .transact(Priority::Interactive, Durability::Durable, change)
                .await?;
        }
    }

    /// Clears `property` of `owner`, if set. Does not wait for the disk: after a crash the value may be back, which
    /// must do no harm.
    pub async fn drop_property<O: Owns, V: Stored>(
        &self,
        property: Property<O, V>,
        owner: O,
    ) -> Result<(), StoreError> {
        let row = property.row(owner);
        let engine = &self.0.engine;
        if !engine.read(|view| view.has(PROPERTIES, &row)).await? {
            return Ok(());
        }
        let change = move |tx: &mut Transaction<'_>| tx.delete(PROPERTIES, &row);
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Asynchronous, change)
            .await
    }
}

/// Whether everything is as these `assignments` would make it.
pub(crate) fn are_assigned(
    read: &impl Read,
    assignments: &[Assignment],
) -> Result<bool, StoreError> {
    for Assignment { row, value } in assignments {
        if read.get(PROPERTIES, row)? != *value {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Makes all of these `assignments`.
pub(crate) fn assign_all(
    tx: &mut Transaction<'_>,
    assignments: &[Assignment],
) -> Result<(), StoreError> {
    for Assignment { row, value } in assignments {
        match value {
            Some(value) => tx.put(PROPERTIES, row, value)?,
            None => tx.delete(PROPERTIES, row)?,
        }
    }
    Ok(())
}
