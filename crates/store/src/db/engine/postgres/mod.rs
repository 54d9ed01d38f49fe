//! PostgreSQL: a server that several processes and machines can write to.
//!
//! A function runs on the fetched rows, and its missing reads are fetched together, pipelined over one connection: so a
//! change costs a round trip for all reads, and one for all writes. It is one transaction, serializable if it depends
//! on more than it writes, and repeated after a conflict.

mod error;
mod fate;
mod fetch;
mod fetched;
mod make;
mod meta;
mod open;
mod pause;
mod restart;
mod tls;
mod wants;
mod write;

use deadpool_postgres::{Client, Pool};

use self::error::is_lost;
use self::fate::{Mode, Slots};
use self::fetch::{Frame, fetch, plain};
use self::fetched::Fetched;
pub(crate) use self::open::OpenState;
pub use self::pause::Chance;
use self::restart::Restarts;
use self::wants::Wants;
use crate::db::engine::terms::{Change, ReadFn};
use crate::db::error::StoreError;
use crate::db::fault::Faults;
use crate::db::layout::Layout;
use crate::db::read::View;

/// Maximum attempts at a change or a read, after conflicts and lost connections.
const MOST_TRIES: u32 = 100;

/// Begins a read of one snapshot.
const BEGIN_READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// A database on a server.
#[derive(Clone)]
pub(crate) struct Postgres {
    layout: &'static Layout,
    pool: Pool,
    slots: Slots,
    restarts: Restarts,
    chance: Chance,
    faults: Faults,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

impl Postgres {
    /// The layout of the data.
    pub(crate) fn layout(&self) -> &'static Layout {
        self.layout
    }

    /// Size of the database on the server, in bytes.
    pub(crate) async fn size(&self) -> Result<u64, StoreError> {
        let client = self.pool.get().await?;
        Ok(meta::size(&client).await?)
    }

    /// Runs `read` on a snapshot of the database; the last run counts.
    pub(crate) async fn read(&self, read: &mut ReadFn<'_>) -> Result<(), StoreError> {
        let (mut wants, mut fetched) = (Wants::default(), Fetched::default());
        loop {
            read(&View::new(&fetched));
            let missing = fetched.take_missing();
            if missing.is_empty() {
                return Ok(());
            }
            wants.add(&missing);
            // Everything is fetched again, so that it is from one snapshot.
            fetched = self.fetch_snapshot(&wants).await?;
        }
    }

    /// Fetches `wants` from one snapshot.
    async fn fetch_snapshot(&self, wants: &Wants) -> Result<Fetched, StoreError> {
        let mut again = 0;
        loop {
            let client = self.pool.get().await?;
            let mut fetched = Fetched::default();
            match fetch(&client, snapshot(&client, wants), wants, &mut fetched).await {
                Ok(_) => return Ok(fetched),
                // A pooled connection whose server was restarted.
                Err(error) if is_lost(&error) && again < MOST_TRIES => again += 1,
                Err(error) => return Err(error.into()),
            }
            pause::wait(again, &self.chance).await;
        }
    }

    /// Makes `change` in one transaction, even if its caller has gone.
    pub(crate) async fn transact(&self, mode: Mode, change: Change) -> Result<(), StoreError> {
        self.faults.check_write()?;
        let made = make::make_change(self.clone(), mode, change);
        let made = tokio::spawn(made).await;
        made.map_err(|error| StoreError::Failed(error.to_string()))?
    }

    /// Whether the server was restarted since the last call, and may have lost asynchronous commits.
    pub(crate) fn take_loss(&self) -> bool {
        self.restarts.take()
    }

    /// Closes all connections.
    pub(crate) fn close(self) {
        self.pool.close();
    }
}

/// The transaction that makes all reads one snapshot; a single statement needs none.
fn snapshot<'a>(client: &'a Client, wants: &Wants) -> Frame<'a> {
    if wants.is_single() {
        Frame::default()
    } else {
        Frame {
            before: vec![plain(client, BEGIN_READ)],
            after: vec![plain(client, "COMMIT")],
        }
    }
}
