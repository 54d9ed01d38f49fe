//! Changes of a player's plan.
//!
//! Only its player ever sees a plan; a move made by one is marked as such in the record.

use crate::features::plan::plans::plan_of;
use crate::features::plan::refusal::PlanRefusal;
use crate::features::plan::view;
use crate::game::{Game, GameId, Plan, PlayerId, Revision, Standing, Void};
use crate::games::{act, find};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::parse::line;
use crate::kit::services::Services;
use crate::port::message::Message;
use crate::rules::Move;
use crate::store::StoreError;

/// A request of `/game if-then`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlanCommand {
    /// Shows the plan.
    Show,
    /// Adds a line.
    Add(Vec<Move>),
    /// Removes a line.
    Drop(Vec<Move>),
    /// Removes the whole plan.
    Clear,
}

async fn store_plan(
    services: &Services,
    game: GameId,
    player: PlayerId,
    plan: &Plan,
) -> Result<(), StoreError> {
    if plan.is_empty() {
        services.store.drop_plan(game, player).await
    } else {
        services.store.set_plan(game, player, plan).await
    }
}

/// Carries out `command` on the caller's plan in `game`, and shows them the plan.
///
/// With `seen`, only if the game is still as it was shown.
pub(crate) async fn carry_out(
    ctx: &Ctx<'_>,
    game: GameId,
    seen: Option<Revision>,
    command: &PlanCommand,
) -> Result<Message, Failure> {
    let _lock = ctx.services.game_locks.lock(game).await;
    let game = find::game(ctx.services, game).await?;
    act::check_seen(ctx, &game, seen)?;
    let (id, caller) = (game.id(), ctx.caller());
    let stored = plan_of(ctx.services, id, caller).await;
    let standing = stored.map(|plan| plan.standing(&game, caller));
    let lapsed = standing.as_ref().and_then(lapsed_text);
    let is_lapsed = lapsed.is_some();
    let mut remarks: Vec<Text> = lapsed.into_iter().collect();
    let current = match standing {
        Some(Standing::Waits(plan)) => Ok(plan),
        _ => Plan::new(&game, caller),
    };
    let mut plan = match current {
        Ok(plan) => plan,
        Err(error) => {
            if is_lapsed {
                ctx.services.store.drop_plan(id, caller).await?;
            }
            remarks.push(PlanRefusal::Plan(error, game.terms().size).text());
            return Ok(text_message(ctx, &remarks));
        }
    };
    let before = plan.clone();
    remarks.extend(apply(ctx, &game, &mut plan, command)?);
    if plan != before || is_lapsed {
        store_plan(ctx.services, id, caller, &plan).await?;
    }
    if ctx.is_on_page() {
        // The page shows the plan beside this answer.
        return Ok(text_message(ctx, &remarks));
    }
    let line = match command {
        PlanCommand::Add(line) => line.clone(),
        PlanCommand::Show | PlanCommand::Drop(_) | PlanCommand::Clear => {
            let leaf = plan.first_leaf();
            leaf.map(|leaf| plan.line(leaf)).unwrap_or_default()
        }
    };
    let style = ctx.own_style();
    let draft = view::plan_message(&game, &plan, &line, &remarks, style);
    Ok(draft.paint(ctx.services, style).await)
}

/// A message of these `remarks`.
fn text_message(ctx: &Ctx<'_>, remarks: &[Text]) -> Message {
    let lines = remarks.iter().map(|text| text.to(ctx.reader()));
    Message::text(lines.collect::<Vec<_>>().join("\n"))
}

/// Changes `plan` by `command`. Returns sentences about the change.
fn apply(
    ctx: &Ctx<'_>,
    game: &Game,
    plan: &mut Plan,
    command: &PlanCommand,
) -> Result<Vec<Text>, Failure> {
    let refuse = |error| PlanRefusal::Plan(error, game.terms().size);
    Ok(match command {
        PlanCommand::Show => Vec::new(),
        PlanCommand::Add(line) => {
            let replaced = plan.add(game, line).map_err(refuse)?;
            let mut texts = vec![say::plan::added(line::line_text(line, ctx.reader()))];
            texts.extend((!replaced.is_empty()).then(say::plan::replaced));
            texts
        }
        PlanCommand::Drop(line) => {
            plan.remove(line).map_err(refuse)?;
            vec![say::plan::dropped(line::line_text(line, ctx.reader()))]
        }
        PlanCommand::Clear => {
            *plan = Plan::new(game, ctx.caller()).map_err(refuse)?;
            vec![say::plan::cleared()]
        }
    })
}

/// The text about a plan that has lapsed.
fn lapsed_text(standing: &Standing) -> Option<Text> {
    match standing {
        Standing::Waits(_) => None,
        // The rules refused the planned answer.
        Standing::Due(Move::Play(point)) => Some(say::plan::impossible(*point)),
        Standing::Due(Move::Pass) => Some(say::plan::upset()),
        Standing::Void(Void::Deviated(Move::Play(point))) => Some(say::plan::deviated(*point)),
        Standing::Void(Void::Deviated(Move::Pass)) => Some(say::plan::deviated_pass()),
        Standing::Void(Void::Upset) => Some(say::plan::upset()),
        Standing::Void(Void::Over) => Some(say::plan::over()),
    }
}
