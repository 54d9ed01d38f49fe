//! All rows of a game, readable or not.

use xxhash_rust::xxh3::Xxh3;

use super::error::StoreError;
use super::key::Key as _;
use super::read::{Bytes, Read};
use super::table::AnyTable;
use tengen_game::GameId;

/// All rows of a game with their keys, in their order.
pub(crate) struct StoredGame {
    pub(crate) id: GameId,
    pub(crate) rows: Vec<Bytes>,
}

impl StoredGame {
    /// The rows of the game `id` in the table of `records`.
    pub(crate) fn of(
        read: &impl Read,
        records: &dyn AnyTable,
        id: GameId,
    ) -> Result<Self, StoreError> {
        let rows = read.rows(records.name(), &id.bytes());
        Ok(Self {
            id,
            rows: rows.collect::<Result<_, _>>()?,
        })
    }

    /// A hash of all rows.
    pub(crate) fn hash(&self) -> u128 {
        let mut hasher = Xxh3::new();
        for (key, value) in &self.rows {
            for bytes in [key, value] {
                hasher.update(&bytes.len().to_be_bytes());
                hasher.update(bytes);
            }
        }
        hasher.digest128()
    }
}
