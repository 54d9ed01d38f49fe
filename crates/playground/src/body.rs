//! The body of a request, read with a size limit and a timeout.

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
        // The connection may also have been cut; then the response reaches nobody.
        Some(Err(_)) => Err(Unread::TooLarge),
        None => Err(Unread::Slow),
    }
}
