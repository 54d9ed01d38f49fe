//! Signatures of requests: Ed25519 over the timestamp and the body, as Discord documents it
//! (Interactions, Receiving and Responding, "Security and Authorization").

use axum::http::HeaderMap;
use ring::signature::{ED25519, UnparsedPublicKey};

use crate::clock::{Span, Timestamp};

/// The signature in hexadecimal.
const SIGNATURE: &str = "x-signature-ed25519";
/// The time of the request, in Unix seconds.
const TIMESTAMP: &str = "x-signature-timestamp";
/// Maximum age of a request, or lead of its clock, against replays. Discord demands no limit; it gives up after three
/// seconds, and clocks differ.
const FRESH: Span = Span::minutes(5);

/// Unverified claims of a request.
pub(super) struct Signed<'a> {
    signature: [u8; 64],
    timestamp: &'a str,
}

/// The public key of the application.
#[derive(Clone, Copy)]
pub(super) struct PublicKey(pub(super) [u8; 32]);

impl<'a> Signed<'a> {
    /// The claims in `headers`, if complete and signed at `now`.
    pub(super) fn of(headers: &'a HeaderMap, now: Timestamp) -> Option<Self> {
        let timestamp = headers.get(TIMESTAMP)?.to_str().ok()?;
        let at = Timestamp::from_millis(timestamp.parse::<i64>().ok()?.checked_mul(1000)?);
        if now.since(at).max(at.since(now)) > FRESH {
            return None;
        }
        let signature = bytes(headers.get(SIGNATURE)?.as_bytes())?;
        Some(Self {
            signature,
            timestamp,
        })
    }
}

impl PublicKey {
    /// Whether the owner of the key has signed `body`.
    pub(super) fn has_signed(&self, body: &[u8], signed: &Signed<'_>) -> bool {
        let message = [signed.timestamp.as_bytes(), body].concat();
        let key = UnparsedPublicKey::new(&ED25519, self.0);
        key.verify(&message, &signed.signature).is_ok()
    }
}

/// The 64 bytes of `text`, which is hexadecimal.
fn bytes(text: &[u8]) -> Option<[u8; 64]> {
    let mut bytes = [0; 64];
    if text.len() != 2 * bytes.len() {
        return None;
    }
    let digit = |digit: u8| char::from(digit).to_digit(16);
    for (byte, digits) in bytes.iter_mut().zip(text.chunks_exact(2)) {
        *byte = u8::try_from(16 * digit(digits[0])? + digit(digits[1])?).ok()?;
    }
    Some(bytes)
}
