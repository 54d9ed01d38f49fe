//! A channel's captain vetoes one move per vote.

use tengen::bot::port::message::{Menu, Message, Row};
use tengen::clock::Span;
use tengen::i18n::say;
use tengen::rules::{Color, Move};

use super::{after, message, vote, voters};
use crate::support::ask::private_or_in_place;
use crate::support::board::at;
use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::script::{moderating, resign_game};
use crate::support::table::{TABLE, Table, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english};

/// shiro has played Black's first move against the channel, whose captain is midori: the vote is open.
fn open() -> Table {
    let mut table = Table::new().without_limits();
    let line = "/together against size:5 colour:black veto:@midori";
    let card = public(table.say(SHIRO, line));
    let named = say::vote::line_captain(MIDORI.mention(), TABLE);
    assert_says(&card, named);
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    let _ = public(table.say(SHIRO, "/play at:C3"));
    table.send_outbox();
    let _ = table.take_deeds();
    table
}

/// The menu of the moves that can be vetoed.
fn menu(message: &Message) -> Menu {
    let mut rows = message.rows.iter();
    let menu = rows.find_map(|row| match row {
        Row::Menu(menu) => Some(menu.clone()),
        Row::Buttons(_) | Row::Members(_) | Row::Link(_) => None,
    });
    menu.expect("there is a menu")
}

fn press(table: &mut Table, who: Member) -> Message {
    private(table.press(who, say::vote::button_veto()))
}

fn ruled_out(point: &str) -> String {
    english(say::vote::ruled_out(MIDORI.mention(), at(point)))
}

#[test]
fn the_captain_sees_numbers_and_rules_out_a_move() {
    let mut table = open();
    for (who, point) in [(KURO, "D4"), (AKA, "D4"), (MIDORI, "B2")] {
        vote(&mut table, who, point);
    }
    let asked = press(&mut table, MIDORI);
    let entries = menu(&asked).entries;
    let told: Vec<_> = entries
        .iter()
        .map(|entry| (entry.label.clone(), entry.description.clone().unwrap()))
        .collect();
    let numbers = |votes| english(say::vote::veto_votes(votes));
    let expected = [("D4", 2), ("B2", 1)];
    let expected = expected.map(|(point, votes)| (point.to_owned(), numbers(votes)));
    assert_eq!(told, expected);
    let done = public(table.choose(MIDORI, "D4"));
    assert_eq!(done.content, english(say::vote::you_ruled_out(at("D4"))));
    assert_eq!(voters(&table), [MIDORI.player()]);
    // It is announced at once, and the votes for it are void.
    table.send_outbox();
    let told = message(&table).content;
    assert_says(&told, ruled_out("D4"));
    assert_says(&told, "Votes so far (secret): 1");
    assert_says(&told, say::vote::vote_again());
    assert_told(table.say(KURO, "/play at:D4"), say::vote::move_ruled_out());
    after(&table, Span::days(1));
    let last = table.game(1).last_move();
    assert_eq!(last, Some((Color::White, Move::Play(at("B2")))));
    let closed = say::vote::closed(at("B2"), 1, 1, "<@5>".to_owned());
    let closed = format!("{}\n{}", english(closed), ruled_out("D4"));
    let state = table.desk.lock();
    let mut messages = state.messages.iter();
    assert!(messages.any(|seen| seen.message.content == closed));
    drop(state);
    let _ = table.take_deeds();
}

#[test]
fn nobody_else_rules_a_move_out() {
    let mut table = open();
    vote(&mut table, KURO, "D4");
    let _ = press(&mut table, MIDORI);
    let told = say::vote::captain_vetoes(MIDORI.mention());
    for who in [KURO, SHIRO] {
        assert_eq!(press(&mut table, who).content, english(told.clone()));
        // The captain's menu refuses them, too.
        let refused = private_or_in_place(table.choose(who, "D4"));
        assert_eq!(refused.content, english(told.clone()));
    }
    assert_eq!(voters(&table), [KURO.player()]);
    let _ = table.take_deeds();
}

#[test]
fn where_nobody_has_voted_there_is_nothing_to_rule_out_and_a_vote_has_one_veto() {
    let mut table = open();
    let refused = press(&mut table, MIDORI).content;
    assert_eq!(refused, english(say::vote::nothing_to_veto()));
    vote(&mut table, KURO, "D4");
    vote(&mut table, AKA, "B2");
    let _ = press(&mut table, MIDORI);
    let _ = table.choose(MIDORI, "D4");
    let refused = press(&mut table, MIDORI).content;
    assert_eq!(refused, english(say::vote::veto_used()));
    assert_eq!(voters(&table), [AKA.player()]);
    let _ = table.take_deeds();
}

#[test]
fn without_other_votes_it_goes_on_and_the_next_vote_has_a_veto_of_its_own() {
    let mut table = open();
    vote(&mut table, KURO, "D4");
    let _ = press(&mut table, MIDORI);
    let _ = table.choose(MIDORI, "D4");
    after(&table, Span::days(1));
    assert_eq!(table.game(1).moves().len(), 1);
    after(&table, Span::minutes(5));
    assert_told(table.say(KURO, "/play at:D4"), say::vote::move_ruled_out());
    let _ = sentence(table.say(KURO, "/play at:B2"));
    after(&table, Span::days(1));
    let last = table.game(1).last_move();
    assert_eq!(last, Some((Color::White, Move::Play(at("B2")))));
    let _ = public(table.say(SHIRO, "/play at:B4"));
    table.send_outbox();
    vote(&mut table, KURO, "D4");
    let _ = press(&mut table, MIDORI);
    let _ = table.choose(MIDORI, "D4");
    assert_eq!(voters(&table), []);
    let _ = table.take_deeds();
}

#[test]
fn an_old_button_is_told_that_the_game_has_moved_on() {
    let mut table = open();
    vote(&mut table, KURO, "D4");
    let (veto, message) = table.custom_id(say::vote::button_veto());
    after(&table, Span::days(1));
    assert_eq!(table.game(1).moves().len(), 2);
    let told = private(table.press_id(MIDORI, &veto, message)).content;
    let moved_on = english(say::refusal::moved_on(table.game(1).id()));
    assert_says(&told, &moved_on);
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_plays_against_the_channel_is_not_its_captain() {
    let mut table = Table::new().without_limits();
    for (who, line) in [
        (SHIRO, "/together against size:5 veto:@shiro"),
        (KURO, "/together vote opponent:@shiro size:5 veto:@shiro"),
    ] {
        assert_told(table.say(who, line), say::vote::captain_plays());
    }
}

#[test]
fn another_game_has_the_same_captain() {
    let mut table = open();
    moderating(&mut table, |table| resign_game(table, AKA, 1));
    let _ = private(table.press(SHIRO, say::table::button_rematch()));
    let _ = public(table.press(SHIRO, say::challenge::button_rematch_same()));
    let terms = private(table.press(KURO, say::challenge::button_terms()));
    let named = say::vote::line_captain(MIDORI.mention(), TABLE);
    let card = format!("{:?}", terms.card);
    assert_says(&card, named);
    let _ = table.take_deeds();
}
