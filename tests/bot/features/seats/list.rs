//! The list of a server's open challenges.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::Permissions;
use tengen::clock::Span;
use tengen::game::{ChannelId, ClubId, GameId, MessageId};
use tengen::i18n::say;

use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::table::{CORNER, TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_ends, assert_lacks, assert_says, english, labels, listed,
};

/// A club whose list of open challenges is in the corner.
fn with_list() -> (Table, MessageId) {
    let mut table = Table::new().without_limits();
    table.setting.place.channel = CORNER;
    let _ = private(table.say(AKA, "/serveradmin open-challenges list:here"));
    let [Deed::Posted(CORNER, list)] = table.take_deeds()[..] else {
        panic!("the list is posted");
    };
    table.setting.place.channel = TABLE;
    (table, list)
}

fn challenge(table: &mut Table, who: Member) -> Message {
    public(table.say(who, "/challenge size:9"))
}

fn message(table: &Table, id: MessageId) -> Message {
    table.desk.lock().message(id).unwrap().message.clone()
}

/// The list after the next tick.
fn after_a_look(table: &Table, list: MessageId) -> Message {
    table.clock.advance(Span::seconds(15));
    table.tick();
    assert_eq!(table.take_deeds(), [Deed::Edited(list)]);
    message(table, list)
}

fn accepts(list: &Message) -> usize {
    let accept = english(say::challenge::button_accept());
    labels(list)
        .iter()
        .filter(|label| **label == accept)
        .count()
}

#[test]
fn it_is_posted_empty_and_shows_what_comes_and_goes() {
    let (mut table, list) = with_list();
    let empty = message(&table, list);
    let told = empty.sections.unwrap();
    assert!(told.entries.is_empty());
    assert_eq!(&*told.below, english(say::seats::none()));
    let card = challenge(&mut table, KURO);
    let also = english(say::seats::also_listed(CORNER));
    assert_ends(&card, &also);
    // It has just been posted, so its first edit is delayed.
    assert!(table.take_deeds().is_empty());
    let one = after_a_look(&table, list);
    assert_eq!(accepts(&one), 1);
    assert_says(listed(&one), "<@1>");
    let _ = challenge(&mut table, SHIRO);
    assert_eq!(accepts(&after_a_look(&table, list)), 2);
    let _ = public(table.press(SHIRO, say::challenge::button_withdraw()));
    assert_eq!(accepts(&after_a_look(&table, list)), 1);
    // Unaccepted challenges lapse.
    table.clock.advance(Span::days(8));
    table.tick();
    let _ = table.take_deeds();
    table.clock.advance(Span::seconds(15));
    table.tick();
    let _ = table.take_deeds();
    assert_eq!(accepts(&message(&table, list)), 0);
}

#[test]
fn a_hundred_changes_between_two_looks_are_one_edit() {
    let (mut table, list) = with_list();
    for _ in 0..50 {
        let _ = challenge(&mut table, KURO);
        let _ = public(table.press(KURO, say::challenge::button_withdraw()));
    }
    let _ = challenge(&mut table, MIDORI);
    assert!(table.take_deeds().is_empty());
    assert_eq!(accepts(&after_a_look(&table, list)), 1);
    table.clock.advance(Span::seconds(15));
    table.tick();
    assert!(table.take_deeds().is_empty(), "nothing has changed since");
}

#[test]
fn a_challenge_is_accepted_from_it_and_the_list_stays() {
    let (mut table, list) = with_list();
    let _ = challenge(&mut table, KURO);
    let shown = after_a_look(&table, list);
    table.setting.place.channel = CORNER;
    let button = shown.sections.unwrap().entries[0].button.clone();
    let told = private(table.press_id(SHIRO, &button.custom_id, list));
    let begun = english(say::challenge::taken(tengen::i18n::Link::to_channel(TABLE)));
    let begun = begun.split(':').next().unwrap();
    assert_begins(&told, begun);
    assert!(table.game(1).phase().is_running());
    let deeds = table.take_deeds();
    assert!(
        deeds.iter().all(|deed| *deed != Deed::Edited(list)),
        "{deeds:?}"
    );
    // Another member comes too late.
    let gone = sentence(table.press_id(AKA, &button.custom_id, list));
    assert_eq!(gone, english(say::list::open_gone(GameId::new(1))));
    assert_eq!(accepts(&after_a_look(&table, list)), 0);
}

