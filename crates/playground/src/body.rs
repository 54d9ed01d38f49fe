//! The body of a request, read with a size limit and a timeout.

use axum::body::{Body, Bytes, to_bytes};

use super::timer;
use super::wire::REQUEST_LIMIT;

/// Timeout for a body, in milliseconds.
const BODY_TIMEOUT_MS: u64 = 30_000;

/// Why a body cannot be read.
pub(crate) enum ReadError {
    TooLarge,
    TimedOut,
}

/// Reads the whole body.
pub(crate) async fn read(body: Body) -> Result<Bytes, ReadError> {
    match timer::with_timeout(BODY_TIMEOUT_MS, to_bytes(body, REQUEST_LIMIT)).await {
        Some(Ok(bytes)) => Ok(bytes),
        // The connection may also have been cut; then the response reaches nobody.
        Some(Err(_)) => Err(ReadError::TooLarge),
        None => Err(ReadError::TimedOut),
    }
}
