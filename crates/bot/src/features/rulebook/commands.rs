//! Two pages of the help: the commands available here, and those for organisers. A command with a known id becomes a
//! link.

use std::collections::HashMap;

use crate::club::families;
use crate::features::rulebook::mentions::{Mentions, mention};
use crate::features::rulebook::page;
use crate::features::rulebook::topic::Topic;
use crate::i18n::{Locale, say};
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::{CustomId as _, custom_ids};
use crate::kit::failure::Failure;
use crate::kit::outcome::{Handled, instead};
use crate::kit::spec::{Audience, CommandSpec, OptionKind};
use crate::kit::{club_commands, settings};
use crate::port::family::{Families, Family};
use crate::port::message::{Message, Row};

/// Switches a family of commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrganiseMenu;

custom_ids! {
    OrganiseMenu = "organise";
}

/// Commands that the caller can use here.
pub(crate) struct Here {
    families: Families,
    /// The ids of the registered commands, by name.
    ids: HashMap<String, u64>,
}

impl Here {
    /// The commands available to the caller of `ctx`.
    ///
    /// # Errors
    ///
    /// A [`Failure`] if it cannot be read.
    pub(crate) async fn of(ctx: &Ctx<'_>) -> Result<Self, Failure> {
        let mut ids = ctx.services.state::<Mentions>().ids();
        if let Some(club) = ctx.club_id() {
            ids.extend(club_commands::ids(ctx.services, club).await?);
        }
        let families = families::here(ctx).await?;
        Ok(Self { families, ids })
    }

    /// The page of commands: those without a family that everybody may use, and below them those of each family that is
    /// switched on.
    pub(crate) fn commands(&self, ctx: &Ctx<'_>, locale: Locale) -> String {
        let specs = settings::specs(ctx.features);
        let core =
            specs.filter(|spec| spec.family.is_none() && spec.audience == Audience::Everybody);
        let core = core.map(
            |spec| match (&self.mentions(&spec, locale)[..], &spec.about) {
                ([alone], Some(about)) => format!("\n{alone} {}", about.to(locale)),
                (all, _) => format!("\n{}", all.join(" · ")),
            },
        );
        let of_family = |family: Family| {
            let added = families::specs(ctx, family);
            let all: Vec<_> = added
                .flat_map(|spec| self.mentions(&spec, locale))
                .collect();
            format!("\n**{}** {}", family.title().to(locale), all.join(" · "))
        };
        let of_families: String = self.families.iter().map(of_family).collect();
        if of_families.is_empty() {
            core.collect()
        } else {
            core.chain(["\n".to_owned(), of_families]).collect()
        }
    }

