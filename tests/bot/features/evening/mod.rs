//! Club evenings: guests, pairings, announcements and attendance.
//!
//! Tests begin on a Friday, 2027-01-15, at 08:00 UTC.

mod closing;
mod event;
mod moderators;
mod zone;

use tengen::clock::{Span, Timestamp};
use tengen::evening::{Evening, Score};
use tengen::game::PlayerId;
use tengen::i18n::{Locale, When, say};
use tengen::rules::Color;
use tengen::store::Property;

use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::script::moderating;
use crate::support::table::{TABLE, Table, in_place, private, public, sentence};
use crate::support::words::{assert_begins, assert_says, english, labels, until};

/// Tuesday, 2027-01-19, at 19:30.
const TUESDAY: i64 = 1_800_387_000;
const WEEK: i64 = 7 * 24 * 3600;

const CREATE: &str = "/evening create weekday:tuesday time:19:30 where:The Swan";

fn when(seconds: i64) -> When {
    When(Timestamp::from_millis(seconds * 1000))
}

/// A club evening each Tuesday, with its message posted.
fn evening() -> Table {
    let mut table = Table::new();
    let told = moderating(&mut table, |table| table.say(KURO, CREATE));
    let created = say::evening::created(when(TUESDAY), "UTC".to_owned());
    let told = sentence(told);
    let zone = english(say::evening::no_zone());
    assert_eq!(told, format!("{}\n{zone}", english(created)));
    table.send_outbox();
    let _ = table.take_deeds();
    table
}

fn stored(table: &Table) -> Evening {
    table
        .wait(table.store().activity::<Evening>(TABLE))
        .unwrap()
        .unwrap()
}

fn come(table: &mut Table, members: &[Member]) {
    for member in members {
        let asked = private(table.press(*member, say::evening::button_come()));
        let begins = stored(table).begins;
        assert_eq!(asked.content, english(say::evening::on_list(When(begins))));
    }
    table.send_outbox();
    let _ = table.take_deeds();
}

/// Sets the clock to `seconds` since 1970, and does the due work.
fn at(table: &Table, seconds: i64) {
    let now = table.now().as_millis() / 1000;
    table.clock.advance(Span::seconds(seconds - now));
    table.tick();
}

/// The current messages of the evening with buttons, the newest last.
fn standing(table: &Table) -> Vec<tengen::bot::port::message::Message> {
    let come = english(say::evening::button_come());
    let state = table.desk.lock();
    let shown = state.messages.iter().filter(|seen| {
        seen.audience.is_none() && seen.buttons().any(|button| button.label == come)
    });
    shown.map(|seen| seen.message.clone()).collect()
}

fn names(members: &[Member]) -> String {
    let names = members.iter();
    let names = names.map(|member| member.mention().to(Locale::English));
    names.collect::<Vec<_>>().join(", ")
}

/// The pairs, by names.
fn pairs(table: &Table) -> Vec<[PlayerId; 2]> {
    let tables = stored(table).tables;
    let pair = |table: &tengen::evening::Table| {
        let mut players = table.players();
        players.sort_unstable();
        players
    };
    tables.iter().map(pair).collect()
}

fn both(one: Member, other: Member) -> [PlayerId; 2] {
    let mut players = [one.player(), other.player()];
    players.sort_unstable();
    players
}

fn set_ranks(table: &mut Table, ranks: &[(Member, &str)]) {
    for (member, rank) in ranks {
        let _ = private(table.say(*member, &format!("/me rank rank:{rank}")));
    }
}

