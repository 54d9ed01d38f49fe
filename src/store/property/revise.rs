//! Changing a property by what it is: what two do at once is done one after the other.

use super::{Owns, Property, Stored};
use crate::store::engine::{Durability, Priority};
use crate::store::timer::set;
use crate::store::transaction::Transaction;
use crate::store::{Store, StoreError, Timer};

impl Store {
    /// Gives `owner` the value of `property` that `revise` makes of the one that they have, which may run more than once,
    /// and sets these `timers`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the value cannot be read; everything is as it was then.
    pub async fn revise<O: Owns, V: Stored + Default>(
        &self,
        property: Property<O, V>,
        owner: O,
        timers: Vec<Timer>,
        revise: impl Fn(&mut V) + Send + 'static,
    ) -> Result<(), StoreError> {
        self.0.faults.check_read(property.name())?;
        let revised = move |tx: &mut Transaction<'_>| {
            let mut value = property.of(&*tx, owner)?.unwrap_or_default();
            revise(&mut value);
            super::make(tx, &[property.assign(owner, &value)])?;
            set(tx, &timers)
        };
        self.0
            .engine
            .transact(Priority::Interactive, Durability::Durable, revised)
            .await
    }
}
