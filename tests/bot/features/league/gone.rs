//! A league whose channel is gone ends.

use tengen::i18n::say;
use tengen::league::League;

use super::{league, open};
use crate::support::cast::AKA;
use crate::support::desk::Obstacle;
use crate::support::table::{TABLE, Table, private};
use crate::support::words::english;

fn there_is_one(table: &Table) -> bool {
    table
        .wait(table.store().activity::<League>(TABLE))
        .unwrap()
        .is_some()
}

#[test]
fn it_ends_when_its_message_cannot_be_changed_any_more() {
    let mut table = Table::new();
    open(&mut table);
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    let asked = private(table.press(AKA, say::league::button_leave()));
    assert_eq!(asked.content, english(say::league::leave_question(0)));
    let _ = table.press(AKA, say::league::button_leave());
    table.send_outbox();
    assert!(!there_is_one(&table));
    let _ = table.take_deeds();
    let missing = private(table.say(AKA, "/league show")).content;
    assert_eq!(missing, english(say::league::no_league()));
}

#[test]
fn it_ends_when_its_news_cannot_be_told() {
    let mut table = Table::new();
    league(&mut table);
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    // A week before the end of its season.
    table.advance_days(24);
    table.tick();
    assert!(!there_is_one(&table));
    let _ = table.take_deeds();
}
