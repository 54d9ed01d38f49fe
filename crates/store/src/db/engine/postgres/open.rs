//! Connecting to a server: the first process makes or migrates the database.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres::{Config, Error};

use super::error::{is_conflict, with_causes};
use super::fate::{DELETE_OLD_MARKS, Slots};
use super::fetch::{is_counted, sql_name};
use super::restart::Restarts;
use super::{MOST_TRIES, Postgres, meta, pause, tls};
use crate::db::engine::terms::{COPYING, DERIVED, IMPORTING, MIGRATED, Purpose, SCHEMA};
use crate::db::error::{OpenError, StoreError};
use crate::db::fault::Faults;
use crate::db::layout::Layout;
use crate::db::server::Server;
use crate::db::shape::CURRENT;

/// Migrations of the server's tables from each version to the next, if they are more than a key and a value. Never
/// changed once released.
const MIGRATIONS: &[&str] = &[include_str!("migrations/0001.sql")];

/// Timeout of connecting to the server, unless the address gives another one.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);
/// Timeout of waiting for a free connection: three times as long as Discord waits for an answer.
const POOL_TIMEOUT: Duration = Duration::from_secs(9);

impl Postgres {
    /// Connects to the database on `server`, and makes missing tables.
    pub(crate) async fn connect(
        layout: &'static Layout,
        server: &Server,
        purpose: Purpose,
        faults: Faults,
    ) -> Result<(Self, OpenState), OpenError> {
        let config = configure(server).map_err(|error| OpenError::Failed {
            path: "of store.url".into(),
            reason: with_causes(&error),
        })?;
        let place = place(&config);
        let failed = |reason: String| OpenError::Failed {
            path: place.clone(),
            reason,
        };
        let connector = tls::connector(server.ca_file.as_deref()).map_err(failed)?;
        let manager = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let restarts = Restarts::default();
        let pool = Pool::builder(Manager::from_config(config, connector, manager))
            .max_size(usize::from(server.connections))
            .runtime(Runtime::Tokio1)
            .post_create(restarts.hook())
            .wait_timeout(Some(POOL_TIMEOUT))
            .create_timeout(Some(CONNECT_TIMEOUT * 2))
            .build()
            .map_err(|error| failed(error.to_string()))?;
        let postgres = Self {
            layout,
            pool,
            slots: Slots::default(),
            restarts,
            chance: server.chance.clone(),
            faults,
        };
        let state = postgres.set_up(purpose, &place).await?;
        Ok((postgres, state))
    }

    /// Checks the versions of the database, and creates missing tables; repeats this after conflicts.
    async fn set_up(&self, purpose: Purpose, place: &Path) -> Result<OpenState, OpenError> {
        let failed = |error: StoreError| OpenError::Failed {
            path: place.to_owned(),
            reason: error.to_string(),
        };
        let mut again = 0;
        let state = loop {
            let client = self.pool.get().await;
            let client = client.map_err(|error| failed(error.into()))?;
            match set_up_in_transaction(self.layout, &client, purpose).await {
                Ok(state) => break state,
                // Two programs created the first table at the same time: the other one has now created all of them.
                Err(error) if is_conflict(&error) && again < MOST_TRIES => again += 1,
                Err(error) => return Err(failed(error.into())),
            }
            pause::wait(again, &self.chance).await;
        };
        state.map_err(|reason| match reason {
            Unusable::TooNew(found) => OpenError::TooNew {
                path: place.to_owned(),
                found,
                known: CURRENT,
            },
            Unusable::Unfinished => OpenError::Unfinished(place.to_owned()),
            Unusable::Missing => OpenError::Missing(place.to_owned()),
            Unusable::Unreadable(mark) => OpenError::Failed {
                path: place.to_owned(),
                reason: format!("the version under \"{mark}\" cannot be read"),
            },
        })
    }

    /// Sets the metadata `name` to `value`.
    pub(crate) async fn set_meta(
        &self,
        name: &'static str,
        value: &[u8],
    ) -> Result<(), StoreError> {
        self.faults.check_write()?;
        let client = self.pool.get().await?;
        Ok(meta::set(&client, name, value).await?)
    }

