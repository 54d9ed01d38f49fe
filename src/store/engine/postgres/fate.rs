//! Whether a transaction counts whose COMMIT was not answered, because the connection was lost: the server is asked.

use deadpool_postgres::Client;
use tokio_postgres::{Error, Row, Statement};

use super::fetch::{Frame, Parameters, Sent, plain, prepared};
use super::{Postgres, pause};
use crate::store::StoreError;

/// How a change begins.
const BEGIN: &str = "BEGIN ISOLATION LEVEL SERIALIZABLE";
/// Under which number the server knows the transaction, and which of its processes makes it.
const TICKET: &str = "select pg_current_xact_id()::text, pg_backend_pid()";
/// Ends the process that makes a transaction, if it still does: it waits for a client that has gone.
const END: &str = "select pg_terminate_backend(pid) from pg_stat_activity
    where pid = $1 and backend_xid = ($2::text::xid8)::xid";
/// What has become of a transaction: `committed`, `aborted`, `in progress`, or nothing if it is too long ago.
const STATUS: &str = "select pg_xact_status($1::text::xid8)";

/// How often the server is asked.
const QUESTIONS: u32 = 20;

/// What a transaction is asked for by.
#[derive(Debug)]
pub(super) struct Ticket {
    transaction: String,
    process: i32,
}

/// What has become of a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It counts.
    Committed,
    /// It does not, and never will.
    Aborted,
}

impl Ticket {
    /// The statement that asks for one.
    pub(super) async fn statement(client: &Client) -> Result<Statement, Error> {
        client.prepare_cached(TICKET).await
    }

    /// What begins a change; its second answer is the ticket.
    pub(super) fn opening<'a>(client: &'a Client, statement: Statement) -> Frame<'a> {
        let begin: Sent<'a> = plain(client, BEGIN);
        Frame {
            before: vec![begin, prepared(client, statement, Parameters::new())],
            after: Vec::new(),
        }
    }

    /// The one in what was answered to the opening.
    pub(super) fn of(answers: &[Vec<Row>]) -> Self {
        let row = &answers[1][0];
        Self {
            transaction: row.get(0),
            process: row.get(1),
        }
    }
}

impl Postgres {
    /// What has become of the transaction that `ticket` names, whose connection was lost because of `lost`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Uncertain`] if the server cannot be asked, or does not know.
    pub(super) async fn fate(&self, ticket: &Ticket, lost: &Error) -> Result<Fate, StoreError> {
        for again in 1..=QUESTIONS {
            match self.ask(ticket).await {
                Ok(Some(fate)) => return Ok(fate),
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(%error, "the database is not there to say whether a change counts")
                }
            }
            pause::wait(again, &self.chance).await;
        }
        Err(StoreError::Uncertain(lost.to_string()))
    }

    /// The same at this moment; none while that is open.
    async fn ask(&self, ticket: &Ticket) -> Result<Option<Fate>, StoreError> {
        let client = self.pool.get().await?;
        let Ticket {
            transaction,
            process,
        } = ticket;
        client.query(END, &[process, transaction]).await?;
        let status = client.query_one(STATUS, &[transaction]).await?;
        Ok(match status.get::<_, Option<&str>>(0) {
            Some("committed") => Some(Fate::Committed),
            Some("aborted") => Some(Fate::Aborted),
            _ => None,
        })
    }
}
