//! The messages at the end of a tournament.

use tengen::bot::port::message::Message;
use tengen::contest::Phase;
use tengen::game::PlayerId;
use tengen::i18n::{Quote, say};
use tengen::rules::Color;

use super::games::{games, of_color};
use super::{FOUR, contest, create_with_players, phase, publish, take_posts};
use crate::support::cast::KURO;
use crate::support::desk::{Obstacle, direct};
use crate::support::script::resign_game;
use crate::support::table::{TABLE, Table, private, public};
use crate::support::words::{assert_lacks, assert_says, english, labels};

/// The messages about the tournament's end among those posted since the last call.
fn take_end_announcements(table: &Table) -> Vec<Message> {
    let mut told = take_posts(table);
    told.retain(is_end);
    told
}

/// Kuro ends the tournament.
fn end(table: &mut Table) {
    let _ = private(table.press(KURO, say::tournament::button_end()));
    let _ = public(table.press(KURO, say::tournament::button_end()));
    assert_eq!(phase(table), Phase::Over);
}

/// Black resigns the game at a table of the last round, from 0.
fn resign(table: &mut Table, at: usize) {
    let game = games(table).remove(at);
    let loser = of_color(&game, Color::Black);
    resign_game(table, loser, game.id().get());
    table.send_outbox();
}

/// Players with this colour in the last round.
fn players_with(table: &Table, color: Color) -> Vec<PlayerId> {
    let (contest, _) = contest(table);
    let pairs = contest.rounds.last().unwrap().pairs.iter();
    let mut players: Vec<_> = pairs
        .map(|pair| contest.entry(pair.couple.seats[color]).side.captain())
        .collect();
    players.sort_unstable();
    players
}

#[test]
fn everybody_is_told_who_has_won_and_the_organiser_of_no_next_step() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 where:evening");
    publish(&mut table);
    drop(table.take_deeds());
    let _ = private(table.say(KURO, "/tournament result table:1 result:white"));
    assert!(
        take_end_announcements(&table).is_empty(),
        "a result is missing"
    );
    let _ = private(table.say(KURO, "/tournament result table:2 result:white"));
    let told = take_end_announcements(&table);
    let [told] = &told[..] else {
        panic!("one message: {told:?}");
    };
    let winners = players_with(&table, Color::White);
    // Players with equal results are in the order of their entry.
    let entered = FOUR.into_iter().map(|member| member.player());
    let first = entered.filter(|player| winners.contains(player));
    let names: Vec<_> = first.map(|player| format!("<@{player}>")).collect();
    let won = say::tournament::ended_won(Quote::new("Cup"), names.join(", "));
    let headline = told.content.lines().next().unwrap();
    assert_eq!(headline, english(won), "both have won their games");
    let field = english(say::tournament::field(4, 1));
    assert_says(told, &field);
    let mut called = told.mention.clone();
    called.sort_unstable();
    assert_eq!(called, winners, "who is named");
    assert_eq!(told.files.len(), 1);
    assert!(told.files[0].alt.is_some());
    assert_eq!(labels(told), [english(say::tournament::button_standings())]);
    let direct = direct(KURO.player());
    let state = table.desk.lock();
    let news = state.messages.iter().find(|seen| seen.channel == direct);
    assert!(news.is_none(), "nothing is left to be done: {news:?}");
}

#[test]
fn a_round_that_another_one_follows_is_told_to_the_organiser_alone() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2 where:evening");
    publish(&mut table);
    drop(table.take_deeds());
    for number in [1, 2] {
        let result = format!("/tournament result table:{number} result:white");
        let _ = private(table.say(KURO, &result));
    }
    let told = take_posts(&table);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].mention, [KURO.player()]);
    assert_eq!(phase(&table), Phase::Between(1));
}

#[test]
fn games_that_go_on_are_told_and_the_end_once_more_when_they_are_over() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:3");
    publish(&mut table);
    table.tick();
    drop(table.take_deeds());
    end(&mut table);
    let told = take_end_announcements(&table).pop().expect("it has ended");
    let open = english(say::tournament::ended_open(2));
    assert_says(&told, &open);
    assert!(told.mention.is_empty(), "nothing is decided");
    assert_says(&told, say::tournament::ended(Quote::new("Cup")));
    resign(&mut table, 0);
    assert_eq!(count_end_announcements(&table), 1, "one is going on still");
    resign(&mut table, 1);
    assert_eq!(count_end_announcements(&table), 2);
    drop(table.take_deeds());
    let state = table.desk.lock();
    let last = state.messages.iter().rev();
    let mut last = last.filter(|seen| seen.channel == TABLE && is_end(&seen.message));
    let last = &last.next().unwrap().message;
    assert_says(last, "<@");
    assert_lacks(last, say::tournament::ended_open(1));
}

fn is_end(message: &Message) -> bool {
    message.content.starts_with('🏆')
}

/// Number of messages that announce the end.
fn count_end_announcements(table: &Table) -> usize {
    let state = table.desk.lock();
    let messages = state.messages.iter();
    messages.filter(|seen| is_end(&seen.message)).count()
}

#[test]
fn what_was_never_played_ends_in_silence() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:2 where:evening");
    drop(table.take_deeds());
    end(&mut table);
    assert!(take_end_announcements(&table).is_empty());
}

#[test]
fn where_pictures_are_forbidden_the_table_is_told_as_text() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 where:evening");
    publish(&mut table);
    drop(table.take_deeds());
    table.obstruct(Some(Obstacle::NoFiles));
    for number in [1, 2] {
        let result = format!("/tournament result table:{number} result:white");
        let _ = private(table.say(KURO, &result));
    }
    let _ = table.take_deeds();
    let state = table.desk.lock();
    let mut told = state.messages.iter().filter(|seen| is_end(&seen.message));
    let told = &told.next().expect("it is told").message;
    assert!(told.files.is_empty());
    assert_says(told, "\n```\n# ");
}

#[test]
fn a_result_that_is_corrected_after_the_end_is_told_with_the_new_table() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss rounds:1 where:evening");
    publish(&mut table);
    for number in [1, 2] {
        let result = format!("/tournament result table:{number} result:white");
        let _ = private(table.say(KURO, &result));
    }
    assert_eq!(count_end_announcements(&table), 1);
    let _ = private(table.say(KURO, "/tournament result table:2 result:white"));
    assert_eq!(count_end_announcements(&table), 1, "it is as it was");
    let _ = private(table.say(KURO, "/tournament result table:2 result:black"));
    assert_eq!(count_end_announcements(&table), 2);
    drop(table.take_deeds());
}
