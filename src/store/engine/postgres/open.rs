//! Connecting to a server: the database is made there, or taken to the newest version, once, whoever comes first.

use std::path::PathBuf;

use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod};
use tokio_postgres::Config;

use super::fetch::{is_counted, sql_name};
use super::{Postgres, tls};
use crate::store::tables::TABLES;
use crate::store::{Faults, OpenError, Server, StoreError, schema};

/// What makes each version of the server's tables from the one before. Never changed once they are released.
const MIGRATIONS: &[&str] = &[include_str!("migrations/0001.sql")];

/// Under these the database tells of itself: the version of its tables, that of its rows, and that an import runs.
const TABLES_VERSION: &str = "tables";
const SCHEMA: &str = "schema";
const IMPORTING: &str = "importing";

impl Postgres {
    /// Connects to the database on `server`, and makes there what is missing.
    pub(in crate::store) async fn connect(
        server: &Server,
        faults: Faults,
    ) -> Result<Self, OpenError> {
        let failed = |reason: String| OpenError::Failed {
            path: PathBuf::from("on the server"),
            reason,
        };
        let config = server.url.parse::<Config>();
        let mut config = config.map_err(|error| failed(error.to_string()))?;
        if let Some(password) = &server.password {
            config.password(password);
        }
        let manager = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let manager = Manager::from_config(config, tls::connector().map_err(failed)?, manager);
        let pool = Pool::builder(manager)
            .max_size(usize::from(server.connections))
            .build()
            .map_err(|error| failed(error.to_string()))?;
        let postgres = Self { pool, faults };
        let found = postgres.settle().await;
        match found.map_err(|error| failed(error.to_string()))? {
            found if found > schema::CURRENT => Err(OpenError::TooNew {
                path: PathBuf::from("on the server"),
                found,
                known: schema::CURRENT,
            }),
            _ => Ok(postgres),
        }
    }

    /// Makes what is missing, and gives the version of the rows.
    async fn settle(&self) -> Result<u32, StoreError> {
        let client = self.pool.get().await?;
        client.batch_execute("BEGIN").await?;
        let settled = settle(&client).await;
        match settled {
            Ok(_) => client.batch_execute("COMMIT").await?,
            Err(_) => client.batch_execute("ROLLBACK").await?,
        }
        settled
    }

    /// From here on a program that is killed leaves an empty database behind, until [`Postgres::end_import`].
    pub(in crate::store) async fn begin_import(&self) -> Result<(), StoreError> {
        self.faults.check_write()?;
        let client = self.pool.get().await?;
        Ok(tell(&client, IMPORTING, 1).await?)
    }

    /// What was imported stays.
    pub(in crate::store) async fn end_import(&self) -> Result<(), StoreError> {
        let client = self.pool.get().await?;
        Ok(untell(&client, IMPORTING).await?)
    }

    /// Throws all rows away that were imported.
    pub(in crate::store) async fn drop_import(&self) -> Result<(), StoreError> {
        let client = self.pool.get().await?;
        clear(&client).await?;
        Ok(untell(&client, IMPORTING).await?)
    }
}

/// Within a transaction: makes what is missing, and gives the version of the rows.
async fn settle(client: &Client) -> Result<u32, StoreError> {
    let meta = "create table if not exists meta (name text primary key, value bigint not null)";
    client.batch_execute(meta).await?;
    // Whoever comes second waits here, and finds all of it made.
    client
        .batch_execute("lock table meta in access exclusive mode")
        .await?;
    let known = told(client, TABLES_VERSION).await?.unwrap_or_default();
    for (version, migration) in (1..).zip(MIGRATIONS) {
        if version > known {
            client.batch_execute(migration).await?;
            tell(client, TABLES_VERSION, version).await?;
        }
    }
    if told(client, IMPORTING).await?.is_some() {
        clear(client).await?;
        untell(client, IMPORTING).await?;
    }
    let found = told(client, SCHEMA).await?;
    if found.is_none() {
        tell(client, SCHEMA, schema::CURRENT.into()).await?;
    }
    Ok(found.map_or(schema::CURRENT, |found| found as u32))
}

async fn told(client: &Client, name: &str) -> Result<Option<i64>, tokio_postgres::Error> {
    let sql = "select value from meta where name = $1";
    Ok(client.query_opt(sql, &[&name]).await?.map(|row| row.get(0)))
}

async fn tell(client: &Client, name: &str, value: i64) -> Result<(), tokio_postgres::Error> {
    let sql =
        "insert into meta values ($1, $2) on conflict (name) do update set value = excluded.value";
    client.execute(sql, &[&name, &value]).await.map(drop)
}

async fn untell(client: &Client, name: &str) -> Result<(), tokio_postgres::Error> {
    let sql = "delete from meta where name = $1";
    client.execute(sql, &[&name]).await.map(drop)
}

/// Throws all rows away, and begins to count anew.
async fn clear(client: &Client) -> Result<(), tokio_postgres::Error> {
    let tables = TABLES.iter().filter(|table| !is_counted(table.name()));
    let tables: Vec<_> = tables.map(|table| sql_name(table.name())).collect();
    let counters =
        ["game", "puzzle", "outbox"].map(|name| format!("alter sequence {name}_numbers restart;"));
    let sql = format!("truncate {}; {}", tables.join(", "), counters.concat());
    client.batch_execute(&sql).await
}
