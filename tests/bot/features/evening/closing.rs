//! The end of an evening: its message shows all that has happened, and a channel that is gone has none.

use tengen::bot::port::outbound::OutboundError;
use tengen::i18n::say;

use super::{TUESDAY, WEEK, at, come, evening, names, stored};
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::table::{TABLE, private, public};

#[test]
fn its_message_shows_what_was_entered_last_before_it_is_closed() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    table.post();
    let _ = private(table.press(KURO, say::evening::button_result()));
    table.obstruct(Some(Obstacle::Outage));
    let _ = table.press(KURO, say::evening::button_off());
    let message = stored(&table).message.unwrap();
    // It is time to close it before its message could be changed.
    at(&table, TUESDAY + 9 * 3600);
    assert_eq!(stored(&table).begins.as_millis(), TUESDAY * 1000);
    table.obstruct(None);
    table.post();
    table.tick();
    assert_eq!(stored(&table).begins.as_millis(), (TUESDAY + WEEK) * 1000);
    let shown = table.desk.lock().message(message).unwrap().message.clone();
    assert!(shown.rows.is_empty(), "it has lost its buttons");
    let body = shown.card.unwrap().body.to_string();
    assert!(!body.contains(&names(&[KURO])), "the game is off: {body}");
    let _ = table.deeds();
}

#[test]
fn it_ends_with_its_channel() {
    let mut table = evening();
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    let _ = private(table.press(KURO, say::evening::button_come()));
    table.post();
    assert_eq!(table.wait(table.store().evening(TABLE)).unwrap(), None);
    let deeds = table.deeds();
    let gone = |deed: &Deed| matches!(deed, Deed::Failed("edit", OutboundError::Gone));
    assert!(deeds.iter().any(gone), "{deeds:?}");
}
