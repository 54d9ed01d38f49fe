//! The daily summary: one message a day, at an hour that the member chooses, with the games in which they are to move.
//!
//! Tests begin on a Friday, 2027-01-15, at 08:00 UTC.

use tengen::bot::features::notices::summary_hour::SUMMARY;
use tengen::bot::games::time::reminder::{REMINDERS, Reminder};
use tengen::bot::kit::prefs::choice::EachDay;
use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::request::ChannelKind;
use tengen::clock::{Span, Timestamp};
use tengen::game::{ChannelId, GameId, MessageId, PlayerId};
use tengen::i18n::{Link, Locale, say};
use tengen::rules::{Size, Variant};

use crate::bot::games::time::clock::{at_once, hours};
use crate::support::cast::{AO, KURO, Member, SHIRO};
use crate::support::desk::{Deed, Obstacle, direct};
use crate::support::script::{begin, play};
use crate::support::table::{TABLE, Table, private};
use crate::support::words::{assert_begins, assert_lacks, assert_says, english, german};

/// Kuro is to move in three games: with a week, with three days, and without a clock.
fn three_games() -> Table {
    let mut table = at_once();
    for clock in ["clock:7d", "clock:3d", "clock:none"] {
        begin(&mut table, clock);
    }
    table
}

fn choose(table: &mut Table, who: Member, options: &str) {
    let card = private(table.say(who, &format!("/me {options}")));
    assert!(card.card.is_some());
}

/// Takes the deeds, and returns the posted messages with their channels.
fn take_posts(table: &Table) -> Vec<(ChannelId, Message)> {
    let deeds = table.take_deeds();
    let mut desk = table.desk.lock();
    let posted = deeds.into_iter().map(|deed| match deed {
        Deed::Posted(channel, message) => (channel, desk.message(message).unwrap().message.clone()),
        other => panic!("unexpected: {other:?}"),
    });
    posted.collect()
}

/// Takes the deeds, and returns the only summary to `who`.
#[track_caller]
fn summary(table: &Table, who: Member) -> Message {
    let mut posted = take_posts(table);
    assert_eq!(posted.len(), 1, "{posted:?}");
    let (channel, message) = posted.remove(0);
    assert_eq!(channel, direct(who.player()));
    message
}

fn next(table: &Table, who: Member) -> Option<Timestamp> {
    let store = table.store();
    table.wait(store.summary(who.player())).unwrap()
}

#[test]
fn ones_settings_tell_at_which_hour_the_summary_comes() {
    let mut table = Table::new();
    for (option, told) in [
        ("9", english(say::people::summary_at("09:00".to_owned()))),
        ("off", english(say::people::summary_off())),
    ] {
        let card = private(table.say(KURO, &format!("/me notices summary:{option}"))).card;
        let fields = card.unwrap().fields;
        let field = fields
            .iter()
            .find(|(name, _)| **name == *english(say::people::field_summary()));
        let text = &field.unwrap().1;
        assert_says(text, &told);
    }
}

#[test]
fn one_message_a_day_lists_the_games_that_wait_the_urgent_ones_first() {
    let mut table = three_games();
    choose(&mut table, KURO, "notices summary:9");
    hours(&table, 0);
    table.tick();
    assert!(take_posts(&table).is_empty(), "it is eight");
    hours(&table, 1);
    table.tick();
    let message = summary(&table, KURO);
    assert_eq!(message.content, english(say::people::summary(3)));
    assert!(message.mention.is_empty());
    let body = message.card.unwrap().body;
    let lines: Vec<&str> = body.lines().collect();
    for (line, game) in lines.iter().zip(["game 2", "game 1", "game 3"]) {
        assert_says(*line, game);
        assert_says(*line, "against shiro");
        assert_says(*line, "https://discord.com/channels/50/100/");
    }
    let deadline = |days| table.now().after(Span::days(days).minus(Span::hours(1)));
    for (line, days) in lines.iter().zip([3, 7]) {
        let stamp = format!("<t:{}:R>", deadline(days).as_secs());
        assert!(line.contains(&stamp), "{stamp} in {body}");
    }
    assert_lacks(lines[2], "<t:");
    table.tick();
    hours(&table, 23);
    table.tick();
    assert!(take_posts(&table).is_empty(), "once a day");
    hours(&table, 1);
    table.tick();
    let _ = summary(&table, KURO);
}

