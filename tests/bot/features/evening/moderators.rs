//! Club evenings: commands of moderators, and allowed channels.

use tengen::bot::port::request::ChannelKind;
use tengen::i18n::{UserInput, say};

use super::{CREATE, TUESDAY, WEEK, at, come, evening, moderating, names, standing, stored, when};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{assert_told, english, until};

#[test]
fn moderators_skip_the_next_one_and_its_message_goes() {
    let mut table = evening();
    come(&mut table, &[SHIRO]);
    let asked = moderating(&mut table, |table| {
        let shown = private(table.say(KURO, "/evening show"));
        assert_eq!(shown.rows.len(), 2);
        private(table.press(KURO, say::evening::button_skip()))
    });
    assert_eq!(
        asked.content,
        english(say::evening::skip_question(when(TUESDAY)))
    );
    let refused = sentence(table.press(KURO, say::evening::button_skip()));
    assert_eq!(refused, english(say::refusal::only_a_moderator()));
    let (id, message) = table.custom_id(say::evening::button_skip());
    let done = public(moderating(&mut table, |table| {
        table.press(KURO, say::evening::button_skip())
    }));
    // The members who signed up are pinged.
    assert_eq!(done.mention, [SHIRO.player()]);
    let (skipped, next) = (when(TUESDAY), when(TUESDAY + WEEK));
    let told = say::evening::skipped_for(names(&[SHIRO]), skipped, next);
    assert_eq!(done.content, english(told));
    table.send_outbox();
    let shown = standing(&table);
    assert_eq!(shown.len(), 1, "one can sign up for the next one");
    assert_eq!(shown[0].content, english(say::evening::nobody()));
    assert!(stored(&table).guests.is_empty());
    // Another moderator confirms the same question later.
    let late = moderating(&mut table, |table| table.press_id(AKA, &id, message));
    assert_told(late, say::evening::no_outdated());
    assert_eq!(stored(&table).begins.as_millis(), (TUESDAY + WEEK) * 1000);
    let _ = table.take_deeds();
}

#[test]
fn what_has_begun_is_not_skipped() {
    let mut table = evening();
    come(&mut table, &[SHIRO]);
    at(&table, TUESDAY);
    let _ = table.take_deeds();
    let refused = moderating(&mut table, |table| {
        let _ = private(table.say(KURO, "/evening show"));
        sentence(table.press(KURO, say::evening::button_skip()))
    });
    let closes = until(TUESDAY + 9 * 3600);
    assert_eq!(refused, english(say::evening::no_begun(closes)));
    assert!(!stored(&table).guests.is_empty());
    let _ = table.take_deeds();
}

#[test]
fn moderators_end_the_evenings_and_nobody_else_does() {
    let mut table = evening();
    let message = stored(&table).message.unwrap();
    assert_told(table.say(SHIRO, CREATE), say::refusal::only_a_moderator());
    let asked = moderating(&mut table, |table| {
        let _ = private(table.say(KURO, "/evening show"));
        private(table.press(KURO, say::evening::button_end()))
    });
    assert_eq!(asked.content, english(say::evening::end_question(TABLE)));
    let refused = sentence(table.press(KURO, say::evening::button_end()));
    assert_eq!(refused, english(say::refusal::only_a_moderator()));
    let ended = moderating(&mut table, |table| {
        table.press(KURO, say::evening::button_end())
    });
    let ended = in_place(ended);
    assert_eq!(ended.content, english(say::evening::ended()));
    table.send_outbox();
    // No member may come because of an outdated message.
    assert!(table.desk.lock().message(message).is_none());
    assert_told(table.say(AKA, "/evening show"), say::evening::no_evening());
    let _ = table.take_deeds();
}

#[test]
fn a_channel_has_one_evening_and_its_time_and_place_can_be_read() {
    let mut table = evening();
    let mut refused =
        |command: &str| sentence(moderating(&mut table, |table| table.say(KURO, command)));
    assert_eq!(refused(CREATE), english(say::evening::no_second()));
    let late = "/evening create weekday:monday time:25:00 where:Swan";
    let typed = UserInput::new("25:00");
    assert_eq!(refused(late), english(say::evening::no_time(typed)));
    let place = "x".repeat(101);
    let far = format!("/evening create weekday:monday time:19 where:{place}");
    assert_eq!(refused(&far), english(say::evening::no_place(100)));
    let _ = table.take_deeds();
}

#[test]
fn evenings_are_shown_in_channels_and_buttons_of_other_channels_do_nothing() {
    let mut table = evening();
    let (id, message) = table.custom_id(say::evening::button_come());
    table.go_to(CORNER, ChannelKind::Channel);
    let elsewhere = sentence(table.press_id(AKA, &id, message));
    assert_eq!(elsewhere, english(say::evening::no_evening()));
    table.go_to(CORNER, ChannelKind::Thread { parent: TABLE });
    let refused = moderating(&mut table, |table| table.say(KURO, CREATE));
    assert_told(refused, say::evening::no_posting());
    // In a thread below the channel its evening is found.
    let _ = private(table.say(AKA, "/evening show"));
    let mut nowhere = Table::new();
    nowhere.answers_only();
    assert_told(nowhere.say(AKA, "/evening show"), say::people::no_club());
    let _ = table.take_deeds();
}
