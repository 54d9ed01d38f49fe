//! The engine's answer to a count: yes if it comes out as in the engine's own view.
//!
//! The engine corrects a wrong count in its own favour too. Its stones that were captured on a copy count as dead for
//! it as well; otherwise a dispute in which it errs would never end.

use crate::game::{Action, Actor, EventKind, Game, Life, PlayerId};
use crate::rules::{Color, HalfPoints, Marking, PointSet};

/// The answer of `program` to the count of `game`, given the chains that it takes for `dead`: it agrees, or marks its
/// view, and if that is changed again it plays on.
pub(crate) fn answer(
    game: &Game,
    program: PlayerId,
    marking: &Marking,
    dead: PointSet,
) -> Vec<Action> {
    let rules = &game.terms().rules;
    let lost = game.color_of(program).map(|own| game.captured_on_copy(own));
    let dead = dead.union(lost.unwrap_or(PointSet::EMPTY));
    let view = Marking {
        dead,
        seki: rules.find_seki(game.position(), dead),
    };
    let marks = marks(game, marking, &view);
    if marks.is_empty() || lead(game, marking) == lead(game, &view) {
        vec![Action::Agree]
    } else if has_marked(game, program) {
        vec![Action::Resume]
    } else {
        marks
    }
}

/// Black's lead if `marking` is agreed.
fn lead(game: &Game, marking: &Marking) -> HalfPoints {
    let terms = game.terms();
    let score = terms.rules.count(game.position(), marking, terms.komi);
    let none = HalfPoints::whole(0);
    score.map_or(none, |score| match score.winner() {
        Some(Color::Black) => score.margin(),
        Some(Color::White) => HalfPoints::new(-score.margin().halves()),
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

/// Marks that turn `marking` into `view`: one for each chain on which they differ.
fn marks(game: &Game, marking: &Marking, view: &Marking) -> Vec<Action> {
    let differ =
        |one: PointSet, other: PointSet| one.difference(other).union(other.difference(one));
    let board = game.position().board();
    let mut left = differ(marking.dead, view.dead).union(differ(marking.seki, view.seki));
    let mut actions = Vec::new();
    while let Some(point) = left.iter().next() {
        let chain = board.chain(point).map(|chain| chain.stones);
        left = left.difference(chain.unwrap_or([point].into_iter().collect()));
        let life = if view.dead.contains(point) {
            Life::Dead
        } else if view.seki.contains(point) {
            Life::Seki
        } else {
            Life::Alive
        };
        actions.push(Action::Mark { point, life });
    }
    actions
}