/// The games that the menu of `message` offers.
fn offered(message: &Message) -> Vec<&str> {
    let [Row::Menu(menu)] = &message.rows[..] else {
        panic!("one menu: {message:?}");
    };
    assert_eq!(menu.placeholder, english(say::people::summary_play()));
    let values = menu.entries.iter().map(|entry| entry.value.as_str());
    values.collect()
}

#[test]
fn a_menu_below_the_summary_opens_the_picker_of_a_game() {
    let mut table = three_games();
    choose(&mut table, KURO, "notices summary:9");
    let _ = table.say(SHIRO, "/game call-off game:2");
    let _ = table.take_deeds();
    hours(&table, 1);
    table.tick();
    let message = summary(&table, KURO);
    assert_eq!(offered(&message), ["1", "3"], "game 2 waits for an answer");
    let alone = direct(KURO.player());
    table.go_to(alone, ChannelKind::Channel);
    let picker = private(table.choose(KURO, "3"));
    assert_eq!(
        picker.content,
        english(say::table::pick_point(GameId::new(3)))
    );
    // An outdated menu says that the move is played.
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = table.say(KURO, "/play at:E5 game:3");
    let _ = table.take_deeds();
    table.go_to(alone, ChannelKind::Channel);
    let refused = private(table.choose(KURO, "3"));
    assert!(refused.rows.is_empty(), "{refused:?}");
}

#[test]
fn nothing_comes_where_nothing_waits_nor_where_nothing_was_asked_for() {
    let mut table = at_once();
    begin(&mut table, "size:9");
    choose(&mut table, SHIRO, "notices summary:9");
    hours(&table, 1);
    table.tick();
    assert!(
        take_posts(&table).is_empty(),
        "kuro is to move, and wants none"
    );
    play(&mut table, "E5");
    table.advance_days(1);
    table.tick();
    assert_eq!(
        summary(&table, SHIRO).content,
        english(say::people::summary(1))
    );
    choose(&mut table, SHIRO, "notices summary:off");
    assert_eq!(next(&table, SHIRO), None);
    table.advance_days(1);
    table.tick();
    assert!(take_posts(&table).is_empty());
}

#[test]
fn the_hour_is_that_of_ones_own_zone_in_summer_and_winter() {
    let mut table = three_games();
    choose(&mut table, KURO, "time zone:Europe/Berlin");
    choose(&mut table, KURO, "notices summary:8");
    // It is nine in Berlin: the next one comes tomorrow.
    let start = table.now();
    assert_eq!(next(&table, KURO), Some(start.after(Span::hours(23))));
    choose(&mut table, KURO, "time zone:America/New_York");
    assert_eq!(next(&table, KURO), Some(start.after(Span::hours(5))));
    choose(&mut table, KURO, "time zone:Europe/Berlin");
    // The day before the clocks are set on: 2027-03-27.
    table.advance_days(71);
    table.tick();
    let _ = table.take_deeds();
    let eve = start.after(Span::days(71));
    assert_eq!(next(&table, KURO), Some(eve.after(Span::hours(22))));
    hours(&table, 22);
    table.tick();
    let _ = table.take_deeds();
    assert_eq!(next(&table, KURO), Some(eve.after(Span::hours(46))));
}

#[test]
fn one_that_was_missed_comes_late_on_the_same_day_and_not_on_the_next() {
    let mut table = three_games();
    choose(&mut table, KURO, "notices summary:9");
    hours(&table, 9);
    table.restart();
    table.tick();
    let _ = summary(&table, KURO);
    table.tick();
    assert!(take_posts(&table).is_empty());
    // The bot is down from five in the afternoon until half past eight, two days later.
    hours(&table, 39);
    table.restart();
    table.tick();
    assert!(take_posts(&table).is_empty(), "yesterday's is stale");
    hours(&table, 1);
    table.tick();
    let _ = summary(&table, KURO);
}

#[test]
fn a_summary_that_was_written_is_sent_after_a_restart() {
    let mut table = three_games();
    choose(&mut table, KURO, "notices summary:9");
    hours(&table, 1);
    table.obstruct(Some(Obstacle::Outage));
    table.tick();
    assert!(matches!(table.take_deeds()[..], [Deed::Failed("post", _)]));
    table.restart();
    table.obstruct(None);
    table.tick();
    let _ = summary(&table, KURO);
    table.tick();
    assert!(take_posts(&table).is_empty());
}

