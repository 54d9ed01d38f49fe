//! Detects restarts of the server: after a crash its newest asynchronous commits may be lost (PostgreSQL's manual,
//! 30.4). Code that depends on them looks again.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use deadpool_postgres::{Hook, HookError};
use tokio_postgres::error::SqlState;

/// The start time of the server. CockroachDB does not report it, and has no asynchronous commits.
const STARTED: &str = "select pg_postmaster_start_time()::text";

/// The start times of the server that connections have reported, shared by clones.
#[derive(Clone, Debug, Default)]
pub(super) struct Restarts(Arc<Mutex<RestartState>>);

#[derive(Debug, Default)]
struct RestartState {
    newest: Option<String>,
    is_another: bool,
}

impl Restarts {
    /// The hook that checks each new connection.
    pub(super) fn hook(&self) -> Hook {
        let restarts = self.clone();
        Hook::async_fn(move |client, _| {
            let restarts = restarts.clone();
            Box::pin(async move {
                match client.query_one(STARTED, &[]).await {
                    Ok(row) => restarts.note(row.get(0)),
                    // CockroachDB has no such function, and loses no commit.
                    Err(error) if error.code() == Some(&SqlState::UNDEFINED_FUNCTION) => {}
                    // A connection without this would never be checked again.
                    Err(error) => return Err(HookError::Backend(error)),
                }
                Ok(())
            })
        })
    }

    fn note(&self, start: String) {
        let mut seen = self.lock();
        seen.is_another |= seen.newest.as_ref().is_some_and(|known| *known != start);
        seen.newest = Some(start);
    }

    /// Whether the server was restarted since the last call.
    pub(super) fn take(&self) -> bool {
        std::mem::take(&mut self.lock().is_another)
    }

    fn lock(&self) -> MutexGuard<'_, RestartState> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_that_is_started_anew_is_told_of_once() {
        let restarts = Restarts::default();
        let note = |start: &str| {
            restarts.note(start.to_owned());
            restarts.clone().take()
        };
        assert_eq!(
            ["one", "one", "two", "two"].map(note),
            [false, false, true, false]
        );
        restarts.note("three".to_owned());
        restarts.note("three".to_owned());
        assert!(restarts.take(), "it is remembered until somebody asks");
    }
}
