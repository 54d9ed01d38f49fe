//! Puzzles of forgotten members.

use super::shape::Posted;
use super::tables::{PUZZLERS, PUZZLES};
use crate::StoreError;
use crate::db::{Id, Read as _, Transaction};
use tengen_game::PlayerId;

/// Erases `player` from the puzzles they have asked for.
pub(crate) fn forget(
    tx: &mut Transaction<'_>,
    player: PlayerId,
    _nobody: PlayerId,
) -> Result<(), StoreError> {
    let puzzles: Vec<_> = tx.keys(PUZZLERS, &player).collect::<Result<_, _>>()?;
    for (_, id) in puzzles {
        let posted = tx.get(PUZZLES, &id)?;
        if let Some(posted) = posted.filter(|posted| posted.by == Some(Id(player.get()))) {
            let by_nobody = Posted { by: None, ..posted };
            tx.put(PUZZLES, &id, &by_nobody)?;
        }
    }
    Ok(())
}