#[test]
fn after_days_without_discord_one_summary_comes() {
    let mut table = three_games();
    choose(&mut table, KURO, "notices summary:9");
    table.obstruct(Some(Obstacle::Outage));
    hours(&table, 1);
    for _ in 0..2 {
        table.tick();
        let _ = table.take_deeds();
        hours(&table, 12);
    }
    table.obstruct(None);
    table.tick();
    let _ = summary(&table, KURO);
}

#[test]
fn a_member_who_takes_no_direct_messages_is_told_once_in_a_channel_and_left_in_peace() {
    let mut table = three_games();
    choose(&mut table, KURO, "notices summary:9");
    table.desk.lock().closed.push(KURO.player());
    hours(&table, 1);
    table.tick();
    let deeds = table.take_deeds();
    let [Deed::Failed("direct", _), Deed::Posted(TABLE, message)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    let told = table.desk.lock().message(message).unwrap().message.clone();
    assert_says(&told, say::people::summary_closed(KURO.mention()));
    let pinged: &[PlayerId] = &told.mention;
    assert_eq!(pinged, [KURO.player()]);
    let bot = table.bot();
    assert_eq!(
        table
            .wait(SUMMARY.get(bot.services(), KURO.player()))
            .unwrap(),
        EachDay::Off
    );
    drop(bot);
    table.advance_days(1);
    table.tick();
    assert!(take_posts(&table).is_empty());
}

#[test]
fn each_who_takes_no_direct_messages_is_told_so() {
    let mut table = at_once();
    begin(&mut table, "size:9");
    begin(&mut table, "size:9");
    let _ = table.say(KURO, "/play at:E5 game:2");
    let _ = table.take_deeds();
    for who in [KURO, SHIRO] {
        choose(&mut table, who, "notices summary:9");
        table.desk.lock().closed.push(who.player());
    }
    hours(&table, 1);
    table.tick();
    let mut deeds = table.take_deeds();
    deeds.retain(|deed| matches!(deed, Deed::Posted(..)));
    let mut desk = table.desk.lock();
    let told = deeds.into_iter().map(|deed| match deed {
        Deed::Posted(TABLE, message) => desk.message(message).unwrap().message.mention.clone(),
        other => panic!("unexpected: {other:?}"),
    });
    let mut told: Vec<Vec<PlayerId>> = told.collect();
    told.sort_unstable();
    assert_eq!(told, [[KURO.player()], [SHIRO.player()]]);
}

#[test]
fn it_is_written_in_the_language_of_whoever_asked_for_it() {
    let mut table = at_once();
    let bot = table.bot();
    table
        .wait(REMINDERS.set(bot.services(), AO.player(), &Reminder::Never))
        .unwrap();
    drop(bot);
    let _ = table.say(KURO, "/challenge opponent:@ao colour:white size:9 clock:7d");
    let _ = table.press(AO, say::challenge::button_accept());
    let _ = table.take_deeds();
    choose(&mut table, AO, "notices summary:9");
    hours(&table, 1);
    table.tick();
    let message = summary(&table, AO);
    assert_eq!(message.content, german(say::people::summary(1)));
    let body = message.card.unwrap().body;
    assert_begins(
        &body,
        german(say::table::games_yours(
            GameId::new(1),
            Variant::Go.into(),
            Size::square(9).unwrap(),
            KURO.bare(),
            Link::to_message(table.setting.place, MessageId::new(5002))
                .in_words(say::list::to_board),
        )),
    );
    // The chosen language precedes the client's.
    let _ = table.say(AO, "/me language language:fr");
    table.advance_days(1);
    table.tick();
    let message = summary(&table, AO);
    assert_eq!(message.content, say::people::summary(1).to(Locale::French));
}

#[test]
fn it_is_forgotten_with_everything_else() {
    let mut table = at_once();
    choose(&mut table, KURO, "notices summary:9");
    let _ = private(table.say(KURO, "/me forget"));
    let _ = private(table.press(KURO, say::people::button_forget()));
    assert_eq!(next(&table, KURO), None);
}
