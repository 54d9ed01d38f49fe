//! The puzzle of the day: in the channels that have one, at an hour of the club's day, each once.
//!
//! Tests begin on a Friday, 2027-01-15, at 08:00 UTC.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Message;
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::{ChannelKind, Permissions};
use tengen::clock::{Span, Timestamp};
use tengen::game::MessageId;
use tengen::i18n::{Until, UserInput, say};
use tengen::puzzle::Topic;
use tengen::store::{Daily, Fault, Posted, PuzzleId};

use super::close;
use crate::bot::games::time::clock::hours;
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::table::{CORNER, TABLE, Table, private, sentence};
use crate::support::words::{assert_begins, assert_lacks, assert_says, english, german, until};

/// A table where an easy puzzle about liberties comes daily at nine.
fn at_nine() -> Table {
    let mut table = Table::new();
    let _ = card(table.say(AKA, "/serveradmin puzzle hour:9 topic:liberties level:1"));
    table
}

fn card(answer: Answer) -> String {
    let card = private(answer).card.expect("a card");
    let fields: Vec<_> = card
        .fields
        .iter()
        .map(|(name, text)| format!("{name}: {text}"))
        .collect();
    fields.join("\n")
}

fn daily(table: &Table) -> Option<Daily> {
    table.wait(table.store().daily(TABLE)).unwrap()
}

fn next(table: &Table) -> Timestamp {
    daily(table).expect("one comes daily").next
}

fn stored_puzzle(table: &Table, number: u64) -> Posted {
    let puzzle = table.wait(table.store().puzzle(PuzzleId::new(number)));
    puzzle.unwrap().expect("it was kept")
}

/// Does the due work, and returns the posted puzzles; older cards may be edited.
fn tick(table: &Table) -> Vec<MessageId> {
    table.tick();
    let mut posted = Vec::new();
    for deed in table.take_deeds() {
        match deed {
            Deed::Posted(TABLE, message) => posted.push(message),
            Deed::Edited(_) => {}
            other => panic!("unexpected: {other:?}"),
        }
    }
    posted
}

fn message(table: &Table, id: MessageId) -> Message {
    table.desk.lock().message(id).unwrap().message.clone()
}

#[test]
fn a_puzzle_comes_at_its_hour_and_is_answered_like_any_other() {
    let mut table = at_nine();
    assert!(tick(&table).is_empty(), "it is eight");
    hours(&table, 1);
    let posts = tick(&table);
    let [shown] = posts[..] else {
        panic!("one: {posts:?}");
    };
    let card = message(&table, shown);
    assert!(card.mention.is_empty(), "nobody is called");
    assert_eq!(card.files.len(), 1);
    let body = &card.card.as_ref().unwrap().body;
    assert_says(body, "Level 1 of 5 · Tried: 0");
    let one = stored_puzzle(&table, 1);
    assert_eq!(one.message, Some(shown));
    assert_eq!(one.by, None);
    assert_eq!(one.closes, table.now().after(Span::days(1)));
    let form = table.press(SHIRO, say::rules::button_answer());
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    let _ = private(table.fill(SHIRO, "99"));
    let body = table.take_edit().card.unwrap().body;
    assert_says(&body, say::puzzle::tally(1, 0));
    // A day later it closes, and the next one comes.
    hours(&table, 23);
    assert!(tick(&table).is_empty());
    hours(&table, 1);
    assert_eq!(tick(&table).len(), 1);
    let body = message(&table, shown).card.unwrap().body;
    assert_says(&body, say::puzzle::closed());
    assert!(stored_puzzle(&table, 1).puzzle != stored_puzzle(&table, 2).puzzle);
}

#[test]
fn moderators_close_it_and_nobody_else() {
    let mut table = at_nine();
    hours(&table, 1);
    let _ = tick(&table);
    let said = sentence(table.press(AKA, say::puzzle::button_close()));
    assert_begins(&said, say::puzzle::not_yours());
    table.powers = Permissions::MANAGE_MESSAGES;
    let _ = close(&mut table, AKA);
    assert!(stored_puzzle(&table, 1).closed.is_some());
}

/// Without a chosen level, easy puzzles come first.
#[test]
fn any_level_begins_gently() {
    let mut table = Table::new();
    let _ = card(table.say(AKA, "/serveradmin puzzle hour:9 topic:liberties"));
    let levels: Vec<_> = (1..=5)
        .map(|number| {
            hours(&table, if number == 1 { 1 } else { 24 });
            assert_eq!(tick(&table).len(), 1);
            table.restart();
            stored_puzzle(&table, number).level.number()
        })
        .collect();
    assert_eq!(levels, [1, 1, 2, 2, 3]);
}

