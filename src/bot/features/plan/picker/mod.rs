//! The picker of a plan: a line is chosen move by move on a private board, each move seen before the next.

pub mod custom_id;
mod view;

use crate::bot::features::plan::change;
use crate::bot::features::plan::change::PlanCommand;
use crate::bot::features::plan::picker::custom_id::{
    LineButton, LineMenu, MOST_MOVES, Step, ending_at,
};
use crate::bot::features::plan::picker::view::{Chosen, picker};
use crate::bot::games::view::pick::{Points, nearest};
use crate::bot::games::{find, question};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::CustomId as _;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::outcome::{Handled, instead};
use crate::bot::kit::refusal::{PlanRefusal, PlayRefusal, Refusal};
use crate::bot::port::answer::Shown;
use crate::game::plan::positions;
use crate::game::{Game, Plan};
use crate::rules::{Move, Point};

/// What a button of the picker leads to.
pub(crate) async fn press(ctx: &Ctx<'_>, custom_id: &str) -> Handled {
    let LineButton(step, line, seen) =
        LineButton::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    match step {
        Step::Next => choose(ctx, line, None, seen).await,
        Step::Other => {
            let (before, at) = split(line)?;
            choose(ctx, before, Some(at), seen).await
        }
        Step::Save | Step::Back => {
            let command = match step {
                Step::Save => PlanCommand::Add(line),
                _ => PlanCommand::Show,
            };
            let seen = question::refreshed(ctx, seen).await?;
            let plan = change::plan(ctx, seen.game, Some(seen.revision), &command);
            Ok(instead(Box::pin(plan).await?))
        }
    }
}

/// The point that was chosen from a menu, for the last move of its line.
pub(crate) async fn pick_from(ctx: &Ctx<'_>, custom_id: &str, value: &str) -> Handled {
    let LineMenu(_, line, seen) = LineMenu::parse(custom_id).ok_or(Refusal::UnknownButton)?;
    let point = value.parse().map_err(|_| Refusal::UnknownButton)?;
    let (before, at) = split(ending_at(line, point))?;
    choose(ctx, before, Some(at), seen).await
}

/// The moves before the last one, and its point.
fn split(mut line: Vec<Move>) -> Result<(Vec<Move>, Point), Refusal> {
    match line.pop() {
        Some(Move::Play(at)) => Ok((line, at)),
        Some(Move::Pass) | None => Err(Refusal::UnknownButton),
    }
}

/// The picker for the move after `line`, on `at`, or on the legal point nearest to the move before.
async fn choose(ctx: &Ctx<'_>, line: Vec<Move>, at: Option<Point>, seen: Shown) -> Handled {
    let game = find::game(ctx.services, seen.game).await?;
    if !game.is_unmoved_since(seen.revision) {
        return Err(Failure::MovedOn(Box::new(game)));
    }
    let no = |error| PlanRefusal::Plan(error, game.terms().size);
    Plan::new(&game, ctx.caller()).map_err(no)?;
    let before = positions(&game, &line).map_err(no)?;
    let before = before.last().unwrap_or(game.position());
    let legal = game.terms().rules.legal_points(before);
    let at = at.or_else(|| nearest(legal.iter(), begin(&game, &line)?));
    let at = at.ok_or(PlayRefusal::NoLegalPoint)?;
    let mut line = line;
    line.push(Move::Play(at));
    if line.len() > MOST_MOVES {
        return Err(Refusal::UnknownButton.into());
    }
    let after = positions(&game, &line).map_err(no)?;
    let chosen = Chosen {
        game: &game,
        line: &line,
        after: after.last().expect("the line has a move"),
        points: Points {
            size: game.terms().size,
            legal,
            at,
        },
    };
    let style = ctx.own_style();
    Ok(instead(
        picker(&chosen, style).paint(ctx.services, style).await,
    ))
}

/// Where the picker begins: at the last move of `line`, else of `game`, else in the centre.
fn begin(game: &Game, line: &[Move]) -> Option<Point> {
    let last = game.in_play().last().map(|turn| turn.mv);
    match line.last().copied().or(last) {
        Some(Move::Play(point)) => Some(point),
        Some(Move::Pass) | None => {
            let size = game.terms().size;
            Point::new(size.columns() / 2, size.rows() / 2)
        }
    }
}
