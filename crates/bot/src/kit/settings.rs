//! The registered settings: their subcommands, changes and values.

use crate::i18n::{Text, say};
use crate::kit::command::parts;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::feature::{AnySetting, Change, Changed, Feature};
use crate::kit::options::Options;
use crate::kit::prefs::group::Group;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Choice, CommandSpec, Need, OptionKind, OptionSpec};
use crate::port::request::{Call, OptionValue};

/// The settings of `features` in `group`.
pub(crate) fn in_group(
    features: &'static [&'static Feature],
    group: Group,
) -> impl Iterator<Item = &'static dyn AnySetting> {
    let settings = features.iter().flat_map(|feature| feature.settings);
    settings
        .copied()
        .filter(move |setting| setting.group() == group)
}

/// `spec` with a subcommand for each group of the settings that it changes.
fn with_settings(mut spec: CommandSpec, features: &'static [&'static Feature]) -> CommandSpec {
    let groups = spec.settings.iter();
    let subcommands: Vec<_> = groups
        .filter_map(|group| subcommand(features, *group))
        .collect();
    let first = spec.options.len().min(1);
    spec.options.splice(first..first, subcommands);
    spec
}

/// Specifications for Discord of all slash commands of `features`, in the order of the help.
pub(crate) fn specs(features: &'static [&'static Feature]) -> impl Iterator<Item = CommandSpec> {
    let commands = features.iter().flat_map(|feature| feature.commands);
    commands.map(move |command| {
        let spec = with_settings(command.spec.clone(), features);
        let parts = parts(features, spec.name).map(|part| part.spec.clone());
        parts.fold(spec, CommandSpec::with)
    })
}

/// The subcommand that changes the settings of `group`: an option that is alone has to be given.
fn subcommand(features: &'static [&'static Feature], group: Group) -> Option<OptionSpec> {
    let (name, title, about) = words(group)?;
    let mut options: Vec<_> = in_group(features, group)
        .flat_map(|setting| setting.options())
        .collect();
    if let [alone] = &mut options[..] {
        alone.need = Need::Required;
    }
    Some(OptionSpec::subcommand(name, title, about, options))
}

/// Name, title and description of a group's subcommand; none if it has none.
fn words(group: Group) -> Option<(&'static str, Text, Text)> {
    use say::command as c;
    Some(match group {
        Group::Time => ("time", c::time(), c::zone_about()),
        Group::Language => ("language", c::language(), c::my_language_about()),
        Group::Boards => ("boards", c::boards(), c::boards_about()),
        Group::Notices => ("notices", c::notices(), c::notices_group_about()),
        Group::Person => return None,
        Group::Channel => ("channel", c::channel(), c::channel_about()),
        Group::Games => ("games", c::games(), c::games_group_about()),
        Group::Season => ("season", say::rating::season(), say::rating::season_about()),
        Group::Seats => (
            "open-challenges",
            say::seats::command(),
            say::seats::about(),
        ),
        Group::Puzzle => ("puzzle", say::puzzle::command(), say::daily::about()),
        Group::Club => ("club", say::club::command(), say::club::group_about()),
    })
}

/// The one of `groups` whose subcommand was called.
pub(crate) fn find_called_group(groups: &[Group], options: Options<'_>) -> Option<Group> {
    let mut known = groups.iter().copied();
    known.find(|group| words(*group).is_some_and(|(name, ..)| Some(name) == options.subcommand()))
}

/// Changes the settings of `group` by `options`, all in one transaction after all were read; then updates the features
/// that depend on them. Returns remarks for the member.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    group: Group,
    options: Options<'_>,
) -> Result<Vec<Text>, Failure> {
    let (mut all, mut names) = (Change::default(), Vec::new());
    for setting in in_group(ctx.features, group) {
        if let Some(change) = setting.read_change(ctx, options).await? {
            names.push(setting.name());
            all.rows.extend(change.rows);
            all.texts.extend(change.texts);
        }
    }
    ctx.services.store.assign(&all.rows).await?;
    let changed = Changed { names, options };
    for follow in ctx.features.iter().filter_map(|feature| feature.changed) {
        follow(ctx, &changed).await?;
    }
    Ok(all.texts)
}

/// The setting called `name`.
pub(crate) fn find(
    features: &'static [&'static Feature],
    name: &str,
) -> Option<&'static dyn AnySetting> {
    let mut settings = features.iter().flat_map(|feature| feature.settings);
    settings.find(|setting| setting.name() == name).copied()
}

/// Choices of a setting's first option, if it has choices.
pub(crate) fn choices(setting: &dyn AnySetting) -> Option<Vec<Choice>> {
    match setting.options().into_iter().next()?.kind {
        OptionKind::Choice(choices) => Some(choices),
        _ => None,
    }
}

/// Changes `setting` as its first option with this `value` would; invalid values are refused. Returns remarks for the
/// member.
pub(crate) async fn set(
    ctx: &Ctx<'_>,
    setting: &'static dyn AnySetting,
    value: &str,
) -> Result<Vec<Text>, Failure> {
    let option = setting.options().into_iter().next();
    let option = option.ok_or(Refusal::UnknownButton)?;
    let call = Call {
        options: vec![(option.name.to_owned(), OptionValue::Text(value.to_owned()))],
        ..Call::default()
    };
    change(ctx, setting.group(), Options(&call)).await
}

/// The current settings of `groups`: the name and the value of each.
pub(crate) async fn fields(ctx: &Ctx<'_>, groups: &[Group]) -> Result<Vec<(Text, Text)>, Failure> {
    let mut fields = Vec::new();
    for setting in groups
        .iter()
        .flat_map(|group| in_group(ctx.features, *group))
    {
        fields.push(setting.field(ctx).await?);
    }
    Ok(fields)
}
