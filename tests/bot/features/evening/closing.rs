//! The end of an evening: its message shows all results, and a deleted channel has no evening.

use tengen::bot::port::outbound::OutboundError;
use tengen::clock::Span;
use tengen::evening::Evening;
use tengen::evening::Score;
use tengen::i18n::say;

use super::{TUESDAY, WEEK, at, come, evening, names, standing, stored};
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::table::{TABLE, Table, in_place, private, public};
use crate::support::words::{
    assert_begins, assert_ends, assert_says, assert_told, english, labels,
};

#[test]
fn its_message_shows_what_was_entered_last_before_it_is_closed() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    table.send_outbox();
    let _ = private(table.press(KURO, say::evening::button_result()));
    table.obstruct(Some(Obstacle::Outage));
    let _ = table.press(KURO, say::evening::button_off());
    let message = stored(&table).message.unwrap();
    // It is due to be closed before its message could be edited.
    at(&table, TUESDAY + 9 * 3600);
    assert_eq!(stored(&table).begins.as_millis(), TUESDAY * 1000);
    table.obstruct(None);
    table.send_outbox();
    table.tick();
    assert_eq!(stored(&table).begins.as_millis(), (TUESDAY + WEEK) * 1000);
    let shown = table.desk.lock().message(message).unwrap().message.clone();
    assert!(shown.rows.is_empty(), "it has lost its buttons");
    let body = shown.card.unwrap().body.to_string();
    assert!(!body.contains(&names(&[KURO])), "the game is off: {body}");
    let _ = table.take_deeds();
}

#[test]
fn it_ends_with_its_channel() {
    let mut table = evening();
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    let _ = private(table.press(KURO, say::evening::button_come()));
    table.send_outbox();
    assert_eq!(
        table
            .wait(table.store().activity::<Evening>(TABLE))
            .unwrap(),
        None
    );
    let deeds = table.take_deeds();
    let gone = |deed: &Deed| matches!(deed, Deed::Failed("edit", OutboundError::Gone));
    assert!(deeds.iter().any(gone), "{deeds:?}");
}

#[test]
fn an_evening_to_which_nobody_comes_stops_posting_until_somebody_signs_up() {
    let mut table = evening();
    let posts = |table: &Table| {
        let deeds = table.take_deeds().into_iter();
        deeds
            .filter(|deed| matches!(deed, Deed::Posted(..)))
            .count()
    };
    let week = |table: &Table, number: i64| {
        at(table, TUESDAY + number * WEEK - 24 * 3600);
        at(table, TUESDAY + number * WEEK + 9 * 3600);
        table.tick();
        posts(table)
    };
    // The announcement and the next evening's message are posted.
    assert_eq!(week(&table, 0), 2);
    assert_eq!(week(&table, 1), 2);
    // After three evenings without guests no new message is posted: the old one stays, and is kept current.
    assert_eq!(week(&table, 2), 1);
    assert_eq!((3..10).map(|number| week(&table, number)).sum::<usize>(), 0);
    let shown = standing(&table).pop().unwrap();
    let next = format!("<t:{}:f>", TUESDAY + 10 * WEEK);
    let body = shown.card.unwrap().body.to_string();
    assert_says(&body, &next);
    // With a member who signs up, everything is as before.
    come(&mut table, &[KURO]);
    assert_eq!(week(&table, 10), 2);
    assert_eq!(week(&table, 11), 2);
}

#[test]
fn a_result_can_be_corrected_and_not_deleted() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    table.send_outbox();
    // Shiro opens the question before kuro enters the result.
    let _ = private(table.press(SHIRO, say::evening::button_result()));
    let (off, message) = table.custom_id(say::evening::button_off());
    let _ = private(table.press(KURO, say::evening::button_result()));
    let noted = in_place(table.press(KURO, say::evening::button_won()));
    assert_eq!(noted.content, english(say::evening::result_entered()));
    assert_told(table.press_id(SHIRO, &off, message), say::evening::no_off());
    assert!(stored(&table).tables[0].score.is_some());
    let asked = private(table.press(SHIRO, say::evening::button_result()));
    let not_played = english(say::evening::button_off());
    assert!(!labels(&asked).contains(&not_played));
    let _ = public(table.press(SHIRO, say::evening::button_draw()));
    // The same result again is no correction.
    let _ = private(table.press(KURO, say::evening::button_result()));
    let noted = in_place(table.press(KURO, say::evening::button_draw()));
    assert_eq!(noted.content, english(say::evening::result_entered()));
    assert_eq!(stored(&table).tables[0].score, Some(Score::Draw));
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn a_result_that_the_other_has_entered_meanwhile_is_shown_before_it_is_corrected() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    table.send_outbox();
    // Both open the question before either answers, and both claim the win.
    let _ = private(table.press(SHIRO, say::evening::button_result()));
    let (won, message) = table.custom_id(say::evening::button_won());
    let _ = private(table.press(KURO, say::evening::button_result()));
    let _ = table.press(KURO, say::evening::button_won());
    let entered = stored(&table).tables[0];
    let asked = in_place(table.press_id(SHIRO, &won, message));
    assert_eq!(stored(&table).tables[0], entered);
    let question = english(say::evening::ask_result(KURO.mention()));
    assert_ends(&asked, &question);
    let head = english(say::evening::entered(String::new()));
    assert_begins(&asked, head.trim());
    // Now shiro has seen it, and kuro is informed of the correction.
    let corrected = public(table.press(SHIRO, say::evening::button_won()));
    assert_eq!(corrected.mention, [KURO.player()]);
    assert_ne!(stored(&table).tables[0].score, entered.score);
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn an_evening_is_where_it_was_once_a_clock_that_was_set_ahead_is_right_again() {
    let table = evening();
    let before = table.now();
    table.clock.set_forward(Span::days(40));
    table.tick();
    table.tick();
    assert!(stored(&table).begins > before.after(Span::days(40)));
    let _ = table.take_deeds();
    table.clock.set_forward(Span::days(40).times(-1));
    assert_eq!(table.now(), before);
    table.tick();
    assert_eq!(stored(&table).begins.as_millis(), TUESDAY * 1000);
    table.send_outbox();
    let body = standing(&table).pop().unwrap().card.unwrap().body;
    assert_says(&body, format!("<t:{TUESDAY}:f>"));
    let _ = table.take_deeds();
    // A skipped evening stays skipped.
    let mut table = evening();
    let skip = |table: &mut Table| {
        super::moderating(table, |table| {
            let _ = table.say(KURO, "/evening show");
            let _ = table.press(KURO, say::evening::button_skip());
            let _ = table.press(KURO, say::evening::button_skip());
        });
    };
    (0..3).for_each(|_| skip(&mut table));
    let skipped = stored(&table).begins;
    assert_eq!(skipped.as_millis(), (TUESDAY + 3 * WEEK) * 1000);
    table.tick();
    assert_eq!(stored(&table).begins, skipped);
    let _ = table.take_deeds();
}
