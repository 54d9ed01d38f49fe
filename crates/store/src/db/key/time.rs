//! Times as keys: the earliest first, or the latest.

use super::Key;
use super::number::number;
use tengen_game::clock::Timestamp;

/// The sign bit, flipped in keys so that times before 1970 sort before later ones.
const SIGN: u64 = 1 << 63;

impl Key for Timestamp {
    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend((self.as_millis() as u64 ^ SIGN).to_be_bytes());
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let millis = number(bytes)? ^ SIGN;
        Some(Self::from_millis(millis as i64))
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        parts.push(self.as_millis().to_string());
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        parts.next()?.parse().ok().map(Self::from_millis)
    }
}

/// A time, sorted latest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Latest(pub(crate) Timestamp);

impl Key for Latest {
    fn write(&self, bytes: &mut Vec<u8>) {
        let later_is_less = self.0.bytes().into_iter().map(|byte| !byte);
        bytes.extend(later_is_less);
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let inverted = (!number(bytes)?).to_be_bytes();
        Timestamp::of(&inverted).map(Self)
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        self.0.to_parts(parts);
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Timestamp::from_parts(parts).map(Self)
    }
}
