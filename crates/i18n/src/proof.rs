//! Every text of a language beside the English one, filled with examples, for native readers.

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    Comment, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;

use super::bundle::Bundle;
use super::sample::placeholder;
use super::say::texts;
use super::{Locale, messages};

/// One Fluent file, in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The file's name without its ending.
    pub file: String,
    /// Comments and texts.
    pub parts: Vec<Part>,
}

/// A part of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A comment of the file, such as the glossary at its head.
    Comment(String),
    /// A text, by its id, in all of its forms.
    Text(String, Vec<Form>),
}

/// One form of a text, in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The condition of the form, such as `color = white`; empty if the text has only one form.
    pub when: String,
    pub english: String,
    /// The text in the language.
    pub own: String,
}

/// An argument, with the examples that show all forms of a text that selects by it; without examples if none does.
type Argument = (String, Vec<String>);

/// Every text of `locale`, by file.
pub fn proof(locale: Locale) -> Vec<Section> {
    let files = texts(locale).zip(texts(Locale::English));
    files
        .map(|(own, english)| section(locale, own, english))
        .collect()
}

fn section(locale: Locale, own: &str, english: &str) -> Section {
    let english = entries(english);
    let mut file = String::new();
    let mut parts = Vec::new();
    for entry in entries(own) {
        match entry {
            Entry::Message(message) => {
                parts.extend(message.comment.as_ref().map(comment));
                let id = message.id.name;
                file = id.split('-').next().unwrap_or_default().to_owned();
                let mut arguments = Vec::new();
                let other = english.iter().find_map(|entry| match entry {
                    Entry::Message(other) if other.id.name == id => other.value.as_ref(),
                    _ => None,
                });
                for pattern in message.value.iter().chain(other) {
                    add_arguments(pattern, &mut arguments);
                }
                parts.push(Part::Text(id.to_owned(), forms(locale, id, &arguments)));
            }
            Entry::Comment(words) | Entry::GroupComment(words) | Entry::ResourceComment(words) => {
                parts.push(comment(&words));
            }
            Entry::Term(_) | Entry::Junk { .. } => {}
        }
    }
    Section { file, parts }
}

fn entries(file: &str) -> Vec<Entry<&str>> {
    parse(file)
        .expect("the embedded texts are well formed: tested")
        .body
}

fn comment(comment: &Comment<&str>) -> Part {
    Part::Comment(comment.content.join("\n"))
}

/// Adds the arguments of `pattern`.
fn add_arguments(pattern: &Pattern<&str>, arguments: &mut Vec<Argument>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let (inner, variants) = match expression {
            Expression::Inline(inner) => (inner, [].as_slice()),
            Expression::Select { selector, variants } => (selector, variants.as_slice()),
        };
        if let InlineExpression::VariableReference { id } = inner {
            let keys: Vec<_> = variants.iter().map(|variant| key(&variant.key)).collect();
            add_argument(id.name, cases(&keys), arguments);
        }
        for variant in variants {
            add_arguments(&variant.value, arguments);
        }
    }
}

fn add_argument(name: &str, cases: Vec<String>, arguments: &mut Vec<Argument>) {
    match arguments.iter_mut().find(|(known, _)| known == name) {
        Some((_, known)) => {
            for case in cases {
                if !known.contains(&case) {
                    known.push(case);
                }
            }
        }
        None => arguments.push((name.to_owned(), cases)),
    }
}

fn key<'a>(key: &VariantKey<&'a str>) -> &'a str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Examples that select the variants `keys`: the keys themselves, or numbers for plural categories.
fn cases(keys: &[&str]) -> Vec<String> {
    let number = |key: &str| match key {
        "one" => Some("1"),
        "few" | "other" => Some("2"),
        "many" => Some("5"),
        _ => None,
    };
    let is_number = |key: &&str| number(key).is_some() || key.parse::<f64>().is_ok();
    let mut cases: Vec<String> = Vec::new();
    for key in keys {
        let case = match number(key) {
            Some(number) if keys.iter().all(is_number) => number,
            _ => key,
        };
        if !cases.iter().any(|known| known == case) {
            cases.push(case.to_owned());
        }
    }
    cases
}

/// All forms of the text `id`: one for each example of each argument, with the first example of the other arguments.
fn forms(locale: Locale, id: &str, arguments: &[Argument]) -> Vec<Form> {
    let form = |when: String, chosen: Option<(&str, &str)>| {
        let args = args(id, arguments, chosen);
        let [english, own] = [Locale::English, locale].map(|locale| {
            let words = Bundle::of(locale).render(id, &args);
            words.expect("every text has all its arguments: tested")
        });
        Form { when, english, own }
    };
    let mut forms: Vec<Form> = Vec::new();
    for (name, cases) in arguments {
        for case in cases {
            let form = form(format!("{name} = {case}"), Some((name, case)));
            let same = |other: &Form| other.english == form.english && other.own == form.own;
            if !forms.iter().any(same) {
                forms.push(form);
            }
        }
    }
    if forms.is_empty() {
        forms.push(form(String::new(), None));
    }
    forms
}

