//! The organiser's page before a round is published.

use tengen::bot::port::message::Row;
use tengen::contest::Phase;
use tengen::i18n::say;

use super::{contest, create_with_players, phase, publish};
use crate::support::cast::{AKA, KURO};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::english;

#[test]
fn an_organiser_swaps_two_before_anybody_sees_them() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let _ = private(table.press(KURO, say::tournament::button_pair(1)));
    let proposed = contest(&table).0.proposal.unwrap();
    let [first, second] = [0, 1].map(|at: usize| proposed.couples[at].seats.white);
    let _ = public(table.choose(KURO, &first.get().to_string()));
    let page = public(table.choose(KURO, &second.get().to_string()));
    assert!(matches!(page.rows[0], Row::Menu(_)));
    let swapped = contest(&table).0.proposal.unwrap();
    assert_eq!(swapped.couples[0].seats.white, second);
    assert_eq!(swapped.couples[1].seats.white, first);
    let _ = public(table.press(KURO, say::tournament::button_lot()));
    let again = contest(&table).0.proposal.unwrap();
    assert!(again.version > swapped.version);
    drop(table.take_deeds());
}

#[test]
fn a_proposal_that_is_opened_anew_has_the_lots_that_were_drawn_last() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let _ = private(table.press(KURO, say::tournament::button_pair(1)));
    let first = contest(&table).0.proposal.unwrap();
    let _ = public(table.press(KURO, say::tournament::button_lot()));
    let drawn = contest(&table).0.proposal.unwrap();
    assert_ne!(drawn.lot, first.lot);
    let _ = private(table.press(KURO, say::tournament::button_pair(1)));
    let opened = contest(&table).0.proposal.unwrap();
    assert_eq!(opened.lot, drawn.lot);
    assert_eq!(opened.couples, drawn.couples);
    drop(table.take_deeds());
}

#[test]
fn an_organiser_changes_no_pairs_of_a_round_robin() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:round-robin where:evening");
    let page = private(table.press(KURO, say::tournament::button_pair(1)));
    let is_menu = |row: &Row| matches!(row, Row::Menu(_));
    assert!(!page.rows.is_empty() && !page.rows.iter().any(is_menu));
    drop(table.take_deeds());
}

#[test]
fn forged_pages_of_a_proposal_are_refused_or_the_last_one() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let _ = private(table.press(KURO, say::tournament::button_pair(1)));
    let (custom_id, message) = table.custom_id(say::tournament::button_publish());
    let page = custom_id.replace("publish", "page");
    let (page, id) = page.rsplit_once(':').unwrap();
    let beyond = public(table.press_id(KURO, &format!("{page}:65535:0:{id}"), message));
    assert!(beyond.card.is_some());
    // The custom id names a member who is no entrant.
    let said = sentence(table.press_id(KURO, &format!("{page}:0:60001:{id}"), message));
    assert_eq!(said, english(say::tournament::no_outdated()));
    drop(table.take_deeds());
}

#[test]
fn pairs_of_which_somebody_has_left_are_not_published() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    let _ = private(table.press(KURO, say::tournament::button_pair(1)));
    let _ = public(table.press(AKA, say::tournament::button_withdraw()));
    let refused = sentence(table.press(KURO, say::tournament::button_publish()));
    assert_eq!(refused, english(say::tournament::no_outdated()));
    assert_eq!(phase(&table), Phase::Entry);
    publish(&mut table);
    let round = contest(&table).0.rounds.pop().unwrap();
    assert_eq!((round.pairs.len(), round.byes.len()), (1, 1));
    drop(table.take_deeds());
}
