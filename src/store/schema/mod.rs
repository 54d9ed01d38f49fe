//! The shapes on disk: one file a version, frozen once it is released.
//!
//! A value is one byte that tells its version, and then the value in postcard's encoding.
//! Exports hold the same shapes as JSON.

pub(super) mod v1;

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
}

/// `value` with its version in front.
pub(super) fn encode<T: serde::Serialize>(value: &T) -> Vec<u8> {
    let bytes = vec![CURRENT as u8];
    postcard::to_extend(value, bytes).expect("the shapes hold nothing that postcard cannot encode")
}

/// The value in `bytes`, all of them.
pub(super) fn decode<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    let (&version, rest) = bytes.split_first().ok_or(DecodeError::Empty)?;
    if u32::from(version) != CURRENT {
        return Err(DecodeError::Version(version));
    }
    match postcard::take_from_bytes(rest) {
        Ok((value, [])) => Ok(value),
        Ok((_, more)) => Err(DecodeError::Damaged(format!(
            "{} bytes too many",
            more.len()
        ))),
        Err(error) => Err(DecodeError::Damaged(error.to_string())),
    }
}
