//! PostgreSQL: a server that several processes and machines can write to.
//!
//! A function is run on what was fetched, and what it misses is fetched at once, over one connection without waiting
//! between the statements: so a change costs a round trip for all that it reads, and one for all that it writes.
//! It is a serializable transaction, and made again where another one was in its way.

mod columns;
mod error;
mod fetch;
mod fetched;
mod open;
mod tls;
mod wants;
mod write;

use deadpool_postgres::{Client, Pool};

use self::error::is_conflict;
use self::fetched::{Fetched, Numbers};
use self::wants::Wants;
use crate::store::read::View;
use crate::store::transaction::{Transaction, Writes};
use crate::store::{Faults, StoreError};

/// How often a change is made again that others are in the way of.
const MOST_TRIES: usize = 100;

/// How a change begins.
const BEGIN: &str = "BEGIN ISOLATION LEVEL SERIALIZABLE";
/// How a look at one moment begins.
const LOOK: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// A database on a server.
pub(in crate::store) struct Postgres {
    pool: Pool,
    faults: Faults,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

impl Postgres {
    /// What `read` makes of the database as it is at one moment.
    pub(in crate::store) async fn read<T>(
        &self,
        mut read: impl FnMut(&View<'_>) -> Result<T, StoreError> + Send,
    ) -> Result<T, StoreError> {
        let (mut wants, mut fetched) = (Wants::default(), Fetched::default());
        loop {
            let missing = {
                let outcome = read(&View::new(&fetched));
                let missing = fetched.take_missing();
                if missing.is_empty() {
                    return outcome;
                }
                missing
            };
            wants.add(&missing);
            // All of it anew, so that all of it is of one moment.
            fetched = Fetched::default();
            let client = self.pool.get().await?;
            match wants.is_one() {
                true => fetch::fetch(&client, None, &wants, &mut fetched).await?,
                false => {
                    fetch::fetch(&client, Some(LOOK), &wants, &mut fetched).await?;
                    client.batch_execute("COMMIT").await?;
                }
            }
        }
    }

    /// Makes `change` in one transaction, even if nobody waits for it any more.
    pub(in crate::store) async fn transact<T, E>(
        &self,
        change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.faults.check_write()?;
        let made = make(self.pool.clone(), self.faults.clone(), change);
        let made = tokio::spawn(made).await;
        made.map_err(|error| StoreError::Failed(error.to_string()))?
    }

    /// Lets go of all connections.
    pub(in crate::store) fn close(self) {
        self.pool.close();
    }
}

/// Makes `change`, again and again while others are in its way.
async fn make<T, E>(
    pool: Pool,
    faults: Faults,
    mut change: impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send,
) -> Result<T, E>
where
    T: Send,
    E: From<StoreError> + Send,
{
    let (mut wants, mut numbers) = (Wants::default(), Numbers::default());
    for _ in 0..MOST_TRIES {
        let client = pool.get().await.map_err(StoreError::from)?;
        let mut fetched = Fetched::with_numbers(numbers);
        let made = make_once(&client, &faults, &mut wants, &mut fetched, &mut change).await;
        numbers = fetched.into_counted();
        let Err(error) = made else {
            return made.map_err(StoreError::from)?;
        };
        // A connection that is lost has ended its transaction as well.
        drop(client.batch_execute("ROLLBACK").await);
        if !is_conflict(&error) {
            return Err(StoreError::from(error).into());
        }
    }
    let reason = "others have changed the same again and again".to_owned();
    Err(StoreError::Failed(reason).into())
}

/// Makes `change` once; an error of the server's is given as such.
async fn make_once<T, E>(
    client: &Client,
    faults: &Faults,
    wants: &mut Wants,
    fetched: &mut Fetched,
    change: &mut (impl FnMut(&mut Transaction<'_>) -> Result<T, E> + Send),
) -> Result<Result<T, E>, tokio_postgres::Error>
where
    T: Send,
    E: Send,
{
    let mut begin = Some(BEGIN);
    loop {
        let (outcome, writes, missing) = run(fetched, change);
        let mut now = missing.clone().without_counted();
        if missing.has_no_rows() && now.is_empty() && outcome.is_ok() {
            now = missing;
        }
        if now.is_empty() {
            let (outcome, writes) = match faults.are_changes_made_twice() {
                true => {
                    let (outcome, writes, _) = run(fetched, change);
                    (outcome, writes)
                }
                false => (outcome, writes),
            };
            if outcome.is_ok() {
                write::write(client, begin, &writes).await?;
            } else if begin.is_none() {
                client.batch_execute("ROLLBACK").await?;
            }
            return Ok(outcome);
        }
        drop((outcome, writes));
        wants.add(&now);
        if begin.is_some() {
            wants.numbers = now.numbers;
            now = wants.clone();
        }
        fetch::fetch(client, begin.take(), &now, fetched).await?;
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
