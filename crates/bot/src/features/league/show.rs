//! `/league show`.

use std::sync::LazyLock;

use crate::club::activity;
use crate::features::league::card::card;
use crate::i18n::say;
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::spec::OptionSpec;
use crate::league::League;
use crate::port::answer::Answer;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::league as l;
        OptionSpec::subcommand("show", l::show(), l::show_about(), Vec::new())
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

/// Shows the league: to everybody in its own channel, where the new message replaces the earlier one; elsewhere to the
/// caller alone.
async fn run(ctx: &Ctx<'_>, _: Options<'_>) -> Handled {
    let (channel, league) = activity::find_here(ctx).await?;
    Ok(if channel == ctx.channel() {
        Outcome::showing(
            Answer::Post(card(channel, &league, ctx.club)),
            Some(activity::shows::<League>(channel)),
        )
    } else {
        ephemeral(card(channel, &league, ctx.reader()))
    })
}
