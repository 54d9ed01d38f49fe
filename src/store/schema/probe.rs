//! For fuzzing: whatever lies on a disk is read or refused.

use serde::de::DeserializeOwned;

use super::{daily, decode, decode_events, encode_events, plan, puzzle, scalar};
use crate::game::{Game, GameId};
use crate::puzzle::Study;
use crate::store::Matter;

/// Reads `bytes` as a row of each kind. What is read as events is written and read again, and replayed by the rules.
///
/// # Panics
///
/// If events that were read are others when they are read again.
#[doc(hidden)]
pub fn probe(bytes: &[u8]) {
    read(bytes, |_: scalar::Board| ());
    read(bytes, |_: Vec<scalar::Id>| ());
    read(bytes, |_: Option<i64>| ());
    read(bytes, |_: String| ());
    read(bytes, Matter::of_shape);
    read(bytes, plan::Plan::into_domain);
    read(bytes, |posted: puzzle::Posted| posted.puzzle.into_domain());
    read(bytes, |_: puzzle::Attempt| ());
    read(bytes, |proposal: puzzle::Proposal| {
        Study::parse(&proposal.sgf)
    });
    read(bytes, daily::Daily::into_domain);
    if let Ok(events) = decode_events(bytes) {
        let again = decode_events(&encode_events(&events));
        assert_eq!(
            again.as_ref(),
            Ok(&events),
            "events are read as they were written"
        );
        let _ = Game::replay(GameId::new(1), events);
    }
}

fn read<T: DeserializeOwned, D>(bytes: &[u8], into_domain: impl FnOnce(T) -> D) {
    let _ = decode(bytes).map(into_domain);
}
