//! Languages of a text, by runs of words that only one of the Fluent files has.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::PathBuf;

use tengen::i18n::{Locale, messages};

/// The tag of a language, as in `de`.
pub(super) type Tag = &'static str;

/// Minimum number of letters of a run that identifies a language.
const FEWEST_LETTERS: usize = 9;
/// Minimum number of letters of a label that does.
const FEWEST_ALONE: usize = 3;
const TROUBLE: &str = "refusal-trouble";

pub(super) struct Words {
    /// Lines without arguments that only one language has.
    whole: HashMap<String, Tag>,
    /// The languages that have a run of three words, or a text of two.
    runs: HashMap<String, Tag>,
    /// "Something went wrong" in each language.
    troubles: Vec<String>,
    /// The keys of the messages.
    ids: BTreeSet<String>,
}

impl Words {
    pub(super) fn read() -> Self {
        let mut runs = Found::default();
        let mut pairs = Found::default();
        let mut whole = Found::default();
        let mut alone = BTreeSet::new();
        let mut troubles = Vec::new();
        for locale in Locale::ALL {
            let tag = locale.language();
            for text in texts(locale) {
                // Words that members type and the bot never says.
                if text.id.starts_with("terms-typed-") {
                    continue;
                }
                if text.id == TROUBLE {
                    troubles.push(text.pattern.trim().to_owned());
                }
                let parts = parts(&text.pattern);
                for line in parts.iter().flat_map(|part| part.lines()) {
                    whole.entry(line.trim().to_owned()).or_default().insert(tag);
                    let words = words(line);
                    for run in words.windows(3) {
                        runs.entry(run.join(" ")).or_default().insert(tag);
                    }
                    for pair in words.windows(2) {
                        pairs.entry(pair.join(" ")).or_default().insert(tag);
                    }
                    if let [_, _] = &words[..] {
                        alone.insert(words.join(" "));
                    }
                }
            }
        }
        pairs.retain(|pair, _| alone.contains(pair));
        runs.extend(pairs);
        // A number may be written out in one language, and an argument in another.
        let telling = |run: &str| {
            let letters = run.chars().filter(|c| c.is_alphabetic()).count();
            letters >= FEWEST_LETTERS && !run.chars().any(char::is_numeric)
        };
        runs.retain(|run, _| telling(run));
        whole.retain(|text, _| text.chars().filter(|c| c.is_alphabetic()).count() >= FEWEST_ALONE);
        let ids = messages().map(|message| message.id.replace('_', "-"));
        Self {
            whole: of_one(whole),
            runs: of_one(runs),
            troubles,
            ids: ids.filter(|id| id.contains('-')).collect(),
        }
    }

    /// The languages of `texts`, each with the words that identify it.
    pub(super) fn languages(&self, texts: &[String]) -> BTreeMap<Tag, String> {
        let mut found = BTreeMap::new();
        for text in texts {
            found.extend(self.whole.get(text).map(|tag| (*tag, text.clone())));
            for words in text.lines().map(words) {
                let runs = words.windows(2).chain(words.windows(3));
                let runs = runs.map(|run| run.join(" "));
                found.extend(runs.filter_map(|run| Some((*self.runs.get(&run)?, run))));
            }
        }
        found
    }

    /// Whether `text` says that something went wrong.
    pub(super) fn is_trouble(&self, text: &str) -> bool {
        self.troubles
            .iter()
            .any(|trouble| text.contains(trouble.as_str()))
    }

    /// A placeholder left in `text`.
    pub(super) fn placeholder<'a>(&self, text: &'a str) -> Option<&'a str> {
        let id = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let open = |(at, _): &(usize, &str)| {
            let inner = text[at + 1..].trim_start();
            inner.starts_with(|c: char| c == '$' || c.is_ascii_lowercase())
        };
        if let Some((at, _)) = text.match_indices('{').find(open) {
            return text[at..].lines().next();
        }
        let mut words = unmentioned(text).flat_map(|part| part.split(|c| !id(c)));
        words.find(|word| self.ids.contains(*word))
    }
}

/// The parts of a text between its mentions of commands, whose names are English for every reader, and some of them the names of texts.
fn unmentioned(text: &str) -> impl Iterator<Item = &str> {
    text.split("</")
        .enumerate()
        .map(|(at, part)| match part.split_once('>') {
            Some((_, after)) if at > 0 => after,
            _ => part,
        })
}

/// The words of a text in small letters.
fn words(text: &str) -> Vec<String> {
    let parts = unmentioned(text).flat_map(|part| part.split(|c: char| !c.is_alphanumeric()));
    let words = parts.filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// The languages in which something was found.
type Found = HashMap<String, BTreeSet<Tag>>;

/// Words found in one language alone.
fn of_one(found: Found) -> HashMap<String, Tag> {
    let all = found.into_iter();
    let alone = all.filter_map(
        |(text, tags)| match tags.into_iter().collect::<Vec<_>>()[..] {
            [tag] => Some((text, tag)),
            _ => None,
        },
    );
    alone.collect()
}

/// A message of a Fluent file.
struct Text {
    id: String,
    pattern: String,
}

/// The messages of a language.
fn texts(locale: Locale) -> Vec<Text> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("assets/locales")
        .join(locale.language());
    let mut texts: Vec<Text> = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let source = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =") {
                Some((id, rest)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    texts.push(Text {
                        id: id.to_owned(),
                        pattern: rest.to_owned(),
                    });
                }
                _ => {
                    if let Some(text) = texts.last_mut() {
                        text.pattern.push('\n');
                        text.pattern.push_str(line.trim());
                    }
                }
            }
        }
    }
    texts
}

/// The literal parts of a pattern: between placeholders, and in the branches of selections.
fn parts(pattern: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut in_placeholder = false;
    for line in pattern.split_inclusive('\n') {
        let inner = line.trim_start();
        let key = inner.strip_prefix('*').unwrap_or(inner);
        let line = match key.strip_prefix('[').and_then(|key| key.split_once(']')) {
            Some((_, branch)) => {
                parts.push(String::new());
                branch
            }
            None => line,
        };
        for c in line.chars() {
            match c {
                '{' => in_placeholder = true,
                '}' | '\n' if in_placeholder => {
                    in_placeholder = false;
                    parts.push(String::new());
                }
                '}' => parts.push(String::new()),
                _ if in_placeholder => {}
                c => parts.last_mut().expect("there is one").push(c),
            }
        }
    }
    parts
}
