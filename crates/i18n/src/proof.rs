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
    /// A text, by its name in the file, in every form that it has.
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

/// An argument, and the examples that show all forms of a text that selects by it; no examples if none selects.
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
