//! The help: every page, in every language, within Discord's limits.

use tengen::bot::reply::{Answer, Row};
use tengen::rules::RuleSet;

use crate::support::cast::{AO, KURO};
use crate::support::table::{Table, private, sentence};

#[test]
fn every_page_is_in_the_menu_and_has_something_to_say() {
    for reader in [KURO, AO] {
        let mut table = Table::new();
        let first = private(table.say(reader, "/help"));
        let [Row::Menu(menu)] = &first.rows[..] else {
            panic!("{first:?}");
        };
        assert_eq!(menu.entries.len(), 3 + 4 + RuleSet::ALL.len());
        let mut bodies = Vec::new();
        for entry in &menu.entries {
            let Answer::Replace(page) = table.choose(reader, &entry.value) else {
                panic!("the page takes the place of the one before");
            };
            bodies.push(page.card.unwrap().body);
        }
        bodies.sort();
        bodies.dedup();
        assert_eq!(
            bodies.len(),
            menu.entries.len(),
            "every page says something else"
        );
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
