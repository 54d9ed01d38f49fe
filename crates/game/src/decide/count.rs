//! Decisions in the count: both sides have passed, and agree which stones are dead.

use super::{check_is_clock, side};
use crate::{Action, Actor, EventKind, Game, Life, Refusal, Suggestion};
use tengen_rules::{Color, End, Marking, Point, PointSet, Rules, Scoring};

pub(super) fn decide(
    game: &Game,
    actor: Actor,
    action: Action,
    marking: &Marking,
    agreed: Option<Color>,
) -> Result<EventKind, Refusal> {
    if let Action::Suggest(suggestion) = action {
        return suggest(game, actor, marking, agreed, suggestion);
    }
    let color = side(game, actor)?;
    match action {
        Action::Mark { point, life } => mark(game, marking, point, life),
        Action::Agree if agreed == Some(color) => Err(Refusal::AlreadyAgreed),
        Action::Agree => Ok(EventKind::Agreed { color }),
        Action::Resume => Ok(EventKind::Resumed { color }),
        Action::Try { first } if has_territory(game) => Ok(EventKind::TrialBegan { color, first }),
        Action::Try { .. } => Err(Refusal::NoTrialByTheseRules),
        Action::Object if agreed.is_some() && allows_objection(game) => {
            Ok(EventKind::Objected { color })
        }
        Action::Object => Err(Refusal::NothingToObjectTo),
        Action::PassForKo(_) | Action::EndTrial => Err(Refusal::NoTrial),
        _ => Err(Refusal::CountInProgress),
    }
}

/// Whether either side may object to a count that one has agreed to (Japanese 1989, Article 10.3).
fn allows_objection(game: &Game) -> bool {
    game.terms().rules.end() == Some(End::Confirmation)
}

/// Whether territory counts: then seki matters, and playing on costs points.
fn has_territory(game: &Game) -> bool {
    matches!(
        game.terms().rules,
        Rules::Go(rules) if matches!(rules.scoring, Scoring::Territory { .. })
    )
}

/// Marks the whole chain on `point`: chains live and die as a whole.
fn mark(game: &Game, marking: &Marking, point: Point, life: Life) -> Result<EventKind, Refusal> {
    if life == Life::Seki && !has_territory(game) {
        return Err(Refusal::NoSeki);
    }
    let chain = game
        .position
        .board()
        .chain(point)
        .ok_or(Refusal::NoStoneThere(point))?
        .stones;
    if mark_at(marking, point) == life {
        return Err(Refusal::NothingToChange);
    }
    Ok(EventKind::Marked { chain, life })
}

fn mark_at(marking: &Marking, point: Point) -> Life {
    if marking.dead.contains(point) {
        Life::Dead
    } else if marking.seki.contains(point) {
        Life::Seki
    } else {
        Life::Alive
    }
}

/// The program's suggestion, before anybody has agreed to anything.
fn suggest(
    game: &Game,
    actor: Actor,
    marking: &Marking,
    agreed: Option<Color>,
    suggestion: Suggestion,
) -> Result<EventKind, Refusal> {
    check_is_clock(actor)?;
    if agreed.is_some() {
        return Err(Refusal::AlreadyAgreed);
    }
    let dead = whole_chains(game, suggestion.dead);
    let seki = whole_chains(game, suggestion.seki).difference(dead);
    let unsettled = whole_chains(game, suggestion.unsettled);
    if (Marking { dead, seki }) == *marking && unsettled.is_empty() {
        return Err(Refusal::NothingToChange);
    }
    if !seki.is_empty() && !has_territory(game) {
        return Err(Refusal::NoSeki);
    }
    Ok(EventKind::Suggested(Suggestion {
        dead,
        seki,
        proven: whole_chains(game, suggestion.proven).intersection(dead),
        unsettled,
    }))
}

fn whole_chains(game: &Game, stones: PointSet) -> PointSet {
    let chains = stones
        .iter()
        .filter_map(|point| game.position.board().chain(point));
    chains.fold(PointSet::EMPTY, |all, chain| all.union(chain.stones))
}
