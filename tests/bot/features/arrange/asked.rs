//! Proposals are shown as questions, to their author and to the other side.

use tengen::bot::features::settings::policy::{POLICY, Policy};
use tengen::bot::port::request::ChannelKind;
use tengen::clock::Span;
use tengen::i18n::say;

use crate::support::board::at;
use crate::support::cast::{KURO, SHIRO};
use crate::support::script::seated;
use crate::support::table::{CORNER, TABLE, Table, private};
use crate::support::words::{assert_says, english};

/// A proposal is no move: its author gets a confirmation, and the pinged player reads the question.
#[test]
fn where_the_board_changes_in_its_place_a_question_is_told_as_one() {
    let mut table = seated("size:9");
    let bot = table.bot();
    table
        .wait(POLICY.set(bot.services(), TABLE, &Some(Policy::OneMessage)))
        .unwrap();
    drop(bot);
    let _ = private(table.say(KURO, "/play at:D4"));
    drop(table.take_deeds());
    table.clock.advance(Span::seconds(61));
    let said = private(table.say(KURO, "/game undo")).content;
    let question = || say::pace::proposes_undo(KURO.mention(), 1, at("D4"));
    assert_eq!(said, english(say::table::proposal_sent(question())));
    let asked = english(question());
    let call = format!("<@2>, game 1: {asked} https://discord.com/channels/50/100/");
    let calls = |table: &Table, words: &str| {
        let state = table.desk.lock();
        let mut calls = state.messages.iter();
        calls.any(|seen| seen.message.content.contains(words))
    };
    drop(table.take_deeds());
    assert!(calls(&table, &call), "the call says what is asked");
    // In another channel the answer promises no board, and names the question.
    let _ = private(table.say(SHIRO, "/play at:E5"));
    drop(table.take_deeds());
    table.go_to(CORNER, ChannelKind::Channel);
    let said = private(table.say(SHIRO, "/game call-off game:1")).content;
    assert_says(
        &said,
        say::table::proposal_sent_elsewhere(TABLE, say::pace::proposes_call_off(SHIRO.mention())),
    );
    assert_says(&said, say::pace::proposes_call_off(SHIRO.mention()));
    drop(table.take_deeds());
}
