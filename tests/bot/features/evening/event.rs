//! Discord's scheduled event of a club evening.

use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::{Chosen, Invocation, OptionValue, Permissions};
use tengen::bot::port::scheduled::{Repeats, Scheduled};
use tengen::evening::Room;
use tengen::game::Weekday;
use tengen::i18n::{Quote, say};

use super::{CREATE, TUESDAY, WEEK, at, come, evening, moderating, stored};
use crate::support::cast::{KURO, SHIRO};
use crate::support::desk::Obstacle;
use crate::support::table::{CORNER, TABLE, Table, call, private, sentence};
use crate::support::words::{assert_begins, assert_ends, assert_lacks, english};

/// The scheduled events of the club.
fn events(table: &Table) -> Vec<Scheduled> {
    let state = table.desk.lock();
    state
        .events
        .iter()
        .map(|(_, event)| event.clone())
        .collect()
}

#[test]
fn an_evening_has_an_event_that_follows_it_from_week_to_week_and_goes_with_it() {
    let mut table = evening();
    let [event] = &events(&table)[..] else {
        panic!("one event");
    };
    assert_eq!(&*event.name, english(say::evening::title()));
    assert_eq!(&*event.place, "The Swan");
    assert_eq!(&*event.about, english(say::evening::event_about(TABLE)));
    assert_eq!(event.begins.as_millis(), TUESDAY * 1000);
    assert_eq!(event.ends.as_millis(), (TUESDAY + 3 * 3600) * 1000);
    assert_eq!(event.repeats, Some(Repeats::EachWeek(Weekday::Tuesday)));
    assert!(stored(&table).scheduled.is_some());
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY);
    at(&table, TUESDAY + 9 * 3600);
    let [event] = &events(&table)[..] else {
        panic!("the same event");
    };
    assert_eq!(event.begins.as_millis(), (TUESDAY + WEEK) * 1000);
    let _ended = moderating(&mut table, |table| {
        let _ = private(table.say(KURO, "/evening show"));
        let _ = private(table.press(KURO, say::evening::button_end()));
        table.press(KURO, say::evening::button_end())
    });
    table.send_outbox();
    assert!(events(&table).is_empty());
    let _ = table.take_deeds();
}

#[test]
fn an_evening_that_has_not_begun_goes_with_the_time_zone_of_the_club() {
    let mut table = evening();
    let move_to = |table: &mut Table, zone: &str| {
        let said = format!("/serveradmin puzzle zone:{zone}");
        let _ = private(moderating(table, |table| table.say(KURO, &said)));
        table.send_outbox();
        let _ = table.take_deeds();
        let [event] = &events(table)[..] else {
            panic!("one event");
        };
        assert_eq!(event.begins, stored(table).begins);
        stored(table).begins.as_millis() / 1000
    };
    assert_eq!(
        move_to(&mut table, "America/Los_Angeles"),
        TUESDAY + 8 * 3600
    );
    // Fourteen hours ahead of UTC, where the day begins first.
    assert_eq!(
        move_to(&mut table, "Pacific/Kiritimati"),
        TUESDAY - 14 * 3600
    );
    assert_eq!(
        move_to(&mut table, "Pacific/Pago_Pago"),
        TUESDAY + 11 * 3600
    );
    at(&table, TUESDAY + 11 * 3600);
    table.send_outbox();
    let _ = table.take_deeds();
    assert_eq!(
        move_to(&mut table, "UTC"),
        TUESDAY + 11 * 3600,
        "it has begun"
    );
}

#[test]
fn days_of_events_are_those_of_greenwich_and_where_a_month_differs_it_stands_alone() {
    let mut table = Table::new();
    let _ = private(moderating(&mut table, |table| {
        table.say(KURO, "/serveradmin puzzle zone:America/Los_Angeles")
    }));
    let _ = private(moderating(&mut table, |table| table.say(KURO, CREATE)));
    table.send_outbox();
    // Tuesday evening there is Wednesday in UTC.
    let weekly = Some(Repeats::EachWeek(Weekday::Wednesday));
    assert_eq!(events(&table)[0].repeats, weekly);
    let _ = moderating(&mut table, |table| {
        let _ = private(table.say(KURO, "/evening show"));
        let _ = private(table.press(KURO, say::evening::button_end()));
        table.press(KURO, say::evening::button_end())
    });
    table.send_outbox();
    let _ = private(moderating(&mut table, |table| {
        table.say(KURO, &format!("{CREATE} every:first"))
    }));
    table.send_outbox();
    assert_eq!(events(&table)[0].repeats, None);
    let _ = table.take_deeds();
}

/// The answer to a moderator who sets up an evening in `room`, with the bot's permissions.
fn set_up(table: &mut Table, room: Room, bot: Permissions) -> String {
    let mut create = call("/evening create weekday:tuesday time:19:30 where:Online");
    let chosen = Chosen {
        channel: CORNER,
        permissions: Permissions(0),
        bot,
        room: Some(room),
    };
    let voice = ("voice".to_owned(), OptionValue::Channel(chosen));
    create.options.push(voice);
    let create = Invocation::Command(create);
    private(moderating(table, |table| table.ask(KURO, create))).content
}

