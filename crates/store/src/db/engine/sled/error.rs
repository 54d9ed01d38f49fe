//! Errors of sled.

use std::convert::Infallible;

use sled::transaction::TransactionError;

use crate::db::error::StoreError;

impl From<sled::Error> for StoreError {
    fn from(error: sled::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

/// A transaction that only the engine can abort.
impl From<TransactionError<Infallible>> for StoreError {
    fn from(error: TransactionError<Infallible>) -> Self {
        match error {
            TransactionError::Storage(error) => error.into(),
            TransactionError::Abort(never) => match never {},
        }
    }
}
