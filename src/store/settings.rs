//! Small named values.

use super::commit::{Asker, Until};
use super::key::Begins;
use super::read::Read as _;
use super::tables::SETTINGS;
use super::transaction::Transaction;
use super::{Store, StoreError};

/// What a small value is to be from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedValue {
    /// What it is called.
    pub name: String,
    /// None if nothing is kept under this name any more.
    pub value: Option<String>,
}

impl NamedValue {
    /// `value` is kept under `name`.
    pub fn some(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: Some(value.into()),
        }
    }

    /// Nothing is kept under `name`.
    pub fn none(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: None,
        }
    }
}

impl Store {
    /// The small value called `name`, if there is one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        self.0.faults.check_read(name)?;
        self.0.read().get(SETTINGS, &name.to_owned())
    }

    /// The small values whose names begin with `prefix`, by their names.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine, also if one of them cannot be read.
    pub async fn settings_under(&self, prefix: &str) -> Result<Vec<(String, String)>, StoreError> {
        self.0.faults.check_read(prefix)?;
        let view = self.0.read();
        view.scan(SETTINGS, &Prefix(prefix)).collect()
    }

    /// Gives the small value called `name`.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_setting(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.set_settings(&[NamedValue::some(name, value)]).await
    }

    /// Gives all these small values, and takes away those that are to be none: together, or not at all.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn set_settings(&self, values: &[NamedValue]) -> Result<(), StoreError> {
        if values.is_empty() {
            return Ok(());
        }
        let values = values.to_vec();
        let set = move |tx: &mut Transaction<'_>| put_settings(tx, &values);
        let committer = &self.0.committer;
        committer.transact(Asker::Person, Until::Durable, set).await
    }

    /// Takes the small value called `name` away, if there is one. Nobody waits for the disk:
    /// it must do no harm if it is there again.
    ///
    /// # Errors
    ///
    /// A [`StoreError`] of the engine.
    pub async fn drop_setting(&self, name: &str) -> Result<(), StoreError> {
        if !self.0.read().has(SETTINGS, &name.to_owned())? {
            return Ok(());
        }
        let name = name.to_owned();
        let dropped = move |tx: &mut Transaction<'_>| tx.take(SETTINGS, &name);
        let committer = &self.0.committer;
        committer
            .transact(Asker::Person, Until::Seen, dropped)
            .await
    }
}

/// How names begin.
struct Prefix<'a>(&'a str);

impl Begins<String> for Prefix<'_> {
    fn prefix(&self) -> Vec<u8> {
        self.0.as_bytes().to_vec()
    }
}

/// Gives all these small values, and takes away those that are to be none.
pub(super) fn put_settings(
    tx: &mut Transaction<'_>,
    values: &[NamedValue],
) -> Result<(), StoreError> {
    for NamedValue { name, value } in values {
        match value {
            Some(value) => tx.put(SETTINGS, name, value)?,
            None => tx.take(SETTINGS, name)?,
        }
    }
    Ok(())
}
