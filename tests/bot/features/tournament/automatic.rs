//! Rounds that are paired and published automatically.

use tengen::clock::Span;
use tengen::contest::{NextRound, Phase};
use tengen::i18n::{Link, Quote, Text, say};
use tengen::rules::Color;

use super::games::{games, of_color};
use super::{contest, create, create_with_players, phase, publish, take_posts};
use crate::support::cast::{AO, KURO, SHIRO};
use crate::support::desk::direct;
use crate::support::script::resign_game;
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, english};

fn rounds(table: &Table) -> usize {
    contest(table).0.rounds.len()
}

/// An organiser enters that White has won at both tables of the last round.
fn white_wins(table: &mut Table) {
    for number in [1, 2] {
        let result = format!("/tournament result table:{number} result:white");
        let _noted = private(table.say(KURO, &result));
    }
}

/// Number of direct messages to the organiser with this text.
fn direct_messages(table: &Table, say: impl Fn(Quote, Link) -> Text) -> usize {
    let (contest, _) = contest(table);
    let message = contest.message.expect("its message is known");
    let way = Link::to_message(contest.place, message);
    let text = english(say(Quote::new("Cup"), way));
    let state = table.desk.lock();
    let messages = state.messages.iter();
    let direct = messages.filter(|seen| seen.channel == direct(KURO.player()));
    direct.filter(|seen| seen.message.content == text).count()
}

fn told_begun(table: &Table, round: u8) -> usize {
    direct_messages(table, |name, way| {
        say::tournament::round_begun(name, round, way)
    })
}

fn told_not_paired(table: &Table, round: u8) -> usize {
    direct_messages(table, |name, way| {
        say::tournament::not_paired(name, round, way)
    })
}

/// The text of the tournament's message.
fn card_text(table: &Table) -> String {
    let (contest, _) = contest(table);
    let mut state = table.desk.lock();
    let card = state.message(contest.message.unwrap()).unwrap();
    card.message.card.as_ref().unwrap().body.to_string()
}

#[test]
fn the_next_round_begins_with_the_last_result_and_the_organiser_is_told() {
    let mut table = Table::new();
    create_with_players(
        &mut table,
        "system:swiss rounds:2 where:evening next-round:results",
    );
    let rule = english(say::tournament::next_with_results());
    publish(&mut table);
    table.tick();
    assert_eq!(rounds(&table), 1, "results are missing");
    assert_says(card_text(&table), &rule);
    drop(table.take_deeds());
    white_wins(&mut table);
    assert!(
        take_posts(&table).is_empty(),
        "the organiser has nothing to do"
    );
    table.tick();
    assert_eq!(rounds(&table), 2);
    let said = take_posts(&table);
    let list = say::tournament::round_list(Quote::new("Cup"), 2);
    let list = english(list);
    let lists = said.iter().filter(|it| it.content.starts_with(&list));
    assert_eq!(lists.count(), 1, "{said:?}");
    assert_eq!(told_begun(&table, 2), 1);
    assert!(!card_text(&table).contains(&rule), "no other one follows");
    white_wins(&mut table);
    table.tick();
    assert_eq!((rounds(&table), phase(&table)), (2, Phase::Over));
    drop(table.take_deeds());
}

#[test]
fn games_that_end_begin_it_too() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2 next-round:results");
    publish(&mut table);
    table.tick();
    for game in games(&table) {
        assert_eq!(rounds(&table), 1);
        let loser = of_color(&game, Color::Black);
        resign_game(&mut table, loser, game.id().get());
        table.tick();
    }
    assert_eq!((rounds(&table), told_begun(&table, 2)), (2, 1));
    table.tick();
    assert_eq!(games(&table).len(), 2);
    drop(table.take_deeds());
}

