//! The weekly digest: once, on Mondays, with news that every reader of the channel may see.
//!
//! Tests begin on a Friday, 2027-01-15, at 08:00 UTC.

mod month;

use std::sync::Arc;

use tengen::bot::port::message::{Message, Sound};
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::Permissions;
use tengen::clock::{Span, Timestamp};
use tengen::game::GameId;
use tengen::i18n::{Day, GameName, Link, Until, say};
use tengen::rules::{Size, Variant};

use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::database;
use crate::support::desk::{Deed, Desk, Obstacle};
use crate::support::script::{begin, play, play_from, post_puzzle, resign};
use crate::support::table::{CORNER, TABLE, Table, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_ends, assert_lacks, assert_says, english, until,
};

/// Monday, 2027-01-18, at 18:00.
const MONDAY: i64 = 1_800_295_200;
const WEEK: Span = Span::days(7);

/// A digest comes on Mondays at six.
fn weekly() -> Table {
    let mut table = Table::new().without_limits();
    let card = private(table.say(AKA, "/serveradmin club digest:18"));
    let fields = card.card.unwrap().fields;
    let title = english(say::digest::field());
    let field = fields.iter().find(|(name, _)| *name == title).unwrap();
    let at = say::seats::pairing_at("18:00".to_owned());
    let told = say::digest::comes(at, TABLE, until(MONDAY));
    assert_eq!(field.1, english(told));
    table
}

/// Kuro and shiro play on 9×9, and `loser` resigns.
fn game(table: &mut Table, loser: Member, options: &str) {
    begin(table, &format!("size:9 {options}"));
    play(table, "C3 D4 C5 D6 E3 F4 G3 F6 G7");
    resign(table, loser);
}

/// Does the due work of the `week`th Monday, from 0 on; the messages posted in the channel.
fn on_monday(table: &Table, week: i64) -> Vec<Message> {
    let monday = Timestamp::from_millis(MONDAY * 1000).after(WEEK.times(week));
    table.clock.advance(monday.since(table.now()));
    table.tick();
    take_posts(table)
}

fn take_posts(table: &Table) -> Vec<Message> {
    let deeds = table.take_deeds().into_iter();
    let posted = deeds.filter_map(|deed| match deed {
        Deed::Posted(TABLE, message) => Some(message),
        _ => None,
    });
    let message = |id| table.desk.lock().message(id).unwrap().message.clone();
    posted.map(message).collect()
}

/// The body of the one digest.
fn body(posted: &[Message]) -> String {
    let [digest] = posted else {
        panic!("one digest: {posted:?}");
    };
    digest.card.as_ref().unwrap().body.to_string()
}

fn headed(heading: tengen::i18n::Text, text: &str) -> String {
    format!("**{}**\n{text}", english(heading))
}

fn go() -> GameName {
    GameName::from(Variant::Go)
}

#[test]
fn a_week_is_told_once_and_makes_no_sound() {
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    game(&mut table, KURO, "");
    assert!(take_posts(&table).is_empty());
    let digests = on_monday(&table, 0);
    let told = body(&digests);
    let [digest] = &digests[..] else {
        panic!("one: {digests:?}");
    };
    assert!(digest.sound == Sound::Silent && digest.mention.is_empty());
    // The first digest covers the week before it.
    let monday = Timestamp::from_millis(MONDAY * 1000);
    let days = say::digest::heading(Day(monday.after(Span::days(-7))), Day(monday));
    assert_eq!(digest.content, english(days));
    let kinds = format!("{} 2", english(say::terms::game(go())));
    let games = headed(say::digest::games(2), &kinds);
    assert_begins(&told, &games);
    let size = Size::square(9).unwrap();
    let link = Link::to_channel(TABLE);
    let (number, kuro, shiro) = (GameId::new(2), KURO.mention(), SHIRO.mention());
    let last = english(say::digest::won(shiro, kuro, number, go(), size, link));
    let last = last.split(" · <#").next().unwrap();
    assert_says(&told, last.split(" · [").next().unwrap());
    let names = format!("{}, {}", KURO.mention(), SHIRO.mention());
    let new = headed(say::digest::newcomers(), &names);
    assert_ends(&told, &new);
    // There is no second digest of a week, and none of a quiet one.
    table.tick();
    table.restart();
    table.tick();
    assert!(take_posts(&table).is_empty());
    assert!(on_monday(&table, 1).is_empty());
    game(&mut table, SHIRO, "");
    let told = body(&on_monday(&table, 2));
    assert_says(&told, say::digest::games(1));
    assert_lacks(&told, say::digest::newcomers());
}

#[test]
fn its_days_are_those_of_the_clocks_of_the_server() {
    let mut table = Table::new().without_limits();
    let _ = private(table.say(AKA, "/serveradmin puzzle zone:Asia/Tokyo"));
    let _ = private(table.say(AKA, "/serveradmin club digest:8"));
    game(&mut table, SHIRO, "");
    // In UTC it is Sunday, at 23:00.
    let due = Timestamp::from_millis((MONDAY - 19 * 3600) * 1000);
    table.clock.advance(due.since(table.now()));
    table.tick();
    let digests = take_posts(&table);
    let [digest] = &digests[..] else {
        panic!("one: {digests:?}");
    };
    let monday = Timestamp::from_millis(MONDAY * 1000);
    let days = say::digest::heading(Day(monday.after(Span::days(-7))), Day(monday));
    assert_eq!(digest.content, english(days));
}