    /// The part below the page for organisers: the commands with which each family begins, and commands
    /// for a restricted audience that admits the caller.
    pub(crate) fn organising(&self, ctx: &Ctx<'_>, locale: Locale) -> String {
        let mut lines: Vec<String> = Vec::new();
        for family in Family::ALL {
            let firsts =
                families::specs(ctx, family).map(|spec| families::first_subcommand(&spec, locale));
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
        let held: Vec<_> = held.flat_map(|spec| self.mentions(&spec, locale)).collect();
        if !held.is_empty() {
            let moderators = say::help::moderators(held.join(" · "));
            lines.push(format!("\n{}", moderators.to(locale)));
        }
        format!("\n{}", lines.join("\n"))
    }

    /// The menu below that page, for managers of the server.
    pub(crate) fn menu(&self, ctx: &Ctx<'_>, locale: Locale) -> Option<Row> {
        let custom_id = OrganiseMenu.write().expect("a word is short");
        families::menu(ctx, &self.families, custom_id, locale)
    }

    /// Clickable mentions of `spec`.
    fn mentions(&self, spec: &CommandSpec, locale: Locale) -> Vec<String> {
        let paths = paths(spec, locale).into_iter();
        paths.map(|(path, _)| mention(&path, &self.ids)).collect()
    }
}

/// Switches the chosen families on the page for organisers, and shows the result.
pub(crate) async fn choose(ctx: &Ctx<'_>, value: &str) -> Handled {
    let sentence = families::choose(ctx, value).await?;
    Ok(instead(Message {
        content: sentence.to(ctx.reader()),
        ..page::page(ctx, Topic::Organisers, ctx.reader()).await?
    }))
}

/// `text` with clickable mentions in place of the commands that are registered everywhere: Discord shows mentions in
/// the language of the reader, which may differ from that of the text.
pub(crate) fn with_mentions(ctx: &Ctx<'_>, text: &str, locale: Locale) -> String {
    let specs: Vec<_> = settings::specs(ctx.features).collect();
    mention_all(
        text,
        &specs,
        &ctx.services.state::<Mentions>().ids(),
        locale,
    )
}

/// `text`, which names commands between backticks in the language `locale`.
fn mention_all(
    text: &str,
    specs: &[CommandSpec],
    ids: &HashMap<String, u64>,
    locale: Locale,
) -> String {
    let parts = text.split('`').enumerate().map(|(index, part)| {
        let is_between = index % 2 == 1;
        if is_between {
            let pressed = parse_command(part, specs, ids, locale);
            pressed.unwrap_or_else(|| format!("`{part}`"))
        } else {
            part.to_owned()
        }
    });
    parts.collect()
}

/// The clickable command that is `typed`, with the options that follow it; none if there is no such command.
fn parse_command(
    typed: &str,
    specs: &[CommandSpec],
    ids: &HashMap<String, u64>,
    locale: Locale,
) -> Option<String> {
    let typed = typed.strip_prefix('/')?;
    let known = specs.iter().filter(|spec| ids.contains_key(spec.name));
    let mut paths = known.flat_map(|spec| paths(spec, locale));
    paths.find_map(|(path, title)| {
        let command = mention(&path, ids);
        match typed.strip_prefix(&*title)? {
            "" => Some(command),
            options => Some(format!("{command} `{}`", options.strip_prefix(' ')?)),
        }
    })
}

/// The typed forms of `spec`, by the names in interactions and in the language `locale`: its subcommands, or the
/// command itself if it has none.
fn paths(spec: &CommandSpec, locale: Locale) -> Vec<(String, String)> {
    let title = spec.title.to(locale);
    let options = spec.options.iter();
    let below = options.filter(|option| matches!(option.kind, OptionKind::Subcommand(_)));
    let paths: Vec<_> = below
        .map(|option| {
            let typed = format!("{title} {}", option.title.to(locale));
            (format!("{} {}", spec.name, option.name), typed)
        })
        .collect();
    if paths.is_empty() {
        vec![(spec.name.to_owned(), title)]
    } else {
        paths
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::features::rulebook::rules;
    use crate::kit::spec::OptionSpec;

    #[test]
    fn commands_are_pressed_where_they_are_named_in_the_language_of_the_page() {
        let (title, about) = (say::command::board(), say::command::board_about());
        let board = OptionSpec::subcommand("board", title, about, Vec::new());
        let (title, about) = (say::command::game(), say::command::game_about());
        let game = CommandSpec::new("game", title, about).with(board);
        let specs = [rules::COMMAND.spec.clone(), game.clone()];
        let ids = HashMap::from([("rules".to_owned(), 7), ("game".to_owned(), 8)]);
        let german = Locale::German;
        let [rules, game] = specs.clone().map(|spec| spec.title.to(german));
        let board = say::command::board().to(german);
        assert_ne!(rules, "rules");
        let text = format!("`/{rules}`: `A1`, `/{rules}x`, `/{game}`, `/{game} {board} x:1`.");
        assert_eq!(
            mention_all(&text, &specs, &ids, german),
            format!("</rules:7>: `A1`, `/{rules}x`, `/{game}`, </game board:8> `x:1`.")
        );
        assert_eq!(mention_all(&text, &specs, &HashMap::new(), german), text);
    }
}
