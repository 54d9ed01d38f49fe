//! The state of a plan, by the record.

use super::Plan;
use crate::{EventKind, Game, Phase, PlayerId, Proposal, Ruling};
use tengen_rules::Move;

/// The state of a plan after further events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The other side is to move; this is the rest of the plan.
    Waits(Plan),
    /// The other side has moved as foreseen; this is the answer to make.
    Due(Move),
    /// It no longer applies.
    Void(Void),
}

/// Why a plan no longer applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// The other side has played another move.
    Deviated(Move),
    /// A move was taken back, a count broken off, or the answer was not made.
    Upset,
    /// The players no longer move in turn, or the player has left the game.
    Over,
}

impl Plan {
    /// The state of this plan of `player` by the record of `game`.
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
                EventKind::Consented { .. }
                    if matches!(game.accepted_proposal(index), Some(Proposal::Undo { .. })) =>
                {
                    return Standing::Void(Void::Upset);
                }
                EventKind::Ruled {
                    ruling: Ruling::Reseat { out, .. },
                    ..
                } if out == player => return Standing::Void(Void::Over),
                // Events about clocks, places, seats and proposals change nothing on the board.
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
