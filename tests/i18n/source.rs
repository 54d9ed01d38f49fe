//! The sources of the Fluent files.

use std::collections::BTreeMap;
use std::path::PathBuf;

use tengen::i18n::Locale;

pub(super) const FILES: [&str; 35] = [
    "club",
    "digest",
    "limit",
    "list",
    "note",
    "opening",
    "opponent",
    "setup",
    "plan",
    "pace",
    "page",
    "people",
    "puzzle",
    "standing",
    "challenge",
    "command",
    "count",
    "daily",
    "help",
    "rating",
    "refusal",
    "rengo",
    "review",
    "rules",
    "ladder",
    "league",
    "evening",
    "family",
    "simul",
    "seats",
    "table",
    "teach",
    "terms",
    "vote",
    "tournament",
];

pub(super) fn folder(locale: Locale) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("assets/locales")
        .join(locale.language())
}

/// The source of each message of `locale`, by its id.
pub(super) fn sources(locale: Locale) -> BTreeMap<String, String> {
    let mut sources = BTreeMap::new();
    for file in FILES {
        let text = std::fs::read_to_string(folder(locale).join(format!("{file}.ftl"))).unwrap();
        let mut id = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|c: char| c.is_ascii_lowercase()) {
                let (name, rest) = line.split_once(" =").unwrap();
                assert!(
                    name.starts_with(&format!("{file}-")),
                    "{name} in {file}.ftl"
                );
                id = Some(name.to_owned());
                let before = sources.insert(name.to_owned(), rest.to_owned());
                assert_eq!(before, None, "{name} is there twice");
            } else if let Some(id) = &id {
                let source = sources.get_mut(id).unwrap();
                source.push('\n');
                source.push_str(line);
            }
        }
    }
    sources
}
