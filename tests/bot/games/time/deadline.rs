//! Boards show the current deadline: when it moves, the board is edited once, without a ping.

use tengen::bot::kit::link::Link;
use tengen::bot::schedule::look;
use tengen::clock::Span;
use tengen::game::MessageId;

use crate::bot::games::time::clock::{at_once, hours};
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{begin, play};
use crate::support::table::{Table, private, public};

/// A game with two days a move in which kuro is to move, after a move each.
fn two_days() -> Table {
    let mut table = at_once();
    begin(&mut table, "clock:2d");
    play(&mut table, "E5 C3");
    table
}

/// Runs the edits of boards that follow a vacation a minute later, and sets the clock back, to keep full hours.
fn a_minute_later(table: &Table) {
    table.clock.advance(Span::minutes(1));
    table.tick();
    table.clock.advance(Span::minutes(-1));
}

/// Takes the only edit, and asserts that it names the deadline in `hours` hours and pings nobody; the message.
#[track_caller]
fn refreshed(table: &Table, hours: i64) -> MessageId {
    let deeds = table.take_deeds();
    let [Deed::Edited(message)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    let stamp = format!("<t:{}:R>", table.now().after(Span::hours(hours)).as_secs());
    let shown = table.desk.lock().message(message).unwrap().message.clone();
    assert!(
        shown.content.contains(&stamp),
        "{stamp} in {}",
        shown.content
    );
    assert!(shown.mention.is_empty());
    assert_eq!(shown.files.len(), 1);
    message
}

#[test]
fn a_vacation_and_its_end_are_told_by_the_board() {
    let mut table = two_days();
    let board = table.desk.lock().messages.last().unwrap().id;
    let _ = private(table.say(KURO, "/me vacation days:5"));
    a_minute_later(&table);
    assert_eq!(refreshed(&table, 24 * 7), board);
    // The other side's vacation does not affect the current turn.
    let _ = private(table.say(SHIRO, "/me vacation days:5"));
    assert_eq!(table.take_deeds(), []);
    hours(&table, 24);
    let _ = private(table.say(KURO, "/me vacation days:0"));
    a_minute_later(&table);
    assert_eq!(refreshed(&table, 48), board);
    table.tick();
    assert_eq!(table.take_deeds(), []);
    // Its buttons still work.
    let _ = table.open_form(KURO);
    let _ = public(table.fill(KURO, "D4"));
    drop(table.take_post());
}

#[test]
fn an_outage_is_told_by_the_board_when_its_old_deadline_comes_near() {
    let mut table = two_days();
    let bot = table.bot();
    table.wait(look(&bot, Link::Whole));
    hours(&table, 10);
    table.wait(look(&bot, Link::Whole));
    assert_eq!(table.wait(table.store().outages()).unwrap().len(), 1);
    table.tick();
    assert_eq!(table.take_deeds(), []);
    table.clock.set_forward(Span::hours(38));
    table.tick();
    let _ = refreshed(&table, 10);
    table.tick();
    assert_eq!(table.take_deeds(), []);
    play(&mut table, "D4");
}

#[test]
fn a_board_that_a_move_has_overtaken_is_not_refreshed() {
    let mut table = two_days();
    table.obstruct(Some(crate::support::desk::Obstacle::Outage));
    let _ = private(table.say(KURO, "/me vacation days:5"));
    a_minute_later(&table);
    assert!(matches!(table.take_deeds()[..], [Deed::Failed("edit", _)]));
    let _ = table.say(KURO, "/play at:D4");
    let _ = table.take_deeds();
    table.obstruct(None);
    table.send_outbox();
    assert!(matches!(table.take_deeds()[..], [Deed::Stripped(_)]));
}
