//! Encoding of values: one byte for the version of their shapes, and then the value in postcard's encoding, which
//! writes enums by the order of their members and structs by the order of their fields. Exports hold the same shapes as
//! JSON, by their names.
//!
//! Every value, and every database as a whole, has a version: those of newer programs are refused, and those of older
//! ones are migrated (`migrate`).

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The version that is written.
pub(crate) const CURRENT: u32 = 1;

/// Bytes that are no value of a known version.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum DecodeError {
    /// The version is missing.
    #[error("the value is empty")]
    Empty,
    /// A version that this program does not know.
    #[error("the value has version {0}, which is not known")]
    Version(u8),
    /// Not the shape of that version.
    #[error("the value is damaged: {0}")]
    Damaged(String),
    /// The right shape, but an invalid value.
    #[error(transparent)]
    Invalid(#[from] Invalid),
}

/// Why a value of the right shape is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct Invalid(pub(crate) String);

/// `value` with its version in front.
pub(crate) fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    let bytes = vec![CURRENT as u8];
    postcard::to_extend(value, bytes).expect("the shapes hold nothing that postcard cannot encode")
}

/// The value in `bytes`, all of them.
pub(crate) fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    match split_version(bytes)? {
        (version, rest) if u32::from(version) == CURRENT => decode_all(rest),
        (other, _) => Err(DecodeError::Version(other)),
    }
}

fn split_version(bytes: &[u8]) -> Result<(u8, &[u8]), DecodeError> {
    let (&version, rest) = bytes.split_first().ok_or(DecodeError::Empty)?;
    Ok((version, rest))
}

fn decode_all<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    match postcard::take_from_bytes(bytes) {
        Ok((value, [])) => Ok(value),
        Ok((_, more)) => Err(DecodeError::Damaged(format!(
            "{} bytes too many",
            more.len()
        ))),
        Err(error) => Err(DecodeError::Damaged(error.to_string())),
    }
}

/// A number that Discord gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Id(pub(crate) u64);

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(&self.0.to_string())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = String::deserialize(deserializer)?;
            text.parse().map(Self).map_err(D::Error::custom)
        } else {
            u64::deserialize(deserializer).map(Self)
        }
    }
}