#[test]
fn the_days_of_a_round_end_it_whatever_is_missing() {
    let mut table = Table::new();
    create_with_players(
        &mut table,
        "system:swiss rounds:3 where:evening next-round:days-7",
    );
    publish(&mut table);
    let _ = private(table.say(KURO, "/tournament result table:1 result:white"));
    table.advance_days(6);
    table.tick();
    assert_eq!(rounds(&table), 1);
    let rule = english(say::tournament::next_within(7));
    assert_says(card_text(&table), &rule);
    table.advance_days(1);
    table.tick();
    assert_eq!((rounds(&table), told_begun(&table, 2)), (2, 1));
    table.advance_days(6);
    table.tick();
    assert_eq!(rounds(&table), 2, "its days begin anew");
    drop(table.take_deeds());
}

#[test]
fn the_first_round_begins_when_entry_closes() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss entry:2 next-round:results");
    let rule = english(say::tournament::next_with_entry());
    table.tick();
    assert_says(card_text(&table), &rule);
    table.advance_days(1);
    table.tick();
    assert_eq!(rounds(&table), 0);
    table.advance_days(1);
    table.tick();
    assert_eq!((rounds(&table), told_begun(&table, 1)), (1, 1));
    drop(table.take_deeds());
}

#[test]
fn what_cannot_be_paired_is_left_to_the_organiser_who_is_told_once() {
    let mut table = Table::new();
    let _card = create(
        &mut table,
        "name:Cup system:swiss entry:1 where:evening next-round:results",
    );
    for member in [KURO, SHIRO] {
        let _ = table.say(member, "/me rank rank:5k");
        let _entered = public(table.press(member, say::tournament::button_enter()));
    }
    let _apart = sentence(table.say(KURO, "/tournament apart player:@kuro other:@shiro"));
    table.advance_days(1);
    for _ in 0..2 {
        table.tick();
    }
    assert_eq!((rounds(&table), told_not_paired(&table, 1)), (0, 1));
    // An organiser sees the reason, and may still pair them.
    let page = private(table.press(KURO, say::tournament::button_pair(1)));
    let pair = [KURO, SHIRO].map(|member| format!("<@{}>", member.id));
    let met = english(say::tournament::apart_met(pair.join(" – ")));
    let page = page.card.unwrap().body.to_string();
    assert_says(&page, &met);
    let _published = public(table.press(KURO, say::tournament::button_publish()));
    assert_eq!(rounds(&table), 1);
    drop(table.take_deeds());
}

#[test]
fn a_knock_out_waits_for_its_winners_whatever_days_have_passed() {
    let mut table = Table::new();
    create_with_players(
        &mut table,
        "system:knock-out where:evening next-round:days-7",
    );
    publish(&mut table);
    table.advance_days(7);
    for _ in 0..2 {
        table.tick();
    }
    assert_eq!((rounds(&table), told_not_paired(&table, 2)), (1, 1));
    white_wins(&mut table);
    table.tick();
    assert_eq!((rounds(&table), told_begun(&table, 2)), (2, 1));
    drop(table.take_deeds());
}

#[test]
fn an_organiser_changes_who_begins_the_next_round() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:4 where:evening");
    publish(&mut table);
    white_wins(&mut table);
    table.tick();
    assert_eq!(rounds(&table), 1, "the organiser publishes");
    let _changed = sentence(table.say(KURO, "/tournament change next-round:results"));
    assert_eq!(contest(&table).0.setup.next_round, NextRound::WithResults);
    table.tick();
    assert_eq!((rounds(&table), told_begun(&table, 2)), (2, 1));
    white_wins(&mut table);
    let _changed = sentence(table.say(KURO, "/tournament change next-round:by-hand"));
    table.clock.advance(Span::days(30));
    table.tick();
    assert_eq!(rounds(&table), 2);
    let _refused = sentence(table.say(AO, "/tournament change next-round:results"));
    assert_eq!(contest(&table).0.setup.next_round, NextRound::ByHand);
    drop(table.take_deeds());
}
