//! The help: every page, in every language, within Discord's limits.

use std::collections::HashSet;

use tengen::bot::reply::{Answer, Message, Row};
use tengen::rules::RuleSet;

use crate::support::cast::{AO, KURO};
use crate::support::table::{Table, private, sentence};

/// The pages about single rules.
const LESSONS: usize = 11;

/// The values of all entries of all menus.
fn entries(page: &Message) -> Vec<String> {
    let menus = page.rows.iter().map(|row| match row {
        Row::Menu(menu) => menu,
        Row::Buttons(_) => panic!("menus alone: {row:?}"),
    });
    menus
        .flat_map(|menu| menu.entries.iter().map(|entry| entry.value.clone()))
        .collect()
}

#[test]
fn every_page_is_in_a_menu_and_has_something_to_say() {
    for reader in [KURO, AO] {
        let mut table = Table::new();
        let entries = entries(&private(table.say(reader, "/help")));
        assert_eq!(entries.len(), 3 + 4 + LESSONS + RuleSet::ALL.len());
        let (mut bodies, mut titles) = (HashSet::new(), HashSet::new());
        for entry in &entries {
            let Answer::Replace(page) = table.choose(reader, entry) else {
                panic!("the page takes the place of the one before");
            };
            let card = page.card.unwrap();
            assert!(
                bodies.insert(card.body),
                "{entry} says what another page says"
            );
            assert!(
                titles.insert(card.title),
                "{entry} is called as another page is"
            );
        }
    }
}

#[test]
fn every_rule_has_a_picture_with_words_for_it() {
    for reader in [KURO, AO] {
        let mut table = Table::new();
        let _ = table.say(reader, "/help");
        let mut pictures = 0;
        for entry in entries(&private(table.say(reader, "/help"))) {
            let Answer::Replace(page) = table.choose(reader, &entry) else {
                panic!("the page takes the place of the one before");
            };
            for file in page.files {
                pictures += 1;
                assert_eq!(file.name, format!("tengen-{entry}.png"));
                let alt = file.alt.unwrap();
                let stones = if reader == AO {
                    "Schwarze Steine"
                } else {
                    "Black stones"
                };
                assert!(alt.contains(stones), "{entry}: {alt}");
                // Nobody is to move on a board that is counted.
                let turn = alt.contains(" to move.") || alt.contains(" ist am Zug.");
                assert_eq!(turn, entry != "scoring", "{entry}: {alt}");
                if entry == "scoring" {
                    assert!(alt.contains(" F7 G7."), "the territories too: {alt}");
                }
            }
        }
        assert_eq!(pictures, LESSONS);
    }
}

#[test]
fn the_commands_are_listed_from_the_catalogue() {
    let mut table = Table::new();
    let page = private(table.say(AO, "/help topic:commands")).card.unwrap();
    assert!(
        page.body
            .contains("**/herausfordern** Jemanden zu einer Partie herausfordern")
    );
    assert!(sentence(table.say(KURO, "/help topic:nonsense")).contains("none of the choices"));
}

#[test]
fn topics_are_suggested_by_their_titles_in_the_readers_language() {
    let mut table = Table::new();
    assert_eq!(table.suggestions(KURO, "/help", "topic").len(), 25);
    assert_eq!(
        table.suggestions(KURO, "/help topic:atari", "topic"),
        ["atari-go"]
    );
    assert_eq!(
        table.suggestions(AO, "/help topic:falle", "topic"),
        ["pairs"]
    );
    assert!(
        table
            .suggestions(KURO, "/help topic:xyzzy", "topic")
            .is_empty()
    );
}

#[test]
fn a_page_is_found_by_its_title_as_well() {
    let mut table = Table::new();
    for (reader, typed, title) in [
        (KURO, "suicide", "Suicide"),
        (KURO, "SEKI", "Seki"),
        (AO, "selbstmord", "Selbstmord"),
        (AO, "suicide", "Selbstmord"),
    ] {
        let page = private(table.say(reader, &format!("/help topic:{typed}")));
        assert_eq!(page.card.unwrap().title, title);
    }
}
