//! What has become of a plan, by the record.

use super::Plan;
use crate::{EventKind, Game, Phase, PlayerId, Proposal, Ruling};
use tengen_rules::Move;

/// What has become of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The other side is to move; this is what is left of the plan, from the present position on.
    Waits(Plan),
    /// The other side has moved as foreseen, and this is the answer to be made.
    Due(Move),
    /// It holds no more.
    Void(Void),
}

/// Why a plan holds no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// The other side has played something else.
    Deviated(Move),
    /// A move was taken back, a count broken off, or the answer was not made.
    Upset,
    /// The players do not move in turn any more, or the player has left the table.
    Over,
}

impl Plan {
    /// What has become of the plan of `player`'s, by the record of `game`.
    pub fn standing(&self, game: &Game, player: PlayerId) -> Standing {
        let Some(color) = game.color_of(player) else {
            return Standing::Void(Void::Over);
        };
        if game.phase() != Phase::Playing {
            return Standing::Void(Void::Over);
        }
        let mut rest = self.clone();
        let mut due = None;
        for (index, event) in game
            .events()
            .iter()
            .enumerate()
            .skip(self.from.get() as usize)
        {
            match event.kind {
                EventKind::Moved { color: moved, mv } if moved == color => match due.take() {
                    Some(answer) if answer == mv => {}
                    _ => return Standing::Void(Void::Upset),
                },
                EventKind::Moved { mv, .. } => match rest.next(mv) {
                    Some((answer, after)) if due.is_none() => (due, rest) = (Some(answer), after),
                    _ => return Standing::Void(Void::Deviated(mv)),
                },
                EventKind::TakenBack { .. } | EventKind::Resumed { .. } => {
                    return Standing::Void(Void::Upset);
                }
                EventKind::Consented { .. } if is_undo(game, index) => {
                    return Standing::Void(Void::Upset);
                }
                EventKind::Ruled {
                    ruling: Ruling::Reseat { out, .. },
                    ..
                } if out == player => return Standing::Void(Void::Over),
                // Clocks, places, seats, and what is only proposed change nothing on the board.
                _ => {}
            }
        }
        match due {
            Some(answer) => Standing::Due(answer),
            None => Standing::Waits(Self {
                from: game.revision(),
                ..rest
            }),
        }
    }
}

/// Whether the consent that is event `index` was to undoing a move.
fn is_undo(game: &Game, index: usize) -> bool {
    let before = game.events()[..index].iter().rev();
    let mut proposals = before.filter_map(|event| match event.kind {
        EventKind::Proposed { proposal, .. } => Some(proposal),
        _ => None,
    });
    matches!(proposals.next(), Some(Proposal::Undo { .. }))
}
