//! `/game if-then`: conditional moves, seen by their player alone.

use std::sync::LazyLock;

use crate::features::plan::change;
use crate::features::plan::change::PlanCommand;
use crate::features::plan::refusal::PlanRefusal;
use crate::game::plan::positions;
use crate::games::find;
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::i18n::say;
use crate::kit::command::{Part, Shared};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::parse::line;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::port::message::Suggestion;
use crate::rules::Move;

pub(crate) static PART: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, options, focused| Box::pin(complete(ctx, options, focused)),
};

fn spec() -> OptionSpec {
    use say::plan as t;
    let option = OptionSpec::optional;
    let point = || OptionKind::Suggested { longest: 8 };
    let line = || OptionKind::Text { longest: 200 };
    let (title, about) = (t::command(), t::command_about());
    OptionSpec::subcommand(
        "if-then",
        title,
        about,
        vec![
            option("if", t::they(), t::they_about(), point()),
            option("then", t::me(), t::me_about(), point()),
            option("line", t::line(), t::line_about(), line()),
            option("remove", t::drop(), t::drop_about(), line()),
            table_option(),
        ],
    )
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let command = command(options)?;
    let game = find::find(ctx, options, Purpose::Plan).await?;
    let message = change::carry_out(ctx, game.id(), None, &command).await?;
    Ok(ephemeral(message))
}

/// Reads the request: `remove` has precedence, and `line` goes on after `if` and `then`.
fn command(options: Options<'_>) -> Result<PlanCommand, Failure> {
    if let Some(text) = options.text("remove")? {
        return Ok(if say::terms::typed_all().has_word(text.trim()) {
            PlanCommand::Clear
        } else {
            PlanCommand::Drop(line::read(&text, 1)?)
        });
    }
    let mut moves = Vec::new();
    match (options.text("if")?, options.text("then")?) {
        (Some(they), Some(me)) => {
            moves.extend(line::read(&they, 1)?);
            moves.extend(line::read(&me, moves.len() + 1)?);
        }
        (None, None) => {}
        _ => return Err(PlanRefusal::Both.into()),
    }
    if let Some(text) = options.text("line")? {
        moves.extend(line::read(&text, moves.len() + 1)?);
    }
    Ok(if moves.is_empty() {
        PlanCommand::Show
    } else {
        PlanCommand::Add(moves)
    })
}

async fn complete(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    focused: &str,
) -> Result<Vec<Suggestion>, Failure> {
    if focused == "game" {
        return suggest_games(ctx, Purpose::Plan).await;
    }
    let game = find::probable(ctx, options, Purpose::Plan).await?;
    let before: Vec<Move> = match (focused, options.text("if")?) {
        ("then", Some(they)) => line::read(&they, 1)?,
        _ => Vec::new(),
    };
    // An illegal line has no answers to suggest.
    let after = positions(&game, &before).unwrap_or_default().pop();
    let position = if before.is_empty() {
        game.position().clone()
    } else {
        match after {
            Some(position) => position,
            None => return Ok(Vec::new()),
        }
    };
    let typed = options.text(focused)?.unwrap_or_default();
    let typed = typed.trim().to_uppercase();
    let points = game.terms().rules.legal_points(&position);
    Ok(points
        .iter()
        .map(|point| point.to_string())
        .filter(|name| name.starts_with(&typed))
        .take(25)
        .map(|name| Suggestion {
            value: name.clone(),
            name,
        })
        .collect())
}
