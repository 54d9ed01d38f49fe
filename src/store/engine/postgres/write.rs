//! Writing what a change has written: all statements go out at once, and the last one says whether all of it counts.

use std::collections::BTreeMap;

use deadpool_postgres::Client;
use futures_util::future::join_all;
use tokio_postgres::Error;

use super::columns::Columns;
use super::error::is_lost;
use super::fate::Ticket;
use super::fetch::{Parameters, Sent, counted, is_counted, plain, prepared, sql_name};
use crate::store::tables::OUTLINES;
use crate::store::transaction::Writes;

/// The rows of a table: what they hold from now on, or nothing.
type Rows = BTreeMap<Vec<u8>, Option<Vec<u8>>>;

const OUTLINE: &str = "insert into outlines
    (key, value, game, club, channel, state, result, challenger, black, white, moves, offered, ended)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, to_timestamp($12), to_timestamp($13))
    on conflict (key) do update set (value, game, club, channel, state, result, challenger, black, white, moves,
    offered, ended) = row (excluded.value, excluded.game, excluded.club, excluded.channel, excluded.state,
    excluded.result, excluded.challenger, excluded.black, excluded.white, excluded.moves, excluded.offered,
    excluded.ended)";

/// Why nobody was told that a change counts.
pub(super) enum WriteError {
    /// It does not.
    Refused(Error),
    /// The connection was lost with the answer: it counts, or it does not.
    Unanswered(Error),
}

/// Writes all of it and commits.
///
/// # Errors
///
/// A [`WriteError`] with the first error.
pub(super) async fn write(
    client: &Client,
    writes: &Writes,
    ticket: &Ticket,
) -> Result<(), WriteError> {
    // Preparing statements may take a round trip, and sends none of them.
    let mut sent = statements(client, writes)
        .await
        .map_err(WriteError::Refused)?;
    sent.push(ticket.leave(client).await.map_err(WriteError::Refused)?);
    sent.push(plain(client, "COMMIT"));
    // After an error the server takes the last one for the end of all of it.
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

/// All of it as statements that were not sent yet.
async fn statements<'a>(client: &'a Client, writes: &'a Writes) -> Result<Vec<Sent<'a>>, Error> {
    let mut sent = Vec::new();
    for (table, rows) in writes {
        match *table {
            table if is_counted(table) => set_counters(client, rows, &mut sent).await?,
            table if table == OUTLINES.name() => put_outlines(client, rows, &mut sent).await?,
            table => put(client, table, rows, &mut sent).await?,
        }
        take(client, table, rows, &mut sent).await?;
    }
    Ok(sent)
}

async fn put<'a>(
    client: &'a Client,
    table: &str,
    rows: &'a Rows,
    sent: &mut Vec<Sent<'a>>,
) -> Result<(), Error> {
    let there = rows
        .iter()
        .filter_map(|(key, value)| Some((key.as_slice(), value.as_deref()?)));
    let (keys, values): (Vec<&[u8]>, Vec<&[u8]>) = there.unzip();
    if keys.is_empty() {
        return Ok(());
    }
    let sql = format!(
        "insert into {} (key, value) select * from unnest($1::bytea[], $2::bytea[])
         on conflict (key) do update set value = excluded.value",
        sql_name(table)
    );
    let given: Parameters<'a> = vec![Box::new(keys), Box::new(values)];
    sent.push(prepared(client, client.prepare_cached(&sql).await?, given));
    Ok(())
}

async fn put_outlines<'a>(
    client: &'a Client,
    rows: &'a Rows,
    sent: &mut Vec<Sent<'a>>,
) -> Result<(), Error> {
    for (key, value) in rows
        .iter()
        .filter_map(|(key, value)| Some((key, value.as_ref()?)))
    {
        // One that cannot be read is found by its key alone, and the game is replayed.
        let columns = Columns::of(key, value).unwrap_or_default();
        let given: Parameters<'a> = vec![
            Box::new(key.as_slice()),
            Box::new(value.as_slice()),
            Box::new(columns.game),
            Box::new(columns.club),
            Box::new(columns.channel),
            Box::new(columns.state),
            Box::new(columns.result),
            Box::new(columns.challenger),
            Box::new(columns.black),
            Box::new(columns.white),
            Box::new(columns.moves),
            Box::new(columns.offered),
            Box::new(columns.ended),
        ];
        sent.push(prepared(
            client,
            client.prepare_cached(OUTLINE).await?,
            given,
        ));
    }
    Ok(())
}

/// Counters are sequences: what they count to stays even if the change does not.
async fn set_counters<'a>(
    client: &'a Client,
    rows: &Rows,
    sent: &mut Vec<Sent<'a>>,
) -> Result<(), Error> {
    for (key, value) in rows {
        let value = value.as_deref().and_then(|value| counted(key, value));
        if let Some((counter, last)) = value {
            let sql = format!("select setval('{}_numbers', $1)", counter.name());
            let statement = client.prepare_cached(&sql).await?;
            sent.push(prepared(client, statement, vec![Box::new(last)]));
        }
    }
    Ok(())
}

async fn take<'a>(
    client: &'a Client,
    table: &str,
    rows: &'a Rows,
    sent: &mut Vec<Sent<'a>>,
) -> Result<(), Error> {
    let gone = rows.iter().filter(|(_, value)| value.is_none());
    let gone: Vec<&[u8]> = gone.map(|(key, _)| key.as_slice()).collect();
    if !gone.is_empty() && !is_counted(table) {
        let sql = format!("delete from {} where key = any($1)", sql_name(table));
        let statement = client.prepare_cached(&sql).await?;
        sent.push(prepared(client, statement, vec![Box::new(gone)]));
    }
    Ok(())
}
