//! Migrates rows of an earlier version, page by page: after a crash it continues at the next start.

use std::borrow::Cow;
use std::collections::HashSet;
use std::sync::Arc;

use super::engine::{DERIVED, Durability, Engine, MIGRATED, OpenState, Priority};
use super::error::StoreError;
use super::layout::log_unreadable;
use super::migrate::migrate_row;
use super::page::{GamePages, PAGE, Pages, write_rows};
use super::table::{Entry, Kind};
use super::transaction::Transaction;

/// Migrates all rows of a server to the newest version, and derives rows again, unless that is done.
pub(super) async fn upgrade(engine: &Engine, state: OpenState) -> Result<(), StoreError> {
    if state.are_rows_old {
        migrate_rows(engine).await?;
    }
    if state.are_rows_old || state.are_derived_old {
        derive(engine).await?;
    }
    Ok(())
}

/// Migrates all rows by `steps`. Unreadable rows are left unchanged.
async fn migrate_rows(engine: &Engine) -> Result<(), StoreError> {
    let steps = engine.layout().steps;
    let tables = engine.layout().tables();
    for table in tables.filter(|table| table.kind() != Kind::Derived) {
        let mut pages = Pages::of(table);
        while let Some(rows) = pages.next(engine).await? {
            let mut changed = Vec::new();
            for (key, value) in rows {
                match migrate_row(steps, table.name(), &value) {
                    Ok(Cow::Borrowed(_)) => {}
                    Ok(Cow::Owned(value)) => changed.push((key, Some(value))),
                    Err(error) => {
                        tracing::error!(table = table.name(), %error, "could not read a row; it stays unchanged");
                    }
                }
            }
            write_rows(table, engine, changed).await?;
        }
    }
    engine.set_meta(MIGRATED, &[steps.len() as u8 + 1]).await
}

/// Remakes all derived rows. Index entries of unreadable games stay.
async fn derive(engine: &Engine) -> Result<(), StoreError> {
    let layout = engine.layout();
    let records = &layout.records;
    let mut unreadable = HashSet::new();
    let mut games = GamePages::of(records.table);
    while let Some(page) = games.next(engine).await? {
        for stored in page {
            if records.read(&stored)?.is_none() {
                unreadable.insert(stored.id);
            }
        }
    }
    log_unreadable(&unreadable);
    for table in layout.derived_tables() {
        let mut pages = Pages::of(table);
        while let Some(rows) = pages.next(engine).await? {
            let keys = rows.into_iter().map(|(key, _)| key);
            let old = keys.filter(|key| {
                let game = table.game(key);
                game.is_none_or(|game| !unreadable.contains(&game))
            });
            let deleted = old.map(|key| (key, None)).collect();
            write_rows(table, engine, deleted).await?;
        }
    }
    for table in layout.indexed_tables() {
        let mut pages = Pages::of(table);
        while let Some(rows) = pages.next(engine).await? {
            let entries = rows
                .iter()
                .flat_map(|(key, value)| table.entries(key, value));
            write_entries(engine, entries.collect()).await?;
        }
    }
    let mut games = GamePages::of(records.table);
    while let Some(page) = games.next(engine).await? {
        let mut entries = Vec::new();
        for stored in &page {
            entries.extend(records.read(stored)?.into_iter().flatten());
        }
        write_entries(engine, entries).await?;
    }
    for some in engine.totals().await?.chunks(PAGE) {
        write_entries(engine, some.to_vec()).await?;
    }
    engine.set_meta(DERIVED, &[layout.derived]).await
}

/// Writes derived rows.
async fn write_entries(engine: &Engine, entries: Vec<Entry>) -> Result<(), StoreError> {
    let entries = Arc::new(entries);
    let change = move |tx: &mut Transaction<'_>| {
        tx.replace(&[], &entries);
        Ok(())
    };
    engine
        .transact(Priority::Background, Durability::Durable, change)
        .await
}
