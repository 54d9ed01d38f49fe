//! Answers match the disk, and unreadable rows are not guessed, while the store below the bot fails.

use crate::support::words::{assert_lacks, assert_says, english, german, listed};
use tengen::bot::features::notices::place::{NOTICES, Notices};
use tengen::bot::games::time::calendar::ZONE;
use tengen::bot::games::time::reminder::{REMINDERS, Reminder};
use tengen::bot::kit::link::Link;
use tengen::bot::kit::pending::Undelivered;
use tengen::bot::port::message::Message;
use tengen::bot::port::request::ChannelKind;
use tengen::bot::schedule::look;
use tengen::clock::Span;
use tengen::game::{GameId, MessageId, Phase};
use tengen::i18n::{Until, say};
use tengen::rules::Ending;
use tengen::store::{Fault, Owns, Property};

use crate::bot::games::time::clock::{
    at_once, ending_and_winner, hours, is_playing, on_vacation, rested, seated,
};
use crate::support::cast::{AKA, AO, KURO, Member, SHIRO};
use crate::support::desk::{Deed, Obstacle};
use crate::support::script::{begin, play, resign, rule};
use crate::support::table::{CORNER, Fate, TABLE, Table, private, public, sentence};
use crate::support::token::Token;

/// A game with two days a move in which kuro is to move.
fn two_days() -> Table {
    let mut table = seated("clock:2d");
    play(&mut table, "E5 C3");
    table
}

fn fail(table: &Table, fault: Fault) {
    table.faults.set(fault);
}

/// Does the due work, and asserts that it has no visible effect.
#[track_caller]
fn nothing_happens(table: &Table) {
    table.tick();
    assert_eq!(table.take_deeds(), []);
    assert!(is_playing(&table.game(1)));
}

#[test]
fn a_vacation_that_cannot_be_read_costs_nobody_the_game() {
    let mut table = two_days();
    // The bot looks at the game when the time would be out without it.
    on_vacation(&table, KURO, 10);
    fail(&table, Fault::Reads("vacation"));
    for _ in 0..5 {
        table.advance_days(1);
        nothing_happens(&table);
    }
    fail(&table, Fault::None);
    table.tick();
    drop(table.take_edit());
    play(&mut table, "D4");
    assert_eq!(rested(&table.game(1)), [Span::days(5)]);
}

/// Asserts that nothing happens for three days while the property `name` of `owner` is unreadable.
fn nothing_happens_while_garbled(table: &mut Table, name: &'static str, owner: impl Owns) {
    let store = table.store();
    let garbled: Property<_, String> = Property::new(name);
    let nonsense = garbled.assign(owner, &"Europe/Atlantis".to_owned());
    table.wait(store.assign(&[nonsense])).unwrap();
    table.advance_days(3);
    nothing_happens(table);
    table.wait(store.assign(&[garbled.clear(owner)])).unwrap();
}

#[test]
fn what_means_nothing_is_no_vacation_that_is_over() {
    let mut table = two_days();
    for name in ["vacation", "zone"] {
        nothing_happens_while_garbled(&mut table, name, KURO.player());
    }
    nothing_happens_while_garbled(&mut table, "turn-zone", GameId::new(1));
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    drop(table.take_post());
    drop(table.say(KURO, "/games"));
}

#[test]
fn no_clock_runs_out_while_it_is_not_known_what_rests_and_it_does_when_it_is() {
    for unreadable in ["zone", "turn-zone", "vacation", "outages"] {
        let mut table = two_days();
        fail(&table, Fault::Reads(unreadable));
        table.advance_days(3);
        nothing_happens(&table);
        // A move is neither refused as late nor made without the pause.
        let said = sentence(table.say(KURO, "/play at:D4"));
        assert_says(&said, say::refusal::trouble());
        let board = public(table.say(SHIRO, "/game board"));
        table.assert_stripped();
        assert!(!board.files.is_empty(), "{unreadable}");
        assert_lacks(&board, "<t:");
        let listed = listed(&private(table.say(KURO, "/games")));
        assert_says(&listed, "game 1");
        assert_lacks(&listed, "<t:");
        fail(&table, Fault::None);
        table.tick();
        assert_eq!(
            ending_and_winner(&table.game(1)).0,
            Ending::Time,
            "{unreadable}"
        );
        drop(table.take_post());
    }
}

