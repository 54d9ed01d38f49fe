//! "Run something here": the menu that switches families of commands on or off.

use crate::i18n::{Locale, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::prefs::choice::Choosable as _;
use crate::kit::refusal::Refusal;
use crate::kit::spec::{Audience, CommandSpec, OptionKind};
use crate::kit::{club_commands, settings};
use crate::port::family::{Families, Family, Switch};
use crate::port::message::{Entry, Menu, Row, Selection};
use crate::port::request::Permissions;
use crate::port::within::cut;

/// The audience that may switch families on and off.
const MANAGERS: Audience = Audience::Holders(Permissions::MANAGE_SERVER);

/// The longest label and the longest description of an entry, and the longest placeholder.
const LONGEST_LABEL: usize = 100;

/// Subcommands to suggest first, in this order.
const PREFERRED_SUBCOMMANDS: [&str; 2] = ["now", "create"];

/// The families that are switched on in this server; none in private conversations.
///
/// # Errors
///
/// A [`Failure`] if that cannot be read.
pub(crate) async fn here(ctx: &Ctx<'_>) -> Result<Families, Failure> {
    Ok(match ctx.club_id() {
        Some(club) => club_commands::families(ctx.services, club).await?,
        None => Families::default(),
    })
}

/// The menu `custom_id` that switches families, for readers of `locale`; none for callers without the permission.
pub(crate) fn menu(
    ctx: &Ctx<'_>,
    families: &Families,
    custom_id: String,
    locale: Locale,
) -> Option<Row> {
    MANAGERS.admit(ctx.request.permissions).ok()?;
    ctx.club_id()?;
    let entry = |family: Family| {
        let names = names(ctx, family, locale);
        let title = family.title().to(locale);
        let (label, about, switch) = if families.has(family) {
            (
                format!("✓ {title}"),
                say::family::remove(names),
                Switch::Off,
            )
        } else {
            (title, say::family::add(names), Switch::On)
        };
        Entry {
            label: cut(&label, LONGEST_LABEL).into_owned(),
            value: format!("{}-{}", family.word(), switch.word()),
            description: Some(cut(&about.to(locale), LONGEST_LABEL).into_owned()),
            is_chosen: false,
        }
    };
    Some(Row::Menu(Menu {
        custom_id,
        placeholder: cut(&say::family::menu().to(locale), LONGEST_LABEL).into_owned(),
        entries: Family::ALL.into_iter().map(entry).collect(),
        selection: Selection::One,
    }))
}

/// Switches the family of `value`, an entry of the menu. Returns a remark for the member.
///
/// # Errors
///
/// A [`Failure`] for those who may not, and if it cannot be written: nothing is switched then.
pub(crate) async fn choose(ctx: &Ctx<'_>, value: &str) -> Result<Text, Failure> {
    MANAGERS.admit(ctx.request.permissions)?;
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let (family, switch) = read_choice(value).ok_or(Refusal::UnknownButton)?;
    club_commands::switch(ctx.services, club, family, switch).await?;
    Ok(match switch {
        Switch::On => say::family::added(family.title(), begin(ctx, family, ctx.reader())),
        Switch::Off => say::family::removed(family.title()),
    })
}

/// The commands of `family`.
pub(crate) fn specs(ctx: &Ctx<'_>, family: Family) -> impl Iterator<Item = CommandSpec> {
    let specs = settings::specs(ctx.features);
    specs.filter(move |spec| spec.family == Some(family))
}

/// The first subcommand to use of `spec`: a suggested one, else the first, by its name in interactions
/// and in the reader's language.
pub(crate) fn first_subcommand(spec: &CommandSpec, locale: Locale) -> (String, String) {
    let subcommands = || {
        let options = spec.options.iter();
        options.filter(|option| matches!(option.kind, OptionKind::Subcommand(_)))
    };
    let begins = PREFERRED_SUBCOMMANDS
        .iter()
        .find_map(|name| subcommands().find(|option| option.name == *name));
    let title = spec.title.to(locale);
    match begins.or_else(|| subcommands().next()) {
        Some(below) => (
            format!("{} {}", spec.name, below.name),
            format!("{title} {}", below.title.to(locale)),
        ),
        None => (spec.name.to_owned(), title),
    }
}

/// The command that begins `family`.
fn begin(ctx: &Ctx<'_>, family: Family, locale: Locale) -> String {
    let firsts = specs(ctx, family).map(|spec| format!("`/{}`", first_subcommand(&spec, locale).1));
    firsts.collect::<Vec<_>>().join(" · ")
}

/// The commands of `family`, as people type them.
fn names(ctx: &Ctx<'_>, family: Family, locale: Locale) -> String {
    let names = specs(ctx, family).map(|spec| format!("/{}", spec.title.to(locale)));
    names.collect::<Vec<_>>().join(" · ")
}

fn read_choice(value: &str) -> Option<(Family, Switch)> {
    let (family, switch) = value.split_once('-')?;
    Some((Family::named(family)?, Switch::named(switch)?))
}
