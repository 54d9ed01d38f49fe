//! The fate of a transaction whose connection was lost before the answer to COMMIT: the server knows it.
//!
//! Each change leaves a mark in one of a few rows. Transaction ids would prove less: after a crash, a server reuses ids
//! of transactions that were lost.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use deadpool_postgres::Client;
use tokio_postgres::{Error, Row, Statement};

use super::fetch::{Frame, Parameters, PendingStatement, plain, prepare};
use super::{Postgres, pause};
use crate::db::engine::terms::{Durability, Isolation};
use crate::db::error::StoreError;

/// Begins a change that depends on its reads.
const BEGIN_SERIALIZABLE: &str = "BEGIN ISOLATION LEVEL SERIALIZABLE";
/// Begins any other change. PostgreSQL's REPEATABLE READ is snapshot isolation (manual, 13.2.2): a row that another one
/// has changed since is refused.
const BEGIN_SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ";
/// Makes the commit asynchronous: the server answers before it has flushed its log (manual, 30.4).
const ASYNCHRONOUS: &str = "; SET LOCAL synchronous_commit = off";
/// The transaction's number on the server, the server process that runs it, and a new mark.
const SELECT_TICKET: &str =
    "select pg_current_xact_id()::text, pg_backend_pid(), gen_random_uuid()::text";
/// Leaves the mark, if the transaction counts.
const INSERT_MARK: &str = "insert into marks (slot, mark) values ($1::text::uuid, $2::text::uuid)
    on conflict (slot) do update set mark = excluded.mark, at = now()";
/// Ends the server process of a transaction, if it still runs that: it would wait for a client that is gone.
const TERMINATE: &str = "select pg_terminate_backend(pid) from pg_stat_activity
    where pid = $1 and backend_xid = ($2::text::xid8)::xid";
/// Asks whether the mark exists.
const HAS_MARK: &str =
    "select exists (select from marks where slot = $1::text::uuid and mark = $2::text::uuid)";
/// Deletes abandoned marks: a process that has ended leaves some.
pub(super) const DELETE_OLD_MARKS: &str = "delete from marks where at < now() - interval '30 days'";

/// The mode of a transaction.
pub(super) type Mode = (Isolation, Durability);

/// Maximum number of questions about one fate.
const MOST_QUESTIONS: u32 = 20;

/// A mark by which a transaction is recognised.
#[derive(Debug)]
pub(super) struct Ticket {
    transaction: String,
    process: i32,
    slot: String,
    mark: String,
}

/// Rows for marks: a change has one to itself, and releases it when its fate is known.
#[derive(Clone, Debug, Default)]
pub(super) struct Slots(Arc<Mutex<Vec<String>>>);

impl Slots {
    /// A free row, if any. Taken before the transaction begins: the previous change must be visible in it.
    pub(super) fn take(&self) -> Option<String> {
        self.lock().pop()
    }

    /// Releases a row.
    pub(super) fn release(&self, slot: Option<String>) {
        self.lock().extend(slot);
    }

    fn lock(&self) -> MutexGuard<'_, Vec<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The fate of a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It counts.
    Committed,
    /// It does not count, and never will.
    Aborted,
}

impl Ticket {
    /// The statement that asks for a ticket.
    pub(super) async fn statement(client: &Client) -> Result<Statement, Error> {
        client.prepare_cached(SELECT_TICKET).await
    }

    /// Begins a change; its second answer is the ticket.
    pub(super) fn begin(
        client: &Client,
        (isolation, durability): Mode,
        statement: Statement,
    ) -> Frame<'_> {
        let begin = match isolation {
            Isolation::Snapshot => BEGIN_SNAPSHOT,
            Isolation::Serializable => BEGIN_SERIALIZABLE,
        };
        let more = match durability {
            Durability::Asynchronous => ASYNCHRONOUS,
            Durability::Visible | Durability::Durable => "",
        };
        let begin = plain(client, format!("{begin}{more}"));
        Frame {
            before: vec![begin, prepare(client, statement, Parameters::new())],
            after: Vec::new(),
        }
    }

    /// The ticket among the `answers` to the beginning of a transaction. Without a `slot` its mark gets a new one.
    pub(super) fn of(answers: &[Vec<Row>], slot: &mut Option<String>) -> Self {
        let row = &answers[1][0];
        let mark: String = row.get(2);
        Self {
            transaction: row.get(0),
            process: row.get(1),
            slot: slot.get_or_insert_with(|| mark.clone()).clone(),
            mark,
        }
    }

    /// Leaves the mark.
    pub(super) async fn leave<'a>(
        &'a self,
        client: &'a Client,
    ) -> Result<PendingStatement<'a>, Error> {
        let given: Parameters<'a> = vec![Box::new(&self.slot), Box::new(&self.mark)];
        Ok(prepare(
            client,
            client.prepare_cached(INSERT_MARK).await?,
            given,
        ))
    }
}

impl Postgres {
    /// Finds the fate of the transaction with `ticket`, whose connection was lost because of `lost`.
    ///
    /// # Errors
    ///
    /// [`StoreError::Uncertain`] if the server cannot be asked.
    pub(super) async fn fate(&self, ticket: &Ticket, lost: &Error) -> Result<Fate, StoreError> {
        for again in 1..=MOST_QUESTIONS {
            match self.ask(ticket).await {
                Ok(Some(fate)) => return Ok(fate),
                Ok(None) => {}
                Err(error) => {
                    tracing::warn!(%error, "could not ask the database whether a transaction was committed")
                }
            }
            pause::wait(again, &self.chance).await;
        }
        Err(StoreError::Uncertain(lost.to_string()))
    }

    /// The fate now; none while it is open.
    async fn ask(&self, ticket: &Ticket) -> Result<Option<Fate>, StoreError> {
        let client = self.pool.get().await?;
        let Ticket {
            transaction,
            process,
            slot,
            mark,
        } = ticket;
        let open = client.query(TERMINATE, &[process, transaction]).await?;
        if !open.is_empty() {
            return Ok(None);
        }
        // The transaction has ended: from now on its mark is visible, if it was committed.
        let row = client.query_one(HAS_MARK, &[slot, mark]).await?;
        Ok(Some(if row.get(0) {
            Fate::Committed
        } else {
            Fate::Aborted
        }))
    }
}
