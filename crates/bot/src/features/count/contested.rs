//! The remark that a count is marked differently from the engine's findings, and how to agree anyway.

use crate::game::{self, Action, EventKind, Game, Life, Phase};
use crate::games::act;
use crate::games::view::buttons::sure;
use crate::games::view::{last, words};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, Outcome};
use crate::kit::verb::Verb;
use crate::port::answer::Shown;
use crate::rules::{Color, PointSet};

/// The contested chains by the side that marked them, a sentence for each side.
pub(crate) fn sentences(game: &Game) -> Vec<Text> {
    let contested = game.contested_chains();
    let found = game.chains_found_dead();
    let sides = [
        (contested.difference(found), "dead"),
        (contested.intersection(found), "alive"),
    ];
    let not_empty = sides.into_iter().filter(|(stones, _)| !stones.is_empty());
    not_empty
        .filter_map(|(stones, said)| {
            let is_mark = |kind: &EventKind| match kind {
                EventKind::Marked { chain, life } => {
                    let is_dead = *life == Life::Dead;
                    is_dead == (said == "dead") && !chain.intersection(stones).is_empty()
                }
                _ => false,
            };
            let player = last::author(game, is_mark)?;
            let chains = words::chains(game, stones);
            Some(say::count::contested(player, chains, said.to_owned()))
        })
        .collect()
}

/// Agrees to the count; where it is contested, asks once more.
pub(crate) async fn agree(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = act::check_allowed(ctx, seen, Action::Agree).await?;
    if game.contested_chains().is_empty() {
        return act::publish(ctx, seen, Action::Agree).await;
    }
    let rows = sure(
        &say::count::button_agree(),
        Verb::AgreeSure,
        seen,
        ctx.reader(),
    );
    let chains = words::chains(&game, game.contested_chains());
    Ok(ctx.ask(&say::count::agree_contested(chains), rows))
}

/// The chains of `color` that were captured on the copy and are not marked as dead.
fn captured_chains(game: &Game, color: Color) -> PointSet {
    match game.phase() {
        Phase::Counting { marking, .. } => game.captured_on_copy(color).difference(marking.dead),
        _ => PointSet::EMPTY,
    }
}

/// Stones of each colour that were captured on the copy and are not marked as dead.
pub(crate) fn captures(game: &Game) -> Vec<Text> {
    let sentences = Color::ALL.into_iter().filter_map(|color| {
        let stones = captured_chains(game, color);
        let chains = words::chains(game, stones);
        (!stones.is_empty()).then(|| say::count::captured_on_copy(!color, chains))
    });
    sentences.collect()
}

/// Marks as dead the chains captured on the copy.
pub(crate) async fn mark_captures(ctx: &Ctx<'_>, seen: Shown) -> Handled {
    let game = act::act_all(ctx, seen.game, Some(seen.revision), marks).await?;
    Ok(Outcome::news(game))
}

/// A mark for each chain that was captured there.
fn marks(game: &Game) -> Result<Vec<Action>, Failure> {
    let stones = Color::ALL.map(|color| captured_chains(game, color));
    let mut left = stones.into_iter().fold(PointSet::EMPTY, PointSet::union);
    let mut actions = Vec::new();
    while let Some(point) = left.iter().next() {
        let chain = game.position().board().chain(point);
        let chain = chain.map_or(PointSet::from_iter([point]), |chain| chain.stones);
        left = left.difference(chain);
        let life = Life::Dead;
        actions.push(Action::Mark { point, life });
    }
    if actions.is_empty() {
        return Err(Failure::from_refusal(game, game::Refusal::NothingToChange));
    }
    Ok(actions)
}
