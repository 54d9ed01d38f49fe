//! The message of a tournament before and during it, and the permission to create one.

use tengen::bot::port::message::Message;
use tengen::i18n::say;
use tengen::rules::Rank;

use super::games::games;
use super::{contest, create, create_with_players, publish};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_lacks, assert_says, english};

fn body(message: Message) -> String {
    message.card.unwrap().body.to_string()
}

fn show(table: &mut Table) -> String {
    body(private(table.say(KURO, "/tournament show")))
}

fn kyu(number: u8) -> Rank {
    Rank::kyu(number).unwrap()
}

#[test]
fn only_moderators_set_one_up() {
    let mut table = Table::new();
    let refused = sentence(table.say(KURO, "/tournament create name:Cup"));
    assert_eq!(refused, english(say::refusal::only_a_moderator()));
    let created = create(&mut table, "name:Cup");
    assert!(created.card.is_some());
}

#[test]
fn a_member_who_has_no_rank_is_told_as_what_they_play_and_may_still_set_one() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Cup");
    let told = private(table.press(KURO, say::tournament::button_enter()));
    let guessed = english(say::tournament::guessed(kyu(20)));
    assert_eq!(told.content, guessed);
    let card = body(table.take_edit());
    let guess = format!("<@{}> (20k?)", KURO.player());
    assert_says(&card, &guess);
    let unranked = english(say::tournament::unranked(kyu(20)));
    assert_says(&card, &unranked);
    // A second time changes nothing.
    let again = sentence(table.press(KURO, say::tournament::button_enter()));
    assert_eq!(again, english(say::tournament::no_entered()));
    let _ = table.say(KURO, "/me rank rank:3k");
    let card = body(public(table.press(KURO, say::tournament::button_enter())));
    let told = format!("<@{}> (3k)", KURO.player());
    assert!(card.contains(&told) && !card.contains(&unranked), "{card}");
    assert_eq!(contest(&table).0.entries.len(), 1);
    // A player who leaves before the first round appears nowhere.
    let _ = private(table.press(AKA, say::tournament::button_enter()));
    let card = body(public(table.press(AKA, say::tournament::button_withdraw())));
    assert_lacks(&card, &unranked);
    drop(table.take_deeds());
}

#[test]
fn the_bar_is_told_before_the_first_round_and_after_it() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:mcmahon rounds:1 where:evening");
    let [open, set] =
        [say::tournament::bar_open, say::tournament::bar].map(|bar| english(bar(kyu(2))));
    let card = show(&mut table);
    assert_says(&card, &open);
    publish(&mut table);
    let _ = table.press(SHIRO, say::tournament::button_withdraw());
    let card = show(&mut table);
    assert!(card.contains(&set) && !card.contains(&open), "{card}");
    drop(table.take_deeds());
}

#[test]
fn games_here_are_rated_unless_the_organiser_says_otherwise() {
    let told = [say::rating::rated(), say::tournament::unrated()];
    let told = told.map(|text| format!(" · {}", english(text)));
    for (play, expected) in [
        ("where:here", [true, false]),
        ("where:here rated:unrated", [false, true]),
        ("where:evening", [false, false]),
    ] {
        let mut table = Table::new();
        create_with_players(&mut table, &format!("system:swiss {play}"));
        let card = show(&mut table);
        let said = told.each_ref().map(|told| card.contains(told));
        assert_eq!(said, expected, "{play}: {card}");
        drop(table.take_deeds());
    }
}

#[test]
fn what_cannot_be_rated_is_refused_where_that_is_asked_for() {
    let mut table = Table::new();
    table.powers = crate::support::script::MODERATES;
    let asked = "/tournament create name:Cup rated:rated";
    for (options, said) in [
        ("where:evening", say::tournament::no_rated_by_hand()),
        ("format:pairs size:9", say::rating::no_pairs()),
        ("size:7", say::rating::only_boards()),
    ] {
        let refused = sentence(table.say(KURO, &format!("{asked} {options}")));
        assert_eq!(refused, english(said), "{options}");
    }
}

#[test]
fn games_are_rated_where_they_can_be_unless_the_organiser_says_otherwise() {
    for (options, is_rated) in [
        ("size:9", true),
        ("size:9 rated:unrated", false),
        ("size:7", false),
    ] {
        let mut table = Table::new();
        create_with_players(&mut table, &format!("system:swiss rounds:1 {options}"));
        publish(&mut table);
        table.tick();
        let all = games(&table);
        let rated = all.iter().filter(|game| game.is_rated()).count();
        assert!(!all.is_empty(), "{options}");
        assert_eq!(rated, if is_rated { all.len() } else { 0 }, "{options}");
        drop(table.take_deeds());
    }
}

#[test]
fn standings_say_how_many_results_are_missing() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2 where:evening");
    publish(&mut table);
    for missing in [2, 1] {
        let head = english(say::tournament::standings_open(missing));
        let card = show(&mut table);
        assert_says(&card, &head);
        let result = format!("/tournament result table:{missing} result:white");
        let _ = private(table.say(KURO, &result));
    }
    let card = show(&mut table);
    let head = english(say::tournament::standings(1));
    assert_says(&card, &head);
    // The standings show the rank that the player has set.
    assert_says(&card, format!("<@{}> (3k)", AKA.player()));
    drop(table.take_deeds());
}
