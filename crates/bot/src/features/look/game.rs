//! `/game`, which other features share, and `/game show`: a game with its terms, its state, rulings of moderators, and
//! its record.

use std::sync::LazyLock;

use crate::features::look::details;
use crate::game::Outline;
use crate::games::find::Purpose;
use crate::games::options::{suggest_games, table_option};
use crate::games::{find, listing};
use crate::i18n::say::command as c;
use crate::kit::command::{Command, Part, Shared, dispatch, no_suggestions};
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::spec::{CommandSpec, OptionSpec};

/// All its subcommands are parts.
pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(|| CommandSpec::new(Shared::Game.name(), c::game(), c::game_about())),
    run: |ctx, options| dispatch(&[], ctx, options),
    complete: no_suggestions,
};

pub(crate) static SHOW: Part = Part {
    of: Shared::Game,
    spec: LazyLock::new(|| {
        let about = c::game_show_about();
        OptionSpec::subcommand("show", c::show(), about, vec![table_option()])
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Look)),
};

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = find::find(ctx, options, Purpose::Look).await?;
    let deadline = listing::deadline(ctx.services, &Outline::of(&game)).await;
    let style = ctx.own_style();
    Ok(ephemeral(
        details::details(ctx.services, &game, deadline, style).await,
    ))
}
