//! Taking rows of an earlier version to the newest, page by page: a program that is killed meanwhile goes on at its
//! next start.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;

use super::open::Settled;
use super::{Postgres, meta};
use crate::store::copy::place;
use crate::store::derive::{derived, of_game, of_row};
use crate::store::engine::{DERIVED, Durability, Engine, MIGRATED, Priority};
use crate::store::migrate::{STEPS, Step, taken};
use crate::store::page::{GamePages, PAGE, Pages};
use crate::store::table::{Entry, Kind};
use crate::store::tables::TABLES;
use crate::store::transaction::Transaction;
use crate::store::{StoreError, rating, schema};

impl Postgres {
    /// Takes all rows to the newest version, and makes those anew that follow from others, where that is not done yet.
    pub(super) async fn catch_up(&self, settled: Settled) -> Result<(), StoreError> {
        if settled.are_rows_old {
            self.take_steps(STEPS).await?;
        }
        if settled.are_rows_old || settled.are_derived_old {
            self.derive().await?;
        }
        Ok(())
    }

    /// Takes all rows over `steps`. What cannot be read stays as it is.
    async fn take_steps(&self, steps: &[Step]) -> Result<(), StoreError> {
        let engine = Engine::postgres(self.clone());
        for table in TABLES.iter().filter(|table| table.kind() != Kind::Derived) {
            let mut pages = Pages::of(*table);
            while let Some(rows) = pages.next(&engine).await? {
                let mut changed = Vec::new();
                for (key, value) in rows {
                    match taken(steps, table.name(), &value) {
                        Ok(Cow::Borrowed(_)) => {}
                        Ok(Cow::Owned(value)) => changed.push((key, Some(value))),
                        Err(error) => {
                            tracing::error!(table = table.name(), %error, "a row cannot be read, and stays as it is");
                        }
                    }
                }
                place(*table, &engine, changed).await?;
            }
        }
        let client = self.pool.get().await?;
        Ok(meta::tell(&client, MIGRATED, &[steps.len() as u8 + 1]).await?)
    }

    /// Makes all rows anew that follow from others. What leads to games that cannot be read stays.
    async fn derive(&self) -> Result<(), StoreError> {
        let engine = Engine::postgres(self.clone());
        let mut unreadable = HashSet::new();
        let mut games = GamePages::new();
        while let Some(page) = games.next(&engine).await? {
            for (id, kept) in page {
                if let Err(StoreError::Corrupt { .. }) = kept.game() {
                    unreadable.insert(id);
                }
            }
        }
        for table in derived() {
            let mut pages = Pages::of(table);
            while let Some(rows) = pages.next(&engine).await? {
                let keys = rows.into_iter().map(|(key, _)| key);
                let old = keys.filter(|key| {
                    let game = table.game(key);
                    game.is_none_or(|game| !unreadable.contains(&game))
                });
                let gone = old.map(|key| (key, None)).collect();
                place(table, &engine, gone).await?;
            }
        }
        for table in TABLES.iter().filter(|table| table.is_indexed()) {
            let mut pages = Pages::of(*table);
            while let Some(rows) = pages.next(&engine).await? {
                let entries = rows.iter().flat_map(|row| of_row(*table, row));
                self.enter(entries.collect()).await?;
            }
        }
        let mut games = GamePages::new();
        while let Some(page) = games.next(&engine).await? {
            let entries = page.iter().flat_map(|(_, kept)| of_game(kept));
            self.enter(entries.collect()).await?;
        }
        for some in rating::rebuilt(&engine).await?.chunks(PAGE) {
            self.enter(some.to_vec()).await?;
        }
        let client = self.pool.get().await?;
        Ok(meta::tell(&client, DERIVED, &[schema::DERIVED]).await?)
    }

    /// Puts rows that follow from others.
    async fn enter(&self, entries: Vec<Entry>) -> Result<(), StoreError> {
        let entries = Arc::new(entries);
        let entered = move |tx: &mut Transaction<'_>| {
            tx.replace(&[], &entries);
            Ok::<_, StoreError>(())
        };
        Engine::postgres(self.clone())
            .transact(Priority::Background, Durability::Durable, entered)
            .await
    }
}
