//! Snapshots of a game before the moves that its record undoes.
//!
//! An undo goes back to the beginning of a turn. Replaying the record up to there would replay earlier undos, too,
//! so the time would double with each undo. Therefore a replay takes a snapshot at each target of a later undo, and
//! runs in time linear in the record's length.

use std::collections::BTreeMap;

use super::{Clocks, Event, EventKind, Game, Left, Opening, Proposal, Revision, State};

/// The state that an undo restores: the game at the beginning of a turn.
#[derive(Clone, Debug)]
pub(super) struct Snapshot {
    pub(super) position: tengen_rules::Snapshot,
    pub(super) clocks: Option<Clocks>,
    pub(super) moves: usize,
    /// The opening, if the players were in one.
    pub(super) opening: Option<Opening>,
    /// Number of moves of the opening, if it was over.
    pub(super) opened: usize,
}

impl Snapshot {
    fn of(game: &Game) -> Self {
        Self {
            position: game.position.snapshot(),
            clocks: game.clocks().copied(),
            moves: game.moves.len(),
            opening: game.opening(),
            opened: match game.state {
                State::Seated { opened, .. } => opened,
                State::Offered { .. } | State::Closed(_) => 0,
            },
        }
    }

    /// The snapshot of `game` at revision `to`, from a replay.
    pub(super) fn of_record(game: &Game, to: Revision) -> Option<Self> {
        let (offered, later) = game.events.get(..to.get() as usize)?.split_first()?;
        let mut snapshots = Snapshots::of(later);
        let mut past = Game::from_offer(game.id, offered.clone()).ok()?;
        for event in later {
            snapshots.take(&past);
            past.evolve(event, &snapshots)?;
            past.events.push(event.clone());
        }
        Some(Self::of(&past))
    }
}

impl Game {
    /// The time left after each move to the side that made it, in the order of [`Game::moves`]; none without a clock,
    /// and in an opening, where one side places stones for both.
    pub fn left_after_moves(&self) -> Vec<Option<Left>> {
        let mut left = vec![None; self.moves.len()];
        let Some(later) = self.events.get(1..).filter(|_| self.clocks().is_some()) else {
            return left;
        };
        let Ok(mut past) = Self::from_offer(self.id, self.events[0].clone()) else {
            return left;
        };
        let mut snapshots = Snapshots::of(later);
        for event in later {
            snapshots.take(&past);
            if past.evolve(event, &snapshots).is_none() {
                break;
            }
            past.events.push(event.clone());
            // A move that was undone later is overwritten by its replacement.
            if let (EventKind::Moved { color, .. }, None) = (&event.kind, past.opening())
                && let Some(place) = past.moves.len().checked_sub(1)
                && let Some(left) = left.get_mut(place)
            {
                *left = past.clocks().map(|clocks| clocks.time_left(*color));
            }
        }
        left
    }
}

/// The snapshots that a replay needs, by revision.
#[derive(Debug, Default)]
pub(super) struct Snapshots(BTreeMap<Revision, Option<Snapshot>>);

impl Snapshots {
    /// Empty slots for the snapshots that replaying `events` will need.
    pub(super) fn of(events: &[Event]) -> Self {
        let target = |event: &Event| match event.kind {
            EventKind::TakenBack { to }
            | EventKind::Proposed {
                proposal: Proposal::Undo { to },
                ..
            } => Some((to, None)),
            _ => None,
        };
        Self(events.iter().filter_map(target).collect())
    }

    /// Takes a snapshot of `game`, if one is needed at this revision.
    pub(super) fn take(&mut self, game: &Game) {
        if let Some(snapshot) = self.0.get_mut(&game.revision()) {
            *snapshot = Some(Snapshot::of(game));
        }
    }

    /// The snapshot at revision `to`, if it was taken.
    pub(super) fn at(&self, to: Revision) -> Option<Snapshot> {
        self.0.get(&to)?.clone()
    }
}