/// The hours after the start at which puzzles come within eight days, due at two in Berlin. The bot ticks twice an hour
/// and restarts in the middle of each night, and once more between its ticks.
fn at_two_in_berlin(days_from_now: i64) -> Vec<f64> {
    let mut table = Table::new();
    table.advance_days(days_from_now);
    // Midnight in UTC.
    hours(&table, 16);
    let start = table.now();
    let command = "/serveradmin puzzle zone:Europe/Berlin hour:2 topic:liberties level:1";
    let _ = card(table.say(AKA, command));
    let mut came = Vec::new();
    for look in 0..2 * 24 * 8 {
        if look % 48 == 2 || look % 48 == 3 {
            table.restart();
        }
        for _ in tick(&table) {
            let passed = table.now().since(start).as_millis();
            came.push(passed as f64 / 3_600_000.0);
        }
        table.clock.advance(Span::minutes(30));
    }
    came
}

#[test]
fn an_hour_that_a_day_does_not_have_brings_one_puzzle() {
    // From Wednesday, 2027-03-24 on: on Sunday clocks are set from two to three.
    let came = at_two_in_berlin(67);
    let expected = [1.0, 25.0, 49.0, 73.0, 97.0, 120.0, 144.0, 168.0];
    assert_eq!(came, expected);
}

#[test]
fn an_hour_that_a_day_has_twice_brings_one_puzzle() {
    // From Thursday, 2027-10-28 on: on Sunday clocks are set back from three to two. The first would be due at midnight
    // exactly, which has passed when the hour is chosen.
    let came = at_two_in_berlin(285);
    let expected = [24.0, 48.0, 72.0, 97.0, 121.0, 145.0, 169.0];
    assert_eq!(came, expected);
}

#[test]
fn what_was_missed_comes_late_and_once_however_many_days_it_was() {
    let mut table = at_nine();
    let nine = next(&table);
    hours(&table, 4);
    table.restart();
    assert_eq!(tick(&table).len(), 1, "late on the same day");
    assert_eq!(next(&table), nine.after(Span::days(1)));
    assert!(tick(&table).is_empty());
    // The bot is down for five days and a few hours, until three in the afternoon.
    hours(&table, 5 * 24 + 3);
    table.restart();
    assert_eq!(tick(&table).len(), 1);
    assert_eq!(next(&table), nine.after(Span::days(6)));
    hours(&table, 17);
    assert!(tick(&table).is_empty());
    hours(&table, 1);
    assert_eq!(tick(&table).len(), 1);
}

#[test]
fn a_bot_that_is_killed_before_it_has_posted_posts_once() {
    let mut table = at_nine();
    hours(&table, 1);
    table.obstruct(Some(Obstacle::Outage));
    table.tick();
    let deeds = table.take_deeds();
    assert!(
        deeds
            .iter()
            .all(|deed| matches!(deed, Deed::Failed("look" | "post", _)))
            && !deeds.is_empty(),
        "{deeds:?}"
    );
    assert_eq!(stored_puzzle(&table, 1).message, None);
    table.restart();
    table.obstruct(None);
    let posts = tick(&table);
    assert_eq!(posts.len(), 1);
    assert_eq!(stored_puzzle(&table, 1).message, Some(posts[0]));
    assert!(tick(&table).is_empty());
    assert_eq!(
        table.wait(table.store().puzzle(PuzzleId::new(2))).unwrap(),
        None
    );
}

#[test]
fn a_bot_that_is_killed_after_it_has_posted_finds_what_stands() {
    let mut table = at_nine();
    hours(&table, 1);
    table.obstruct(Some(Obstacle::NoReceipt));
    assert_eq!(tick(&table).len(), 1);
    assert_eq!(stored_puzzle(&table, 1).message, None);
    table.restart();
    // The post is so old that no nonce prevents a second one.
    table.desk.lock().forget_nonces();
    table.obstruct(None);
    assert!(tick(&table).is_empty(), "it stands");
    assert!(stored_puzzle(&table, 1).message.is_some());
    let form = table.press(SHIRO, say::rules::button_answer());
    assert!(matches!(form, Answer::Form(_)), "{form:?}");
    let _ = private(table.fill(SHIRO, "99"));
    assert!(
        table
            .take_edit()
            .card
            .unwrap()
            .body
            .contains(&english(say::puzzle::tally(1, 0)))
    );
}