    /// Deletes the metadata `name`.
    pub(crate) async fn unmark(&self, name: &'static str) -> Result<(), StoreError> {
        let client = self.pool.get().await?;
        Ok(meta::delete(&client, name).await?)
    }

    /// Whether the metadata `name` is set.
    pub(crate) async fn is_marked(&self, name: &'static str) -> Result<bool, StoreError> {
        let client = self.pool.get().await?;
        Ok(meta::read_meta(&client, name).await?.is_some())
    }

    /// Deletes all rows.
    pub(crate) async fn clear(&self) -> Result<(), StoreError> {
        let client = self.pool.get().await?;
        Ok(clear(self.layout, &client).await?)
    }
}

/// The connection's settings from the address, with defaults.
fn configure(server: &Server) -> Result<Config, Error> {
    let mut config = server.url.parse::<Config>()?;
    if let Some(password) = &server.password {
        config.password(password);
    }
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT_TIMEOUT);
    }
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(CONNECT_TIMEOUT * 2);
    }
    // Requires encryption over a network, unless the address allows plain text.
    if !server.url.contains("sslmode=") && !config.get_hosts().iter().all(is_here) {
        config.ssl_mode(SslMode::Require);
    }
    Ok(config)
}

/// Whether a server is on this machine.
fn is_here(host: &Host) -> bool {
    match host {
        Host::Tcp(name) => ["localhost", "127.0.0.1", "::1"].contains(&&**name),
        #[cfg(unix)]
        Host::Unix(_) => true,
    }
}

/// The database as errors name it: without the password.
fn place(config: &Config) -> PathBuf {
    let host = match config.get_hosts().first() {
        Some(Host::Tcp(name)) => name.clone(),
        #[cfg(unix)]
        Some(Host::Unix(path)) => path.display().to_string(),
        None => String::new(),
    };
    let database = config.get_dbname().or(config.get_user());
    format!("postgres://{host}/{}", database.unwrap_or_default()).into()
}

/// Whether the rows are those of an earlier version, and whether derived rows are outdated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenState {
    pub(crate) are_rows_old: bool,
    pub(crate) are_derived_old: bool,
}

