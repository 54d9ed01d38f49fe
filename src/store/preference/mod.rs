//! What members, channels and clubs prefer: a row for each preference of each, with a typed value.
//!
//! A preference is a constant with its word and its type; what is forgotten is gone, and not empty.

mod owner;
mod value;

use std::marker::PhantomData;

pub use self::owner::Owner;
pub use self::value::{Prefer, Value};
use super::commit::{Asker, Until};
use super::read::Read as _;
use super::tables::PREFERENCES;
use super::transaction::Transaction;
use super::{Store, StoreError};

/// A preference: its word is its name in the database, for good.
pub struct Preference<V> {
    word: &'static str,
    value: PhantomData<fn() -> V>,
}

impl<V> Clone for Preference<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Preference<V> {}

impl<V> Preference<V> {
    /// The preference that is stored as `word`.
    pub const fn new(word: &'static str) -> Self {
        Self {
            word,
            value: PhantomData,
        }
    }

    /// Its name in the database.
    pub const fn word(self) -> &'static str {
        self.word
    }
}

impl Store {
    /// What `owner` prefers, if they have said so.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read, or means nothing: what is not known is not guessed.
    pub async fn preference<V: Prefer>(
        &self,
        owner: Owner,
        preference: Preference<V>,
    ) -> Result<Option<V>, StoreError> {
        self.0.faults.check_read(preference.word)?;
        let value = self.0.read().get(PREFERENCES, &row(owner, preference))?;
        let meant = |values| V::of(values).ok_or(PREFERENCES.unreadable());
        value.map(meant).transpose()
    }

    /// All that `owner` prefers, by the words of the preferences.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if one of them cannot be read.
    pub async fn preferences_of(
        &self,
        owner: Owner,
    ) -> Result<Vec<(String, Vec<Value>)>, StoreError> {
        let view = self.0.read();
        let rows = view.scan(PREFERENCES, &owner);
        rows.map(|row| row.map(|((_, word), value)| (word, value)))
            .collect()
    }

    /// `owner` prefers this from now on, or nothing any more: then there is no row of it.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine; what was preferred before stands then.
    pub async fn prefer<V: Prefer>(
        &self,
        owner: Owner,
        preference: Preference<V>,
        value: Option<&V>,
    ) -> Result<(), StoreError> {
        let row = row(owner, preference);
        let value = value.map(V::values);
        let prefer = move |tx: &mut Transaction<'_>| match &value {
            Some(value) => tx.put(PREFERENCES, &row, value),
            None => tx.take(PREFERENCES, &row),
        };
        let committer = &self.0.committer;
        committer
            .transact(Asker::Person, Until::Durable, prefer)
            .await
    }
}

fn row<V>(owner: Owner, preference: Preference<V>) -> (Owner, String) {
    (owner, preference.word.to_owned())
}
