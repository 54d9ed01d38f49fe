//! The game of the month: a poll with the first digest of a month.

use tengen::bot::port::message::Message;
use tengen::clock::{Span, Timestamp};
use tengen::i18n::{Day, say};

use super::{MONDAY, WEEK, on_monday, resign, weekly};
use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::Obstacle;
use crate::support::script::{begin, play, play_from};
use crate::support::table::{CORNER, TABLE, Table, private, public};
use crate::support::words::{assert_begins, english};

/// The Monday that is the first of February, counted from [`MONDAY`].
const FEBRUARY: i64 = 2;

/// A server with digests and a game of the month.
fn monthly() -> Table {
    let mut table = weekly();
    let card = private(table.say(AKA, "/serveradmin club game-of-the-month:on"));
    let field = english(say::digest::month_field());
    let fields = card.card.unwrap().fields;
    assert!(fields.iter().any(|(name, _)| *name == field), "{fields:?}");
    table
}

/// Kuro and shiro play some moves on 5×5, and `loser` resigns.
fn play_game(table: &mut Table, loser: Member) {
    begin(table, "size:5");
    play(table, "C3 B2 D4 D2");
    resign(table, loser);
}

/// Messages on the first Monday of February; the two Mondays before it bring no poll.
fn in_february(table: &Table) -> Vec<Message> {
    assert!(polls(table, 0).is_empty() && polls(table, 1).is_empty());
    on_monday(table, FEBRUARY)
}

/// The polls that came on the `week`th Monday.
fn polls(table: &Table, week: i64) -> Vec<Message> {
    let messages = on_monday(table, week).into_iter();
    messages.filter(|one| one.poll.is_some()).collect()
}

fn answers(poll: &Message) -> Vec<String> {
    let poll = poll.poll.as_ref().unwrap();
    poll.answers
        .iter()
        .map(|answer| answer.to_string())
        .collect()
}

#[test]
fn the_first_digest_of_a_month_comes_with_a_poll_on_the_games_of_the_last_one() {
    let mut table = monthly();
    play_game(&mut table, SHIRO);
    play_game(&mut table, KURO);
    // The week was quiet, so there is no digest.
    let messages = in_february(&table);
    let [message] = &messages[..] else {
        panic!("the poll alone: {messages:?}");
    };
    let poll = message.poll.as_ref().unwrap();
    assert_eq!(poll.question, english(say::digest::month_question()));
    assert_eq!(poll.hours, 168);
    assert_eq!(answers(message), ["kuro – shiro (#1)", "kuro – shiro (#2)"]);
    // The message links the games below the range of days.
    let february = Timestamp::from_millis(MONDAY * 1000).after(WEEK.times(FEBRUARY));
    let since = Timestamp::from_millis(MONDAY * 1000).after(Span::days(-17));
    let days = (Day(since), Day(february.after(Span::days(-1))));
    let heading = english(say::digest::month_heading(days.0, days.1));
    let mut lines = message.content.lines();
    assert_eq!(lines.next(), Some(&heading[..]));
    let lines: Vec<_> = lines.collect();
    assert_eq!(lines.len(), 2);
    for (line, number) in lines.iter().zip(1..) {
        assert_begins(*line, format!("{number}\\. <@1> – <@2>"));
    }
    // The poll comes once, and on no other Monday; in February there were no games.
    table.restart();
    table.tick();
    assert!((3..=6).all(|week| on_monday(&table, week).is_empty()));
}

#[test]
fn what_others_cannot_read_there_and_what_was_hardly_played_is_left_out() {
    let mut table = monthly();
    play_game(&mut table, SHIRO);
    table.setting.place.channel = CORNER;
    play_game(&mut table, SHIRO);
    table.setting.place.channel = TABLE;
    begin(&mut table, "size:9");
    play(&mut table, "C3 D4");
    resign(&mut table, KURO);
    // A poll with one game would be no choice.
    assert!(in_february(&table).iter().all(|one| one.poll.is_none()));
}

#[test]
fn of_more_games_than_a_poll_has_answers_the_longest_are_in_it() {
    let mut table = monthly();
    for _ in 0..10 {
        play_game(&mut table, SHIRO);
    }
    let _ = public(table.say(AKA, "/challenge opponent:@midori colour:black size:5"));
    let _ = public(table.press(MIDORI, say::challenge::button_accept()));
    drop(table.take_post());
    play_from(&mut table, [AKA, MIDORI], "C3 B2 D4 D2 B4 C2 C4 E2");
    resign(&mut table, MIDORI);
    let polls = in_february(&table);
    let answers = answers(&polls[0]);
    assert_eq!(answers.len(), 10);
    assert!(
        answers.contains(&"aka – midori (#11)".to_owned()),
        "{answers:?}"
    );
    assert!(polls[0].content.chars().count() <= 2000);
}

#[test]
fn without_the_permission_for_polls_the_games_come_alone() {
    let mut table = monthly();
    play_game(&mut table, SHIRO);
    play_game(&mut table, KURO);
    table.obstruct(Some(Obstacle::NoPolls));
    let messages = in_february(&table);
    let told = messages
        .iter()
        .filter(|one| one.content.contains("<@1> – <@2>"));
    assert_eq!(told.count(), 1);
    assert!(messages.iter().all(|one| one.poll.is_none()));
}

#[test]
fn it_is_off_unless_it_is_chosen() {
    let mut table = weekly();
    play_game(&mut table, SHIRO);
    play_game(&mut table, KURO);
    assert!(in_february(&table).iter().all(|one| one.poll.is_none()));
}