#[test]
fn members_say_that_they_come_and_the_message_lists_them() {
    let mut table = evening();
    let [shown] = &standing(&table)[..] else {
        panic!("one message");
    };
    assert_eq!(shown.content, english(say::evening::nobody()));
    assert!(shown.mention.is_empty());
    let card = shown.card.as_ref().unwrap();
    let place = say::evening::at(tengen::i18n::Quote::new("The Swan"));
    assert_says(&card.body, place);
    assert_says(&card.body, format!("<t:{TUESDAY}:f>"));
    come(&mut table, &[KURO, SHIRO, KURO]);
    let coming = say::evening::coming(2, names(&[KURO, SHIRO]));
    assert_eq!(standing(&table)[0].content, english(coming));
    let told = sentence(table.press(KURO, say::evening::button_away()));
    assert_eq!(told, english(say::evening::stayed_away()));
    table.send_outbox();
    let coming = say::evening::coming(1, names(&[SHIRO]));
    assert_eq!(standing(&table)[0].content, english(coming));
    let _ = table.take_deeds();
}

#[test]
fn a_day_before_it_begins_a_new_message_calls_those_who_come() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY - 24 * 3600 - 1);
    assert!(table.take_deeds().is_empty(), "it is early");
    at(&table, TUESDAY - 24 * 3600);
    let shown = standing(&table);
    // The message before it was deleted.
    assert_eq!(shown.len(), 1);
    let pinged = table.desk.lock().pings.pop();
    assert_eq!(pinged.unwrap(), [KURO.player(), SHIRO.player()]);
    let _ = table.take_deeds();
    // It comes once, also after a restart.
    table.restart();
    table.tick();
    assert!(table.take_deeds().is_empty());
}

#[test]
fn after_an_outage_nobody_is_called_to_an_evening_that_is_over() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY + 4 * 3600);
    table.send_outbox();
    assert!(stored(&table).is_announced);
    assert!(table.desk.lock().pings.iter().all(Vec::is_empty));
    let _ = table.take_deeds();
}

