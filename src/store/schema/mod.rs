//! The shapes on disk: one file a version, frozen once it is released.
//!
//! A value is one byte that tells its version, and then the value in postcard's encoding,
//! which writes enums by the order of their members and structs by the order of their fields.
//! Exports hold the same shapes as JSON, by their names.
//!
//! Every value, and every database as a whole, tells its version: those of newer programs are refused,
//! and those of older ones are taken to the newest (`migrate`).

pub(super) mod contest;
pub(super) mod daily;
pub(super) mod evening;
pub(super) mod event;
pub(super) mod ladder;
pub(super) mod league;
pub(super) mod lease;
mod mirror;
pub(super) mod outbox_message;
pub(super) mod outline;
pub(super) mod plan;
pub(super) mod probe;
pub(super) mod property;
pub(super) mod puzzle;
pub(super) mod rating;
mod row;
pub(super) mod scalar;
pub(super) mod simul;

use scalar::Meaningless;

/// The version of what follows from records alone, as lists and outlines do: nothing of it is frozen.
/// A change of it, or of what leads to a row, raises this number, and the next start makes all of it anew.
pub(super) const DERIVED: u8 = 8;

/// The version that is written.
pub(super) const CURRENT: u32 = 1;

/// Bytes that are no value of a known version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum DecodeError {
    /// There is not even a version.
    #[error("the value is empty")]
    Empty,
    /// A version that this program does not know.
    #[error("the value has version {0}, which is not known")]
    Version(u8),
    /// Not the shape of that version.
    #[error("the value is damaged: {0}")]
    Damaged(String),
    /// The right shape, but nonsense.
    #[error(transparent)]
    Meaningless(#[from] Meaningless),
}

/// `value` with its version in front.
pub(super) fn encode<T: serde::Serialize>(value: &T) -> Vec<u8> {
    let bytes = vec![CURRENT as u8];
    postcard::to_extend(value, bytes).expect("the shapes hold nothing that postcard cannot encode")
}

/// The value in `bytes`, all of them.
pub(super) fn decode<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    match versioned(bytes)? {
        (version, rest) if u32::from(version) == CURRENT => whole(rest),
        (other, _) => Err(DecodeError::Version(other)),
    }
}

fn versioned(bytes: &[u8]) -> Result<(u8, &[u8]), DecodeError> {
    let (&version, rest) = bytes.split_first().ok_or(DecodeError::Empty)?;
    Ok((version, rest))
}

fn whole<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        Ok((_, more)) => Err(DecodeError::Damaged(format!(
            "{} bytes too many",
            more.len()
        ))),
        Err(error) => Err(DecodeError::Damaged(error.to_string())),
    }
}
