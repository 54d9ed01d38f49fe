//! Challenges that never became a game are deleted after a while, with every row that refers to them.

use std::collections::BTreeMap;

use tengen::clock::Span;
use tengen::game::{CLOSED_LIFE, GameId};
use tengen::i18n::say;

use crate::support::cast::{KURO, SHIRO};
use crate::support::database;
use crate::support::script::{begin, resign, resign_game, seated};
use crate::support::table::{Table, private, public, sentence};

/// Number of rows per table, tables of games only.
fn rows(table: &mut Table) -> BTreeMap<String, usize> {
    table.while_stopped(|path| {
        let db = database::bare(path);
        let mut rows = BTreeMap::new();
        for tree in db.tables() {
            let is_of_games = !matches!(
                tree.as_str(),
                "meta" | "counters" | "heartbeat" | "__sled__default"
            );
            let mut held = db.rows(&tree);
            if tree == "properties" {
                held.retain(|(owner, _)| owner.starts_with(b"g"));
            }
            let held = held.len();
            // The rows in `causes` are keyed by interaction, not by game.
            if is_of_games && held > 0 && tree != "causes" {
                rows.insert(tree, held);
            }
        }
        rows
    })
}

/// Declined, withdrawn, and lapsed: games 1 to 3.
fn challenge_in_vain(table: &mut Table) {
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    let _ = public(table.press(SHIRO, say::challenge::button_decline()));
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    let _ = public(table.press(KURO, say::challenge::button_decline()));
    let _ = public(table.say(KURO, "/challenge"));
    table.advance_days(7);
    table.tick();
    drop(table.take_deeds());
}

#[test]
fn a_challenge_that_came_to_nothing_is_thrown_away_after_a_month_with_every_row() {
    let mut table = Table::new();
    let before = rows(&mut table);
    let _ = public(table.say(KURO, "/challenge"));
    let (accept, message) = table.custom_id(say::challenge::button_accept());
    let _ = public(table.press(KURO, say::challenge::button_withdraw()));
    table.clock.advance(CLOSED_LIFE.minus(Span::seconds(1)));
    table.tick();
    let shown = private(table.say(KURO, "/game show game:1"));
    assert!(shown.card.is_some(), "{shown:?}");
    table.clock.advance(Span::seconds(1));
    table.tick();
    let said = sentence(table.say(KURO, "/game show game:1"));
    assert!(said.contains('1'), "{said}");
    drop(table.take_deeds());
    assert_eq!(rows(&mut table), before);
    // A press on it is still answered, and its number is not reused.
    let _ = private(table.press_id(SHIRO, &accept, message));
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    assert_eq!(table.game(2).id(), GameId::new(2));
}

#[test]
fn whichever_way_it_came_to_nothing_it_goes_and_what_is_played_stays() {
    let mut table = Table::new();
    challenge_in_vain(&mut table);
    begin(&mut table, "");
    resign_game(&mut table, SHIRO, 4);
    table.clock.advance(CLOSED_LIFE);
    table.tick();
    let there = |table: &mut Table, number: u64| {
        let shown = private(table.say(KURO, &format!("/game show game:{number}")));
        shown.card.is_some()
    };
    drop(table.take_deeds());
    let left: Vec<_> = (1..=4)
        .filter(|number| there(&mut table, *number))
        .collect();
    assert_eq!(left, [4]);
}

/// A rematch that was declined, and is gone, leaves room for another.
#[test]
fn a_rematch_can_be_asked_for_again_when_the_first_is_thrown_away() {
    let mut table = seated("");
    resign(&mut table, SHIRO);
    let (rematch, message) = table.custom_id(say::table::button_rematch());
    let ask = |table: &mut Table| {
        let _ = table.press_id(KURO, &rematch, message);
        public(table.press(KURO, say::challenge::button_rematch_same()))
    };
    let _ = ask(&mut table);
    let _ = public(table.press(SHIRO, say::challenge::button_decline()));
    table.clock.advance(CLOSED_LIFE);
    table.tick();
    let _ = ask(&mut table);
    assert_eq!(table.game(3).offer().challenger, KURO.player());
    drop(table.take_deeds());
}
