//! A tournament whose channel is gone ends, and makes room for another one of its organiser.

use tengen::bot::port::outbound::OutboundError;
use tengen::contest::{ContestId, Phase};
use tengen::game::ChannelId;
use tengen::i18n::say;

use super::{ONE, create, create_with_players, phase};
use crate::support::cast::KURO;
use crate::support::desk::Obstacle;
use crate::support::script::moderating;
use crate::support::table::{CORNER, TABLE, Table, sentence};
use crate::support::words::{assert_ends, english};

/// Unfinished tournaments that a member may have.
const MAX_TOURNAMENTS: u64 = 3;

/// Has the tournament's message edited.
fn refresh(table: &Table) {
    let store = table.store();
    let changed = store.change_contest(ONE, |_, _| Ok(Vec::new()));
    table.wait(changed).unwrap();
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn it_ends_with_its_channel_and_not_with_its_message() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss");
    table.obstruct(Some(Obstacle::Outage));
    refresh(&table);
    assert_eq!(phase(&table), Phase::Entry, "Discord was away");
    table.obstruct(Some(Obstacle::ChannelClosed(TABLE)));
    refresh(&table);
    assert_eq!(phase(&table), Phase::Entry, "the bot may not write there");
    table.obstruct(None);
    table.desk.lock().messages.clear();
    refresh(&table);
    assert_eq!(
        phase(&table),
        Phase::Entry,
        "somebody has deleted its message"
    );
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    refresh(&table);
    assert_eq!(phase(&table), Phase::Over);
    // A second refresh of an ended tournament posts nothing, and does not end it again.
    refresh(&table);
}

#[test]
fn where_an_organiser_has_as_many_as_they_may_those_of_channels_that_are_gone_make_room() {
    let mut table = Table::new();
    for number in 1..=MAX_TOURNAMENTS {
        table.setting.place.channel = ChannelId::new(300 + number);
        let _ = create(&mut table, "name:Cup");
    }
    table.setting.place.channel = CORNER;
    let again = |table: &mut Table| {
        moderating(table, |table| {
            table.say(KURO, "/tournament create name:Cup")
        })
    };
    let most = usize::try_from(MAX_TOURNAMENTS).unwrap();
    let refused = english(say::tournament::no_too_many(most));
    // Only now the bot checks whether their channels exist, which takes a moment.
    assert_ends(&refused, "try again in a moment.");
    assert_eq!(sentence(again(&mut table)), refused);
    table.send_outbox();
    assert_eq!(
        sentence(again(&mut table)),
        refused,
        "all channels are there"
    );
    let gone = (ChannelId::new(302), OutboundError::Gone);
    table.desk.lock().refusing.push(gone);
    assert_eq!(sentence(again(&mut table)), refused);
    table.send_outbox();
    let phase = |number| {
        let store = table.store();
        let found = store.contest(ContestId::new(number));
        let (contest, results) = table.wait(found).unwrap().unwrap();
        contest.phase(&results)
    };
    let phases = [1, 2, 3].map(phase);
    assert_eq!(phases, [Phase::Entry, Phase::Over, Phase::Entry]);
    let _ = create(&mut table, "name:Cup");
    let _ = table.take_deeds();
}
