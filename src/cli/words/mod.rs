//! `tengen words`: every text of a language beside the English one, as a page for native readers.

#[cfg(feature = "playground")]
mod console;
#[cfg(feature = "playground")]
mod places;
#[cfg(feature = "playground")]
mod stage;

use std::collections::HashSet;
use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use crate::i18n::Locale;
use crate::i18n::proof::{Form, Part, Section, proof};

/// Write every text of a language beside the English one as a web page, for people who correct it
///
/// Texts are filled with examples. First come messages as they look, each with the texts in it, where the program was
/// built with the playground. The page needs nothing else: send it as a file, and open it in a browser.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The language, such as `de`
    #[arg(long, value_name = "TAG", value_parser = language)]
    language: Locale,
    /// The file to write; an existing file is replaced [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

fn language(tag: &str) -> Result<Locale, String> {
    Locale::from_tag(tag).ok_or_else(|| {
        let tags = Locale::ALL.map(Locale::language);
        format!("the languages are {}", tags.join(", "))
    })
}

/// Why the page could not be written.
#[derive(Debug, thiserror::Error)]
pub(super) enum WordsError {
    #[error(transparent)]
    Write(#[from] io::Error),
    #[cfg(feature = "playground")]
    #[error(transparent)]
    Stage(#[from] stage::StageError),
}

/// Writes the page.
///
/// # Errors
///
/// If the file or standard output cannot be written, or the messages cannot be made.
pub(super) fn run(args: &Args) -> Result<(), WordsError> {
    let page = page(args.language)?;
    match &args.out {
        Some(path) => fs::write(path, page)?,
        None => io::stdout().lock().write_all(page.as_bytes())?,
    }
    Ok(())
}

fn page(locale: Locale) -> Result<String, WordsError> {
    let sections = proof(locale);
    #[cfg(feature = "playground")]
    let Shown { html, texts } = places::show(locale, &sections)?;
    #[cfg(not(feature = "playground"))]
    let Shown { html, texts } = Shown::default();
    let sections: String = sections.iter().map(|file| section(file, &texts)).collect();
    Ok(include_str!("../../../assets/words.html")
        .replace("LANGUAGE", locale.language())
        .replace("NAME", locale.own_name())
        .replace("PLACES", &html)
        .replace("SECTIONS", &sections))
}

/// The drawn messages, and the ids of the texts in them.
#[derive(Default)]
struct Shown {
    html: String,
    texts: HashSet<String>,
}

/// The texts of a file that are not among those `shown` before.
fn section(section: &Section, shown: &HashSet<String>) -> String {
    let parts = section.parts.iter().filter(|part| match part {
        Part::Text(id, _) => !shown.contains(id),
        Part::Comment(_) => true,
    });
    let rows: String = parts.map(part).collect();
    format!("<h2>{}</h2>\n{}", section.file, table(&rows))
}

fn table(rows: &str) -> String {
    let columns = "<colgroup><col class=\"id\"><col><col></colgroup>";
    format!("<table>{columns}\n{rows}</table>\n")
}

fn part(part: &Part) -> String {
    match part {
        Part::Comment(words) => {
            let words = escape(words);
            format!("<tr><td class=\"note\" colspan=\"3\">{words}</td></tr>\n")
        }
        Part::Text(id, forms) => forms.iter().map(|form| row(id, form)).collect(),
    }
}

fn row(id: &str, form: &Form) -> String {
    let name = match form.when.as_str() {
        "" => id.to_owned(),
        when => format!("{id} ({when})"),
    };
    let (name, english, own) = (escape(&name), escape(&form.english), escape(&form.own));
    let kind = kind(id);
    format!(
        "<tr><td class=\"id\" data-kind=\"{kind}\">{name}</td><td>{english}</td><td class=\"own\" contenteditable data-id=\"{name}\">{own}</td></tr>\n"
    )
}

/// The kind of place that shows the text `id`, by the words of its name; empty for a message.
fn kind(id: &str) -> &'static str {
    let words: Vec<_> = id.split('-').collect();
    let has = |word| words.contains(&word);
    match words.last() {
        _ if has("button") => "button",
        _ if has("alt") => "picture",
        _ if has("form") => "form",
        _ if words.first() == Some(&"page") => "page",
        _ if words.first() == Some(&"command") || has("command") || has("option") => "command",
        Some(&"about") if !has("more") => "command",
        _ => "",
    }
}

/// Escapes text for HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
