//! `/me`: the caller's settings, blocked members, and stored data.

use std::sync::LazyLock;

use crate::features::settings::card::{Whose, card};
use crate::features::settings::{blocks, data, export, forget, rank, theme, vacation};
use crate::i18n::{Locale, Text, say};
use crate::kit::command::{Command, Subcommand, dispatch};
use crate::kit::ctx::Ctx;
use crate::kit::options::Options;
use crate::kit::outcome::{Handled, Outcome, ephemeral};
use crate::kit::prefs::Foreign;
use crate::kit::prefs::group::Group;
use crate::kit::prefs::language::OWN_LANGUAGE;
use crate::kit::settings::{change, find_called_group};
use crate::kit::spec::{CommandSpec, OptionSpec};
use crate::kit::zone_option;

pub(crate) static COMMAND: Command = Command {
    spec: LazyLock::new(spec),
    run: |ctx, options| match find_called_group(Group::OF_MEMBER, options) {
        Some(group) => Box::pin(set(ctx, group, options)),
        None => dispatch(SUBCOMMANDS, ctx, options),
    },
    complete: |_, options, focused| {
        let suggestions = zone_option::suggest(options, focused);
        Box::pin(async { suggestions })
    },
};

/// The subcommands besides those of the settings.
static SUBCOMMANDS: &[&Subcommand] = &[
    &SHOW,
    &rank::COMMAND,
    &vacation::COMMAND,
    &blocks::BLOCK,
    &blocks::UNBLOCK,
    &data::COMMAND,
    &export::COMMAND,
    &forget::COMMAND,
];

static SHOW: Subcommand = Subcommand {
    spec: LazyLock::new(|| {
        let (title, about) = (say::command::show(), say::command::show_about());
        OptionSpec::subcommand("show", title, about, Vec::new())
    }),
    run: |ctx, _| Box::pin(settings(ctx, Vec::new())),
};

fn spec() -> CommandSpec {
    CommandSpec::new("me", say::command::me(), say::command::me_about())
        .with_each(SUBCOMMANDS)
        .of_settings(Group::OF_MEMBER)
}

async fn set(ctx: &Ctx<'_>, group: Group, options: Options<'_>) -> Handled {
    let texts = change(ctx, group, options).await?;
    // The change may have been the language: answer in the new one.
    let chosen = OWN_LANGUAGE.get(ctx.services, ctx.caller()).await?;
    let clients = || Locale::of(&ctx.request.locale);
    let ctx = &ctx.in_language(chosen.map_or_else(clients, |Foreign(own)| own));
    let answer = card(ctx, Whose::Own, &texts, None).await?;
    let answer = theme::sample(ctx, options, answer).await.map(ephemeral);
    Ok(Outcome::InLanguage(ctx.reader(), Box::new(answer)))
}

/// All settings of the caller, below remarks on changes.
pub(crate) async fn settings(ctx: &Ctx<'_>, texts: Vec<Text>) -> Handled {
    card(ctx, Whose::Own, &texts, None).await.map(ephemeral)
}