#[test]
fn those_near_in_rank_are_paired_and_the_odd_one_waits_and_comes_first_next_time() {
    let mut table = evening();
    set_ranks(&mut table, &[(KURO, "1k"), (SHIRO, "5k"), (AKA, "15k")]);
    come(&mut table, &[KURO, SHIRO, AKA]);
    let early = sentence(table.press(KURO, say::evening::button_pair()));
    let from = until(TUESDAY - 2 * 3600);
    assert_eq!(early, english(say::evening::no_early(from)));
    at(&table, TUESDAY);
    let _ = table.take_deeds();
    let stranger = sentence(table.press(MIDORI, say::evening::button_pair()));
    assert_eq!(stranger, english(say::evening::no_not_coming()));
    let called = public(table.press(AKA, say::evening::button_pair()));
    assert_begins(&called, say::evening::paired());
    // The weaker one takes Black.
    assert_eq!(called.mention, [SHIRO.player(), KURO.player()]);
    let stones = english(say::evening::stones(4));
    assert_says(&called, &stones);
    assert_eq!(stored(&table).left_over, [AKA.player()]);
    table.send_outbox();
    let shown = standing(&table).pop().unwrap();
    let free = english(say::evening::free(names(&[AKA])));
    let body = shown.card.unwrap().body;
    assert_says(&body, &free);
    // Next time the player with the bye has a game, and nobody the same opponent.
    at(&table, TUESDAY + 9 * 3600);
    let _ = table.take_deeds();
    at(&table, TUESDAY + WEEK - 24 * 3600);
    come(&mut table, &[KURO, SHIRO, AKA]);
    at(&table, TUESDAY + WEEK);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    assert_eq!(pairs(&table).len(), 1);
    assert_ne!(pairs(&table), [both(KURO, SHIRO)]);
    assert!(pairs(&table)[0].contains(&AKA.player()));
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn a_guest_whose_rank_cannot_be_read_keeps_the_others_from_no_game() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO, AKA]);
    at(&table, TUESDAY);
    let rank: Property<PlayerId, Vec<i64>> = Property::new("rank");
    let broken = rank.assign(SHIRO.player(), &vec![1, 2]);
    table.wait(table.store().assign(&[broken])).unwrap();
    let _ = public(table.press(KURO, say::evening::button_pair()));
    assert_eq!(pairs(&table), [both(KURO, AKA)]);
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_wants_to_learn_is_paired_with_a_teacher() {
    let mut table = evening();
    let all = [(KURO, "1k"), (SHIRO, "2k"), (AKA, "25k"), (MIDORI, "24k")];
    set_ranks(&mut table, &all);
    come(&mut table, &[SHIRO, MIDORI]);
    for (member, wish) in [
        (KURO, say::evening::button_teach()),
        (AKA, say::evening::button_learn()),
    ] {
        let _ = private(table.press(member, say::evening::button_come()));
        let told = in_place(table.press(member, wish));
        assert_eq!(told.content, english(say::evening::wished()));
    }
    at(&table, TUESDAY);
    let called = public(table.press(KURO, say::evening::button_pair())).content;
    let mut paired = pairs(&table);
    paired.sort_unstable();
    assert_eq!(paired, [both(KURO, AKA), both(SHIRO, MIDORI)]);
    // Their game is marked as a lesson by the stronger player, and the other game is not.
    let lesson = english(say::evening::lesson());
    let mut marked = called.lines().filter(|line| line.contains(&lesson));
    let line = marked.next().expect("it is marked");
    assert!(line.contains(&names(&[KURO])) && line.contains(&names(&[AKA])));
    assert_eq!(marked.next(), None, "{called}");
    let tables = stored(&table).tables;
    let teaches: Vec<_> = tables.iter().filter_map(|table| table.teaches).collect();
    assert_eq!(teaches, [Color::White]);
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn nobody_is_taught_by_somebody_weaker() {
    let mut table = evening();
    let all = [(KURO, "25k"), (SHIRO, "24k"), (AKA, "20k"), (MIDORI, "19k")];
    set_ranks(&mut table, &all);
    come(&mut table, &[SHIRO, AKA]);
    for (member, wish) in [
        (KURO, say::evening::button_teach()),
        (MIDORI, say::evening::button_learn()),
    ] {
        let _ = private(table.press(member, say::evening::button_come()));
        let _ = table.press(member, wish);
    }
    at(&table, TUESDAY);
    let _ = public(table.press(SHIRO, say::evening::button_pair()));
    let mut paired = pairs(&table);
    paired.sort_unstable();
    // They are paired by rank, as if neither had chosen anything.
    assert_eq!(paired, [both(KURO, SHIRO), both(AKA, MIDORI)]);
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn either_player_enters_the_result_both_correct_it_and_then_they_can_be_paired_again() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO, AKA, MIDORI]);
    at(&table, TUESDAY);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    table.send_outbox();
    let early = sentence(table.press(KURO, say::evening::button_pair()));
    assert_eq!(early, english(say::evening::no_one_free()));
    let other = pairs(&table)[0];
    let members = [KURO, SHIRO, AKA, MIDORI];
    let [one, other] = other.map(|player| {
        let mut members = members.into_iter();
        members.find(|member| member.player() == player).unwrap()
    });
    let asked = private(table.press(one, say::evening::button_result()));
    let question = say::evening::ask_result(other.mention());
    assert_eq!(asked.content, english(question));
    let noted = in_place(table.press(one, say::evening::button_won()));
    assert_eq!(noted.content, english(say::evening::result_entered()));
    let is_black = stored(&table).tables[0].players.black == one.player();
    let won = if is_black { Score::Black } else { Score::White };
    assert_eq!(stored(&table).tables[0].score, Some(won));
    // The other player's entry is overwritten, and both see its author.
    let _ = private(table.press(other, say::evening::button_result()));
    let corrected = public(table.press(other, say::evening::button_won()));
    let head = english(say::evening::corrected(other.mention()));
    assert_begins(&corrected, &head);
    assert_eq!(corrected.mention, [one.player()]);
    let lost = if is_black { Score::White } else { Score::Black };
    assert_eq!(stored(&table).tables[0].score, Some(lost));
    table.send_outbox();
    // The message lists the members who can be paired as free.
    let body = standing(&table).pop().unwrap().card.unwrap().body;
    let free = english(say::evening::free(names(&[])));
    assert_says(&body, &free);
    // The question names the two free members, and only they are paired.
    let question = private(table.press(KURO, say::evening::button_pair()));
    assert_eq!(question.content, english(say::evening::pair_question(2)));
    assert_eq!(labels(&question), [english(say::evening::button_pair())]);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    assert_eq!(stored(&table).tables.len(), 3);
    table.send_outbox();
    // A game that was not played is off.
    let _ = private(table.press(one, say::evening::button_result()));
    let off = in_place(table.press(one, say::evening::button_off()));
    assert_eq!(off.content, english(say::evening::called_off()));
    assert_eq!(stored(&table).tables.len(), 2);
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn a_paired_member_who_does_not_come_frees_the_opponent_who_is_called() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    table.send_outbox();
    let told = public(table.press(SHIRO, say::evening::button_away()));
    let left = say::evening::left_game(SHIRO.mention(), KURO.mention());
    assert_eq!(told.content, english(left));
    assert_eq!(told.mention, [KURO.player()]);
    assert!(stored(&table).tables.is_empty());
    // Kuro, the only one, is told of no game.
    let full = sentence(table.press(KURO, say::evening::button_pair()));
    assert_eq!(full, english(say::evening::no_two()));
    table.send_outbox();
    let _ = table.take_deeds();
}