/// An example of each argument of the text `id`; `chosen` replaces one.
fn args(id: &str, arguments: &[Argument], chosen: Option<(&str, &str)>) -> FluentArgs<'static> {
    let message = messages().find(|message| message.id.replace('_', "-") == id);
    let mut args = FluentArgs::new();
    // A text that is only used inside others has no declared arguments.
    for (name, _) in arguments {
        args.set(name.clone(), placeholder(name).to(Locale::English));
    }
    let samples = message.map_or_else(Vec::new, |message| (message.samples)());
    for (name, value) in samples {
        args.set(name.replace('_', "-"), value.to(Locale::English));
    }
    let first = arguments.iter().filter_map(|(name, cases)| {
        let case = cases.first()?;
        Some((name.as_str(), case.as_str()))
    });
    for (name, case) in first.chain(chosen) {
        args.set(name.to_owned(), FluentValue::try_number(case).into_owned());
    }
    args
}

/// Finds the texts of a language in messages.
#[derive(Debug)]
pub struct Finder(Vec<(String, Vec<Shape>)>);

/// The words of a text around its arguments.
type Shape = Vec<String>;

impl Finder {
    /// Finds the texts of `locale`.
    pub fn new(locale: Locale) -> Self {
        let texts = texts(locale).flat_map(entries);
        let shaped = texts.filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name.to_owned(), shapes(&message.value?))),
            _ => None,
        });
        Self(shaped.collect())
    }

    /// The ids of the texts in `strings`, those of a message, in the order of the files.
    ///
    /// A text is found by its own words in their order, whatever its arguments are; a short one only at the beginning
    /// of a line.
    pub fn find(&self, strings: &[String]) -> Vec<&str> {
        let plain: Vec<_> = strings.iter().map(|text| text.replace("**", "")).collect();
        let is_found = |shape: &Shape| plain.iter().any(|text| is_in(shape, text));
        let found = self
            .0
            .iter()
            .filter(|(_, shapes)| shapes.iter().any(is_found));
        found.map(|(id, _)| id.as_str()).collect()
    }
}

/// Minimum number of letters of a text that is found anywhere in a line, and at its beginning.
const LETTERS: usize = 7;
const FEWEST_LETTERS: usize = 3;

/// The shapes of `pattern`, one for each combination of variants.
fn shapes(pattern: &Pattern<&str>) -> Vec<Shape> {
    let mut shapes = vec![vec![String::new()]];
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                let words = value.replace("**", "");
                for shape in &mut shapes {
                    shape
                        .last_mut()
                        .expect("a shape has words")
                        .push_str(&words);
                }
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                let ways: Vec<_> = variants
                    .iter()
                    .flat_map(|way| self::shapes(&way.value))
                    .collect();
                let joined =
                    |shape: &Shape| ways.iter().map(|way| join(shape, way)).collect::<Vec<_>>();
                shapes = shapes.iter().flat_map(joined).collect();
            }
            PatternElement::Placeable { .. } => {
                for shape in &mut shapes {
                    shape.push(String::new());
                }
            }
        }
    }
    shapes
}

/// `first` with `second` after it.
fn join(first: &[String], second: &[String]) -> Shape {
    let mut joined = first.to_vec();
    if let (Some(end), Some((begin, rest))) = (joined.last_mut(), second.split_first()) {
        end.push_str(begin);
        joined.extend_from_slice(rest);
    }
    joined
}

/// Whether `text` contains the words of `shape` in their order, as whole words in one line.
fn is_in(shape: &[String], text: &str) -> bool {
    if let [words] = shape
        && text.lines().any(|line| line.trim() == words.trim())
    {
        return !words.trim().is_empty();
    }
    let letters = shape
        .iter()
        .flat_map(|words| words.chars())
        .filter(|char| char.is_alphabetic());
    let letters = letters.count();
    if letters < FEWEST_LETTERS {
        return false;
    }
    let has_to_begin = letters < LETTERS;
    let within = |line: &str| {
        let mut rest = line;
        for (place, words) in shape.iter().map(String::as_str).enumerate() {
            let Some(at) = rest.find(words) else {
                return false;
            };
            let is_in_word = |char: char| char.is_alphanumeric();
            let glued = words.starts_with(is_in_word) && rest[..at].ends_with(is_in_word);
            let is_inside = has_to_begin && (at > 0 || words.is_empty());
            if place == 0 && (glued || is_inside) {
                return false;
            }
            rest = &rest[at + words.len()..];
        }
        !(shape
            .last()
            .is_some_and(|words| words.ends_with(char::is_alphanumeric))
            && rest.starts_with(char::is_alphanumeric))
    };
    if shape.iter().any(|words| words.contains('\n')) {
        return within(text);
    }
    text.lines().any(within)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_found_in_a_message_by_its_own_words() {
        let finder = Finder::new(Locale::English);
        let find = |said: &str| {
            let found = finder.find(&[said.to_owned()]);
            found.into_iter().map(str::to_owned).collect::<Vec<_>>()
        };
        let has = |said: &str, id: &str| find(said).iter().any(|found| found == id);
        let moved = "**Move 1 · Black C3** · game 1\n**<@1>, your turn**";
        assert!(has(moved, "table-moved"));
        assert!(has(moved, "table-turn"));
        assert!(!has(moved, "table-moved-pass"));
        assert!(!has("Then came move 1 · Black C3", "table-moved"));
        assert!(has("Play", "table-button-play"));
        assert!(!has("Playful", "table-button-play"));
        let reminder = "**<@1>, your turn** · game 3 against <@2>\nin a day · there";
        assert!(has(reminder, "table-reminder"));
    }
}