#[test]
fn a_move_can_be_made_while_it_is_not_known_what_rests_for_the_other_side() {
    let mut table = two_days();
    let store = table.store();
    let garbled: Property<_, String> = Property::new("vacation");
    let nonsense = garbled.assign(SHIRO.player(), &"nonsense".to_owned());
    table.wait(store.assign(&[nonsense])).unwrap();
    play(&mut table, "D4");
    table.advance_days(3);
    nothing_happens(&table);
    table
        .wait(store.assign(&[garbled.clear(SHIRO.player())]))
        .unwrap();
    table.tick();
    assert_eq!(ending_and_winner(&table.game(1)).0, Ending::Time);
    drop(table.take_post());
}

#[test]
fn an_outage_that_cannot_be_kept_is_kept_later_and_no_clock_is_judged_before() {
    let mut table = two_days();
    let bot = table.bot();
    table.wait(look(&bot, Link::Whole));
    drop(bot);
    table.advance_days(5);
    table.restart();
    let bot = table.bot();
    fail(&table, Fault::Writes);
    table.wait(look(&bot, Link::Whole));
    fail(&table, Fault::None);
    table.clock.advance(Span::seconds(15));
    table.wait(look(&bot, Link::Whole));
    assert!(is_playing(&table.game(1)), "nobody could move");
    assert_eq!(table.wait(table.store().outages()).unwrap().len(), 1);
    table.tick();
    drop(table.take_deeds());
}

#[test]
fn nothing_is_due_until_it_is_known_for_how_long_nobody_could_act() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, "/challenge opponent:@shiro size:5"));
    let bot = table.bot();
    table.wait(look(&bot, Link::Whole));
    table.advance_days(30);
    // Everything else can be read and written.
    fail(&table, Fault::Reads("heartbeat"));
    table.wait(look(&bot, Link::Whole));
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    fail(&table, Fault::None);
    table.wait(look(&bot, Link::Whole));
    // It was an outage, in which the challenge could not be answered.
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    table.clock.set_forward(Span::days(7));
    table.wait(look(&bot, Link::Whole));
    assert!(matches!(table.game(1).phase(), Phase::Closed(_)));
    drop(bot);
    drop(table.take_deeds());
}

#[test]
fn what_could_not_be_saved_is_not_called_noted() {
    let mut table = two_days();
    let moderator = |table: &mut Table| private(table.say(AKA, "/serveradmin show")).card;
    let own = |table: &mut Table| private(table.say(KURO, "/me show")).card;
    let before = (own(&mut table), moderator(&mut table));
    fail(&table, Fault::Writes);
    for (who, command) in [
        (KURO, "/me time zone:Europe/Berlin"),
        (KURO, "/me language language:de"),
        (KURO, "/me boards theme:dark"),
        (KURO, "/me boards preview:off"),
        (KURO, "/me notices reminders:6h"),
        (KURO, "/me notices where:direct"),
        (KURO, "/me notices summary:9"),
        (KURO, "/me rank rank:3k"),
        (KURO, "/me boards theme:dark"),
        (KURO, "/me boards theme:channel"),
        (KURO, "/me vacation days:3"),
        (KURO, "/me boards hints:on"),
        (KURO, "/me block member:@shiro"),
        (AKA, "/moderate mute member:@shiro days:2 reason:Late"),
        (AKA, "/serveradmin channel theme:dark"),
        (AKA, "/serveradmin channel messages:last-two"),
        (AKA, "/serveradmin channel language:de"),
        (AKA, "/serveradmin games overdue:choose"),
        (AKA, "/serveradmin games vacation:1"),
        (AKA, "/serveradmin puzzle zone:Europe/Berlin"),
        (AKA, "/serveradmin puzzle hour:9"),
    ] {
        let said = sentence(table.say(who, command));
        assert_says(&said, say::refusal::trouble());
    }
    fail(&table, Fault::None);
    assert_eq!((own(&mut table), moderator(&mut table)), before);
    let noted = private(table.say(KURO, "/me boards theme:channel"));
    assert!(noted.card.is_some(), "{}", noted.content);
}

#[test]
fn what_one_command_sets_is_saved_together_or_not_at_all() {
    let mut table = two_days();
    let _ = private(table.say(KURO, "/me time zone:Europe/Berlin"));
    let _ = private(table.say(KURO, "/me boards preview:off"));
    let before = private(table.say(KURO, "/me show")).card;
    // The turn's old time zone is unreadable, so neither the new one nor anything else is stored.
    fail(&table, Fault::Reads("turn-zone"));
    let command = "/me time zone:Asia/Tokyo";
    assert_says(sentence(table.say(KURO, command)), say::refusal::trouble());
    fail(&table, Fault::None);
    assert_eq!(private(table.say(KURO, "/me show")).card, before);
}

