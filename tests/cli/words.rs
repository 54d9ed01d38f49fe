//! `tengen words`: a page with every text, for native readers.

use std::fs;

use tengen::i18n::proof::{Part, proof};
use tengen::i18n::{Locale, Name, messages, say};
use tengen::rules::Color;

use super::{said, tengen};
use crate::support::words::{english, german};

#[test]
fn the_page_has_every_text_of_a_language_beside_english() {
    let page = said(&tengen(&["words", "--language", "de"]));
    for message in messages() {
        let id = message.id.replace('_', "-");
        assert!(page.contains(&format!("<td class=\"id\">{id}")), "{id}");
    }
    let [english, german] = [english, german].map(|told| told(say::pace::went_on()));
    let own = "<td class=\"own\" contenteditable data-id=\"pace-went-on\">";
    assert!(page.contains(&format!("<td>{english}</td>{own}{german}</td>")));
    assert!(page.contains("<h2>pace</h2>"));
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
fn the_page_goes_to_a_file_and_a_language_that_is_not_spoken_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("words.html");
    let output = tengen(&["words", "--language", "sv", "--out", path.to_str().unwrap()]);
    assert!(output.status.success(), "{}", said(&output));
    assert!(
        fs::read_to_string(path)
            .unwrap()
            .contains("tengen: Svenska")
    );
    let output = tengen(&["words", "--language", "tlh"]);
    assert!(!output.status.success());
    assert!(
        said(&output).contains("the languages are en, de"),
        "{}",
        said(&output)
    );
}
