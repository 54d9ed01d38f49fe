//! `/serveradmin`: settings of a server's channels and members, for its managers.

use std::sync::LazyLock;

use crate::features::settings::card::{Whose, card};
use crate::features::settings::{setup, theme};
use crate::i18n::say;
use crate::kit::command::{Command, Subcommand, dispatch};
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, ephemeral};
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::settings::{change, find_called_group};
use crate::kit::spec::{CommandSpec, OptionSpec};
use crate::kit::zone_option;
use crate::port::request::Permissions;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| match find_called_group(Group::OF_CLUB, options) {
        Some(group) => Box::pin(set(ctx, group, options)),
        None => dispatch(SUBCOMMANDS, ctx, options),
    },
    complete: |_, options, focused| {
        let suggestions = zone_option::suggest(options, focused);
        Box::pin(async { suggestions })
    },
};

static SUBCOMMANDS: &[&Subcommand] = &[&SHOW, &setup::COMMAND];

static SHOW: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::command::show(), say::command::club_show_about());
        OptionSpec::subcommand("show", title, about, Vec::new())
    }),
    run: |ctx, _| Box::pin(async { card(ctx, Whose::Club, &[], None).await.map(ephemeral) }),
};

fn spec() -> CommandSpec {
    CommandSpec::new(
        "serveradmin",
        say::command::club_admin(),
        say::command::club_admin_about(),
    )
    .with_each(SUBCOMMANDS)
    .of_settings(Group::OF_CLUB)
    .for_holders(Permissions::MANAGE_SERVER)
}

async fn set(ctx: &Ctx<'_>, group: Group, options: Options<'_>) -> Handled {
    ctx.club_id().ok_or(Refusal::NoClub)?;
    let texts = change(ctx, group, options).await?;
    let answer = card(ctx, Whose::Club, &texts, None).await?;
    theme::sample(ctx, options, answer).await.map(ephemeral)
}
