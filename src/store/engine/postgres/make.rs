//! Making a change: one transaction, made again where another one was in its way.

use deadpool_postgres::Client;
use tokio_postgres::Error;

use super::error::{is_conflict, is_lost};
use super::fate::{Fate, Mode, Ticket};
use super::fetch::{Frame, fetch};
use super::fetched::{Fetched, Numbers};
use super::wants::Wants;
use super::write::{WriteError, write};
use super::{MOST_TRIES, Postgres, pause};
use crate::store::StoreError;
use crate::store::transaction::{Transaction, Writes};

/// What has become of one try.
enum Tried<T> {
    /// This was made of it, and it counts if it is to.
    Made(T),
    /// The server has refused it, or was lost before it was asked to commit: it does not count.
    Broken(Error),
    /// The server was lost when it was asked to commit. It has made this of it, if it counts.
    Unanswered(T, Ticket, Error),
}

impl<T> From<Error> for Tried<T> {
    fn from(error: Error) -> Self {
        Self::Broken(error)
    }
}

/// Makes `change`, again and again while others are in its way.
pub(super) async fn make<T, E>(
    postgres: Postgres,
    mode: Mode,
    mut change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send,
) -> Result<T, E>
where
    T: Send,
    E: From<StoreError> + Send,
{
    let (mut wants, mut numbers) = (Wants::default(), Numbers::default());
    for again in 1..=MOST_TRIES {
        let client = postgres.pool.get().await.map_err(StoreError::from)?;
        let mut fetched = Fetched::with_numbers(numbers);
        let mut slot = postgres.slots.take();
        let gathered = (&mut wants, &mut fetched, &mut slot);
        let tried = try_once(&postgres, (&client, mode), gathered, &mut change).await;
        numbers = fetched.into_counted();
        match tried {
            Tried::Made(outcome) => {
                postgres.slots.give(slot);
                return outcome;
            }
            Tried::Unanswered(outcome, ticket, lost) => {
                drop(client);
                let fate = postgres.fate(&ticket, &lost).await?;
                postgres.slots.give(slot);
                if fate == Fate::Committed {
                    return outcome;
                }
                numbers = Numbers::default();
            }
            Tried::Broken(error) => {
                postgres.slots.give(slot);
                // A connection that is lost has ended its transaction as well.
                drop(client.batch_execute("ROLLBACK").await);
                match (is_lost(&error), is_conflict(&error)) {
                    // A server that has crashed may give a number anew of which nothing was on its disk.
                    (true, _) => numbers = Numbers::default(),
                    (false, true) => {}
                    (false, false) => return Err(StoreError::from(error).into()),
                }
            }
        }
        pause::wait(again, &postgres.chance).await;
    }
    let reason = "others have changed the same again and again".to_owned();
    Err(StoreError::Failed(reason).into())
}

/// Makes `change` once.
async fn try_once<T, E>(
    postgres: &Postgres,
    (client, mode): (&Client, Mode),
    (wants, fetched, slot): (&mut Wants, &mut Fetched, &mut Option<String>),
    change: &mut (impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send),
) -> Tried<Result<T, E>>
where
    T: Send,
    E: Send,
{
    match gathered((client, mode), (wants, fetched, slot), change).await {
        Err(error) => error.into(),
        Ok((_, Err(refused), _)) => match client.batch_execute("ROLLBACK").await {
            Ok(()) => Tried::Made(Err(refused)),
            Err(error) => error.into(),
        },
        Ok((ticket, made, writes)) => {
            let (made, writes) = match postgres.faults.are_changes_made_twice() {
                true => {
                    let (made, writes, _) = run(fetched, change);
                    (made, writes)
                }
                false => (made, writes),
            };
            match write(client, &writes, &ticket).await {
                Ok(()) => Tried::Made(made),
                Err(WriteError::Refused(error)) => error.into(),
                Err(WriteError::Unanswered(error)) => Tried::Unanswered(made, ticket, error),
            }
        }
    }
}

/// Begins a transaction and fetches until `change` has all that it reads; gives what comes of it, and what it writes.
async fn gathered<T, E>(
    (client, mode): (&Client, Mode),
    (wants, fetched, slot): (&mut Wants, &mut Fetched, &mut Option<String>),
    change: &mut (impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send),
) -> Result<(Ticket, Result<T, E>, Writes), Error>
where
    T: Send,
    E: Send,
{
    let opening = Ticket::opening(client, mode, Ticket::statement(client).await?);
    // What an earlier try has read, this one is likely to read as well.
    let missing = run(fetched, change).2.without_counted();
    wants.add(&missing);
    let now = Wants {
        numbers: missing.numbers,
        ..wants.clone()
    };
    let answers = fetch(client, opening, &now, fetched).await?;
    let ticket = Ticket::of(&answers, slot);
    loop {
        let (outcome, writes, missing) = run(fetched, change);
        let mut now = missing.clone().without_counted();
        if missing.has_no_rows() && now.is_empty() && outcome.is_ok() {
            now = missing;
        }
        if now.is_empty() {
            return Ok((ticket, outcome, writes));
        }
        drop((outcome, writes));
        wants.add(&now);
        fetch(client, Frame::default(), &now, fetched).await?;
    }
}

/// Runs `change` on what was fetched: what it gives, what it writes, and what it has missed.
fn run<T, E>(
    fetched: &Fetched,
    change: &mut impl FnMut(&mut Transaction<'_>) -> Result<T, E>,
) -> (Result<T, E>, Writes, Wants) {
    let none = Writes::default();
    let mut tx = Transaction::new(fetched, &none);
    let outcome = change(&mut tx);
    let writes = tx.into_writes();
    (outcome, writes, fetched.take_missing())
}
