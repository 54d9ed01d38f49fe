//! `tengen words`: every text of a language beside the English one, as a page for native readers.

use std::fs;
use std::io::{self, Write as _};
use std::path::PathBuf;

use crate::i18n::Locale;
use crate::i18n::proof::{Form, Part, Section, proof};

/// Write every text of a language beside the English one as a web page, for people who correct it
///
/// Texts are filled with examples. The page needs nothing else: send it as a file, and open it in a browser.
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

/// Writes the page.
///
/// # Errors
///
/// If the file or standard output cannot be written.
pub(super) fn run(args: &Args) -> io::Result<()> {
    let page = page(args.language);
    match &args.out {
        Some(path) => fs::write(path, page),
        None => io::stdout().lock().write_all(page.as_bytes()),
    }
}

fn page(locale: Locale) -> String {
    let sections: String = proof(locale).iter().map(section).collect();
    include_str!("../../assets/words.html")
        .replace("LANGUAGE", locale.language())
        .replace("NAME", locale.own_name())
        .replace("SECTIONS", &sections)
}

fn section(section: &Section) -> String {
    let rows: String = section.parts.iter().map(part).collect();
    let columns = "<colgroup><col class=\"id\"><col><col></colgroup>";
    format!(
        "<h2>{}</h2>\n<table>{columns}\n{rows}</table>\n",
        section.file
    )
}

fn part(part: &Part) -> String {
    match part {
        Part::Comment(words) => {
            format!(
                "<tr><td class=\"note\" colspan=\"3\">{}</td></tr>\n",
                escape(words)
            )
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
    format!(
        "<tr><td class=\"id\">{name}</td><td>{english}</td><td class=\"own\" contenteditable data-id=\"{name}\">{own}</td></tr>\n"
    )
}

/// Escapes text for HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
