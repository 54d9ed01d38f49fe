//! Blocks: the blocked member starts no game with the other, and does not learn the reason.

use tengen::bot::port::request::{Call, Invocation, OptionValue, Person};
use tengen::bot::port::within::Within;
use tengen::config::{Config, Limits};
use tengen::game::PlayerId;
use tengen::i18n::{Name, Text, say};
use tengen::store::Property;

use super::{assert_refused, games};
use crate::support::cast::{AKA, AO, KURO, MIDORI, ROBOT, SHIRO};
use crate::support::script::{play, resign, seated};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, english};

/// The refusal for members whom shiro has blocked.
fn no_more() -> Text {
    say::limit::takes_no_more(SHIRO.mention())
}

/// Shiro has blocked kuro.
fn block(table: &mut Table) {
    let told = private(table.say(SHIRO, "/me block member:@kuro"));
    let said = english(say::limit::blocked(KURO.mention()));
    assert_says(&told, &said);
    assert!(told.mention.is_empty());
    let blocked = field(say::limit::blocked_are(KURO.mention()));
    assert!(told.card.unwrap().fields.contains(&blocked));
}

/// The field of `/me` that says who is blocked.
fn field(who: Text) -> (Within<256>, Within<1024>) {
    (
        english(say::limit::field_blocked()).into(),
        english(who).into(),
    )
}

/// Each member's blocked members.
fn blocks(table: &Table) -> Vec<(PlayerId, Vec<PlayerId>)> {
    let store = table.store();
    table
        .wait(store.each_property(Property::new("blocks")))
        .unwrap()
}

#[test]
fn a_member_who_is_blocked_challenges_nobody_who_has_blocked_them_in_any_way() {
    let mut table = Table::new();
    block(&mut table);
    table.restart();
    for command in [
        "/challenge opponent:@shiro",
        "/together pair-go opponent:@aka partner:@shiro opponent-partner:@ao",
        "/together pair-go opponent:@aka partner:@ao opponent-partner:@shiro",
    ] {
        assert_refused(table.say(KURO, command), no_more());
    }
    assert_eq!(games(&table), 0);
    // An open challenge of theirs is not for a member whom they have blocked.
    let _ = public(table.say(SHIRO, "/challenge size:5"));
    assert_refused(
        table.press(KURO, say::challenge::button_accept()),
        no_more(),
    );
    // Others can, and so can the one who has blocked.
    let _ = public(table.say(AKA, "/challenge opponent:@shiro"));
    let _ = public(table.say(SHIRO, "/challenge opponent:@kuro"));
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    drop(table.take_deeds());
}

#[test]
fn no_rematch_is_asked_of_who_has_blocked_the_other() {
    let mut table = seated("size:5");
    play(&mut table, "C3");
    resign(&mut table, SHIRO);
    block(&mut table);
    let _ = private(table.press(KURO, say::table::button_rematch()));
    assert_refused(
        table.press(KURO, say::challenge::button_rematch_same()),
        no_more(),
    );
}

#[test]
fn nobody_takes_a_seat_beside_one_whom_they_have_blocked() {
    let mut table = Table::new();
    let pairs = "/together pair-go opponent:@aka partner:@midori opponent-partner:@ao size:5";
    let _ = public(table.say(KURO, pairs));
    for who in [AKA, MIDORI, AO] {
        let _ = public(table.press(who, say::challenge::button_accept()));
    }
    drop(table.take_deeds());
    block(&mut table);
    let substitute = "/game substitute player:@shiro leaving:@midori";
    assert_refused(table.say(KURO, substitute), no_more());
}

#[test]
fn the_refusal_is_that_of_somebody_with_enough_games() {
    let mut table = seated("size:5").with_limits(Limits {
        running_games: 1,
        ..Config::default().limits
    });
    let full = sentence(table.say(AKA, "/challenge opponent:@shiro"));
    let mut other = Table::new();
    block(&mut other);
    let blocked = sentence(other.say(KURO, "/challenge opponent:@shiro"));
    assert_eq!(full, blocked);
    // Blocks are invisible to others.
    for who in [KURO, AKA] {
        let card = private(other.say(who, "/me show")).card.unwrap();
        assert!(card.fields.contains(&field(say::limit::blocked_nobody())));
    }
}

#[test]
fn a_member_who_is_unblocked_can_challenge_again() {
    let mut table = Table::new();
    block(&mut table);
    let told = private(table.say(SHIRO, "/me unblock member:@kuro"));
    let said = english(say::limit::unblocked(KURO.mention()));
    assert_says(&told, &said);
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    assert_eq!(blocks(&table), []);
}

#[test]
fn a_block_is_exported_and_both_of_its_members_are_forgotten() {
    let mut table = Table::new();
    block(&mut table);
    let _ = private(table.say(SHIRO, "/me block member:@aka"));
    let exported = private(table.say(SHIRO, "/me export"));
    let text = String::from_utf8(exported.files[0].bytes.to_vec()).unwrap();
    let all: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(all["settings"]["blocks"], serde_json::json!(["1", "3"]));
    let forget = |table: &mut Table, who| {
        let _ = private(table.say(who, "/me forget"));
        let _ = private(table.press(who, say::people::button_forget()));
    };
    forget(&mut table, KURO);
    assert_eq!(blocks(&table), [(SHIRO.player(), vec![AKA.player()])]);
    forget(&mut table, SHIRO);
    assert_eq!(blocks(&table), []);
}

#[test]
fn one_blocks_thirty_people_and_another_when_one_of_them_is_unblocked() {
    let mut table = Table::new();
    // Ids with the maximum number of digits, all of which fit into one field.
    let numbered = |number: u64| Person {
        player: PlayerId::new(18_000_000_000_000_000_000 + number),
        ..AKA.person()
    };
    let change = |table: &mut Table, option: &str, number| {
        let call = Call {
            name: "me".to_owned(),
            subcommand: Some(option.to_owned()),
            options: vec![("member".to_owned(), OptionValue::Person(numbered(number)))],
        };
        private(table.ask(SHIRO, Invocation::Command(call)))
    };
    for number in 0..30 {
        let told = change(&mut table, "block", number);
        assert!(told.card.is_some(), "{number}: {}", told.content);
    }
    let full = english(say::limit::blocks_full(30));
    assert_eq!(change(&mut table, "block", 30).content, full);
    // A member who is blocked already adds no entry.
    assert!(change(&mut table, "block", 7).card.is_some());
    assert!(change(&mut table, "unblock", 0).card.is_some());
    assert!(change(&mut table, "block", 30).card.is_some());
    assert_eq!(change(&mut table, "block", 31).content, full);
}

#[test]
fn one_blocks_some_people_and_no_program() {
    let mut table = Table::new();
    let program = say::refusal::against_program(Name::escape(ROBOT.name));
    assert_refused(table.say(SHIRO, "/me block member:@robot"), program);
    block(&mut table);
    block(&mut table);
    assert_eq!(blocks(&table), [(SHIRO.player(), vec![KURO.player()])]);
}
