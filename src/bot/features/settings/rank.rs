//! `/me rank`: tell how strong one is, so that challenges can suggest handicap and komi.

use std::sync::LazyLock;

use crate::bot::kit::command::Subcommand;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::options::Options;
use crate::bot::kit::outcome::Handled;
use crate::bot::kit::people::RANK;
use crate::bot::kit::prefs::group::Group;
use crate::bot::kit::refusal::SettingsRefusal;
use crate::bot::kit::setting::{Asked, Setting};
use crate::bot::kit::spec::{OptionKind, OptionSpec};
use crate::game::PlayerId;
use crate::i18n::{Typed, say};
use crate::rules::Rank;

pub(super) static COMMAND: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::command::rank(), say::command::rank_about());
        OptionSpec::subcommand("rank", title, about, vec![option().required()])
    }),
    run: |ctx, options| Box::pin(run(ctx, options)),
};

/// The rank, in `/me`.
pub(crate) static SETTING: Setting<PlayerId, Option<Rank>> = Setting {
    pref: &RANK,
    group: Group::Person,
    title: say::people::field_rank,
    told: |rank, _| rank.map_or_else(say::people::rank_unknown, say::people::rank_is),
    asked: Some(Asked {
        option,
        given: |options| {
            options
                .text("rank")?
                .map(|typed| read(&typed).map(Some))
                .transpose()
        },
        write: None,
    }),
};

fn option() -> OptionSpec {
    OptionSpec::optional(
        "rank",
        say::command::rank_value(),
        say::command::rank_value_about(),
        OptionKind::Text { longest: 8 },
    )
}

fn read(typed: &str) -> Result<Rank, Failure> {
    let bad = |_| SettingsRefusal::BadRank(Typed::new(typed)).into();
    typed.parse().map_err(bad)
}

async fn run(ctx: &Ctx<'_>, options: Options<'_>) -> Handled {
    let rank = read(&options.required("rank")?)?;
    RANK.set(ctx.services, ctx.caller(), &Some(rank)).await?;
    Ok(ctx.ephemeral(&say::table::rank_noted(rank)))
}
