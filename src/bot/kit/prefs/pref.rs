//! A preference as it is stored: a row of its owner's own, read and written by its type.

use std::fmt::Display;
use std::marker::PhantomData;

use crate::bot::kit::prefs::choice::Choosable;
use crate::bot::kit::prefs::setting;
use crate::bot::kit::services::Services;
use crate::store::{NamedValue, StoreError};

/// A value `V` that is stored for each `O`: a person, a channel or a club.
pub struct Pref<O, V> {
    /// How the names of its rows begin; unique.
    pub(crate) key: &'static str,
    /// What holds where there is no row.
    pub(crate) usual: fn() -> V,
    /// What a row holds; none if it means nothing.
    pub(crate) read: fn(&str) -> Option<V>,
    /// What [`Pref::read`] reads; none if there is to be no row.
    pub(crate) write: fn(&V) -> Option<String>,
    owner: PhantomData<fn(O)>,
}

impl<O: Copy + Display, V> Pref<O, V> {
    /// Stored under `key`: a value that is `usual` without a row.
    pub(crate) const fn new(
        key: &'static str,
        usual: fn() -> V,
        read: fn(&str) -> Option<V>,
        write: fn(&V) -> Option<String>,
    ) -> Self {
        Self {
            key,
            usual,
            read,
            write,
            owner: PhantomData,
        }
    }

    /// The name of the row of `owner`.
    pub(crate) fn row(&self, owner: O) -> String {
        format!("{}/{owner}", self.key)
    }

    /// That `value` is what `owner` has chosen, to be written with other rows.
    pub(crate) fn kept(&self, owner: O, value: &V) -> NamedValue {
        NamedValue {
            name: self.row(owner),
            value: (self.write)(value),
        }
    }

    /// What `owner` has chosen, or what is usual.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if the row means nothing.
    pub async fn get(&self, services: &Services, owner: O) -> Result<V, StoreError> {
        let chosen = setting(services, &self.row(owner), self.read).await?;
        Ok(chosen.unwrap_or_else(self.usual))
    }

    /// Writes what `owner` has chosen.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is written then.
    pub async fn set(&self, services: &Services, owner: O, value: &V) -> Result<(), StoreError> {
        let kept = self.kept(owner, value);
        services.store.set_settings(&[kept]).await
    }
}

impl<O: Copy + Display, C: Choosable> Pref<O, C> {
    /// Stored under `key`: one of a few things, by its word.
    pub(crate) const fn choice(key: &'static str) -> Self {
        let write = |value: &C| Some(value.word().to_owned());
        Self::new(key, || C::USUAL, C::named, write)
    }
}
