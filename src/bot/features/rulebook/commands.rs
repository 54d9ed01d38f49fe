//! Two pages of the help: the commands that one can use here, and what those need who run something.
//! A command whose number is known can be pressed.

use std::collections::HashMap;

use crate::bot::club::families;
use crate::bot::features::rulebook::page;
use crate::bot::features::rulebook::topic::Topic;
use crate::bot::kit::club_commands;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::custom_id::{CustomId as _, custom_ids};
use crate::bot::kit::failure::Failure;
use crate::bot::kit::mentions::mention;
use crate::bot::kit::outcome::{Handled, instead};
use crate::bot::kit::settings;
use crate::bot::kit::spec::{Audience, CommandSpec, OptionKind};
use crate::bot::port::family::{Families, Family};
use crate::bot::port::message::{Message, Row};
use crate::i18n::{Locale, say};

/// Switches a family of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrganiseMenu;

custom_ids! {
    OrganiseMenu = "organise";
}

/// What one can use where it was asked.
#[derive(Default)]
pub(crate) struct Here {
    families: Families,
    /// The number of each command that is registered, by its name.
    ids: HashMap<String, u64>,
}

impl Here {
    /// What `ctx` has there.
    ///
    /// # Errors
    ///
    /// A [`Failure`] if it cannot be read.
    pub(crate) async fn of(ctx: &Ctx<'_>) -> Result<Self, Failure> {
        let mut ids = ctx.services.mentions.known();
        if let Some(club) = ctx.club_id() {
            ids.extend(club_commands::ids(ctx.services, club).await?);
        }
        let families = families::here(ctx).await?;
        Ok(Self { families, ids })
    }

    /// The page of commands: what everybody may use everywhere, and below it what each family brings that is here.
    pub(crate) fn commands(&self, ctx: &Ctx<'_>, locale: Locale) -> String {
        let specs = settings::specs(ctx.features);
        let core =
            specs.filter(|spec| spec.family.is_none() && spec.audience == Audience::Everybody);
        let core = core.map(|spec| match (self.paths(&spec), &spec.about) {
            (Paths::Alone(path), Some(about)) => format!("\n{path} {}", about.to(locale)),
            (Paths::Alone(path), None) => format!("\n{path}"),
            (Paths::Below(paths), _) => format!("\n{}", paths.join(" · ")),
        });
        let of_family = |family: Family| {
            let specs = families::specs(ctx, family);
            let all: Vec<_> = specs.flat_map(|spec| self.paths(&spec).all()).collect();
            format!("\n**{}** {}", family.title().to(locale), all.join(" · "))
        };
        let of_families: String = self.families.iter().map(of_family).collect();
        if of_families.is_empty() {
            core.collect()
        } else {
            core.chain(["\n".to_owned(), of_families]).collect()
        }
    }

    /// Below the page for organisers: how each family begins, and the commands that not everybody may use.
    pub(crate) fn organising(&self, ctx: &Ctx<'_>, locale: Locale) -> String {
        let mut lines: Vec<String> = Vec::new();
        for family in Family::ALL {
            let firsts = families::specs(ctx, family).map(|spec| families::first(&spec, locale));
            let named: Vec<_> = firsts
                .map(|(path, typed)| {
                    if self.families.has(family) {
                        mention(&path, &self.ids)
                    } else {
                        format!("`/{typed}`")
                    }
                })
                .collect();
            let commands = named.join(" · ");
            let line = if self.families.has(family) {
                say::family::is_on(family.title(), commands)
            } else {
                say::family::is_off(family.title(), commands)
            };
            lines.push(line.to(locale));
        }
        let specs = settings::specs(ctx.features);
        let held = specs.filter(|spec| {
            spec.audience != Audience::Everybody
                && spec.audience.admit(ctx.request.permissions).is_ok()
        });
        let held: Vec<_> = held.flat_map(|spec| self.paths(&spec).all()).collect();
        if !held.is_empty() {
            let moderators = say::help::moderators(held.join(" · "));
            lines.push(format!("\n{}", moderators.to(locale)));
        }
        format!("\n{}", lines.join("\n"))
    }

    /// The menu below it, for those who manage the server.
    pub(crate) fn menu(&self, ctx: &Ctx<'_>, locale: Locale) -> Option<Row> {
        let custom_id = OrganiseMenu.write().expect("a word is short");
        families::menu(ctx, (&self.families, custom_id), locale)
    }

    /// What one can press of `spec`.
    fn paths(&self, spec: &CommandSpec) -> Paths {
        let options = spec.options.iter();
        let below = options.filter(|option| matches!(option.kind, OptionKind::Subcommand(_)));
        let paths = below.map(|option| format!("{} {}", spec.name, option.name));
        let paths: Vec<_> = paths.map(|path| mention(&path, &self.ids)).collect();
        if paths.is_empty() {
            Paths::Alone(mention(spec.name, &self.ids))
        } else {
            Paths::Below(paths)
        }
    }
}

/// A command as one presses it.
enum Paths {
    /// By itself.
    Alone(String),
    /// By its subcommands.
    Below(Vec<String>),
}

impl Paths {
    fn all(self) -> Vec<String> {
        match self {
            Self::Alone(path) => vec![path],
            Self::Below(paths) => paths,
        }
    }
}

/// Switches what was chosen on the page for organisers, and shows it as it is then.
pub(crate) async fn choose(ctx: &Ctx<'_>, value: &str) -> Handled {
    let told = families::choose(ctx, value).await?;
    Ok(instead(Message {
        content: told.to(ctx.reader()),
        ..page::page(ctx, Topic::Organisers, ctx.reader()).await
    }))
}
