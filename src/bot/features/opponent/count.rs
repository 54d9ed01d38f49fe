//! What the program says to a count: yes to what is right by its own view, or costs it nothing.

use crate::game::{Action, Actor, EventKind, Game, Life, PlayerId};
use crate::rules::{Color, HalfPoints, Marking, PointSet};

/// What `program` does about the count of `game`, when it takes these chains for `dead`:
/// it agrees, or marks what it thinks, and if that is changed again it plays on.
pub(crate) fn answer(
    game: &Game,
    program: PlayerId,
    marking: &Marking,
    dead: PointSet,
) -> Vec<Action> {
    let Some(own) = game.color_of(program) else {
        return Vec::new();
    };
    let rules = &game.terms().rules;
    let view = Marking {
        dead,
        seki: rules.find_seki(game.position(), dead),
    };
    if marking.dead == view.dead || lead(game, marking, own) >= lead(game, &view, own) {
        return vec![Action::Agree];
    }
    if has_marked(game, program) {
        vec![Action::Resume]
    } else {
        marks(game, marking, &view)
    }
}

/// By how much `own` is ahead if `marking` is agreed.
fn lead(game: &Game, marking: &Marking, own: Color) -> HalfPoints {
    let terms = game.terms();
    let score = terms.rules.count(game.position(), marking, terms.komi);
    let none = HalfPoints::whole(0);
    score.map_or(none, |score| match score.winner() {
        Some(winner) if winner == own => score.margin(),
        Some(_) => HalfPoints::new(-score.margin().halves()),
        None => none,
    })
}

/// Whether `program` has marked something since the game stopped.
fn has_marked(game: &Game, program: PlayerId) -> bool {
    let since_stop = game.events().iter().rev();
    let mut since_stop =
        since_stop.take_while(|event| !matches!(event.kind, EventKind::Moved { .. }));
    since_stop.any(|event| {
        event.by == Actor::Player(program) && matches!(event.kind, EventKind::Marked { .. })
    })
}

/// What leads from `marking` to `view`: one mark for each chain that is dead in one of them alone.
fn marks(game: &Game, marking: &Marking, view: &Marking) -> Vec<Action> {
    let board = game.position().board();
    let mut left = marking
        .dead
        .difference(view.dead)
        .union(view.dead.difference(marking.dead));
    let mut actions = Vec::new();
    while let Some(point) = left.iter().next() {
        let chain = board.chain(point).map(|chain| chain.stones);
        left = left.difference(chain.unwrap_or([point].into_iter().collect()));
        let life = if view.dead.contains(point) {
            Life::Dead
        } else {
            Life::Alive
        };
        actions.push(Action::Mark { point, life });
    }
    actions
}
