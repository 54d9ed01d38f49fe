//! `/league show`.

use std::sync::LazyLock;

use crate::bot::club::activity;
use crate::bot::features::league::card::card;
use crate::bot::kit::command::Subcommand;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::{Handled, Outcome, ephemeral};
use crate::bot::kit::spec::OptionSpec;
use crate::bot::port::answer::Answer;
use crate::i18n::say;
use crate::league::League;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::league as l;
        OptionSpec::subcommand("show", l::show(), l::show_about(), Vec::new())
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

/// In the league's own channel the message is public, and replaces the earlier one.
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