#[test]
fn after_days_without_discord_one_puzzle_comes() {
    let mut table = at_nine();
    table.obstruct(Some(Obstacle::Outage));
    for _ in 0..4 {
        hours(&table, 24);
        table.tick();
        let _ = table.take_deeds();
    }
    table.restart();
    table.obstruct(None);
    let posts = tick(&table);
    assert_eq!(posts.len(), 1);
    assert_eq!(stored_puzzle(&table, 4).message, Some(posts[0]));
    // A puzzle that was not sent before puzzles are switched off is not sent at all.
    table.obstruct(Some(Obstacle::Outage));
    hours(&table, 1);
    table.tick();
    let _ = table.say(AKA, "/serveradmin puzzle hour:off");
    let _ = table.take_deeds();
    table.obstruct(None);
    assert!(tick(&table).is_empty());
    assert_eq!(stored_puzzle(&table, 5).message, None);
}

#[test]
fn where_the_bot_may_not_attach_files_the_puzzle_comes_as_text() {
    let table = at_nine();
    hours(&table, 1);
    table.obstruct(Some(Obstacle::NoFiles));
    table.tick();
    let deeds = table.take_deeds();
    let [
        Deed::Failed("post", OutboundError::Forbidden),
        Deed::Posted(TABLE, shown),
    ] = deeds[..]
    else {
        panic!("{deeds:?}");
    };
    assert!(message(&table, shown).card.unwrap().body.contains("```"));
    assert!(daily(&table).is_some());
}

#[test]
fn where_the_channel_is_gone_or_closed_it_ends_and_moderators_hear_of_it_once() {
    for obstacle in [Obstacle::ChannelGone(TABLE), Obstacle::ChannelClosed(TABLE)] {
        let mut table = at_nine();
        hours(&table, 1);
        table.obstruct(Some(obstacle));
        table.tick();
        assert!(!table.take_deeds().is_empty());
        assert_eq!(daily(&table), None);
        hours(&table, 48);
        table.restart();
        table.tick();
        assert_eq!(table.take_deeds(), []);
        table.go_to(CORNER, ChannelKind::Channel);
        let words = &english(say::daily::lost(TABLE));
        let told = private(table.say(AKA, "/serveradmin show")).content;
        assert_says(&told, words);
        let told = private(table.say(AKA, "/serveradmin show")).content;
        assert_lacks(&told, words);
    }
}

#[test]
fn what_is_set_is_shown_and_changed_bit_by_bit() {
    let mut table = Table::new();
    let shown = card(table.say(AKA, "/serveradmin show"));
    assert_says(
        &shown,
        format!(
            "{}: {}",
            english(say::daily::field()),
            english(say::daily::off())
        ),
    );
    assert_says(
        &shown,
        format!(
            "{}: {}",
            english(say::daily::field_zone()),
            english(say::daily::zone_unknown())
        ),
    );
    let shown = card(table.say(AKA, "/serveradmin puzzle hour:9"));
    let nine = table.now().after(Span::hours(1));
    let expected = format!(
        "{}: {}",
        english(say::daily::field()),
        english(say::daily::is(
            say::daily::at("09:00".to_owned()),
            say::daily::any_topic(),
            say::daily::any_level(),
            Until(nine)
        ))
    );
    assert_says(&shown, &expected);
    let shown = card(table.say(AKA, "/serveradmin puzzle topic:life-and-death level:3"));
    assert_says(
        &shown,
        say::daily::is(
            say::daily::at("09:00".to_owned()),
            say::puzzle::topic_named("life-and-death".to_owned()),
            say::puzzle::level_of(3),
            until(1_800_003_600),
        ),
    );
    let shown = card(table.say(AKA, "/serveradmin puzzle hour:7 level:any"));
    assert_says(
        &shown,
        say::daily::is(
            say::daily::at("07:00".to_owned()),
            say::puzzle::topic_named("life-and-death".to_owned()),
            say::daily::any_level(),
            until(1_800_082_800),
        ),
    );
    assert_eq!(next(&table), table.now().after(Span::hours(23)));
    // The hour is that of the club's day: seven in New York comes in four hours.
    let shown = card(table.say(AKA, "/serveradmin puzzle zone:America/New_York"));
    assert_says(
        &shown,
        format!(
            "{}: {}",
            english(say::daily::field_zone()),
            english(say::people::zone_is("America/New_York".to_owned()))
        ),
    );
    assert_eq!(next(&table), table.now().after(Span::hours(4)));
    table.restart();
    hours(&table, 4);
    assert_eq!(tick(&table).len(), 1);
    assert_eq!(stored_puzzle(&table, 1).puzzle.topic(), Topic::LifeAndDeath);
    let shown = card(table.say(AKA, "/serveradmin puzzle hour:off"));
    assert_says(
        &shown,
        format!(
            "{}: {}",
            english(say::daily::field()),
            english(say::daily::off())
        ),
    );
    assert_eq!(daily(&table), None);
    hours(&table, 24);
    assert!(tick(&table).is_empty());
}

