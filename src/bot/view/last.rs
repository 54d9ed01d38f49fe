//! What happened last in a game.

use crate::game::{EventKind, Game, Life};
use crate::i18n::{Text, say};
use crate::rules::{Move, PointSet};

/// The last event that is more than a change of place.
fn latest(game: &Game) -> Option<&EventKind> {
    let kinds = game.events().iter().rev().map(|event| &event.kind);
    kinds
        .into_iter()
        .find(|kind| !matches!(kind, EventKind::Relocated { .. }))
}

/// Whether the last thing that happened was a move.
pub(super) fn is_move(game: &Game) -> bool {
    matches!(latest(game), Some(EventKind::Moved { .. }))
}

/// What happened last, in a sentence; nothing for a game that has only been offered.
pub(super) fn sentence(game: &Game) -> Option<Text> {
    match latest(game)? {
        EventKind::Moved { color, mv } => Some(match *mv {
            Move::Pass => say::table::passed(*color),
            Move::Play(point) => match game.position().last().map_or(0, |turn| turn.captured.len())
            {
                0 => say::table::played(*color, point),
                stones => say::table::captured(*color, point, stones),
            },
        }),
        EventKind::Accepted { .. } => Some(match game.terms().handicap.stones() {
            0 => say::table::begins(),
            stones => say::table::begins_handicap(stones),
        }),
        EventKind::Resumed { color } => Some(say::table::resumed(*color)),
        EventKind::Offered { .. }
        | EventKind::Declined
        | EventKind::Withdrawn
        | EventKind::Lapsed
        | EventKind::Relocated { .. }
        | EventKind::Resigned { .. }
        | EventKind::Marked { .. }
        | EventKind::Agreed { .. } => None,
    }
}

/// A word on a pair that has just moved in between two enemy stones and stays, if one has.
pub(super) fn moved_in_between(game: &Game) -> Option<Text> {
    let pair = game.terms().rules.moved_in_between(game.position());
    (is_move(game) && !pair.is_empty()).then(|| say::help::moved_in_between(pair))
}

/// What was marked last, all at once; nothing if something else happened since.
pub(super) fn marks(game: &Game) -> Vec<Text> {
    let Some(latest) = game.events().last() else {
        return Vec::new();
    };
    let (mut dead, mut alive) = (PointSet::EMPTY, PointSet::EMPTY);
    for event in game.events().iter().rev() {
        let EventKind::Marked { chain, life } = event.kind else {
            break;
        };
        if (event.at, event.by) != (latest.at, latest.by) {
            break;
        }
        match life {
            Life::Dead => dead = dead.union(chain),
            Life::Alive => alive = alive.union(chain),
        }
    }
    let mut texts = Vec::new();
    if !dead.is_empty() {
        texts.push(say::count::marked_dead(dead));
    }
    if !alive.is_empty() {
        texts.push(say::count::marked_alive(alive));
    }
    texts
}