#[test]
fn settings_that_cannot_be_read_are_not_shown_as_if_nobody_had_chosen() {
    let mut table = two_days();
    let _ = private(table.say(KURO, "/me time zone:Europe/Berlin"));
    let _ = private(table.say(KURO, "/me notices summary:9"));
    for (who, unreadable, command) in [
        (KURO, "zone", "/me show"),
        (KURO, "vacation", "/me show"),
        (KURO, "theme", "/me show"),
        (KURO, "own-language", "/me show"),
        (KURO, "summary", "/me export"),
        (KURO, "mute", "/me export"),
        (KURO, "blocks", "/me show"),
        (KURO, "blocks", "/me block member:@shiro"),
        (AKA, "mute", "/moderate mute"),
        (KURO, "vacation", "/me vacation days:3"),
        (KURO, "vacation-days", "/me vacation days:3"),
        (AKA, "policy", "/serveradmin show"),
        (AKA, "vacation-days", "/serveradmin show"),
        (AKA, "overdue", "/challenge"),
    ] {
        fail(&table, Fault::Reads(unreadable));
        let said = sentence(table.say(who, command));
        assert_says(&said, say::refusal::trouble());
    }
}

/// Kuro is to move with three days a move, and has a reminder a day before the end.
fn with_reminders() -> Table {
    let mut table = at_once();
    let bot = table.bot();
    table
        .wait(REMINDERS.set(bot.services(), KURO.player(), &Reminder::DayBefore))
        .unwrap();
    drop(bot);
    begin(&mut table, "clock:3d");
    play(&mut table, "E5 C3");
    table
}

/// Takes the reminder in the game's channel, a day before the end.
#[track_caller]
fn take_reminder(table: &Table) {
    let message = table.take_post();
    let end = Until(table.now().after(Span::days(1)));
    let told = english(say::pace::out(end));
    assert_says(&message, &told);
    assert_eq!(message.mention, [KURO.player()]);
}

#[test]
fn a_reminder_comes_once_though_it_could_not_be_read_whether_it_is_wanted_or_was_sent() {
    for unreadable in ["remind", "reminded", "vacation"] {
        let table = with_reminders();
        fail(&table, Fault::Reads(unreadable));
        hours(&table, 48);
        nothing_happens(&table);
        fail(&table, Fault::None);
        table.tick();
        take_reminder(&table);
        nothing_happens(&table);
        fail(&table, Fault::Reads(unreadable));
        hours(&table, 1);
        nothing_happens(&table);
    }
}

#[test]
fn a_reminder_that_is_out_is_not_sent_again_because_that_could_not_be_noted() {
    let mut table = with_reminders();
    table.obstruct(Some(Obstacle::Outage));
    hours(&table, 48);
    table.tick();
    drop(table.take_deeds());
    table.obstruct(None);
    fail(&table, Fault::Writes);
    table.send_outbox();
    take_reminder(&table);
    table.desk.lock().forget_nonces();
    table.send_outbox();
    assert_eq!(table.take_deeds(), []);
    fail(&table, Fault::None);
    table.send_outbox();
    nothing_happens(&table);
    play(&mut table, "D4");
}

#[test]
fn where_a_reminder_is_liked_is_less_than_that_it_comes() {
    let table = with_reminders();
    let bot = table.bot();
    table
        .wait(NOTICES.set(bot.services(), KURO.player(), &Notices::Direct))
        .unwrap();
    drop(bot);
    fail(&table, Fault::Reads("notify"));
    hours(&table, 48);
    table.tick();
    take_reminder(&table);
}

#[test]
fn a_summary_waits_until_it_can_be_read_who_wants_it() {
    for unreadable in ["summary", "zone"] {
        let mut table = seated("clock:7d");
        let _ = private(table.say(KURO, "/me notices summary:9"));
        fail(&table, Fault::Reads(unreadable));
        hours(&table, 1);
        nothing_happens(&table);
        fail(&table, Fault::None);
        table.tick();
        let deeds = table.take_deeds();
        assert!(matches!(deeds[..], [Deed::Posted(..)]), "{deeds:?}");
        nothing_happens(&table);
    }
}

