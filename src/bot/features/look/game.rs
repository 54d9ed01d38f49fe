//! `/game`: one game with its terms, how it stands, what moderators ruled in it, and its record.

use std::sync::LazyLock;

use crate::bot::features::look::details;
use crate::bot::games::find::Purpose;
use crate::bot::games::suggestions::suggest_games;
use crate::bot::games::{find, listing};
use crate::bot::kit::command::Command;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, ephemeral};
use crate::bot::kit::spec::{CommandSpec, Need, OptionKind, OptionSpec};
use crate::game::Outline;
use crate::i18n::say;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: |ctx, _, _| Box::pin(suggest_games(ctx, Purpose::Look)),
};

fn spec() -> CommandSpec {
    use say::command as c;
    CommandSpec::new("game", c::game(), c::game_about()).with(OptionSpec {
        name: "number",
        title: c::game_number(),
        about: c::game_number_about(),
        kind: OptionKind::Suggested { longest: 20 },
        need: Need::Required,
    })
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let game = find::named(ctx, &options.required("number")?).await?;
    let deadline = listing::time_is_out(ctx.services, &Outline::of(&game)).await;
    let style = ctx.own_style();
    Ok(ephemeral(
        details::details(ctx.services, &game, deadline, style).await,
    ))
}
