//! For fuzzing: any bytes on a disk are either read or refused.

use super::db::Row;
use super::features::puzzle::shape::{Attempt, Posted, Proposal};
use super::schema::event::Segment;
use super::schema::scalar::Id;
use super::{BoardMessage, Daily, Queued, Value};
use tengen_game::clock::Timestamp;
use tengen_game::{Game, GameId, Plan};

/// Reads `bytes` as a row of each kind. Events are also written, read again, and replayed by the rules.
///
/// # Panics
///
/// If events differ when they are read again.
#[doc(hidden)]
pub fn probe(bytes: &[u8]) {
    read::<BoardMessage>(bytes);
    read::<Vec<Id>>(bytes);
    read::<Timestamp>(bytes);
    read::<String>(bytes);
    read::<Queued>(bytes);
    read::<Plan>(bytes);
    read::<Posted>(bytes);
    read::<Attempt>(bytes);
    read::<Proposal>(bytes);
    read::<Daily>(bytes);
    read::<Vec<Value>>(bytes);
    let events = |bytes: &[u8]| Segment::decode(bytes).ok()?.into_domain().ok();
    if let Some(read) = events(bytes) {
        let again = events(&Segment::of(&read).encode());
        assert_eq!(
            again.as_ref(),
            Some(&read),
            "events are read as they were written"
        );
        let _ = Game::replay(GameId::new(1), read);
    }
}

fn read<V: Row>(bytes: &[u8]) {
    let _ = V::decode(bytes).map(|value| value.check());
}
