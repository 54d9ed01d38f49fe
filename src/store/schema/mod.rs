//! The shapes on disk: one file a version, frozen once it is released.
//!
//! A value is one byte that tells its version, and then the value in postcard's encoding,
//! which writes enums by the order of their members and structs by the order of their fields.
//! Exports hold the same shapes as JSON, by their names.
//!
//! The newest version is written and all are read: nothing is rewritten, so nothing can be lost on the way.
//! Only events have changed so far; all other values are the same in every version.
//! What follows from a record alone ([`outline`]) has a version of its own, and is made anew where that is another.
//! Version 3 has more members at the ends of version 2's enums, so its shapes read both, and packs events that follow each other.
//! Version 4 adds puzzles, those that come daily, the reasons of rulings, and a proposal at the end of their enum;
//! all else is as it was.

pub(super) mod daily;
pub(super) mod letter;
pub(super) mod outline;
pub(super) mod plan;
pub(super) mod probe;
pub(super) mod puzzle;
pub(super) mod scalar;
pub(super) mod v1;
pub(super) mod v3;

use crate::game;
use scalar::Meaningless;

/// The version that is written.
pub(super) const CURRENT: u32 = 4;

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

/// The value in `bytes`, all of them, if its shape is the same in every version.
pub(super) fn decode<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, DecodeError> {
    match versioned(bytes)? {
        (1..=4, rest) => whole(rest),
        (other, _) => Err(DecodeError::Version(other)),
    }
}

/// `events` that follow each other as one value.
pub(super) fn encode_events(events: &[game::Event]) -> Vec<u8> {
    encode(&v3::Stretch::of(events))
}

/// The events in a row of a running game, of whatever version: until version 2 it was one.
pub(super) fn decode_row(bytes: &[u8]) -> Result<Vec<game::Event>, DecodeError> {
    Ok(match versioned(bytes)? {
        (1, rest) => vec![whole::<v1::Event>(rest)?.into_domain()?],
        (2, rest) => vec![whole::<v3::Event>(rest)?.into_domain()?],
        (3 | 4, rest) => whole::<v3::Stretch>(rest)?.into_domain()?,
        (other, _) => return Err(DecodeError::Version(other)),
    })
}

/// How many events are in a row of a running game, of whatever version; they are not looked at.
pub(super) fn events_in_row(bytes: &[u8]) -> Result<usize, DecodeError> {
    match versioned(bytes)? {
        (1 | 2, _) => Ok(1),
        (3 | 4, rest) => v3::Stretch::count(rest),
        (other, _) => Err(DecodeError::Version(other)),
    }
}

/// The events in the record of a game that is over, of whatever version.
pub(super) fn decode_record(bytes: &[u8]) -> Result<Vec<game::Event>, DecodeError> {
    let events: Result<_, Meaningless> = match versioned(bytes)? {
        (1, rest) => {
            let shapes: Vec<v1::Event> = whole(rest)?;
            shapes.into_iter().map(v1::Event::into_domain).collect()
        }
        (2, rest) => {
            let shapes: Vec<v3::Event> = whole(rest)?;
            shapes.into_iter().map(v3::Event::into_domain).collect()
        }
        (3 | 4, rest) => whole::<v3::Stretch>(rest)?.into_domain(),
        (other, _) => return Err(DecodeError::Version(other)),
    };
    Ok(events?)
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
