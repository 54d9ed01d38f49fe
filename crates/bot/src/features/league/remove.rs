//! `/league remove`: a moderator takes somebody out of the league.

use std::sync::LazyLock;

use crate::club::activity;
use crate::features::league::find::change;
use crate::features::league::refusal::LeagueRefusal;
use crate::i18n::{Name, say};
use crate::kit::command::Subcommand;
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::Handled;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{OptionKind, OptionSpec};
use crate::league::League;

pub(crate) static SUBCOMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        use say::league as l;
        let kind = OptionKind::Person;
        let player = OptionSpec::optional("player", l::player(), l::removed_about(), kind);
        let options = vec![player.required()];
        OptionSpec::subcommand("remove", l::remove(), l::remove_about(), options)
    }),
    run: |ctx, options| Box::pin(remove(ctx, options)),
};

async fn remove(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    activity::check_moderates(ctx)?;
    let (channel, league) = activity::find_here::<League>(ctx).await?;
    let player = options.human("player")?.ok_or(Refusal::MissingOption)?;
    if !league.has(player) {
        return Err(LeagueRefusal::NotThere(player).into());
    }
    let removed = change(ctx, channel, move |league| {
        league.leave(player);
        Ok(Vec::new())
    });
    removed.await?;
    Ok(ctx.ephemeral(&say::league::removed(Name::mention(player))))
}
