//! The body of a request: as much of it as is taken, and not waited for without end.

use axum::body::{Body, Bytes, to_bytes};

use super::timer;
use super::wire::REQUEST_LIMIT;

/// Timeout for a body, in milliseconds.
const BODY_MS: u64 = 30_000;

/// Why a body cannot be read.
pub(crate) enum Unread {
    TooLarge,
    Slow,
}

/// Reads the whole body.
pub(crate) async fn read(body: Body) -> Result<Bytes, Unread> {
    match timer::with_timeout(BODY_MS, to_bytes(body, REQUEST_LIMIT)).await {
        Some(Ok(bytes)) => Ok(bytes),
        // It may also have been cut off: nobody reads the response then.
        Some(Err(_)) => Err(Unread::TooLarge),
        None => Err(Unread::Slow),
    }
}
