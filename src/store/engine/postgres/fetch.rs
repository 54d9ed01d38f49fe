//! Fetching rows and numbers: all statements go out at once.

use std::pin::Pin;

use deadpool_postgres::Client;
use futures_util::future::join_all;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row, Statement};

use super::fetched::{Fetched, Page};
use super::wants::{Order, Wants};
use crate::store::key::Key as _;
use crate::store::read::Bytes;
use crate::store::table::Row as _;
use crate::store::tables::COUNTERS;
use crate::store::transaction::Counter;

/// A statement that is on its way.
pub(super) type Sent<'a> = Pin<Box<dyn Future<Output = Result<Vec<Row>, Error>> + Send + 'a>>;

/// What a statement is given.
pub(super) type Given<'a> = Vec<Box<dyn ToSql + Sync + Send + 'a>>;

/// Sorts after all keys.
const LAST: [u8; 64] = [0xff; 64];

/// What a table is called on the server.
pub(super) fn sql_name(table: &str) -> String {
    table.replace(' ', "_")
}

/// A statement that gives no rows.
pub(super) fn plain<'a>(client: &'a Client, sql: &'a str) -> Sent<'a> {
    Box::pin(async move { client.batch_execute(sql).await.map(|()| Vec::new()) })
}

/// A prepared statement with what it is given.
pub(super) fn prepared<'a>(client: &'a Client, statement: Statement, given: Given<'a>) -> Sent<'a> {
    Box::pin(async move {
        let given: Vec<_> = given
            .iter()
            .map(|value| &**value as &(dyn ToSql + Sync))
            .collect();
        client.query(&statement, &given).await
    })
}

/// Fetches what is wanted, after `begin` if that is to be said first.
pub(super) async fn fetch(
    client: &Client,
    begin: Option<&str>,
    wants: &Wants,
    fetched: &mut Fetched,
) -> Result<(), Error> {
    let mut sent: Vec<Sent<'_>> = begin
        .map(|begin| plain(client, begin))
        .into_iter()
        .collect();
    let tables = wants.rows.iter().filter(|(table, _)| !is_counted(table));
    for (table, keys) in tables.clone() {
        let sql = format!(
            "select key, value from {} where key = any($1)",
            sql_name(table)
        );
        let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
        let statement = client.prepare_cached(&sql).await?;
        sent.push(prepared(client, statement, vec![Box::new(keys)]));
    }
    let ranges = wants
        .ranges
        .iter()
        .filter(|(range, _)| !is_counted(range.table));
    for (range, rows) in ranges.clone() {
        let order = match range.order {
            Order::Forward => "",
            Order::Backward => "desc",
        };
        let sql = format!(
            "select key, value from {} where key >= $1 and key < $2 order by key {order} limit $3",
            sql_name(range.table)
        );
        let given: Given<'_> = vec![
            Box::new(range.first.as_slice()),
            Box::new(after(&range.prefix)),
            Box::new(*rows as i64),
        ];
        sent.push(prepared(client, client.prepare_cached(&sql).await?, given));
    }
    for (counter, count) in &wants.numbers {
        let sql = format!(
            "select nextval('{}_numbers') from generate_series(1, $1::bigint)",
            counter.name()
        );
        let statement = client.prepare_cached(&sql).await?;
        sent.push(prepared(client, statement, vec![Box::new(*count as i64)]));
    }
    let asks_counters = wants.rows.contains_key(COUNTERS.name())
        || wants.ranges.keys().any(|range| is_counted(range.table));
    if asks_counters {
        sent.push(prepared(
            client,
            client
                .prepare_cached("select name, value from counters order by name")
                .await?,
            Vec::new(),
        ));
    }
    let mut answers = join_all(sent).await.into_iter();
    if begin.is_some() {
        answers.next().transpose()?;
    }
    let mut answer = || answers.next().expect("each statement is answered");
    for (table, keys) in tables {
        fetched.add_rows(table, keys, answer()?.iter().map(bytes).collect());
    }
    for (range, limit) in ranges {
        let rows: Vec<_> = answer()?.iter().map(bytes).collect();
        let is_all = rows.len() < *limit;
        fetched.add_page(range.clone(), Page { rows, is_all });
    }
    for counter in wants.numbers.keys() {
        let numbers = answer()?;
        fetched.add_numbers(
            *counter,
            numbers.iter().map(|row| row.get::<_, i64>(0) as u64),
        );
    }
    if asks_counters {
        add_counters(&answer()?, wants, fetched);
    }
    Ok(())
}

/// Whether a table is made of counters, which are sequences on the server.
pub(super) fn is_counted(table: &str) -> bool {
    table == COUNTERS.name()
}

/// The rows of counters that have counted.
fn add_counters(rows: &[Row], wants: &Wants, fetched: &mut Fetched) {
    let row = |row: &Row| -> Bytes {
        let (name, value): (String, i64) = (row.get(0), row.get(1));
        (name.into_bytes(), (value as u64).encode())
    };
    let all: Vec<Bytes> = rows.iter().map(row).collect();
    for (table, keys) in wants.rows.iter().filter(|(table, _)| is_counted(table)) {
        fetched.add_rows(table, keys, all.clone());
    }
    for range in wants.ranges.keys().filter(|range| is_counted(range.table)) {
        let mut rows = all.clone();
        rows.retain(|(key, _)| range.has(key));
        if range.order == Order::Backward {
            rows.reverse();
        }
        fetched.add_page(range.clone(), Page { rows, is_all: true });
    }
}

fn bytes(row: &Row) -> Bytes {
    (row.get(0), row.get(1))
}

/// The first key after all that begin with `prefix`.
fn after(prefix: &[u8]) -> Vec<u8> {
    let mut after = prefix.to_vec();
    while let Some(last) = after.pop() {
        if let Some(next) = last.checked_add(1) {
            after.push(next);
            return after;
        }
    }
    LAST.to_vec()
}

/// The number that a counter's row holds.
pub(super) fn counted(key: &[u8], value: &[u8]) -> Option<(Counter, i64)> {
    Some((Counter::of(key)?, u64::decode(value).ok()? as i64))
}
