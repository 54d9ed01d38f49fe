//! The engine's findings on dead chains in words: the proven ones, the likely ones, and those that the players must
//! decide.

use crate::engine::Verdict;
use crate::game::Game;
use crate::games::view::words;
use crate::i18n::{Text, say};
use crate::rules::PointSet;

/// A sentence for the chains of each kind, if there are any.
pub(crate) fn sentences(game: &Game, found: Verdict) -> Vec<Text> {
    let likely = found.dead.difference(found.proven);
    let in_words = |say: fn(PointSet) -> Text, stones: PointSet| {
        (!stones.is_empty()).then(|| say(words::chains(game, stones)))
    };
    let texts = [
        in_words(say::count::proven, found.proven),
        in_words(say::count::suggested, likely.difference(found.unsettled)),
        in_words(say::count::unsettled, found.unsettled),
    ];
    texts.into_iter().flatten().collect()
}