#[test]
fn where_the_bot_may_make_no_event_in_the_room_is_said_at_once() {
    let (voice, stage) = (
        Room::Voice { channel: CORNER },
        Room::Stage { channel: CORNER },
    );
    let all = |permissions: &[Permissions]| {
        Permissions(permissions.iter().fold(0, |bits, one| bits | one.0))
    };
    use Permissions as P;
    let usual = all(&[P::VIEW, P::CREATE_EVENTS, P::CONNECT]);
    let of_stage = [
        P::VIEW,
        P::CREATE_EVENTS,
        P::MANAGE_CHANNELS,
        P::MUTE_MEMBERS,
        P::MOVE_MEMBERS,
    ];
    for (room, bot, is_told) in [
        (voice, usual, false),
        (voice, all(&[P::VIEW, P::CREATE_EVENTS]), true),
        (voice, all(&[P::CONNECT, P::CREATE_EVENTS]), true),
        (voice, all(&[P::VIEW, P::CONNECT]), true),
        (stage, usual, true),
        (stage, all(&of_stage), false),
        (stage, P::ADMINISTRATOR, false),
    ] {
        let mut table = Table::new();
        let told = set_up(&mut table, room, bot);
        table.send_outbox();
        let _ = table.take_deeds();
        let words = english(say::evening::no_event_there(CORNER));
        assert_eq!(told.contains(&words), is_told, "{room:?} {bot:?}: {told}");
    }
}

#[test]
fn an_evening_in_a_voice_channel_has_its_event_there_and_names_it() {
    let mut table = Table::new();
    let mut create = call("/evening create weekday:tuesday time:19:30 where:Online");
    let room = Room::Voice { channel: CORNER };
    let chosen = Chosen {
        channel: CORNER,
        permissions: Permissions(0),
        bot: Permissions(u64::MAX),
        room: Some(room),
    };
    let voice = ("voice".to_owned(), OptionValue::Channel(chosen));
    create.options.push(voice);
    let create = Invocation::Command(create);
    let _told = private(moderating(&mut table, |table| table.ask(KURO, create)));
    table.send_outbox();
    let _ = table.take_deeds();
    let [event] = &events(&table)[..] else {
        panic!("one event");
    };
    assert_eq!(event.room, Some(room));
    assert_eq!(stored(&table).room, event.room);
    let place = english(say::evening::at(Quote::new("Online")));
    assert_ends(&event.about, &place);
    let about = english(say::evening::event_about(TABLE));
    assert_begins(&event.about, &about);
    let shown = table.desk.lock().messages.clone();
    let named = english(say::evening::room(CORNER));
    let cards = shown.iter().filter_map(|seen| seen.message.card.as_ref());
    assert!(
        cards
            .map(|card| card.body.to_string())
            .any(|body| body.contains(&named))
    );
    // Once that channel is deleted, the event is at the place, which the message names alone.
    table.desk.lock().deleted_event_channel = Some(CORNER);
    let gone = (CORNER, OutboundError::Gone);
    table.desk.lock().refusing.push(gone);
    at(&table, TUESDAY);
    at(&table, TUESDAY + 9 * 3600);
    let [event] = &events(&table)[..] else {
        panic!("the same event");
    };
    assert_eq!(event.begins.as_millis(), (TUESDAY + WEEK) * 1000);
    assert_eq!((event.room, &*event.place), (None, "Online"));
    assert_eq!(&*event.about, about);
    assert_eq!(stored(&table).room, None);
    let newest = table.desk.lock().messages.last().cloned().unwrap();
    let body = newest.message.card.unwrap().body.to_string();
    assert!(body.contains(&place) && !body.contains(&named), "{body}");
    let _ = table.take_deeds();
}

#[test]
fn without_the_permission_moderators_are_told_and_the_evening_takes_place_all_the_same() {
    let mut table = Table::new();
    table.forbid(Permissions::CREATE_EVENTS);
    table.desk.lock().forbids_events = true;
    let told = sentence(moderating(&mut table, |table| table.say(KURO, CREATE)));
    let missing = english(say::evening::no_events());
    assert_ends(&told, &missing);
    table.send_outbox();
    assert!(events(&table).is_empty());
    let shown = private(moderating(&mut table, |table| {
        table.say(KURO, "/evening show")
    }));
    assert_ends(&shown, &missing);
    let shown = private(table.say(SHIRO, "/evening show"));
    assert_lacks(&shown, &missing);
    // Once the permission is granted, the next evening has an event.
    table.desk.lock().forbids_events = false;
    at(&table, TUESDAY);
    at(&table, TUESDAY + 9 * 3600);
    assert_eq!(events(&table).len(), 1);
    let _ = table.take_deeds();
}

#[test]
fn an_event_that_could_not_be_made_is_made_later_and_once() {
    let mut table = Table::new();
    table.obstruct(Some(Obstacle::Outage));
    let _ = private(moderating(&mut table, |table| table.say(KURO, CREATE)));
    table.send_outbox();
    assert!(events(&table).is_empty());
    table.restart();
    table.obstruct(None);
    table.tick();
    assert_eq!(events(&table).len(), 1);
    let _ = table.take_deeds();
}
