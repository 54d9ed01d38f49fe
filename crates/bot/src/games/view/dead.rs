//! The engine's view of what is dead, in words: what is proven, what is likely, and what the players must decide.

use crate::engine::Verdict;
use crate::game::Game;
use crate::games::view::words;
use crate::i18n::{Text, say};
use crate::rules::PointSet;

/// A sentence for the chains of each kind, if there are any.
pub(crate) fn sentences(game: &Game, found: Verdict) -> Vec<Text> {
    let likely = found.dead.difference(found.proven);
    let kinds: [(PointSet, fn(PointSet) -> Text); 3] = [
        (found.proven, say::count::proven),
        (likely.difference(found.unsettled), say::count::suggested),
        (found.unsettled, say::count::unsettled),
    ];
    let kinds = kinds.into_iter().filter(|(stones, _)| !stones.is_empty());
    kinds
        .map(|(stones, say)| say(words::chains(game, stones)))
        .collect()
}
