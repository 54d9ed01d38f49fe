//! The body of a request: as much of it as is taken, and not waited for without end.

use axum::body::{Body, Bytes, to_bytes};

use super::timer;
use super::wire::REQUEST_LIMIT;

/// So long a body may take.
const BODY_MS: u64 = 30_000;

/// Why there is no body.
pub(crate) enum Unread {
    TooLarge,
    Slow,
}

/// All of `body`.
pub(crate) async fn read(body: Body) -> Result<Bytes, Unread> {
    match timer::at_most(BODY_MS, to_bytes(body, REQUEST_LIMIT)).await {
        Some(Ok(bytes)) => Ok(bytes),
        // It may also have been cut off: nobody reads the answer then.
        Some(Err(_)) => Err(Unread::TooLarge),
        None => Err(Unread::Slow),
    }
}
