//! The help: short, within Discord's limits, and the way to the rule book.

use std::collections::HashSet;

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Message, Row};
use tengen::bot::registry;
use tengen::i18n::{Locale, Typed, say};
use tengen::rules::{RuleSet, Variant};

use crate::support::cast::{AO, KURO};
use crate::support::script::seated;
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{english, german};

/// The values of all entries of all menus.
fn entries(page: &Message) -> Vec<String> {
    let menus = page.rows.iter().filter_map(|row| match row {
        Row::Menu(menu) => Some(menu),
        Row::Buttons(_) => None,
    });
    menus
        .flat_map(|menu| menu.entries.iter().map(|entry| entry.value.clone()))
        .collect()
}

#[test]
fn every_page_is_in_the_menu_and_has_something_to_say() {
    for reader in [KURO, AO] {
        let mut table = Table::new();
        let entries = entries(&private(table.say(reader, "/help")));
        assert_eq!(entries.len(), 4 + Variant::ALL.len());
        let (mut bodies, mut titles) = (HashSet::new(), HashSet::new());
        for entry in &entries {
            let _ = table.say(reader, "/help");
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
fn the_help_leads_to_the_rule_book() {
    for (reader, button, title) in [
        (
            KURO,
            english(say::help::shelf_rules()),
            english(say::rules::path_title()),
        ),
        (
            AO,
            german(say::help::shelf_rules()),
            german(say::rules::path_title()),
        ),
    ] {
        let mut table = Table::new();
        for page in ["start", "commands", "count", "clubs"] {
            let _ = table.say(reader, &format!("/help topic:{page}"));
            let page = public(table.press(reader, &*button));
            assert_eq!(page.card.unwrap().title, title);
        }
    }
}

#[test]
fn all_commands_fit_on_their_page_in_every_language() {
    let mut table = Table::new();
    for locale in Locale::ALL {
        let mut reader = KURO;
        reader.locale = locale.language();
        let page = private(table.say(reader, "/help topic:commands"))
            .card
            .unwrap();
        let last = registry::specs().last().unwrap().about.unwrap();
        let last = last.to(locale);
        assert!(page.body.ends_with(&last), "{last}: {}", page.body);
    }
}

#[test]
fn the_commands_are_listed_from_the_catalogue() {
    let mut table = Table::new();
    let page = private(table.say(AO, "/help topic:commands")).card.unwrap();
    assert!(page.body.contains(&german(say::help::command_line(
        say::command::challenge(),
        say::command::challenge_about()
    ))));
    assert!(page.body.contains(&german(say::help::command_line(
        say::rules::command(),
        say::rules::command_about()
    ))));
    assert!(
        sentence(table.say(KURO, "/help topic:nonsense"))
            .contains(&english(say::refusal::bad_choice(Typed::new("nonsense"))))
    );
}

#[test]
fn topics_are_suggested_by_their_titles_in_the_readers_language() {
    let mut table = Table::new();
    assert_eq!(table.suggestions(KURO, "/help", "topic").len(), 8);
    assert_eq!(
        table.suggestions(KURO, "/help topic:atari", "topic"),
        ["atari-go"]
    );
    assert_eq!(
        table.suggestions(AO, "/help topic:ausz", "topic"),
        ["count"]
    );
    assert!(
        table
            .suggestions(KURO, "/help topic:xyzzy", "topic")
            .is_empty()
    );
}

/// Booklet 000 leads on to players near its reader.
#[test]
fn the_federations_are_named_with_their_addresses() {
    let mut table = Table::new();
    for reader in [KURO, AO] {
        let page = private(table.say(reader, "/help topic:clubs"))
            .card
            .unwrap();
        for address in [
            "intergofed.org",
            "eurogofed.org",
            "britgo.org",
            "dgob.de",
            "usgo.org",
        ] {
            let link = format!("](https://www.{address})");
            assert!(page.body.contains(&link), "{}", page.body);
        }
    }
    // From the rule book one finds it by its name, too.
    let page = private(table.say(AO, "/rules topic:clubs"));
    assert_eq!(page.card.unwrap().title, german(say::help::clubs_title()));
}

/// Japanese 1989, Articles 7.2, 9.3, 13 and 14.
#[test]
fn the_page_of_the_japanese_rules_tells_how_a_stopped_game_goes_on_and_ends() {
    for locale in Locale::ALL {
        let mut table = Table::new();
        let say = format!("/rules topic:rules-japanese language:{}", locale.language());
        let body = private(table.say(KURO, &say)).card.unwrap().body;
        for article in ["9.3", "7.2", "13", "14"] {
            assert!(body.contains(&format!(" {article})")), "{locale:?}: {body}");
        }
    }
    let mut table = seated("size:9 rules:japanese");
    let _ = private(table.press(KURO, say::table::button_more()));
    let page = private(table.choose(KURO, "rules")).card.unwrap();
    assert!(
        page.body.contains(&english(say::help::rules(
            RuleSet::named("japanese").unwrap()
        ))),
        "{}",
        page.body
    );
}