#[test]
fn when_its_hour_changes_on_a_monday_the_next_one_comes_a_week_later() {
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    assert_eq!(on_monday(&table, 0).len(), 1);
    game(&mut table, KURO, "");
    let card = private(table.say(AKA, "/serveradmin club digest:20"));
    let at = say::seats::pairing_at("20:00".to_owned());
    let next = MONDAY + WEEK.as_millis() / 1000 + 2 * 3600;
    let told = english(say::digest::comes(at, TABLE, until(next)));
    let fields = card.card.unwrap().fields;
    assert!(fields.iter().any(|(_, value)| *value == told), "{fields:?}");
    table.clock.advance(Span::hours(3));
    table.tick();
    assert!(take_posts(&table).is_empty());
    assert!(on_monday(&table, 1).is_empty());
    table.clock.advance(Span::hours(2));
    table.tick();
    let told = body(&take_posts(&table));
    assert_says(&told, say::digest::games(1));
}

#[test]
fn a_game_that_was_called_off_is_nobodys_first() {
    let mut table = weekly();
    begin(&mut table, "size:9");
    play(&mut table, "C3 D4");
    let _ = public(table.say(KURO, "/game call-off"));
    table.assert_stripped();
    let _ = public(table.say(SHIRO, "/game call-off"));
    table.assert_stripped();
    assert!(on_monday(&table, 0).is_empty());
    game(&mut table, SHIRO, "");
    let told = body(&on_monday(&table, 1));
    assert_says(&told, say::digest::newcomers());
}

#[test]
fn what_not_everybody_reads_there_is_counted_and_nobody_named() {
    let mut table = weekly();
    table.setting.place.channel = CORNER;
    game(&mut table, SHIRO, "rated:unrated");
    table.setting.place.channel = TABLE;
    let told = body(&on_monday(&table, 0));
    let kinds = format!("{} 1", english(say::terms::game(go())));
    assert_eq!(told, headed(say::digest::games(1), &kinds));
    // The results of rated games are in everybody's profile.
    table.setting.place.channel = CORNER;
    let _ = public(table.say(AKA, "/challenge opponent:@midori colour:black size:9"));
    let _ = public(table.press(MIDORI, say::challenge::button_accept()));
    drop(table.take_post());
    play_from(&mut table, [AKA, MIDORI], "C3 D4 C5 D6 E3 F4 G3 F6 G7");
    resign(&mut table, MIDORI);
    table.setting.place.channel = TABLE;
    let told = body(&on_monday(&table, 1));
    let names = format!("{}, {}", AKA.mention(), MIDORI.mention());
    let new = headed(say::digest::newcomers(), &names);
    assert_eq!(
        told,
        format!("{}\n\n{new}", headed(say::digest::games(1), &kinds))
    );
}

#[test]
fn a_win_against_the_odds_is_told_with_the_ratings() {
    let mut table = weekly();
    for _ in 0..8 {
        game(&mut table, SHIRO, "");
        game(&mut table, KURO, "");
    }
    let told = body(&on_monday(&table, 0));
    assert_lacks(&told, say::digest::upsets());
    begin(&mut table, "size:9 handicap:5");
    play_from(&mut table, [SHIRO, KURO], "E2 E8 D6 D4 F6 F4 B4 B6 H6");
    resign(&mut table, KURO);
    let told = body(&on_monday(&table, 1));
    let upsets = format!("**{}**\n<@2> (", english(say::digest::upsets()));
    assert_says(&told, &upsets);
    assert!(!told.contains('?'), "{told}");
    // The game is in no other section.
    assert_eq!(told.matches("17").count(), 1, "{told}");
}

#[test]
fn what_a_damaged_rating_cannot_tell_keeps_nothing_else_back() {
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    table.while_stopped(|path| {
        let db = database::bare(path);
        let steps = db.rows("steps");
        assert!(!steps.is_empty());
        for (key, _) in steps {
            assert!(db.put("steps", key, b"garbage"));
        }
    });
    let told = body(&on_monday(&table, 0));
    assert_says(&told, say::digest::games(1));
    assert_says(&told, say::digest::newcomers());
}

#[test]
fn those_who_were_forgotten_have_no_name() {
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    let _ = private(table.say(SHIRO, "/me forget"));
    let _ = table.press(SHIRO, say::people::button_forget());
    let told = body(&on_monday(&table, 0));
    assert_lacks(&told, "<@2>");
    assert_says(&told, "👤");
}

#[test]
fn an_outage_delays_it_and_a_killed_bot_posts_it_no_second_time() {
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    table.obstruct(Some(Obstacle::Outage));
    assert!(on_monday(&table, 0).is_empty());
    table.restart();
    table.obstruct(Some(Obstacle::NoReceipt));
    table.clock.advance(Span::hours(1));
    table.tick();
    assert_eq!(on_table(&table), 1);
    table.restart();
    // The post is so old that no nonce prevents a second one.
    table.desk.lock().forget_nonces();
    table.obstruct(None);
    table.tick();
    assert_eq!(on_table(&table), 1);
    let _ = table.take_deeds();
    assert!(on_monday(&table, 1).is_empty());
}

