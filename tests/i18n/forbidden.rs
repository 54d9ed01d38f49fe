//! One term for one thing: the words that a language avoids are in `forbidden/<language>.txt`.
//! A language without such a file is not checked yet.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tengen::i18n::Locale;

use super::source::sources;

/// A line of the list: a phrase in lower case, its replacement, and the messages that may use it.
struct Forbidden {
    phrase: String,
    instead: String,
    except: BTreeSet<String>,
}

/// The forbidden patterns of `locale`, if its list exists.
fn list(locale: Locale) -> Option<Vec<Forbidden>> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/i18n/forbidden")
        .join(format!("{}.txt", locale.language()));
    let text = fs::read_to_string(path).ok()?;
    let lines = text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    Some(lines.map(read).collect())
}

fn read(line: &str) -> Forbidden {
    let (phrase, rest) = line
        .split_once('=')
        .unwrap_or_else(|| panic!("no `=` in {line:?}"));
    let (instead, except) = rest.split_once('|').unwrap_or((rest, ""));
    Forbidden {
        phrase: phrase.trim().to_lowercase(),
        instead: instead.trim().to_owned(),
        except: except.split_whitespace().map(str::to_owned).collect(),
    }
}

/// The words of a message's source: without arguments, references, and the keys of variants.
fn words(source: &str) -> String {
    let mut words = String::new();
    for line in source.lines() {
        let line = line.trim_start().trim_start_matches('*');
        let line = match line.split_once(']') {
            Some((_, text)) if line.starts_with('[') => text,
            _ => line,
        };
        let mut outside = line.split('{');
        words.push_str(outside.next().unwrap_or_default());
        for part in outside {
            words.push_str(part.split_once('}').map_or("", |(_, text)| text));
        }
        words.push('\n');
    }
    words.to_lowercase()
}

/// Whether `phrase` is in `words`, not as a part of longer words.
fn has(words: &str, phrase: &str) -> bool {
    words.match_indices(phrase).any(|(at, _)| {
        let before = words[..at].chars().next_back();
        let after = words[at + phrase.len()..].chars().next();
        ![before, after]
            .into_iter()
            .flatten()
            .any(char::is_alphanumeric)
    })
}

#[test]
fn no_text_says_what_its_language_forbids() {
    let mut found = Vec::new();
    for locale in Locale::ALL {
        let list = list(locale).unwrap_or_default();
        let sources = sources(locale);
        for Forbidden {
            phrase,
            instead,
            except,
        } in &list
        {
            for id in except {
                assert!(sources.contains_key(id), "{locale:?}: no message {id}");
            }
            let saying = sources
                .iter()
                .filter(|(id, source)| !except.contains(*id) && has(&words(source), phrase));
            for (id, _) in saying {
                found.push(format!("{locale:?} {id}: “{phrase}”, say “{instead}”"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn english_has_a_list() {
    assert!(list(Locale::English).is_some_and(|list| list.len() > 20));
}

#[test]
fn a_phrase_is_found_in_any_variant_and_not_inside_a_word_or_a_name() {
    let source =
        " { $films ->\n    [film] One Film.\n   *[other] { $film } filmed, { table-film }\n}";
    let words = words(source);
    assert!(has(&words, "film"));
    assert_eq!(words.matches("film").count(), 2, "{words}");
    assert!(!has(&words, "filme"));
    assert!(!has("filmed", "film"));
}
