//! `docs/commands.md` is the catalogue of commands, in English.
//! `UPDATE_COMMANDS=1 cargo test --test suite bot::catalogue` updates it.

use std::fmt::Write as _;
use std::path::Path;

use tengen::bot::kit::spec::{Audience, CommandSpec, Need, OptionKind, OptionSpec};
use tengen::bot::port::request::Permissions;
use tengen::bot::registry;
use tengen::i18n::{Locale, Text};

const HEAD: &str = "# Commands\n
Every command with its options, as Discord shows them; an option in brackets may be left out.
Names and descriptions come in eleven languages, and each client shows its own.
This page is written by a test, from what the bot registers.\n";

fn english(text: &Text) -> String {
    text.to(Locale::English)
}

/// A command or subcommand: its name, what it does, and its options.
fn entry(page: &mut String, heading: &str, name: &str, about: &Text, options: &[OptionSpec]) {
    writeln!(page, "\n{heading} `/{name}`\n\n{}", english(about)).unwrap();
    if !options.is_empty() {
        writeln!(page, "\n| option | what |\n|---|---|").unwrap();
    }
    for option in options {
        let name = match option.need {
            Need::Required => format!("`{}:`", option.name),
            Need::Optional => format!("[`{}:`]", option.name),
        };
        writeln!(page, "| {name} | {} |", english(&option.about)).unwrap();
    }
}

fn command(page: &mut String, spec: &CommandSpec) {
    let about = spec
        .about
        .as_ref()
        .expect("a slash command says what it does");
    let subcommands: Vec<_> = spec
        .options
        .iter()
        .filter_map(|option| match &option.kind {
            OptionKind::Subcommand(options) => Some((option, options)),
            _ => None,
        })
        .collect();
    match &subcommands[..] {
        [] => entry(page, "##", spec.name, about, &spec.options),
        _ => entry(page, "##", spec.name, about, &[]),
    }
    match spec.audience {
        Audience::Everybody => {}
        Audience::Holders(Permissions::MANAGE_SERVER) => {
            page.push_str("\nNeeds **Manage Server**.\n");
        }
        Audience::Holders(_) => page.push_str("\nNeeds **Manage Messages**.\n"),
    }
    if let Some(family) = spec.family {
        let family = english(&family.title());
        writeln!(page, "\nOnly on servers that have added **{family}**.").unwrap();
    }
    for (subcommand, options) in subcommands {
        let name = format!("{} {}", spec.name, subcommand.name);
        entry(page, "###", &name, &subcommand.about, options);
    }
}

#[test]
fn the_page_of_commands_says_what_is_registered() {
    let mut page = HEAD.to_owned();
    registry::specs().for_each(|spec| command(&mut page, &spec));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/commands.md");
    if std::env::var_os("UPDATE_COMMANDS").is_some() {
        std::fs::write(&path, &page).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap();
    assert!(
        written == page,
        "docs/commands.md is not what is registered: UPDATE_COMMANDS=1 writes it anew"
    );
}