#[test]
fn one_that_went_out_as_text_is_known_again_by_the_bot_that_was_killed() {
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    table.obstruct(Some(Obstacle::Outage));
    assert!(on_monday(&table, 0).is_empty());
    table.restart();
    // Without the permission for cards, their content is text.
    let desk = Arc::new(Desk::default());
    desk.lock().forbids_cards = true;
    let send = |table: &Table, obstacle| {
        desk.lock().obstacle = obstacle;
        table.clock.advance(Span::hours(1));
        let bot = table.bot();
        let out = bot.way_out(desk.clone());
        table.wait(bot.send_outbox(&*out));
        let head = english(say::digest::games(1));
        let state = desk.lock();
        let told = state.messages.iter();
        told.filter(|seen| seen.message.content.contains(&head))
            .count()
    };
    assert_eq!(send(&table, Some(Obstacle::NoReceipt)), 1);
    table.restart();
    desk.lock().forget_nonces();
    assert_eq!(send(&table, None), 1);
    assert!(table.wait(table.store().queue()).unwrap().is_empty());
    let _ = table.take_deeds();
}

#[test]
fn one_that_waits_is_not_posted_where_none_is_wanted_any_more() {
    // It moves to another channel, or is turned off.
    for chosen in ["18", "off"] {
        let mut table = weekly();
        game(&mut table, SHIRO, "");
        table.obstruct(Some(Obstacle::Outage));
        assert!(on_monday(&table, 0).is_empty());
        table.setting.place.channel = CORNER;
        let _ = private(table.say(AKA, &format!("/serveradmin club digest:{chosen}")));
        table.obstruct(None);
        table.clock.advance(Span::hours(1));
        table.tick();
        assert_eq!(on_table(&table), 0, "{chosen}");
        let _ = table.take_deeds();
    }
}

/// Number of digests in the channel.
fn on_table(table: &Table) -> usize {
    let title = english(say::digest::title());
    let seen = table.desk.lock().messages.clone();
    let digests = seen.iter().filter(|seen| {
        let card = seen.message.card.as_ref();
        card.is_some_and(|card| *card.title == title)
    });
    digests.count()
}

#[test]
fn what_is_missed_while_the_bot_is_down_is_told_in_one() {
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    table.clock.advance(Span::days(30));
    game(&mut table, SHIRO, "");
    table.clock.advance(Span::hours(1));
    table.tick();
    let told = body(&take_posts(&table));
    assert_says(&told, say::digest::games(2));
    assert!(on_monday(&table, 6).is_empty());
}

#[test]
fn solved_puzzles_are_counted_and_the_most_diligent_named() {
    let mut table = weekly();
    let _ = post_puzzle(&mut table, KURO, "topic:liberties level:1");
    let _form = table.press(SHIRO, say::rules::button_answer());
    let is_right = |tries: u32| {
        let told = private(table.fill(SHIRO, &tries.to_string())).card.unwrap();
        told.body.starts_with(&english(say::puzzle::right(tries)))
    };
    assert!((1..30).any(is_right));
    let told = body(&on_monday(&table, 0));
    assert_eq!(told, headed(say::digest::puzzles(1), "<@2> 1"));
}

#[test]
fn where_the_bot_may_not_post_there_is_none_and_moderators_hear_of_it_once() {
    let mut table = Table::new();
    table.forbid(Permissions::SEND);
    let refused = sentence(table.say(AKA, "/serveradmin club digest:18"));
    assert_eq!(refused, english(say::digest::not_here()));
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    table.desk.lock().refusing = vec![(TABLE, OutboundError::NoAccess)];
    assert!(on_monday(&table, 0).is_empty());
    table.desk.lock().refusing.clear();
    let lost = english(say::digest::lost(TABLE));
    let told = private(table.say(AKA, "/serveradmin show"));
    assert_says(&told, &lost);
    let told = private(table.say(AKA, "/serveradmin show"));
    assert_lacks(&told, &lost);
    game(&mut table, SHIRO, "");
    assert!(on_monday(&table, 1).is_empty());
}

#[test]
fn it_is_turned_off_and_moves_with_the_zone_of_the_server() {
    let mut table = weekly();
    game(&mut table, SHIRO, "");
    let card = private(table.say(AKA, "/serveradmin puzzle zone:Asia/Tokyo"));
    let at = say::seats::pairing_at("18:00".to_owned());
    let next = Until(Timestamp::from_millis((MONDAY - 9 * 3600) * 1000));
    let told = english(say::digest::comes(at, TABLE, next));
    let fields = card.card.unwrap().fields;
    assert!(fields.iter().any(|(_, value)| *value == told), "{fields:?}");
    let _ = private(table.say(AKA, "/serveradmin club digest:off"));
    assert!(on_monday(&table, 0).is_empty());
}
