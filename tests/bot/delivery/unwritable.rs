//! Games in channels where the bot cannot write: players are informed elsewhere, and failing calls are not repeated.

use crate::support::words::{assert_begins, assert_lacks, assert_says, english, lead};
use tengen::bot::features::notices::place::{NOTICES, Notices};
use tengen::bot::features::settings::policy::{POLICY, Policy};
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::{ChannelKind, Permissions, Reach};
use tengen::game::{ChannelId, GameId, PlayerId};
use tengen::i18n::{Link, Locale, Name, say};

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::desk::{Deed, direct};
use crate::support::log::Log;
use crate::support::script::seated;
use crate::support::table::{CORNER, Fate, TABLE, Table, private, public};
use tengen::bot::games::outbox::REMINDER;

/// Messages posted since the last call: channel, pinged players, and text.
fn take_posts(table: &Table) -> Vec<(ChannelId, Vec<PlayerId>, String)> {
    let mut posted = Vec::new();
    for deed in table.take_deeds() {
        if let Deed::Posted(channel, message) = deed {
            let mut desk = table.desk.lock();
            let message = &desk.message(message).unwrap().message;
            posted.push((channel, message.mention.clone(), message.content.clone()));
        }
    }
    posted
}

fn refuse(table: &Table, channel: ChannelId, error: OutboundError) {
    table.desk.lock().refusing.push((channel, error));
}

