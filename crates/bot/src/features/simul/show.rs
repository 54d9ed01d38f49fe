//! `/together simul-show`: the simultaneous games of this channel once more.

use std::sync::LazyLock;

use crate::club::activity;
use crate::features::simul::card::card;
use crate::i18n::say;
use crate::kit::command::{Part, Shared, no_suggestions};
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::spec::OptionSpec;
use crate::port::answer::Answer;
use crate::simul::Simul;

pub(crate) static PART: Part = Part {
    of: Shared::Together,
    spec: LazyLock::new(|| {
        use say::simul as s;
        OptionSpec::subcommand("simul-show", s::show(), s::show_about(), Vec::new())
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: no_suggestions,
};

/// Shows the games: to everybody in their own channel, where the new message replaces the earlier one; elsewhere to the
/// caller alone.
async fn run(ctx: &Ctx<'_>, _: Options<'_>) -> Handled {
    let (channel, simul) = activity::find_here::<Simul>(ctx).await?;
    Ok(if channel == ctx.channel() {
        Outcome::showing(
            Answer::Post(card(ctx.services, channel, &simul, ctx.club).await?),
            Some(activity::shows::<Simul>(channel)),
        )
    } else {
        ephemeral(card(ctx.services, channel, &simul, ctx.reader()).await?)
    })
}
