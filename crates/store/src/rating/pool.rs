//! Pools of ratings as keys: a byte.

use crate::db::Key;
use tengen_rating::Pool;

impl Key for Pool {
    fn write(&self, bytes: &mut Vec<u8>) {
        let place = Self::ALL.iter().position(|(pool, _)| pool == self);
        bytes.extend(place.map(|place| place as u8));
    }

    fn read(bytes: &mut &[u8]) -> Option<Self> {
        let (&place, rest) = bytes.split_first()?;
        *bytes = rest;
        let (pool, _) = Self::ALL.get(usize::from(place))?;
        Some(*pool)
    }

    fn to_parts(&self, parts: &mut Vec<String>) {
        parts.push(self.name().to_owned());
    }

    fn from_parts<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Option<Self> {
        Self::from_name(parts.next()?)
    }
}
