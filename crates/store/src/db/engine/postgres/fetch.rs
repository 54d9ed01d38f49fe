//! Fetching rows and numbers: all statements go out at once.

use std::collections::BTreeSet;
use std::pin::Pin;

use deadpool_postgres::Client;
use futures_util::future::join_all;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row, Statement};

use super::fetched::{Fetched, Page};
use super::wants::{Order, Range, Wants};
use crate::db::counter::Counter;
use crate::db::key::Key as _;
use crate::db::read::Bytes;
use crate::db::table::Row as _;
use crate::db::tables::COUNTERS;

/// A statement that is on its way.
pub(super) type PendingStatement<'a> =
    Pin<Box<dyn Future<Output = Result<Vec<Row>, Error>> + Send + 'a>>;

/// Parameters of a statement.
pub(super) type Parameters<'a> = Vec<Box<dyn ToSql + Sync + Send + 'a>>;

const AFTER_ALL_KEYS: [u8; 64] = [0xff; 64];

/// A table's name on the server.
pub(super) fn sql_name(table: &str) -> String {
    table.replace(' ', "_")
}

/// A statement without rows in its answer.
pub(super) fn plain<'a>(
    client: &'a Client,
    sql: impl AsRef<str> + Send + 'a,
) -> PendingStatement<'a> {
    Box::pin(async move {
        client
            .batch_execute(sql.as_ref())
            .await
            .map(|()| Vec::new())
    })
}

/// A prepared statement with its parameters.
pub(super) fn prepare<'a>(
    client: &'a Client,
    statement: Statement,
    given: Parameters<'a>,
) -> PendingStatement<'a> {
    Box::pin(async move {
        let given: Vec<_> = given
            .iter()
            .map(|value| &**value as &(dyn ToSql + Sync))
            .collect();
        client.query(&statement, &given).await
    })
}

/// Statements sent together with the reads.
#[derive(Default)]
pub(super) struct Frame<'a> {
    pub(super) before: Vec<PendingStatement<'a>>,
    pub(super) after: Vec<PendingStatement<'a>>,
}

/// Fetches `wants` in one round trip; returns the results of the preceding statement.
pub(super) async fn fetch<'a>(
    client: &'a Client,
    frame: Frame<'a>,
    wants: &'a Wants,
    fetched: &mut Fetched,
) -> Result<Vec<Vec<Row>>, Error> {
    let mut sent = frame.before;
    let before = sent.len();
    request_rows(client, wants, &mut sent).await?;
    request_ranges(client, wants, &mut sent).await?;
    request_numbers(client, wants, &mut sent).await?;
    if wants_counters(wants) {
        let all = "select name, value from counters order by name";
        let statement = client.prepare_cached(all).await?;
        sent.push(prepare(client, statement, Vec::new()));
    }
    sent.extend(frame.after);
    let answers: Result<Vec<_>, Error> = join_all(sent).await.into_iter().collect();
    let mut answers = answers?.into_iter();
    let before = answers.by_ref().take(before).collect();
    let mut answer = || answers.next().expect("each statement is answered");
    for (table, keys) in rows(wants) {
        fetched.add_rows(table, keys, answer().iter().map(bytes).collect());
    }
    for (range, limit) in ranges(wants) {
        let rows: Vec<_> = answer().iter().map(bytes).collect();
        let is_all = rows.len() < *limit;
        fetched.add_page(range.clone(), Page { rows, is_all });
    }
    for counter in wants.numbers.keys() {
        let numbers = answer();
        let numbers = numbers.iter().map(|row| row.get::<_, i64>(0) as u64);
        fetched.add_numbers(*counter, numbers);
    }
    if wants_counters(wants) {
        add_counters(&answer(), wants, fetched);
    }
    Ok(before)
}

/// The wanted rows of tables.
fn rows(wants: &Wants) -> impl Iterator<Item = (&'static str, &BTreeSet<Vec<u8>>)> {
    let rows = wants.rows.iter().map(|(table, keys)| (*table, keys));
    rows.filter(|(table, _)| !is_counted(table))
}

/// The wanted ranges of tables, each with the number of rows.
fn ranges(wants: &Wants) -> impl Iterator<Item = (&Range, &usize)> {
    let ranges = wants.ranges.iter();
    ranges.filter(|(range, _)| !is_counted(range.table))
}

fn wants_counters(wants: &Wants) -> bool {
    let mut tables = wants.rows.keys().copied();
    let mut ranges = wants.ranges.keys();
    tables.any(is_counted) || ranges.any(|range| is_counted(range.table))
}

async fn request_rows<'a>(
    client: &'a Client,
    wants: &'a Wants,
    sent: &mut Vec<PendingStatement<'a>>,
) -> Result<(), Error> {
    for (table, keys) in rows(wants) {
        let table = sql_name(table);
        let sql = format!("select key, value from {table} where key = any($1)");
        let keys: Vec<&[u8]> = keys.iter().map(Vec::as_slice).collect();
        let statement = client.prepare_cached(&sql).await?;
        sent.push(prepare(client, statement, vec![Box::new(keys)]));
    }
    Ok(())
}

async fn request_ranges<'a>(
    client: &'a Client,
    wants: &'a Wants,
    sent: &mut Vec<PendingStatement<'a>>,
) -> Result<(), Error> {
    for (range, rows) in ranges(wants) {
        let order = match range.order {
            Order::Forward => "",
            Order::Backward => "desc",
        };
        let sql = format!(
            "select key, value from {} where key >= $1 and key < $2 order by key {order} limit $3",
            sql_name(range.table)
        );
        let given: Parameters<'_> = vec![
            Box::new(range.first.as_slice()),
            Box::new(end_of_prefix(&range.prefix)),
            Box::new(*rows as i64),
        ];
        sent.push(prepare(client, client.prepare_cached(&sql).await?, given));
    }
    Ok(())
}

async fn request_numbers<'a>(
    client: &'a Client,
    wants: &'a Wants,
    sent: &mut Vec<PendingStatement<'a>>,
) -> Result<(), Error> {
    for (counter, count) in &wants.numbers {
        let sql = format!(
            "select nextval('{}_numbers') from generate_series(1, $1::bigint)",
            counter.name()
        );
        let statement = client.prepare_cached(&sql).await?;
        sent.push(prepare(client, statement, vec![Box::new(*count as i64)]));
    }
    Ok(())
}

/// Whether `table` is the table of counters, which are sequences on the server.
pub(super) fn is_counted(table: &str) -> bool {
    table == COUNTERS.name()
}

/// Adds the wanted rows of counters, from `rows` of the view of sequences: unused sequences have none.
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
        rows.retain(|(key, _)| range.contains(key));
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
fn end_of_prefix(prefix: &[u8]) -> Vec<u8> {
    let mut after = prefix.to_vec();
    while let Some(last) = after.pop() {
        if let Some(next) = last.checked_add(1) {
            after.push(next);
            return after;
        }
    }
    AFTER_ALL_KEYS.to_vec()
}

/// The number that a counter's row holds.
pub(super) fn read_counter(key: &[u8], value: &[u8]) -> Option<(Counter, i64)> {
    Some((Counter::of(key)?, u64::decode(value).ok()? as i64))
}
