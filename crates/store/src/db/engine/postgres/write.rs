//! Writing the rows of a change: all statements are sent at once, and the last one decides whether they count.

use std::collections::BTreeMap;

use deadpool_postgres::Client;
use futures_util::future::join_all;
use tokio_postgres::Error;

use super::error::is_lost;
use super::fate::Ticket;
use super::fetch::{
    Parameters, PendingStatement, is_counted, plain, prepare, read_counter, sql_name,
};
use crate::db::layout::{Column, ColumnsOf, Layout};
use crate::db::transaction::Writes;

/// The rows of a table with their new values, none for deletion.
type Rows = BTreeMap<Vec<u8>, Option<Vec<u8>>>;

/// The reason why a change was not confirmed.
pub(super) enum WriteError {
    /// It does not count.
    Refused(Error),
    /// The connection was lost with the answer: it counts, or it does not.
    Unanswered(Error),
}

/// Sends all `writes` and the commit.
///
/// # Errors
///
/// A [`WriteError`] with the first error.
pub(super) async fn write(
    layout: &Layout,
    client: &Client,
    writes: &Writes,
    ticket: &Ticket,
) -> Result<(), WriteError> {
    // Preparing statements may take a round trip, and sends none of them.
    let mut sent = statements(layout, client, writes)
        .await
        .map_err(WriteError::Refused)?;
    sent.push(ticket.leave(client).await.map_err(WriteError::Refused)?);
    sent.push(plain(client, "COMMIT"));
    // After an error the server refuses the other statements, and COMMIT rolls the transaction back.
    let answers = join_all(sent).await;
    let errors = answers.into_iter().filter_map(Result::err);
    let mut lost = None;
    for error in errors {
        if !is_lost(&error) {
            return Err(WriteError::Refused(error));
        }
        lost.get_or_insert(error);
    }
    lost.map_or(Ok(()), |error| Err(WriteError::Unanswered(error)))
}

/// The statements that make the writes: prepared, and not yet sent.
async fn statements<'a>(
    layout: &Layout,
    client: &'a Client,
    writes: &'a Writes,
) -> Result<Vec<PendingStatement<'a>>, Error> {
    let mut sent = Vec::new();
    for (table, rows) in writes {
        let mut with_columns = layout.columns.iter();
        let columns = with_columns.find(|(name, _)| name == table);
        match columns {
            _ if is_counted(table) => set_counters(client, rows, &mut sent).await?,
            Some((_, columns)) => upsert_each(client, table, *columns, rows, &mut sent).await?,
            None => upsert_all(client, table, rows, &mut sent).await?,
        }
        delete(client, table, rows, &mut sent).await?;
    }
    Ok(sent)
}

async fn upsert_all<'a>(
    client: &'a Client,
    table: &str,
    rows: &'a Rows,
    sent: &mut Vec<PendingStatement<'a>>,
) -> Result<(), Error> {
    let pairs = rows
        .iter()
        .filter_map(|(key, value)| Some((key.as_slice(), value.as_deref()?)));
    let (keys, values): (Vec<&[u8]>, Vec<&[u8]>) = pairs.unzip();
    if keys.is_empty() {
        return Ok(());
    }
    let sql = format!(
        "insert into {} (key, value) select * from unnest($1::bytea[], $2::bytea[])
         on conflict (key) do update set value = excluded.value",
        sql_name(table)
    );
    let given: Parameters<'a> = vec![Box::new(keys), Box::new(values)];
    sent.push(prepare(client, client.prepare_cached(&sql).await?, given));
    Ok(())
}

/// Writes rows one by one, each with its columns.
async fn upsert_each<'a>(
    client: &'a Client,
    table: &str,
    columns: ColumnsOf,
    rows: &'a Rows,
    sent: &mut Vec<PendingStatement<'a>>,
) -> Result<(), Error> {
    for (key, value) in rows
        .iter()
        .filter_map(|(key, value)| Some((key, value.as_ref()?)))
    {
        let mut names = vec!["value"];
        let mut places = vec!["$2".to_owned()];
        let mut given: Parameters<'a> = vec![Box::new(key.as_slice()), Box::new(value.as_slice())];
        for (name, column) in columns(key, value) {
            names.push(name);
            let place = given.len() + 1;
            places.push(match column {
                Column::Time(_) => format!("to_timestamp(${place})"),
                Column::Number(_) | Column::Numbers(_) | Column::Word(_) => format!("${place}"),
            });
            given.push(match column {
                Column::Number(number) => Box::new(number),
                Column::Numbers(numbers) => Box::new(numbers),
                Column::Word(word) => Box::new(word),
                Column::Time(time) => Box::new(time),
            });
        }
        let new: Vec<_> = names
            .iter()
            .map(|name| format!("excluded.{name}"))
            .collect();
        let sql = format!(
            "insert into {} (key, {names}) values ($1, {})
             on conflict (key) do update set ({names}) = row ({})",
            sql_name(table),
            places.join(", "),
            new.join(", "),
            names = names.join(", "),
        );
        sent.push(prepare(client, client.prepare_cached(&sql).await?, given));
    }
    Ok(())
}

/// Counters are sequences: their values advance even if the change does not commit.
async fn set_counters<'a>(
    client: &'a Client,
    rows: &Rows,
    sent: &mut Vec<PendingStatement<'a>>,
) -> Result<(), Error> {
    for (key, value) in rows {
        let value = value.as_deref().and_then(|value| read_counter(key, value));
        if let Some((counter, last)) = value {
            let sql = format!("select setval('{}_numbers', $1)", counter.name());
            let statement = client.prepare_cached(&sql).await?;
            sent.push(prepare(client, statement, vec![Box::new(last)]));
        }
    }
    Ok(())
}

async fn delete<'a>(
    client: &'a Client,
    table: &str,
    rows: &'a Rows,
    sent: &mut Vec<PendingStatement<'a>>,
) -> Result<(), Error> {
    let deleted = rows.iter().filter(|(_, value)| value.is_none());
    let deleted: Vec<&[u8]> = deleted.map(|(key, _)| key.as_slice()).collect();
    if !deleted.is_empty() && !is_counted(table) {
        let sql = format!("delete from {} where key = any($1)", sql_name(table));
        let statement = client.prepare_cached(&sql).await?;
        sent.push(prepare(client, statement, vec![Box::new(deleted)]));
    }
    Ok(())
}