#[test]
fn from_another_server_nobody_accepts_what_stands_in_it() {
    let (mut table, list) = with_list();
    let _ = challenge(&mut table, KURO);
    let shown = after_a_look(&table, list);
    let button = shown.sections.unwrap().entries[0].button.clone();
    table.setting.place.club = Some(ClubId::new(51));
    table.setting.place.channel = ChannelId::new(700);
    let answer = table.press_id(SHIRO, &button.custom_id, list);
    assert!(matches!(answer, Answer::Ephemeral(_)), "{answer:?}");
    assert_eq!(table.game(1).seats(), None);
}

#[test]
fn many_challenges_fit_and_all_of_them_can_be_read() {
    let (mut table, list) = with_list();
    for _ in 0..30 {
        let _ = challenge(&mut table, KURO);
    }
    let shown = after_a_look(&table, list);
    let first = accepts(&shown);
    let more = english(say::seats::more(30 - first));
    assert_eq!(&*shown.sections.unwrap().below, more);
    table.setting.place.channel = CORNER;
    let mut page = private(table.press(MIDORI, say::seats::button_all()));
    let mut read = accepts(&page);
    while labels(&page).contains(&english(say::list::button_next())) {
        let next = in_place(table.press(MIDORI, say::list::button_next()));
        read += accepts(&next);
        page = next;
    }
    assert_eq!(read, 30);
}

#[test]
fn one_that_was_deleted_is_no_list_any_more_and_moderators_hear_of_it_once() {
    let (mut table, list) = with_list();
    table.desk.lock().messages.retain(|seen| seen.id != list);
    let _ = challenge(&mut table, KURO);
    table.clock.advance(Span::seconds(15));
    table.tick();
    assert!(table.take_deeds().is_empty());
    let lost = english(say::seats::lost(CORNER));
    let told = private(table.say(AKA, "/serveradmin show"));
    assert_says(&told, &lost);
    let told = private(table.say(AKA, "/serveradmin show"));
    assert_lacks(&told, &lost);
    let _ = challenge(&mut table, SHIRO);
    table.clock.advance(Span::seconds(15));
    table.tick();
    assert!(table.take_deeds().is_empty());
}

#[test]
fn it_moves_with_its_setting_and_goes_when_it_is_turned_off() {
    let (mut table, list) = with_list();
    let _ = private(table.say(AKA, "/serveradmin open-challenges list:here"));
    let deeds = table.take_deeds();
    let [Deed::Deleted(old), Deed::Posted(TABLE, moved)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    assert_eq!(old, list);
    let _ = private(table.say(AKA, "/serveradmin open-challenges list:off"));
    assert_eq!(table.take_deeds(), [Deed::Deleted(moved)]);
    let _ = challenge(&mut table, KURO);
    table.clock.advance(Span::seconds(15));
    table.tick();
    assert!(table.take_deeds().is_empty());
}

#[test]
fn an_outage_only_delays_it_and_a_killed_bot_finds_what_it_has_posted() {
    let (mut table, list) = with_list();
    table.desk.lock().refusing = vec![(CORNER, OutboundError::Unreachable("down".to_owned()))];
    let _ = challenge(&mut table, KURO);
    table.clock.advance(Span::seconds(15));
    table.tick();
    let _ = table.take_deeds();
    table.desk.lock().refusing.clear();
    table.restart();
    table.send_outbox();
    assert_eq!(table.take_deeds(), [Deed::Edited(list)]);
    assert_eq!(accepts(&message(&table, list)), 1);
}

#[test]
fn chosen_again_before_the_bot_ends_it_stands_anew_and_stays() {
    let (mut table, list) = with_list();
    table.setting.place.channel = CORNER;
    table.obstruct(Some(Obstacle::Outage));
    let _ = private(table.say(AKA, "/serveradmin open-challenges list:here"));
    let _ = table.take_deeds();
    table.restart();
    table.obstruct(None);
    table.send_outbox();
    let deeds = table.take_deeds();
    let [Deed::Deleted(old), Deed::Posted(CORNER, anew)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    assert_eq!(old, list);
    let _ = challenge(&mut table, KURO);
    assert_eq!(accepts(&after_a_look(&table, anew)), 1);
}

#[test]
fn where_the_bot_may_not_post_there_is_none() {
    let mut table = Table::new();
    table.forbid(Permissions::SEND);
    let refused = sentence(table.say(AKA, "/serveradmin open-challenges list:here"));
    assert_eq!(refused, english(say::seats::not_here()));
    assert!(table.take_deeds().is_empty());
}