#[test]
fn of_any_level_and_topic_something_comes_each_day() {
    let mut table = Table::new();
    let _ = card(table.say(AKA, "/serveradmin puzzle hour:9"));
    hours(&table, 1);
    let mut levels = Vec::new();
    for day in 1..=6 {
        assert_eq!(tick(&table).len(), 1);
        levels.push(stored_puzzle(&table, day).level);
        hours(&table, 24);
    }
    levels.dedup();
    assert!(levels.len() > 1, "{levels:?}");
}

#[test]
fn every_topic_comes_as_hard_as_it_gets() {
    let mut table = Table::new();
    let mut hardest = Vec::new();
    for (topic, number) in Topic::on_offer().zip(1..) {
        let command = format!("/serveradmin puzzle hour:9 topic:{} level:5", topic.name());
        let _ = card(table.say(AKA, &command));
        hours(&table, 24);
        assert_eq!(tick(&table).len(), 1, "{topic:?}");
        let came = stored_puzzle(&table, number);
        assert_eq!(came.puzzle.topic(), topic);
        hardest.push((topic, came.level.number()));
    }
    let as_wanted = hardest.iter().filter(|(_, level)| *level == 5).count();
    assert!(as_wanted > 6, "{hardest:?}");
}

#[test]
fn what_can_not_be_set_is_refused_in_words() {
    let mut table = Table::new();
    let bad = |typed| say::refusal::bad_choice(UserInput::new(typed));
    for (options, words) in [
        ("topic:ko", say::daily::none()),
        ("level:2", say::daily::none()),
        ("hour:24", bad("24")),
        ("hour:9 topic:chess", bad("chess")),
        ("hour:9 topic:study", bad("study")),
        ("hour:9 level:6", bad("6")),
        (
            "hour:9 zone:Winterthur",
            say::people::bad_zone(UserInput::new("Winterthur")),
        ),
    ] {
        let said = sentence(table.say(AKA, &format!("/serveradmin puzzle {options}")));
        assert_says(&said, words);
    }
    table.forbid(Permissions::SEND);
    let said = sentence(table.say(AKA, "/serveradmin puzzle hour:9"));
    assert_eq!(said, english(say::daily::not_here()));
    assert_eq!(daily(&table), None);
    let zones = table.suggestions(AKA, "/serveradmin puzzle zone:zur", "zone");
    assert!(zones.contains(&"Europe/Zurich".to_owned()), "{zones:?}");
}

#[test]
fn it_speaks_the_channels_language() {
    let mut table = Table::new();
    let _ = card(table.say(AO, "/serveradmin channel language:de"));
    let _ = card(table.say(AO, "/serveradmin puzzle hour:9 topic:liberties level:1"));
    hours(&table, 1);
    let posts = tick(&table);
    let title = message(&table, posts[0]).card.unwrap().title;
    assert_begins(
        &title,
        german(say::puzzle::title(
            "1".to_owned(),
            say::puzzle::topic_named("liberties".to_owned()),
        )),
    );
    // Each channel has its own puzzle.
    table.go_to(CORNER, ChannelKind::Channel);
    let shown = card(table.say(KURO, "/serveradmin show"));
    assert_says(
        &shown,
        format!(
            "{}: {}",
            english(say::daily::field()),
            english(say::daily::off())
        ),
    );
}

#[test]
fn a_puzzle_that_cannot_be_made_is_tried_again_after_a_while_and_not_at_each_look() {
    let mut table = Table::new();
    let _ = card(table.say(AKA, "/serveradmin puzzle hour:9 topic:liberties"));
    let due = next(&table);
    table.clock.advance(due.since(table.now()));
    table.faults.set(Fault::Reads("dailies"));
    assert!(tick(&table).is_empty());
    let later = due.after(Span::minutes(30));
    assert_eq!(next(&table), later);
    // Without the fault it comes with the next attempt, and then at its hour.
    table.faults.set(Fault::None);
    assert!(tick(&table).is_empty());
    table.clock.advance(Span::minutes(30));
    assert_eq!(tick(&table).len(), 1);
    assert_eq!(next(&table), due.after(Span::days(1)));
}
