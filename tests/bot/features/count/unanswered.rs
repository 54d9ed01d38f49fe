//! A count that one side leaves unanswered, in a game with a clock.

use crate::support::words::{assert_begins, assert_says, beginning, english, until};
use tengen::bot::games::time::alarm::set_alarms;
use tengen::bot::games::time::reminder::{REMINDERS, Reminder};
use tengen::bot::kit::prefs::preview::{PREVIEW, Preview};
use tengen::clock::{Span, Timestamp};
use tengen::game::{GameId, Phase, PlayerId};
use tengen::i18n::{Link, Name, Until, When, say};
use tengen::rules::{Color, Ending};

use crate::bot::games::time::clock::{at_once, ending_and_winner, hours};
use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::{agree_to_count, begin, play, play_from};
use crate::support::table::{TABLE, Table, private, public, sentence};

/// The line with the deadline for an answer to the count, in seconds since 1970.
fn answer_by(late: i64) -> String {
    let at = Timestamp::from_millis(late * 1000);
    english(say::count::until(When(at), Until(at)))
}

/// Both have passed, and kuro has agreed to the count.
fn agreed(options: &str) -> Table {
    let mut table = at_once();
    begin(&mut table, &format!("size:5 komi:0.5 {options}"));
    play(&mut table, "C3 pass pass");
    let _ = agree_to_count(&mut table, KURO);
    let _ = table.take_deeds();
    table
}

fn board(table: &Table) -> String {
    let state = table.desk.lock();
    let mut public = state.messages.iter().filter(|seen| seen.audience.is_none());
    public.next_back().unwrap().message.content.clone()
}

#[test]
fn the_count_says_until_when_it_waits_and_then_the_other_side_may_let_it_stand() {
    let mut table = agreed("clock:2d");
    let late = table.now().after(Span::days(2)).as_secs();
    let told = board(&table);
    assert_says(&told, answer_by(late));
    hours(&table, 47);
    table.tick();
    assert_eq!(table.take_deeds(), []);
    hours(&table, 1);
    table.restart();
    table.tick();
    let board = table.take_post();
    assert_says(&board, say::count::unanswered(Color::White));
    let pinged: &[PlayerId] = &board.mention;
    assert_eq!(pinged, [KURO.player(), SHIRO.player()]);
    table.tick();
    assert_eq!(table.take_deeds(), []);
    let no = sentence(table.press(SHIRO, say::count::button_claim()));
    assert_eq!(no, english(say::pace::nobody_overdue()));
    let question = private(table.press(KURO, say::count::button_claim()));
    assert_says(&question, say::count::confirm_claim());
    let _ = table.confirm(KURO, say::count::button_claim());
    table.assert_stripped();
    let (ending, winner) = ending_and_winner(&table.game(1));
    assert!(matches!(ending, Ending::Score(_)), "{ending:?}");
    assert_eq!(winner, Some(Color::Black));
}

#[test]
fn an_answer_takes_the_button_away() {
    let mut table = agreed("clock:2d");
    table.advance_days(2);
    table.tick();
    drop(table.take_post());
    let has_button = |table: &Table| {
        table
            .buttons()
            .last()
            .unwrap()
            .contains(&english(say::count::button_claim()))
    };
    assert!(has_button(&table));
    let _ = public(table.say(SHIRO, "/game mark at:C3"));
    table.assert_stripped();
    assert!(!has_button(&table));
    table.advance_days(9);
    table.tick();
    assert_eq!(table.take_deeds(), [], "nobody has agreed to this marking");
}

#[test]
fn vacations_and_weekends_of_whoever_owes_the_answer_count_for_nothing() {
    // The cast begins on a Friday.
    let mut table = agreed("clock:2d pauses:weekends");
    hours(&table, 48);
    table.tick();
    assert_eq!(table.take_deeds(), []);
    let _ = private(table.say(SHIRO, "/me vacation days:5"));
    // Sixteen hours of Friday had run. After the vacation come sixteen of the next Friday, a weekend, and the last sixteen.
    let late = table
        .now()
        .after(Span::hours(5 * 24 + 16 + 48 + 16))
        .as_secs();
    table.clock.advance(Span::minutes(1));
    table.tick();
    table.clock.advance(Span::minutes(-1));
    let told = table.take_edit().content;
    assert_says(&told, answer_by(late));
    table.advance_days(5);
    table.tick();
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
    let _ = table.take_deeds();
}

/// Takes the deeds, and returns the players who were reminded of the count.
fn take_reminded(table: &Table) -> Vec<PlayerId> {
    let deeds = table.take_deeds();
    let mut desk = table.desk.lock();
    let posted = deeds.into_iter().map(|deed| match deed {
        Deed::Posted(TABLE, message) => {
            let message = desk.message(message).unwrap().message.clone();
            let [player] = message.mention[..] else {
                panic!("{message:?}");
            };
            let told = beginning(say::table::reminder_of_count(
                Name::mention(player),
                GameId::new(1),
                Name::bare("¦"),
                until(0),
                Link::to_channel(TABLE),
            ));
            assert_begins(&message, &told);
            player
        }
        other => panic!("unexpected: {other:?}"),
    });
    posted.collect()
}

/// Sets the reminders of `who`.
fn choose(table: &Table, who: Member, reminder: Reminder) {
    let bot = table.bot();
    table
        .wait(REMINDERS.set(bot.services(), who.player(), &reminder))
        .unwrap();
    table
        .wait(set_alarms(bot.services(), who.player()))
        .unwrap();
}

fn alarm(table: &Table) -> Timestamp {
    let store = table.store();
    table.wait(store.alarm(&table.game(1))).unwrap().unwrap()
}

