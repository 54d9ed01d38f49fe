//! Commands and options inside texts: references, so that renaming one renames it everywhere.

use std::collections::HashSet;

use tengen::bot::kit::spec::{OptionKind, OptionSpec};
use tengen::bot::registry;
use tengen::i18n::Locale;

use super::source::sources;

/// Names of commands, subcommands and options in `locale`.
fn names(locale: Locale) -> HashSet<String> {
    fn add(options: &[OptionSpec], locale: Locale, names: &mut HashSet<String>) {
        for option in options {
            names.insert(option.title.to(locale));
            if let OptionKind::Subcommand(below) = &option.kind {
                add(below, locale, names);
            }
        }
    }
    let mut names = HashSet::new();
    for spec in registry::specs() {
        names.insert(spec.title.to(locale));
        add(&spec.options, locale, &mut names);
    }
    names
}

/// Words behind a slash that stands behind no word, as in `/game undo`.
fn slashed(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices('/') {
        let before = text[..at].chars().next_back();
        let behind = before.is_none_or(|c| !c.is_alphanumeric() && !matches!(c, ':' | '/' | '}'));
        let rest = &text[at + 1..];
        if behind && rest.starts_with(char::is_alphabetic) {
            found.push(rest.split([' ', '`', '\n']).next().unwrap_or_default());
        }
    }
    found
}

/// Words between backticks, outside of references.
fn quoted(text: &str) -> Vec<&str> {
    let between = text.split('`').skip(1).step_by(2);
    let outside = between.flat_map(|code| {
        let parts = code.split('{').enumerate();
        parts.map(|(at, part)| match at {
            0 => part,
            _ => part.split_once('}').map_or("", |(_, text)| text),
        })
    });
    let words = outside.flat_map(|code| code.split(|c: char| !c.is_alphanumeric() && c != '-'));
    words.filter(|word| !word.is_empty()).collect()
}

#[test]
fn no_text_writes_the_name_of_a_command_or_an_option_out() {
    let mut found = Vec::new();
    for locale in Locale::ALL {
        let mut names = names(locale);
        names.extend(self::names(Locale::English));
        for (id, source) in sources(locale) {
            for word in slashed(&source) {
                found.push(format!("{locale:?} {id}: /{word}"));
            }
            for word in quoted(&source)
                .into_iter()
                .filter(|word| names.contains(*word))
            {
                found.push(format!("{locale:?} {id}: `{word}`"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn names_are_found_where_they_are_written_out() {
    let text = " Ask with `/undo`, (/puzzle now) or `clock:3d`, see `/{ command-me } { command-export }` and `fischer 3d+1d/7d`.";
    assert_eq!(slashed(text), ["undo", "puzzle"]);
    assert_eq!(
        quoted(text),
        ["undo", "clock", "3d", "fischer", "3d", "1d", "7d"]
    );
}