/// Why a database cannot be used.
enum Unusable {
    TooNew(u32),
    Unfinished,
    Missing,
    /// The value under this name is no version.
    Unreadable(&'static str),
}

/// As [`set_up`], in a new transaction.
async fn set_up_in_transaction(
    layout: &Layout,
    client: &Client,
    purpose: Purpose,
) -> Result<Result<OpenState, Unusable>, Error> {
    client.batch_execute("BEGIN").await?;
    let state = set_up(layout, client, purpose).await;
    let end = match &state {
        Ok(Ok(_)) => "COMMIT",
        _ => "ROLLBACK",
    };
    let ended = client.batch_execute(end).await;
    let state = state?;
    ended.map(|()| state)
}

/// Checks the versions of the database, and creates missing tables, within a transaction.
async fn set_up(
    layout: &Layout,
    client: &Client,
    purpose: Purpose,
) -> Result<Result<OpenState, Unusable>, Error> {
    meta::lock(client).await?;
    let Ok(tables) = version(meta::read_meta(client, meta::TABLES).await?) else {
        return Ok(Err(Unusable::Unreadable(meta::TABLES)));
    };
    // Version 0: the server has no tables yet.
    let tables = tables.unwrap_or(0);
    let Ok(found) = version(meta::read_meta(client, SCHEMA).await?) else {
        return Ok(Err(Unusable::Unreadable(SCHEMA)));
    };
    if let Some(newer) = found.filter(|found| *found > CURRENT) {
        return Ok(Err(Unusable::TooNew(newer)));
    }
    if tables as usize > MIGRATIONS.len() {
        return Ok(Err(Unusable::TooNew(tables)));
    }
    let is_copied = meta::read_meta(client, COPYING).await?.is_some();
    if is_copied && purpose != Purpose::Copy {
        return Ok(Err(Unusable::Unfinished));
    }
    if tables == 0 && purpose == Purpose::Read {
        return Ok(Err(Unusable::Missing));
    }
    for (version, migration) in (1_u32..).zip(MIGRATIONS) {
        if version > tables {
            client.batch_execute(migration).await?;
            meta::set(client, meta::TABLES, &version.to_be_bytes()).await?;
        }
    }
    create_plain_tables(layout, client).await?;
    if meta::read_meta(client, IMPORTING).await?.is_some() {
        clear(layout, client).await?;
        meta::delete(client, IMPORTING).await?;
    }
    client.batch_execute(DELETE_OLD_MARKS).await?;
    // Older programs must not read later writes.
    meta::set(client, SCHEMA, &CURRENT.to_be_bytes()).await?;
    if found.is_none() {
        meta::set(client, MIGRATED, &[CURRENT as u8]).await?;
        meta::set(client, DERIVED, &[layout.derived]).await?;
    }
    let is_old = |known: Option<Vec<u8>>, newest: u8| known.as_deref() != Some(&[newest][..]);
    Ok(Ok(OpenState {
        are_rows_old: is_old(meta::read_meta(client, MIGRATED).await?, CURRENT as u8),
        are_derived_old: is_old(meta::read_meta(client, DERIVED).await?, layout.derived),
    }))
}

/// Creates the tables that have only a key and a value, which need no migrations.
async fn create_plain_tables(layout: &Layout, client: &Client) -> Result<(), Error> {
    let sql = "select tablename::text from pg_tables where schemaname = current_schema()";
    let rows = client.query(sql, &[]).await?;
    let known: HashSet<String> = rows.iter().map(|row| row.get(0)).collect();
    let tables = layout.tables().filter(|table| !is_counted(table.name()));
    let names = tables.map(|table| sql_name(table.name()));
    let missing = names
        .filter(|name| !known.contains(&**name))
        .map(|name| format!("create table {name} (key bytea primary key, value bytea not null);"));
    client.batch_execute(&missing.collect::<String>()).await
}

/// The version of four bytes, if there is one.
///
/// # Errors
///
/// The bytes, if they are no version.
fn version(bytes: Option<Vec<u8>>) -> Result<Option<u32>, Vec<u8>> {
    let bytes = bytes.map(<[u8; 4]>::try_from).transpose()?;
    Ok(bytes.map(u32::from_be_bytes))
}

/// Deletes all rows, and resets the counters.
async fn clear(layout: &Layout, client: &Client) -> Result<(), Error> {
    let tables = layout.tables().filter(|table| !is_counted(table.name()));
    let tables: Vec<_> = tables.map(|table| sql_name(table.name())).collect();
    let counters = ["game", "puzzle", "outbox", "contest"]
        .map(|name| format!("alter sequence {name}_numbers restart;"));
    let sql = format!("truncate {}; {}", tables.join(", "), counters.concat());
    client.batch_execute(&sql).await
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn config(url: &str) -> Config {
        let server = Server {
            url: url.to_owned(),
            password: Some("secret".to_owned()),
            ca_file: None,
            connections: 1,
            chance: Arc::new(|| 0.0),
        };
        configure(&server).unwrap()
    }

    #[test]
    fn a_network_is_spoken_to_in_the_clear_only_where_the_address_says_so() {
        for (url, mode) in [
            ("postgres://tengen@db.example/games", SslMode::Require),
            (
                "postgres://tengen@localhost,db.example/games",
                SslMode::Require,
            ),
            (
                "postgres://tengen@db.example/games?sslmode=disable",
                SslMode::Disable,
            ),
            ("postgres://tengen@localhost/games", SslMode::Prefer),
            (
                "postgres://tengen@%2Frun%2Fpostgresql/games",
                SslMode::Prefer,
            ),
        ] {
            assert_eq!(config(url).get_ssl_mode(), mode, "{url}");
        }
    }

    #[test]
    fn errors_name_the_database_and_no_password() {
        let place = place(&config("postgres://tengen:secret@db.example/games"));
        assert_eq!(place, Path::new("postgres://db.example/games"));
    }
}
