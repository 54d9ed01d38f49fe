//! `tengen words`: a page with every text, for native readers.

use std::fs;

use tengen::i18n::proof::{Part, proof};
use tengen::i18n::{Locale, Name, messages, say};
use tengen::rules::Color;

use super::{output_text, tengen};
use crate::support::words::{english, german};

#[test]
fn the_page_has_every_text_of_a_language_and_shows_messages_with_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("words.html");
    let output = tengen(&["words", "--language", "de", "--out", path.to_str().unwrap()]);
    assert!(output.status.success(), "{}", output_text(&output));
    let page = fs::read_to_string(path).unwrap();
    assert!(page.contains("tengen: Deutsch"));
    for message in messages() {
        let id = message.id.replace('_', "-");
        let is_there = |end| page.contains(&format!("data-id=\"{id}{end}"));
        assert!(is_there("\"") || is_there(" ("), "{id}");
    }
    let [english, german] = [english, german].map(|told| told(say::pace::went_on()));
    let own = "<td class=\"own\" contenteditable data-id=\"pace-went-on\">";
    assert!(page.contains(&format!("<td>{english}</td>{own}{german}</td>")));
    assert!(page.contains("<h2>pace</h2>"));
    shows_every_place(&page);
}

fn shows_every_place(page: &str) {
    let script = include_str!("../../assets/words.txt");
    let titles = script.lines().filter_map(|line| line.strip_prefix("# "));
    let titles: Vec<_> = titles.collect();
    let places = page.matches("<div class=\"scene\">").count();
    assert_eq!(places, titles.len());
    for title in titles {
        let place = place_of(page, title);
        assert!(place.contains("\"author\":"), "{title} shows no message");
    }
    let begins = place_of(page, "Accepted: the game begins");
    let label = german(say::table::button_play());
    assert!(begins.contains(&format!("\"label\":\"{label}\"")));
    assert!(begins.contains("data-id=\"table-button-play\""));
    let texts = page.matches("data-id=\"table-button-play\"").count();
    assert_eq!(texts, 1);
}

/// The part of the page below `title`.
fn place_of<'a>(page: &'a str, title: &str) -> &'a str {
    let (_, place) = page.split_once(&format!("<h2>{title}</h2>")).unwrap();
    place.split("<h2>").next().unwrap()
}

#[test]
fn every_form_is_filled_with_examples() {
    let sections = proof(Locale::Polish);
    let parts = sections.iter().flat_map(|section| &section.parts);
    let forms = |wanted: &str| {
        let mut texts = parts.clone().filter_map(|part| match part {
            Part::Text(id, forms) if id == wanted => Some(forms.clone()),
            _ => None,
        });
        texts.next().unwrap()
    };
    let days = forms("pace-days");
    let own: Vec<_> = days.iter().map(|form| form.own.as_str()).collect();
    let polish = [1, 2, 5].map(|days| say::pace::days(days).to(Locale::Polish));
    assert_eq!(own, polish);
    let won = &forms("pace-won-time")[0];
    assert_eq!(won.when, "color = white");
    let [winner, loser] = ["@winner", "@loser"].map(Name::bare);
    let filled = say::pace::won_time(winner, Color::White, loser);
    assert_eq!(won.english, english(filled));
}

#[test]
fn every_language_has_a_page_without_leftovers() {
    for locale in Locale::ALL {
        for section in proof(locale) {
            assert!(
                section
                    .parts
                    .iter()
                    .any(|part| matches!(part, Part::Comment(_)))
            );
            for part in section.parts {
                let Part::Text(id, forms) = part else {
                    continue;
                };
                assert!(id.starts_with(&format!("{}-", section.file)), "{id}");
                for form in forms {
                    let words = form.english + &form.own;
                    assert!(!words.contains(['{', '}', '$']), "{id}: {words}");
                }
            }
        }
    }
}

#[test]
fn a_language_that_is_not_spoken_is_named() {
    let output = tengen(&["words", "--language", "tlh"]);
    assert!(!output.status.success());
    assert!(
        output_text(&output).contains("the languages are en, de"),
        "{}",
        output_text(&output)
    );
}
