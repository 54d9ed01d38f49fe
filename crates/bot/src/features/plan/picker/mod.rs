//! The picker of a plan: a line is chosen move by move on a private board, and seen before it is saved.

pub mod custom_id;
mod view;

use crate::features::plan::change;
use crate::features::plan::change::PlanCommand;
use crate::features::plan::picker::custom_id::{
    LineButton, LineViewButton, MOST_MOVES, PlanPickerPress,
};
use crate::features::plan::picker::view::{Line, line_draft, picker};
use crate::features::plan::refusal::PlanRefusal;
use crate::game::plan::positions;
use crate::game::{Game, Plan};
use crate::games::view::grid::{Choice, Grid, View, latest, start};
use crate::games::{find, question};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::CustomId as _;
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::refusal::{PlayRefusal, Refusal};
use crate::port::answer::Shown;
use crate::rules::{Move, Point, PointSet, Position};

/// Handles a press in the picker.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let LineButton(step, line, seen) =
        LineButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    match step {
        PlanPickerPress::Put if is_answered(&line) => show(ctx, line, seen).await,
        PlanPickerPress::Put | PlanPickerPress::Next => choose(ctx, line, None, seen).await,
        PlanPickerPress::Save | PlanPickerPress::Back => {
            let command = match step {
                PlanPickerPress::Save => PlanCommand::Add(line),
                _ => PlanCommand::Show,
            };
            let seen = question::refresh(ctx, seen).await?;
            let plan = change::carry_out(ctx, seen.game, Some(seen.revision), &command);
            Ok(instead(plan.await?))
        }
    }
}

/// Shows the part of the board that a button leads to.
pub(crate) async fn look(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let LineViewButton(view, line, seen) =
        LineViewButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    choose(ctx, line, Some(view), seen).await
}

/// Whether the line ends with the player's answer; with the other side's move otherwise.
fn is_answered(line: &[Move]) -> bool {
    line.len().is_multiple_of(2)
}

/// The game that was `seen`, for whose position the caller may plan.
async fn find_game(ctx: &Ctx<'_>, line: &[Move], seen: Shown) -> Result<Game, Failure> {
    let game = find::game(ctx.services, seen.game).await?;
    if !game.is_unmoved_since(seen.revision) {
        return Err(Failure::MovedOn(Box::new(game)));
    }
    Plan::new(&game, ctx.caller()).map_err(|error| PlanRefusal::Plan(error, game.terms().size))?;
    if line.len() > MOST_MOVES {
        return Err(Refusal::UnknownButton.into());
    }
    Ok(game)
}

/// The line, which ends with the player's answer, before it is saved.
async fn show(ctx: &Ctx<'_>, line: Vec<Move>, seen: Shown) -> Handled {
    let game = find_game(ctx, &line, seen).await?;
    let refuse = |error| PlanRefusal::Plan(error, game.terms().size);
    let after = positions(&game, &line).map_err(refuse)?;
    let line = Line {
        game: &game,
        moves: &line,
        after: after.last().ok_or(Refusal::UnknownButton)?,
    };
    let style = ctx.own_style();
    Ok(instead(
        line_draft(&line, style).paint(ctx.services, style).await,
    ))
}

/// The board on which the move after `line` is chosen.
async fn choose(ctx: &Ctx<'_>, line: Vec<Move>, view: Option<View>, seen: Shown) -> Handled {
    let game = find_game(ctx, &line, seen).await?;
    let refuse = |error| PlanRefusal::Plan(error, game.terms().size);
    let after = positions(&game, &line).map_err(refuse)?;
    let after = after.last().unwrap_or(game.position());
    let legal = game.terms().rules.legal_points(after);
    if legal == PointSet::EMPTY {
        return Err(PlayRefusal::NoLegalPoint.into());
    }
    let grid = Grid {
        size: game.terms().size,
        legal,
        view: view.unwrap_or_else(|| begin(&game, &line, after, legal)),
    };
    let line = Line {
        game: &game,
        moves: &line,
        after,
    };
    let style = ctx.own_style();
    Ok(instead(
        picker(&line, &grid, style).paint(ctx.services, style).await,
    ))
}

/// The picker's first part of the board `after` the line.
fn begin(game: &Game, line: &[Move], after: &Position, legal: PointSet) -> View {
    let planned = line.iter().rev().filter_map(|mv| match mv {
        Move::Play(point) => Some(*point),
        Move::Pass => None,
    });
    let latest: Vec<Point> = planned.chain(latest(game)).collect();
    View::begin(&Choice {
        rules: &game.terms().rules,
        position: after,
        latest: &latest,
        start: start(game),
        legal,
    })
}
