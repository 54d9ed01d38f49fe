//! `/rank`: tell how strong one is, so that challenges can suggest handicap and komi.

use crate::bot::kit::command::{Command, no_suggestions};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::people::RANK;
use crate::bot::kit::prefs::group::Group;
use crate::bot::kit::refusal::SettingsRefusal;
use crate::bot::kit::setting::Setting;
use crate::bot::kit::spec::{CommandSpec, Need, OptionKind, OptionSpec};
use crate::game::PlayerId;
use crate::i18n::{Typed, say};
use crate::rules::Rank;

pub(crate) const COMMAND: Command = Command {
    spec,
    run: |ctx, options| Box::pin(run(ctx, options)),
    complete: no_suggestions,
};

/// The rank, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Option<Rank>> = Setting {
    pref: &RANK,
    group: Group::Person,
    title: say::people::field_rank,
    told: |rank, _| rank.map_or_else(say::people::rank_unknown, say::people::rank_is),
    asked: None,
};

fn spec() -> CommandSpec {
    CommandSpec::new("rank", say::command::rank(), say::command::rank_about()).with(OptionSpec {
        name: "rank",
        title: say::command::rank_value(),
        about: say::command::rank_value_about(),
        kind: OptionKind::Text { longest: 8 },
        need: Need::Required,
    })
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let typed = options.required("rank")?;
    let rank: Rank = typed
        .parse()
        .map_err(|_| SettingsRefusal::BadRank(Typed::new(&typed)))?;
    RANK.set(ctx.services, ctx.caller(), &Some(rank)).await?;
    Ok(ctx.ephemeral(&say::table::rank_noted(rank)))
}
