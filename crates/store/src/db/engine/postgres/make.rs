//! Making a change: one transaction, repeated after a conflict with another one.

use deadpool_postgres::Client;
use tokio_postgres::Error;

use super::error::{is_conflict, is_lost};
use super::fate::{Fate, Mode, Ticket};
use super::fetch::{Frame, fetch};
use super::fetched::{Fetched, Numbers};
use super::wants::Wants;
use super::write::{WriteError, write};
use super::{MOST_TRIES, Postgres, pause};
use crate::db::engine::terms::{Change, Verdict};
use crate::db::error::StoreError;
use crate::db::transaction::{Transaction, Writes};

/// The result of one attempt.
enum TryResult {
    /// The change returns this; its writes count if it commits.
    Made(Result<(), StoreError>),
    /// The server has refused it, or was lost before it was asked to commit: it does not count.
    Broken(Error),
    /// The server was lost when it was asked to commit.
    Unanswered(Ticket, Error),
}

impl From<Error> for TryResult {
    fn from(error: Error) -> Self {
        Self::Broken(error)
    }
}

/// A run of a change: its result, its writes, and the rows that it missed.
struct RunResult {
    verdict: Result<Verdict, StoreError>,
    writes: Writes,
    missing: Wants,
}

/// Makes `change`, and repeats it after conflicts and lost connections, up to [`MOST_TRIES`] times.
pub(super) async fn make_change(
    postgres: Postgres,
    mode: Mode,
    mut change: Change,
) -> Result<(), StoreError> {
    let (mut wants, mut numbers) = (Wants::default(), Numbers::default());
    for again in 1..=MOST_TRIES {
        let client = postgres.pool.get().await?;
        let mut fetched = Fetched::with_numbers(numbers);
        let mut slot = postgres.slots.take();
        let attempt = Attempt {
            client: &client,
            mode,
            wants: &mut wants,
            fetched: &mut fetched,
            slot: &mut slot,
        };
        let result = try_once(&postgres, attempt, &mut change).await;
        numbers = fetched.into_gapless();
        match result {
            TryResult::Made(made) => {
                postgres.slots.release(slot);
                return made;
            }
            TryResult::Unanswered(ticket, lost) => {
                drop(client);
                let fate = postgres.fate(&ticket, &lost).await?;
                postgres.slots.release(slot);
                if fate == Fate::Committed {
                    return Ok(());
                }
                numbers = Numbers::default();
            }
            TryResult::Broken(error) => {
                postgres.slots.release(slot);
                // If the connection is lost, so is the transaction: an error here does not matter.
                drop(client.batch_execute("ROLLBACK").await);
                if is_lost(&error) {
                    // After a crash, the server may reuse a number that was not yet on its disk.
                    numbers = Numbers::default();
                } else if !is_conflict(&error) {
                    return Err(error.into());
                }
            }
        }
        pause::wait(again, &postgres.chance).await;
    }
    let reason = "others have changed the same again and again".to_owned();
    Err(StoreError::Failed(reason))
}

/// An attempt at a change: a transaction, and the rows fetched for it.
struct Attempt<'a> {
    client: &'a Client,
    mode: Mode,
    wants: &'a mut Wants,
    fetched: &'a mut Fetched,
    /// The row of the transaction's mark.
    slot: &'a mut Option<String>,
}

/// Makes `change` once.
async fn try_once(postgres: &Postgres, mut attempt: Attempt<'_>, change: &mut Change) -> TryResult {
    let client = attempt.client;
    let (ticket, mut ran) = match gather(&mut attempt, change).await {
        Ok(gathered) => gathered,
        Err(error) => return error.into(),
    };
    if ran.verdict != Ok(Verdict::Counts) {
        return match client.batch_execute("ROLLBACK").await {
            Ok(()) => TryResult::Made(ran.verdict.map(drop)),
            Err(error) => error.into(),
        };
    }
    if postgres.faults.are_changes_made_twice() {
        ran = run(attempt.fetched, change);
    }
    match write(postgres.layout, client, &ran.writes, &ticket).await {
        Ok(()) => TryResult::Made(Ok(())),
        Err(WriteError::Refused(error)) => error.into(),
        Err(WriteError::Unanswered(error)) => TryResult::Unanswered(ticket, error),
    }
}

/// Begins a transaction and fetches until `change` has all its reads; returns its last run.
async fn gather(
    attempt: &mut Attempt<'_>,
    change: &mut Change,
) -> Result<(Ticket, RunResult), Error> {
    let Attempt {
        client,
        mode,
        wants,
        fetched,
        slot,
    } = attempt;
    let begin = Ticket::begin(client, *mode, Ticket::statement(client).await?);
    // Rows that an earlier attempt has read are likely to be read again.
    let missing = run(fetched, change).missing.without_gapless();
    wants.add(&missing);
    let now = Wants {
        numbers: missing.numbers,
        ..wants.clone()
    };
    let answers = fetch(client, begin, &now, fetched).await?;
    let ticket = Ticket::of(&answers, slot);
    loop {
        let ran = run(fetched, change);
        let mut now = ran.missing.clone().without_gapless();
        let is_made = ran.verdict == Ok(Verdict::Counts);
        if now.is_empty() && is_made {
            now = ran.missing.clone();
        }
        if now.is_empty() {
            return Ok((ticket, ran));
        }
        drop(ran);
        wants.add(&now);
        fetch(client, Frame::default(), &now, fetched).await?;
    }
}

/// Runs `change` on the fetched rows.
fn run(fetched: &Fetched, change: &mut Change) -> RunResult {
    let none = Writes::default();
    let mut tx = Transaction::new(fetched, &none);
    let verdict = change(&mut tx);
    RunResult {
        verdict,
        writes: tx.into_writes(),
        missing: fetched.take_missing(),
    }
}