/// A game in a new thread.
fn in_a_thread(clock: &str) -> (Table, ChannelId) {
    let mut table = Table::new().with_threads();
    let challenge = format!("/challenge opponent:@shiro colour:black size:9 where:thread {clock}");
    let _ = public(table.say(KURO, &challenge));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.take_deeds();
    let [Deed::Opened(thread), Deed::Posted(..)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    table.go_to(CORNER, ChannelKind::Channel);
    (table, thread)
}

#[test]
fn where_the_bot_is_not_nothing_is_posted_in_vain() {
    let mut table = Table::new();
    let at_home = table.setting.clone();
    table.answers_only();
    let _ = public(table.say(KURO, "/challenge opponent:@shiro colour:black size:9"));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    refuse(&table, TABLE, OutboundError::NoAccess);
    table.setting = at_home;
    table.go_to(CORNER, ChannelKind::Channel);
    // It survives a restart.
    table.restart();
    for (who, point, other) in [(KURO, "D4", SHIRO), (SHIRO, "E5", KURO)] {
        let _ = private(table.say(who, &format!("/play at:{point} game:1")));
        let deeds = table.take_deeds();
        let [Deed::Posted(to, message)] = deeds[..] else {
            panic!("{deeds:?}");
        };
        assert_eq!(to, direct(other.player()));
        let mut desk = table.desk.lock();
        let told = &desk.message(message).unwrap().message.content;
        assert_begins(told, say::table::channel_unreached(GameId::new(1)));
    }
}

/// The operator, who reads the log, can restore a permission, but not open a member's direct messages.
#[test]
fn that_somebody_takes_no_direct_messages_any_more_is_no_warning() {
    for (error, is_warned) in [
        (OutboundError::Closed, false),
        (OutboundError::Forbidden, true),
    ] {
        let log = Log::default();
        let _listening = log.listen();
        let mut table = seated("size:9");
        refuse(&table, TABLE, error);
        table.go_to(CORNER, ChannelKind::Channel);
        let _ = private(table.say(KURO, "/play at:D4 game:1"));
        let _ = table.take_deeds();
        let lines = log.lines();
        let mut said = lines.iter().map(|line| &line.message);
        assert_eq!(
            said.any(|message| message == "the bot cannot write in a channel"),
            is_warned,
            "{lines:?}"
        );
    }
}

#[test]
fn a_timed_challenge_where_the_bot_is_not_says_what_it_cannot_do() {
    let says = |table: &mut Table, clock: &str| {
        let card = table.say(KURO, &format!("/challenge opponent:@shiro size:9 {clock}"));
        let card = public(card).content;
        let _ = table.take_deeds();
        card.lines().nth(2).map(str::to_owned)
    };
    for locale in Locale::ALL {
        let mut table = Table::new();
        assert_eq!(says(&mut table, "clock:3d"), None, "it is a member");
        table.answers_only();
        table.club_locale = Some(locale.discord_tags()[0].to_owned());
        assert_eq!(says(&mut table, ""), None, "nothing runs out");
        let told = say::challenge::answers_only().to(locale);
        assert_eq!(says(&mut table, "clock:3d"), Some(told));
    }
}

#[test]
fn where_the_bot_has_no_access_it_does_not_try_without_files() {
    let mut table = seated("size:9");
    refuse(&table, TABLE, OutboundError::NoAccess);
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let deeds = table.take_deeds();
    assert!(
        matches!(
            deeds[..],
            [
                Deed::Failed("post", OutboundError::NoAccess),
                Deed::Posted(..)
            ]
        ),
        "{deeds:?}"
    );
}

#[test]
fn a_board_for_one_who_takes_no_direct_messages_comes_where_the_game_was_before() {
    let mut table = seated("size:9");
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/game board game:1"));
    let _ = private(table.press(KURO, say::table::button_here()));
    let _ = table.take_deeds();
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = private(table.press(SHIRO, say::table::button_consent()));
    let _ = table.take_deeds();
    // Like the conversation with a member who closes their direct messages.
    refuse(&table, CORNER, OutboundError::Closed);
    table.desk.lock().closed.push(SHIRO.player());
    table.go_to(ChannelId::new(300), ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let posted = take_posts(&table);
    let [(TABLE, called, text)] = &posted[..] else {
        panic!("{posted:?}");
    };
    assert_eq!(*called, [SHIRO.player()]);
    assert_says(text, " D4**");
}

#[test]
fn a_reminder_for_one_who_takes_no_direct_messages_comes_where_the_game_was_before() {
    let (table, thread) = in_a_thread("clock:3d");
    refuse(&table, thread, OutboundError::Gone);
    table.desk.lock().closed.push(KURO.player());
    for notices in [Notices::Direct, Notices::Channel] {
        let bot = table.bot();
        table
            .wait(NOTICES.set(bot.services(), KURO.player(), &notices))
            .unwrap();
        let reminder = REMINDER.to(KURO.player(), table.game(1).revision());
        let store = table.store();
        table.wait(store.write(GameId::new(1), reminder)).unwrap();
        table.send_outbox();
        let posted = take_posts(&table);
        let [(TABLE, called, _)] = &posted[..] else {
            panic!("{posted:?}");
        };
        assert_eq!(*called, [KURO.player()]);
    }
}

#[test]
fn a_call_that_cannot_be_posted_comes_directly() {
    let mut table = seated("size:9");
    let bot = table.bot();
    table
        .wait(POLICY.set(bot.services(), TABLE, &Some(Policy::OneMessage)))
        .unwrap();
    drop(bot);
    table.desk.lock().forbids_posts.push(TABLE);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let posted = take_posts(&table);
    let [(to, _, _)] = &posted[..] else {
        panic!("{posted:?}");
    };
    assert_eq!(*to, direct(SHIRO.player()));
}

#[test]
fn a_game_leaves_a_locked_thread_for_the_channel_above_and_says_so() {
    let (mut table, thread) = in_a_thread("");
    refuse(&table, thread, OutboundError::Locked);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let posted = take_posts(&table);
    let [(TABLE, _, word), (TABLE, called, board)] = &posted[..] else {
        panic!("{posted:?}");
    };
    assert_eq!(word, &english(say::table::thread_locked(GameId::new(1))));
    assert_says(board, " D4**");
    assert_eq!(*called, [SHIRO.player()]);
    assert_eq!(table.game(1).place().channel, TABLE);
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = public(table.say(SHIRO, "/play at:E5"));
    let _ = table.take_deeds();
}

#[test]
fn a_game_that_began_in_a_locked_thread_goes_on_in_direct_messages() {
    let mut table = seated("size:9");
    refuse(&table, TABLE, OutboundError::Locked);
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let posted = take_posts(&table);
    assert!(
        matches!(&posted[..], [(to, _, _)] if *to == direct(SHIRO.player())),
        "{posted:?}"
    );
}

/// The report to a moderator that comes with the answer to their command.
fn told_to_moderators(table: &mut Table) -> String {
    private(table.say(AKA, "/moderate forfeit game:99 colour:both")).content
}

#[test]
fn moderators_hear_of_the_channel_that_was_lost() {
    let mut table = seated("size:9");
    refuse(&table, TABLE, OutboundError::Gone);
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let _ = table.take_deeds();
    let told = told_to_moderators(&mut table);
    assert_says(&told, say::table::channel_trouble(GameId::new(1), TABLE));
}

#[test]
fn moderators_hear_nothing_once_the_game_goes_on_elsewhere() {
    let mut table = seated("size:9");
    refuse(&table, TABLE, OutboundError::Gone);
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let _ = public(table.press(KURO, say::table::button_here()));
    let _ = table.take_deeds();
    let told = told_to_moderators(&mut table);
    assert_lacks(&told, "game 1");
}

#[test]
fn moderators_hear_nothing_once_the_bot_can_write_there_again_and_of_the_next_loss_they_do() {
    let mut table = seated("size:9");
    for point in ["D4", "F6"] {
        refuse(&table, TABLE, OutboundError::Forbidden);
        table.go_to(CORNER, ChannelKind::Channel);
        let _ = private(table.say(KURO, &format!("/play at:{point} game:1")));
        table.desk.lock().refusing.clear();
        if point == "D4" {
            // By a successful post of the bot.
            let _ = private(table.say(SHIRO, "/play at:E5 game:1"));
            assert_lacks(told_to_moderators(&mut table), "game 1");
        }
        let _ = table.take_deeds();
    }
    assert_says(told_to_moderators(&mut table), "game 1");
    refuse(&table, TABLE, OutboundError::Forbidden);
    let _ = private(table.say(SHIRO, "/play at:G7 game:1"));
    // By a command in the channel.
    table.desk.lock().refusing.clear();
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = table.say(KURO, "/games");
    assert_lacks(told_to_moderators(&mut table), "game 1");
    let _ = table.take_deeds();
}

#[test]
fn where_the_bot_may_not_read_a_board_does_not_count_as_missing() {
    for fate in [Fate::KilledAfter, Fate::KilledBefore] {
        let mut table = seated("size:9");
        table.forbid(Permissions::READ_HISTORY);
        table.desk.lock().is_unread = true;
        table.fate = Some(fate);
        let _ = table.say(KURO, "/play at:D4");
        table.restart();
        table.clock.advance(tengen::clock::Span::seconds(5));
        table.send_outbox();
        let posted = take_posts(&table);
        let [(TABLE, called, call)] = &posted[..] else {
            panic!("{posted:?}");
        };
        assert_eq!(*called, [SHIRO.player()]);
        let place = Link::to_channel(TABLE);
        let words = lead(say::table::call(Name::bare("shiro"), GameId::new(1), place));
        let (_, words) = words.split_once("shiro").unwrap();
        assert!(call.contains(words), "a call, and no second board: {call}");
        // There is no second ping, and the next move deletes the first.
        table.restart();
        table.send_outbox();
        assert_eq!(table.take_deeds(), []);
        let _ = public(table.say(SHIRO, "/play at:E5"));
        let deeds = table.take_deeds();
        let is_deleted = |deed: &Deed| matches!(deed, Deed::Deleted(_));
        assert!(deeds.iter().any(is_deleted), "{deeds:?}");
    }
}

#[test]
fn what_the_bot_can_do_is_learned_anew_with_each_request() {
    let mut table = seated("size:9");
    let home = table.setting.reach;
    table.setting.reach = Reach::AnswersOnly(Permissions(u64::MAX));
    let _ = table.say(KURO, "/games");
    table.setting.reach = home;
    let _ = table.say(KURO, "/games");
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let posted = take_posts(&table);
    assert!(
        matches!(&posted[..], [(TABLE, _, _)]),
        "it is there again: {posted:?}"
    );
}
