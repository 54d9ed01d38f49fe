//! What the server says when it fails, and whether others were only in the way.

use deadpool_postgres::PoolError;
use tokio_postgres::error::SqlState;

use crate::store::StoreError;

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        let reason = match error.as_db_error() {
            Some(told) => told.to_string(),
            None => error.to_string(),
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

/// Whether the transaction failed because of another one, and may succeed when it is made again.
pub(super) fn is_conflict(error: &tokio_postgres::Error) -> bool {
    let conflicts = [
        SqlState::T_R_SERIALIZATION_FAILURE,
        SqlState::T_R_DEADLOCK_DETECTED,
        SqlState::UNIQUE_VIOLATION,
    ];
    error.code().is_some_and(|code| conflicts.contains(code))
}