#[test]
fn nobody_is_told_to_be_forgotten_whose_data_are_still_there() {
    let mut table = seated("size:9");
    resign(&mut table, SHIRO);
    let _ = private(table.say(KURO, "/me time zone:Europe/Berlin"));
    let _ = private(table.say(KURO, "/me forget"));
    for fault in [
        Fault::Writes,
        Fault::Reads("reminded"),
        Fault::Reads("blocks"),
    ] {
        fail(&table, fault);
        let said = sentence(table.press(KURO, say::people::button_forget()));
        assert_eq!(said, english(say::people::not_forgotten()));
    }
    fail(&table, Fault::None);
    let bot = table.bot();
    assert!(
        table
            .wait(ZONE.get(bot.services(), KURO.player()))
            .unwrap()
            .is_some()
    );
    let said = sentence(table.press(KURO, say::people::button_forget()));
    assert_says(&said, "Done");
    assert_eq!(
        table.wait(ZONE.get(bot.services(), KURO.player())).unwrap(),
        None
    );
}

#[test]
fn a_challenge_to_somebody_who_wants_to_be_forgotten_is_declined() {
    let mut table = Table::new();
    let _ = public(table.say(SHIRO, "/challenge opponent:@kuro"));
    let _ = private(table.say(KURO, "/me forget"));
    let _ = sentence(table.press(KURO, say::people::button_forget()));
    let card = table.take_edit();
    assert_says(&card, "declined");
    assert_lacks(&card, "<@1>");
    assert!(card.rows.is_empty());
}

/// Presses the button by which `who` is forgotten, as below `message`.
fn forget(table: &mut Table, who: Member, message: MessageId) -> String {
    let button = Token::Forget(0).write().unwrap();
    sentence(table.press_id(who, &button, message))
}

#[test]
fn a_challenge_that_has_just_lapsed_keeps_nobody_from_being_forgotten() {
    let mut table = Table::new();
    let _ = public(table.say(SHIRO, "/challenge opponent:@kuro"));
    let (_, card) = table.custom_id(say::challenge::button_accept());
    // It has not been deleted yet.
    table.advance_days(7);
    let said = forget(&mut table, KURO, card);
    assert_says(&said, "Done");
}

#[test]
fn a_game_whose_seat_was_left_keeps_nobody_from_being_forgotten() {
    let mut table = seated("clock:3d");
    let (_, board) = table.custom_id(say::table::button_pass());
    let reseat = "replace game:1 leaving:@kuro player:@midori";
    let _ = public(rule(&mut table, AKA, reseat, "has moved away"));
    table.assert_stripped();
    let said = forget(&mut table, KURO, board);
    assert_says(&said, "Done");
    assert!(is_playing(&table.game(1)));
}

/// A table whose channel is closed to the bot, which has to be reported to the moderators.
fn in_trouble() -> Table {
    let mut table = seated("size:9");
    table.obstruct(Some(Obstacle::ChannelClosed(TABLE)));
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let _ = table.take_deeds();
    table
}

fn ruling(table: &mut Table, who: Member) -> Message {
    private(table.say(who, "/moderate forfeit game:99 colour:both"))
}

#[test]
fn moderators_are_told_in_their_own_language() {
    let mut table = in_trouble();
    let told = ruling(&mut table, AO).content;
    assert_says(
        &told,
        german(say::table::channel_trouble(GameId::new(1), TABLE)),
    );
    assert_lacks(&told, say::table::channel_trouble(GameId::new(1), TABLE));
}

#[test]
fn moderators_are_told_again_until_an_answer_has_arrived() {
    let mut table = in_trouble();
    let words = &english(say::table::channel_trouble(GameId::new(1), TABLE));
    table.fate = Some(Fate::Lost(Undelivered::Refused));
    assert_says(&ruling(&mut table, AKA), words);
    // If clearing it fails, it comes again.
    fail(&table, Fault::Writes);
    assert_says(&ruling(&mut table, AKA), words);
    fail(&table, Fault::None);
    assert_says(&ruling(&mut table, AKA), words);
    assert_lacks(&ruling(&mut table, AKA), words);
}

#[test]
fn the_answer_to_a_new_language_is_in_that_language_alone() {
    let mut table = two_days();
    let message = private(table.say(KURO, "/me language language:de"));
    let card = message.card.expect("settings are a card");
    assert_eq!(card.title.to_string(), "Deine Einstellungen");
    let said = private(table.say(KURO, "/me time zone:Europe/Berlin")).content;
    assert_says(&said, german(say::people::zone_kept()));
    let _ = private(table.say(KURO, "/me language language:usual"));
    let said = sentence(table.say(KURO, "/me forget"));
    assert_says(&said, say::people::forget_games("#1".to_owned()));
}
