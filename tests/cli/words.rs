//! `tengen words`: a page with every text, for native readers.

use std::fs;

use tengen::i18n::proof::{Finder, Part, proof};
use tengen::i18n::{Locale, Name, messages, say};
use tengen::rules::Color;

use super::{said, tengen};
use crate::support::words::{english, german};

#[test]
fn the_page_has_every_text_of_a_language_and_shows_messages_with_theirs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("words.html");
    let output = tengen(&["words", "--language", "de", "--out", path.to_str().unwrap()]);
    assert!(output.status.success(), "{}", said(&output));
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
    let play = place_of(page, "A move");
    let label = german(say::table::button_play());
    assert!(play.contains(&format!("\"label\":\"{label}\"")));
    assert!(play.contains("data-id=\"table-moved\""));
    assert_eq!(page.matches("data-id=\"table-moved\"").count(), 1);
}

/// What the page shows below `title`.
fn place_of<'a>(page: &'a str, title: &str) -> &'a str {
    let (_, place) = page.split_once(&format!("<h2>{title}</h2>")).unwrap();
    place.split("<h2>").next().unwrap()
}

#[test]
fn a_text_is_found_in_a_message_by_its_own_words() {
    let finder = Finder::new(Locale::English);
    let find = |said: &str| finder.find(&[said.to_owned()]);
    let found = find("**Move 1 · Black C3** · game 1\n**<@1>, your turn**");
    for id in ["table-moved", "table-turn"] {
        assert!(found.contains(&id), "{id}: {found:?}");
    }
    assert!(!found.contains(&"table-moved-pass"), "{found:?}");
    assert!(find("Play").contains(&"table-button-play"));
    assert!(!find("Playful").contains(&"table-button-play"));
    let reminder = "**<@1>, your turn** · game 3 against <@2>\nin a day · there";
    assert!(find(reminder).contains(&"table-reminder"));
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
        said(&output).contains("the languages are en, de"),
        "{}",
        said(&output)
    );
}