#[test]
fn hours_after_its_end_it_is_closed_and_the_season_counts_who_came() {
    let mut table = evening();
    come(&mut table, &[KURO, SHIRO]);
    at(&table, TUESDAY);
    let _ = public(table.press(KURO, say::evening::button_pair()));
    table.send_outbox();
    // A member who has played has attended, even if they are elsewhere at the end.
    let _ = private(table.press(KURO, say::evening::button_result()));
    let _ = table.press(KURO, say::evening::button_won());
    let _ = private(table.press(SHIRO, say::evening::button_away()));
    table.send_outbox();
    // A member who signs up after the end has not attended.
    at(&table, TUESDAY + 3 * 3600);
    let refused = sentence(table.press(AKA, say::evening::button_come()));
    let closes = until(TUESDAY + 9 * 3600);
    assert_eq!(refused, english(say::evening::no_over(closes)));
    let alone = sentence(table.press(KURO, say::evening::button_pair()));
    assert_eq!(alone, english(say::evening::no_over(closes)));
    at(&table, TUESDAY + 9 * 3600);
    // The old message has lost its buttons, and the next evening has a new message, without pings.
    let shown = standing(&table);
    assert_eq!(shown.len(), 1);
    assert_eq!(shown[0].content, english(say::evening::nobody()));
    assert!(shown[0].mention.is_empty());
    let next = stored(&table);
    assert_eq!(next.begins.as_millis(), (TUESDAY + WEEK) * 1000);
    assert!(next.guests.is_empty() && next.tables.is_empty());
    let _ = table.take_deeds();
    let shown = private(table.say(AKA, "/evening show"));
    let body = shown.card.as_ref().unwrap().body.to_string();
    let season = say::rating::season_named(tengen::i18n::Quote::new("2027/1"));
    let head = english(say::evening::attendance(season, 1));
    let lines = [
        head,
        english(say::evening::attended(KURO.mention(), 1)),
        english(say::evening::attended(SHIRO.mention(), 1)),
    ];
    assert_says(&body, lines.join("\n"));
    // Other members cannot skip or end it.
    assert_eq!(shown.rows.len(), 1);
    // Its buttons sign up for the next evening.
    let _ = private(table.press(AKA, say::evening::button_come()));
    assert_eq!(stored(&table).guests.len(), 1);
    let none = sentence(table.press(AKA, say::evening::button_away()));
    assert_eq!(none, english(say::evening::stayed_away()));
    let _ = table.take_deeds();
}
