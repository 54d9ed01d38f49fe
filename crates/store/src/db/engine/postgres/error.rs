//! Errors of the server, and the fate of a change after them.

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::{Severity, SqlState};

use crate::db::error::StoreError;

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        let reason = match error.as_db_error() {
            Some(db_error) => db_error.to_string(),
            None => with_causes(&error),
        };
        Self::Failed(reason)
    }
}

impl From<PoolError> for StoreError {
    fn from(error: PoolError) -> Self {
        match error {
            PoolError::Backend(error) => error.into(),
            PoolError::Closed => Self::Closed,
            error => Self::Failed(error.to_string()),
        }
    }
}

/// An error with its sources: the library's own message omits the system's.
pub(super) fn with_causes(error: &dyn std::error::Error) -> String {
    let mut message = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        let more = inner.to_string();
        if !message.contains(&more) {
            message = format!("{message}: {more}");
        }
        cause = inner.source();
    }
    message
}

/// Whether the transaction failed because of another one, and may succeed when it is made again.
pub(super) fn is_conflict(error: &Error) -> bool {
    let conflicts = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::UNIQUE_VIOLATION,
    ];
    error.code().is_some_and(|code| conflicts.contains(code))
}

/// Whether the connection is lost, and with it the answer to the running statement.
pub(super) fn is_lost(error: &Error) -> bool {
    let severity = error
        .as_db_error()
        .and_then(|db_error| db_error.parsed_severity());
    match severity {
        Some(severity) => matches!(severity, Severity::Fatal | Severity::Panic),
        None => error.is_closed() || has_io(error),
    }
}

/// Whether the system says that the connection fails.
fn has_io(error: &Error) -> bool {
    let source = std::error::Error::source(error);
    source.is_some_and(|source| source.is::<std::io::Error>())
}