#[test]
fn a_member_who_owes_an_answer_is_reminded_once_before_it_is_late() {
    let mut table = agreed("clock:3d");
    choose(&table, SHIRO, Reminder::DayBefore);
    choose(&table, KURO, Reminder::Half);
    hours(&table, 47);
    table.tick();
    assert_eq!(take_reminded(&table), []);
    hours(&table, 1);
    table.tick();
    assert_eq!(take_reminded(&table), [SHIRO.player()]);
    table.restart();
    table.tick();
    hours(&table, 1);
    table.tick();
    assert_eq!(take_reminded(&table), [], "once");
    hours(&table, 23);
    table.tick();
    let told = table.take_post().content;
    assert_says(&told, say::count::unanswered(Color::White));
    hours(&table, 1);
    table.tick();
    assert_eq!(
        table.take_deeds(),
        [],
        "what is late is nothing to remind of"
    );
}

#[test]
fn the_reminder_of_a_count_comes_as_early_as_everybody_likes() {
    let table = agreed("clock:3d");
    let start = table.now();
    for (reminder, clock_shows) in [
        (Reminder::Half, 36),
        (Reminder::DayBefore, 48),
        (Reminder::HoursBefore, 66),
        (Reminder::Never, 72),
    ] {
        choose(&table, SHIRO, reminder);
        let at = start.after(Span::hours(clock_shows));
        assert_eq!(alarm(&table), at, "{reminder:?}");
    }
}

#[test]
fn every_count_has_its_own_reminder() {
    let mut table = agreed("clock:2d");
    for who in [KURO, SHIRO] {
        choose(&table, who, Reminder::DayBefore);
    }
    let noted = |table: &Table| {
        let store = table.store();
        let game = table.wait(store.properties_of(GameId::new(1)));
        let names = game.unwrap().into_iter().map(|(name, _)| name);
        // The place of its card stays.
        names
            .filter(|name| *name != "announced")
            .collect::<Vec<_>>()
    };
    hours(&table, 24);
    table.tick();
    assert_eq!(take_reminded(&table), [SHIRO.player()]);
    assert_eq!(noted(&table), ["reminded"]);
    let _ = public(table.say(SHIRO, "/game mark at:C3"));
    table.assert_stripped();
    assert!(
        noted(&table).is_empty(),
        "nobody has agreed to this marking"
    );
    let _ = agree_to_count(&mut table, SHIRO);
    let _ = table.take_deeds();
    hours(&table, 24);
    table.tick();
    assert_eq!(take_reminded(&table), [KURO.player()]);
}

/// A count to which one pair has agreed, and shiro and ao have not; all have the usual reminders.
fn agreed_by_a_pair(options: &str) -> Table {
    let mut table = Table::new();
    let bot = table.bot();
    for who in [KURO, SHIRO, AKA, AO] {
        table
            .wait(PREVIEW.set(bot.services(), who.player(), &Preview::Never))
            .unwrap();
        table
            .wait(REMINDERS.set(bot.services(), who.player(), &Reminder::Never))
            .unwrap();
    }
    drop(bot);
    let challenge = format!(
        "/together pair-go opponent:@shiro partner:@aka opponent-partner:@ao colour:black size:5 {options}"
    );
    let _ = public(table.say(KURO, &challenge));
    for who in [SHIRO, AKA, AO] {
        let _ = public(table.press(who, say::challenge::button_accept()));
    }
    let _ = table.take_deeds();
    play_from(&mut table, [KURO, SHIRO, AKA, AO], "C3 pass pass");
    let _ = agree_to_count(&mut table, AKA);
    let _ = table.take_deeds();
    table
}

#[test]
fn of_a_pair_each_is_reminded_as_they_like() {
    let table = agreed_by_a_pair("clock:2d");
    for who in [SHIRO, AO] {
        choose(&table, who, Reminder::Half);
    }
    hours(&table, 24);
    table.tick();
    assert_eq!(take_reminded(&table), [SHIRO.player(), AO.player()]);
    table.tick();
    assert_eq!(take_reminded(&table), []);
    choose(&table, SHIRO, Reminder::HoursBefore);
    choose(&table, AO, Reminder::HoursBefore);
    hours(&table, 23);
    table.tick();
    assert_eq!(take_reminded(&table), [], "they have been");
}

#[test]
fn a_changed_time_zone_counts_for_nothing_in_a_count_that_waits_already() {
    let mut table = agreed_by_a_pair("clock:1d pauses:weekends");
    for who in [SHIRO, AO] {
        choose(&table, who, Reminder::HoursBefore);
    }
    // Of eighteen hours, sixteen run on Friday; in Honolulu, all of them would.
    let reminder = table.now().after(Span::hours(16 + 48 + 2));
    assert_eq!(alarm(&table), reminder);
    for who in [SHIRO, AO] {
        let told = private(table.say(who, "/me time zone:Pacific/Honolulu"));
        assert_ne!(told.content, "");
        table.restart();
        choose(&table, who, Reminder::HoursBefore);
        assert_eq!(alarm(&table), reminder, "{}", who.name);
    }
    for who in [SHIRO, AO] {
        choose(&table, who, Reminder::Never);
    }
    assert_eq!(alarm(&table), reminder.after(Span::hours(6)), "it is late");
    let _ = agree_to_count(&mut table, SHIRO);
    let _ = table.take_deeds();
    let game = table.wait(table.store().properties_of(GameId::new(1)));
    let left = game.unwrap().into_iter().map(|(name, _)| name);
    let left: Vec<_> = left.collect();
    assert_eq!(left, ["announced"], "where its card stands");
}
