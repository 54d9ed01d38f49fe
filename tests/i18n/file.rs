//! The Fluent files: every language has every message, with the same arguments, and all of them render.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tengen::i18n::{Locale, messages};

use super::source::{FILES, folder, sources};

/// The names in braces in `source`: arguments with `$`, and other messages.
fn references(source: &str, sign: impl Fn(char) -> bool) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in source.split('{').skip(1) {
        let inner = part.trim_start();
        if inner.starts_with(&sign) {
            let name: String = inner
                .trim_start_matches('$')
                .chars()
                .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
                .collect();
            found.insert(name);
        }
    }
    found
}

/// The arguments of message `id`, those of the messages in it included.
fn arguments(sources: &BTreeMap<String, String>, id: &str) -> BTreeSet<String> {
    let source = &sources[id];
    let mut found = references(source, |c| c == '$');
    for message in references(source, |c| c.is_ascii_lowercase()) {
        found.extend(arguments(sources, &message));
    }
    found
}

#[test]
fn every_language_has_every_message_with_the_same_arguments() {
    for locale in Locale::ALL {
        let sources = sources(locale);
        let mut known = BTreeSet::new();
        for message in messages() {
            let id = message.id.replace('_', "-");
            assert!(sources.contains_key(&id), "{locale:?} lacks {id}");
            let declared: BTreeSet<_> = message
                .arguments
                .iter()
                .map(|name| name.replace('_', "-"))
                .collect();
            let used = arguments(&sources, &id);
            assert!(
                used.is_subset(&declared),
                "{locale:?} {id}: {used:?} of {declared:?}"
            );
            known.insert(id);
        }
        let inner: BTreeSet<_> = sources
            .values()
            .flat_map(|source| references(source, |c| c.is_ascii_lowercase()))
            .collect();
        for id in sources.keys() {
            assert!(
                known.contains(id) || inner.contains(id),
                "{locale:?}: nobody says {id}"
            );
        }
    }
}

#[test]
fn the_languages_use_the_same_arguments() {
    let english = sources(Locale::English);
    for locale in Locale::ALL {
        let sources = sources(locale);
        for id in english.keys() {
            assert_eq!(
                arguments(&english, id),
                arguments(&sources, id),
                "{id} in {locale:?}"
            );
        }
    }
}

#[test]
fn the_languages_name_the_same_commands_and_options() {
    let names = |source: &str| -> BTreeSet<String> {
        let references = references(source, |c| c.is_ascii_lowercase()).into_iter();
        let is_name = |id: &String| id.starts_with("command-") || id.ends_with("-option");
        references.filter(is_name).collect()
    };
    let english = sources(Locale::English);
    for locale in Locale::ALL {
        let sources = sources(locale);
        for (id, source) in &english {
            assert_eq!(names(source), names(&sources[id]), "{id} in {locale:?}");
        }
    }
}

#[test]
fn every_message_renders_in_every_language_without_leftovers() {
    for locale in Locale::ALL {
        let mut bundle = FluentBundle::new(vec![locale.language().parse().unwrap()]);
        bundle.set_use_isolating(false);
        for file in FILES {
            let path = folder(locale).join(format!("{file}.ftl"));
            let text = std::fs::read_to_string(path).unwrap();
            let resource = FluentResource::try_new(text)
                .unwrap_or_else(|(_, errors)| panic!("{locale:?} {file}: {errors:?}"));
            bundle.add_resource(resource).unwrap();
        }
        for message in messages() {
            let id = message.id.replace('_', "-");
            let pattern = bundle.get_message(&id).unwrap().value().unwrap();
            for value in [
                "black", "white", "go", "go-bang", "0", "1", "2", "2.5", "5", "21",
            ] {
                let mut args = FluentArgs::new();
                for name in message.arguments {
                    args.set(name.replace('_', "-"), FluentValue::try_number(value));
                }
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{locale:?} {id}: {errors:?}");
                assert!(
                    !text.is_empty() && !text.contains(['{', '}', '$']),
                    "{id}: {text}"
                );
            }
        }
    }
}

/// The sources of the program.
fn program() -> Vec<String> {
    let mut files = Vec::new();
    let mut folders = [
        "src",
        "crates/bot/src",
        "crates/discord/src",
        "crates/i18n/src",
    ]
    .map(|folder| Path::new(env!("CARGO_MANIFEST_DIR")).join(folder))
    .to_vec();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path)
            } else {
                files.push(std::fs::read_to_string(path).unwrap())
            }
        }
    }
    files
}

/// The compiler cannot tell, since tests use every text: a file of the program has to name the module, `refusal`, and
/// the function in it, `::no_game`.
#[test]
fn every_text_is_said_by_the_program() {
    let files = program();
    let words: Vec<HashSet<&str>> = files
        .iter()
        .map(|file| {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == ':';
            let paths = file.split(|c| !is_word(c));
            let last = |path| str::rfind(path, "::").map(|at| &path[at..]);
            let parts = paths.clone().flat_map(|path| path.split("::"));
            parts.chain(paths.filter_map(last)).collect()
        })
        .collect();
    for message in messages() {
        let (module, name) = message.id.split_once('_').unwrap();
        let called = format!("::{name}");
        let is_called = |words: &HashSet<&str>| words.contains(module) && words.contains(&*called);
        // The file that declares it may call it, too.
        let bare = format!("=> {name}(");
        let is_said = words.iter().any(is_called) || files.iter().any(|file| file.contains(&bare));
        assert!(is_said, "nobody says {}", message.id);
    }
}
