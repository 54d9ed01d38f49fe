//! A ladder whose channel is gone ends, and makes room for another one.

use tengen::bot::port::outbound::OutboundError;
use tengen::game::{ChannelId, MessageId, PlayerId};
use tengen::i18n::say;
use tengen::ladder::ClubLadder;
use tengen::store::Creation;

use super::{ladder, moderating, stored};
use crate::support::cast::KURO;
use crate::support::desk::Obstacle;
use crate::support::table::{CORNER, TABLE, Table, public, sentence};
use crate::support::words::english;

/// Maximum number of ladders in a server.
const MAX_LADDERS: usize = 10;

/// Adds a player to the ladder, whose message is then edited.
fn join(table: &Table, number: u64) {
    let store = table.store();
    let now = table.now();
    let joined = store.change_activity::<ClubLadder>(TABLE, move |ladder| {
        ladder.ladder.join(PlayerId::new(number), now)?;
        Ok(Vec::new())
    });
    table.wait(joined).unwrap();
    table.send_outbox();
    let _ = table.take_deeds();
}

fn has_ladder(table: &Table, channel: ChannelId) -> bool {
    table
        .wait(table.store().activity::<ClubLadder>(channel))
        .unwrap()
        .is_some()
}

#[test]
fn it_ends_with_its_channel_and_not_with_its_message() {
    let mut table = Table::new();
    ladder(&mut table);
    let message = stored(&table).message.unwrap();
    let mut state = table.desk.lock();
    state.messages.retain(|seen| seen.id != message);
    drop(state);
    join(&table, 1000);
    assert!(
        has_ladder(&table, TABLE),
        "somebody has deleted its message"
    );
    table.obstruct(Some(Obstacle::Outage));
    join(&table, 1001);
    assert!(has_ladder(&table, TABLE), "Discord was away");
    table.obstruct(Some(Obstacle::ChannelClosed(TABLE)));
    join(&table, 1002);
    assert!(has_ladder(&table, TABLE), "the bot may not write there");
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    join(&table, 1003);
    assert!(!has_ladder(&table, TABLE));
}

#[test]
fn it_ends_when_newcomers_who_leave_cannot_be_told_there() {
    let mut table = Table::new();
    ladder(&mut table);
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    table.advance_days(14);
    table.tick();
    assert!(!has_ladder(&table, TABLE));
    let _ = table.take_deeds();
}

#[test]
fn where_a_server_has_as_many_as_it_may_those_of_channels_that_are_gone_make_room() {
    let mut table = Table::new();
    ladder(&mut table);
    let ClubLadder { club, terms, .. } = stored(&table);
    let channels: Vec<_> = (1..MAX_LADDERS as u64)
        .map(|at| ChannelId::new(300 + at))
        .collect();
    for channel in &channels {
        let message = Some(MessageId::new(1));
        let one = ClubLadder {
            message,
            ..ClubLadder::new(club, terms)
        };
        let made = table.wait(table.store().create_activity(*channel, one, MAX_LADDERS));
        assert_eq!(made, Ok(Creation::New));
    }
    table
        .desk
        .lock()
        .refusing
        .push((channels[0], OutboundError::Gone));
    table.setting.place.channel = CORNER;
    let create = |table: &mut Table| table.say(KURO, "/ladder create");
    let refused = sentence(moderating(&mut table, create));
    assert_eq!(refused, english(say::ladder::no_more_ladders(MAX_LADDERS)));
    table.send_outbox();
    assert!(!has_ladder(&table, channels[0]));
    assert!(channels[1..].iter().all(|one| has_ladder(&table, *one)));
    let created = public(moderating(&mut table, create));
    assert!(created.card.is_some());
    let _ = table.take_deeds();
}
