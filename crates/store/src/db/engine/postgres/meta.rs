//! The database's metadata: the same rows as in the other engine, and the version of the server's tables.

use deadpool_postgres::Client;
use tokio_postgres::Error;

/// The version of the server's tables.
pub(super) const TABLES: &str = "tables";

/// Creates the table, and locks it until the transaction ends.
pub(super) async fn lock(client: &Client) -> Result<(), Error> {
    let meta = "create table if not exists meta (key bytea primary key, value bytea not null)";
    client.batch_execute(meta).await?;
    // A second process waits here, and then finds everything made.
    let lock = "lock table meta in access exclusive mode";
    client.batch_execute(lock).await
}

/// The metadata called `name`.
pub(super) async fn read_meta(client: &Client, name: &str) -> Result<Option<Vec<u8>>, Error> {
    let sql = "select value from meta where key = $1";
    let row = client.query_opt(sql, &[&name.as_bytes()]).await?;
    Ok(row.map(|row| row.get(0)))
}

/// Puts `value` under `name`.
pub(super) async fn set(client: &Client, name: &str, value: &[u8]) -> Result<(), Error> {
    let sql =
        "insert into meta values ($1, $2) on conflict (key) do update set value = excluded.value";
    let written = client.execute(sql, &[&name.as_bytes(), &value]).await;
    written.map(drop)
}

/// Size of the database with its indexes, in bytes.
pub(super) async fn size(client: &Client) -> Result<u64, Error> {
    let sql = "select pg_database_size(current_database())";
    let bytes: i64 = client.query_one(sql, &[]).await?.get(0);
    Ok(bytes.unsigned_abs())
}

/// Deletes the metadata `name`.
pub(super) async fn delete(client: &Client, name: &str) -> Result<(), Error> {
    let sql = "delete from meta where key = $1";
    client.execute(sql, &[&name.as_bytes()]).await.map(drop)
}
