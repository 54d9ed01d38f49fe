//! The outbox: a board whose answer does not simply arrive is neither lost nor posted twice.

use crate::support::words::{assert_lacks, assert_says, english, lead};
use tengen::bot::features::notices::place::{NOTICES, Notices};
use tengen::bot::features::settings::policy::Policy;
use tengen::bot::kit::pending::Undelivered;
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::ChannelKind;
use tengen::clock::Span;
use tengen::game::{ChannelId, GameId, MessageId, Phase, PlayerId, Revision};
use tengen::i18n::{Link, Name, say};
use tengen::store::Property;

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::desk::{Deed, Obstacle, direct};
use crate::support::script::{begin, play, resign_game, seated, unmark};
use crate::support::table::{CORNER, Fate, TABLE, Table, private, public};
use tengen::bot::games::outbox::{REMINDER, THREAD};

/// Number of messages in the channel that announce a move to `point`.
fn announcements(table: &Table, channel: ChannelId, point: &str) -> usize {
    let state = table.desk.lock();
    let words = format!(" {point}**");
    let seen = state.messages.iter().filter(|seen| seen.channel == channel);
    seen.filter(|seen| seen.message.content.contains(&words))
        .count()
}

/// Number of messages with a button to play.
fn playable_count(table: &Table) -> usize {
    let buttons = table.buttons();
    let playable = buttons
        .iter()
        .filter(|labels| labels.iter().any(|label| label == "Play"));
    playable.count()
}

fn assert_outbox_is_empty(table: &Table) {
    let queue = table.wait(table.store().queue()).unwrap();
    assert_eq!(queue, []);
}

fn send_outbox_later(table: &Table) {
    table.clock.advance(Span::seconds(5));
    table.send_outbox();
}

#[test]
fn a_board_whose_answer_was_refused_is_posted_at_once() {
    let mut table = seated("size:9");
    table.fate = Some(Fate::Lost(Undelivered::Refused));
    let _ = table.say(KURO, "/play at:D4");
    assert_eq!(table.take_post().mention, [SHIRO.player()]);
    assert_eq!(table.desk.lock().reads, 0, "there is no doubt");
    assert_eq!(
        (announcements(&table, TABLE, "D4"), playable_count(&table)),
        (1, 1)
    );
    assert_outbox_is_empty(&table);
}

#[test]
fn a_board_whose_answer_was_lost_is_posted_when_it_can_arrive_no_more() {
    let mut table = seated("size:9");
    table.fate = Some(Fate::Lost(Undelivered::Unanswered));
    let _ = table.say(KURO, "/play at:D4");
    assert_eq!(table.take_deeds(), []);
    send_outbox_later(&table);
    let _ = table.take_post();
    assert_eq!(
        (announcements(&table, TABLE, "D4"), playable_count(&table)),
        (1, 1)
    );
    assert_outbox_is_empty(&table);
}

#[test]
fn a_board_whose_answer_arrived_unheard_is_not_posted_again() {
    for missed in [Undelivered::Failed, Undelivered::Unanswered] {
        let mut table = seated("size:9");
        table.fate = Some(Fate::Unheard(missed));
        let _ = table.say(KURO, "/play at:D4");
        if missed == Undelivered::Unanswered {
            assert_eq!(table.take_deeds(), []);
            send_outbox_later(&table);
        }
        // The bot knows its message, so the board before loses its buttons.
        table.assert_stripped();
        assert_eq!(
            (announcements(&table, TABLE, "D4"), playable_count(&table)),
            (1, 1)
        );
        assert_outbox_is_empty(&table);
    }
}

#[test]
fn a_bot_that_was_killed_before_it_answered_posts_the_board_when_it_is_back() {
    let mut table = seated("size:9");
    table.fate = Some(Fate::KilledBefore);
    let _ = table.say(KURO, "/play at:D4");
    table.restart();
    send_outbox_later(&table);
    let _ = table.take_post();
    table.send_outbox();
    assert_eq!(
        (announcements(&table, TABLE, "D4"), playable_count(&table)),
        (1, 1)
    );
    assert_outbox_is_empty(&table);
}

#[test]
fn a_bot_that_was_killed_after_it_answered_posts_nothing_twice() {
    let mut table = seated("size:9");
    table.fate = Some(Fate::KilledAfter);
    let _ = table.say(KURO, "/play at:D4");
    table.restart();
    send_outbox_later(&table);
    table.assert_stripped();
    assert_eq!(
        (announcements(&table, TABLE, "D4"), playable_count(&table)),
        (1, 1)
    );
    assert_outbox_is_empty(&table);
}

#[test]
fn a_post_whose_receipt_was_lost_is_found_instead_of_made_again() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, "/challenge opponent:@shiro colour:black size:9"));
    table.obstruct(Some(Obstacle::NoReceipt));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    assert!(matches!(table.take_deeds()[..], [Deed::Posted(..)]));
    table.obstruct(None);
    table.desk.lock().forget_nonces();
    table.restart();
    send_outbox_later(&table);
    assert_eq!(table.take_deeds(), []);
    assert_eq!(playable_count(&table), 1);
    assert_outbox_is_empty(&table);
}

#[test]
fn what_an_outage_of_discords_holds_up_comes_afterwards_in_its_order() {
    let mut table = Table::new();
    table.obstruct(Some(Obstacle::Outage));
    for game in 1..=2 {
        let _ = public(table.say(KURO, "/challenge opponent:@shiro colour:black size:9"));
        let _ = public(table.press(SHIRO, say::challenge::button_accept()));
        assert_eq!(table.game(game).revision().get(), 2);
    }
    let deeds = table.take_deeds();
    assert!(deeds.iter().all(|deed| matches!(deed, Deed::Failed(..))));
    table.obstruct(None);
    table.send_outbox();
    let posted: Vec<_> = table.take_deeds();
    assert_eq!(posted.len(), 2, "{posted:?}");
    let state = table.desk.lock();
    let boards: Vec<_> = state
        .messages
        .iter()
        .flat_map(|seen| &seen.message.files)
        .map(|file| file.name.as_str())
        .collect();
    assert_eq!(boards, ["tengen-1-2.png", "tengen-2-2.png"]);
}

#[test]
fn a_card_whose_acceptance_came_too_late_loses_its_buttons() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, "/challenge opponent:@shiro colour:black size:9"));
    table.fate = Some(Fate::Lost(Undelivered::Refused));
    let _ = table.press(SHIRO, say::challenge::button_accept());
    let deeds = table.take_deeds();
    assert!(
        matches!(deeds[..], [Deed::Edited(_), Deed::Posted(..)]),
        "{deeds:?}"
    );
    let labels: Vec<String> = table.buttons().into_iter().flatten().collect();
    assert!(!labels.contains(&"Accept".to_owned()), "{labels:?}");
    assert_eq!(playable_count(&table), 1);
    assert_outbox_is_empty(&table);
}

#[test]
fn an_interaction_delivered_again_after_a_restart_changes_nothing() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E5 pass pass");
    unmark(&mut table);
    let _ = public(table.say(KURO, "/game mark at:E5"));
    table.assert_stripped();
    let marked = |table: &Table| match table.game(1).phase() {
        Phase::Counting { marking, .. } => marking.dead.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(marked(&table), 1);
    table.restart();
    let _ = private(table.deliver_again());
    assert_eq!(marked(&table), 1);
}

/// Kuro challenges shiro to a game in a thread.
const IN_A_THREAD: &str = "/challenge opponent:@shiro colour:black size:9 where:thread";

/// A game in a thread that was deleted.
fn in_a_lost_thread(options: &str) -> (Table, ChannelId) {
    let mut table = Table::new().with_threads();
    let challenge = format!("/challenge opponent:@shiro colour:black where:thread {options}");
    let _ = public(table.say(KURO, &challenge));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    let deeds = table.take_deeds();
    let [Deed::Opened(thread), Deed::Posted(..)] = deeds[..] else {
        panic!("{deeds:?}");
    };
    table.obstruct(Some(Obstacle::ChannelGone(thread)));
    table.go_to(CORNER, ChannelKind::Channel);
    (table, thread)
}

#[test]
fn where_a_thread_is_gone_the_players_hear_of_it_directly() {
    let (mut table, _) = in_a_lost_thread("size:9");
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let _ = table.take_deeds();
    assert_eq!(announcements(&table, direct(SHIRO.player()), "D4"), 1);
    assert_eq!(
        announcements(&table, direct(KURO.player()), "D4"),
        0,
        "kuro is not to move"
    );
    assert_eq!(announcements(&table, TABLE, "D4"), 0);
    assert_outbox_is_empty(&table);
}

#[test]
fn where_a_thread_is_gone_each_of_those_addressed_hears_of_it() {
    let (table, _) = in_a_lost_thread("size:9 clock:1d");
    table.advance_days(2);
    table.tick();
    let told = table
        .take_deeds()
        .into_iter()
        .filter_map(|deed| match deed {
            Deed::Posted(channel, _) => Some(channel),
            _ => None,
        });
    let players = [KURO, SHIRO].map(|who| direct(who.player()));
    assert_eq!(told.collect::<Vec<_>>(), players);
    assert_outbox_is_empty(&table);
}

#[test]
fn a_member_who_takes_no_direct_messages_hears_of_a_lost_thread_where_the_challenge_was_made() {
    let (mut table, thread) = in_a_lost_thread("size:9");
    table.desk.lock().closed.push(SHIRO.player());
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let _ = table.take_deeds();
    assert_eq!(announcements(&table, TABLE, "D4"), 1);
    let mention = table
        .desk
        .lock()
        .messages
        .last()
        .unwrap()
        .message
        .mention
        .clone();
    assert_eq!(mention, [SHIRO.player()]);
    table.go_to(TABLE, ChannelKind::Channel);
    let board = public(table.press(SHIRO, say::table::button_here()));
    assert_says(&board, " D4**");
    assert_eq!(table.game(1).place().channel, TABLE);
    assert_ne!(thread, TABLE);
    let _ = table.take_deeds();
}

#[test]
fn moderators_hear_once_of_a_channel_that_is_closed_to_the_bot() {
    let mut table = seated("size:9");
    table.obstruct(Some(Obstacle::ChannelClosed(TABLE)));
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let _ = private(table.say(SHIRO, "/play at:E5 game:1"));
    let _ = table.take_deeds();
    let words = &english(say::table::channel_trouble(GameId::new(1), TABLE));
    let first = private(table.say(AKA, "/moderate forfeit game:99 colour:both"));
    let second = private(table.say(AKA, "/moderate forfeit game:99 colour:both"));
    assert_says(&first, words);
    assert_lacks(&second, words);
}

#[test]
fn a_thread_is_not_opened_twice() {
    let mut table = Table::new().with_threads();
    let _ = public(table.say(KURO, IN_A_THREAD));
    table.fate = Some(Fate::KilledAfter);
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    assert_eq!(table.take_deeds(), []);
    table.restart();
    table.send_outbox();
    let deeds = table.take_deeds();
    assert!(
        matches!(
            deeds[..],
            [Deed::Edited(_), Deed::Opened(_), Deed::Posted(..)]
        ),
        "{deeds:?}"
    );
    // The outbox message is back, as if its removal had not reached the disk.
    let queued = THREAD.to(TABLE, MessageId::new(5001));
    table
        .wait(table.store().write(GameId::new(1), queued))
        .unwrap();
    table.send_outbox();
    assert_eq!(table.take_deeds(), []);
    assert_outbox_is_empty(&table);
}

#[test]
fn no_thread_is_opened_for_a_game_that_has_ended_meanwhile() {
    let mut table = Table::new().with_threads();
    table.obstruct(Some(Obstacle::Outage));
    let _ = public(table.say(KURO, IN_A_THREAD));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    resign_game(&mut table, SHIRO, 1);
    let _ = table.take_deeds();
    table.obstruct(None);
    table.send_outbox();
    let deeds = table.take_deeds();
    let is_opened = |deed: &Deed| matches!(deed, Deed::Opened(_));
    assert!(!deeds.iter().any(is_opened), "{deeds:?}");
    // The next game in the channel is not blocked.
    begin(&mut table, "size:9 where:here");
    assert_outbox_is_empty(&table);
}

/// A game in a channel where games stay in one message.
fn in_one_message() -> Table {
    let table = seated("size:9");
    table.choose_policy(TABLE, Policy::OneMessage);
    table
}

/// People pinged by the messages that were posted since the last call, and other calls in their order.
fn take_calls(table: &Table) -> (Vec<Vec<PlayerId>>, Vec<&'static str>) {
    let (mut called, mut done) = (Vec::new(), Vec::new());
    for deed in table.take_deeds() {
        match deed {
            Deed::Posted(TABLE, message) => {
                let mut desk = table.desk.lock();
                called.push(desk.message(message).unwrap().message.mention.clone());
                done.push("posted");
            }
            Deed::Edited(_) => done.push("edited"),
            Deed::Deleted(_) => done.push("deleted"),
            Deed::Stripped(_) => done.push("stripped"),
            other => panic!("unexpected: {other:?}"),
        }
    }
    (called, done)
}

#[test]
fn where_one_message_is_to_do_the_board_changes_in_it() {
    let mut table = in_one_message();
    let _ = private(table.say(KURO, "/play at:D4"));
    let (_, done) = take_calls(&table);
    assert_eq!(done, ["edited", "posted"]);
    let _ = private(table.say(SHIRO, "/play at:E5"));
    let (_, done) = take_calls(&table);
    assert_eq!(done, ["edited", "deleted", "posted"]);
    assert_eq!(
        (
            announcements(&table, TABLE, "E5"),
            announcements(&table, TABLE, "D4")
        ),
        (1, 0)
    );
    // The result is a message of its own, which pings.
    let _ = private(table.say(KURO, "/game resign"));
    let _ = table.confirm(KURO, say::table::button_resign());
    let (_, done) = take_calls(&table);
    assert_eq!(done, ["stripped", "deleted"]);
    assert_outbox_is_empty(&table);
}

#[test]
fn where_the_board_changes_in_its_place_one_is_called_once_for_each_move() {
    let mut table = in_one_message();
    let place = Link::to_channel(TABLE);
    let words = lead(say::table::call(Name::bare("?"), GameId::new(1), place));
    let words = words.trim_start_matches('?');
    let calls = |table: &Table| {
        let state = table.desk.lock();
        let calls = state.messages.iter();
        calls
            .filter(|seen| seen.message.content.contains(words))
            .count()
    };
    let _ = private(table.say(KURO, "/play at:D4"));
    assert_eq!(take_calls(&table).0, [[SHIRO.player()]]);
    assert_eq!(calls(&table), 1);
    // By a button of the message itself.
    let _ = table.open_form(SHIRO);
    let _ = public(table.fill(SHIRO, "E5"));
    assert_eq!(take_calls(&table).0, [[KURO.player()]]);
    assert_eq!(calls(&table), 1);
    table.tick();
    table.restart();
    table.tick();
    assert_eq!(table.take_deeds(), []);
    // With a lost receipt of the answer.
    let _ = table.open_form(KURO);
    table.fate = Some(Fate::Unheard(Undelivered::Unanswered));
    let _ = table.fill(KURO, "F6");
    send_outbox_later(&table);
    assert_eq!(take_calls(&table).0, [[SHIRO.player()]]);
    assert_eq!(calls(&table), 1);
    assert_outbox_is_empty(&table);
}

#[test]
fn one_message_changes_without_a_picture_where_the_bot_may_attach_none() {
    let mut table = in_one_message();
    table.obstruct(Some(Obstacle::NoFiles));
    let _ = private(table.say(KURO, "/play at:D4"));
    let deeds = table.take_deeds();
    assert!(
        matches!(
            deeds[..],
            [
                Deed::Failed("edit", OutboundError::Forbidden),
                Deed::Edited(_),
                Deed::Posted(TABLE, _)
            ]
        ),
        "{deeds:?}"
    );
    assert_eq!(
        (announcements(&table, TABLE, "D4"), playable_count(&table)),
        (1, 1)
    );
    assert_outbox_is_empty(&table);
}

#[test]
fn where_one_message_is_closed_to_the_bot_the_players_hear_of_a_move_directly() {
    let mut table = in_one_message();
    table.obstruct(Some(Obstacle::ChannelClosed(TABLE)));
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.say(KURO, "/play at:D4 game:1"));
    let _ = table.take_deeds();
    assert_eq!(announcements(&table, direct(SHIRO.player()), "D4"), 1);
    assert_outbox_is_empty(&table);
}

#[test]
fn a_call_that_a_killed_bot_has_made_is_found_and_goes_with_the_move() {
    let mut table = in_one_message();
    table.obstruct(Some(Obstacle::NoReceipt));
    let _ = private(table.say(KURO, "/play at:D4"));
    assert_eq!(take_calls(&table).0, [[SHIRO.player()]]);
    table.restart();
    table.desk.lock().forget_nonces();
    table.obstruct(None);
    send_outbox_later(&table);
    assert_eq!(table.take_deeds(), [], "it stands");
    let _ = private(table.say(SHIRO, "/play at:E5"));
    let (_, done) = take_calls(&table);
    assert_eq!(done, ["edited", "deleted", "posted"]);
    assert_outbox_is_empty(&table);
}

#[test]
fn a_call_that_was_taken_away_twice_harms_nothing() {
    let mut table = in_one_message();
    let call: Property<_, (ChannelId, MessageId)> = Property::new("call");
    let game = GameId::new(1);
    let stored = |table: &Table| table.wait(table.store().property(call, game)).unwrap();
    let _ = private(table.say(KURO, "/play at:D4"));
    let first = stored(&table).unwrap();
    let _ = private(table.say(SHIRO, "/play at:E5"));
    assert_ne!(stored(&table), Some(first));
    let _ = table.take_deeds();
    // As if the bot had stopped right after the outbox message that deletes the first call.
    let first = call.assign(game, &first);
    table.wait(table.store().assign(&[first])).unwrap();
    table.restart();
    let _ = private(table.say(KURO, "/play at:F6"));
    let (called, done) = take_calls(&table);
    assert_eq!(
        (called, done),
        (vec![vec![SHIRO.player()]], vec!["edited", "posted"])
    );
    assert_outbox_is_empty(&table);
}

#[test]
fn marking_chains_calls_nobody_and_agreeing_does() {
    let mut table = in_one_message();
    for (who, command) in [
        (KURO, "/play at:D4"),
        (SHIRO, "/play at:E5"),
        (KURO, "/game pass"),
        (SHIRO, "/game pass"),
    ] {
        let _ = table.say(who, command);
    }
    let _ = table.take_deeds();
    let _ = table.say(KURO, "/game mark at:E5");
    assert!(take_calls(&table).0.is_empty());
    // A contested count needs a second confirmation.
    let _asked = private(table.press(KURO, say::count::button_agree()));
    let _ = table.press(KURO, say::count::button_agree());
    assert_eq!(take_calls(&table).0, [[SHIRO.player()]]);
}

#[test]
fn where_the_last_two_messages_stay_older_ones_go() {
    let mut table = seated("size:9");
    table.choose_policy(TABLE, Policy::LastTwo);
    for (who, point) in [(KURO, "D4"), (SHIRO, "E5"), (KURO, "F6"), (SHIRO, "G7")] {
        let _ = public(table.say(who, &format!("/play at:{point}")));
    }
    let _ = table.take_deeds();
    let stones = ["D4", "E5", "F6", "G7"].map(|point| announcements(&table, TABLE, point));
    assert_eq!(stones, [0, 0, 1, 1]);
    assert_outbox_is_empty(&table);
}

#[test]
fn a_notice_comes_directly_or_in_the_channel_and_not_when_the_game_has_gone_on() {
    let mut table = seated("size:9 clock:3d");
    let bot = table.bot();
    table
        .wait(NOTICES.set(bot.services(), KURO.player(), &Notices::Direct))
        .unwrap();
    drop(bot);
    let remind = |table: &Table, revision: Revision| {
        let notice = REMINDER.to(KURO.player(), revision);
        table
            .wait(table.store().write(GameId::new(1), notice))
            .unwrap();
        table.send_outbox();
    };
    let now = table.game(1).revision();
    remind(&table, now);
    assert!(
        matches!(table.take_deeds()[..], [Deed::Posted(channel, _)] if channel == direct(KURO.player()))
    );
    table.desk.lock().closed.push(KURO.player());
    remind(&table, now);
    let deeds = table.take_deeds();
    assert!(
        matches!(
            deeds[..],
            [Deed::Failed("direct", _), Deed::Posted(TABLE, _)]
        ),
        "{deeds:?}"
    );
    play(&mut table, "D4");
    remind(&table, now);
    assert_eq!(table.take_deeds(), []);
    assert_outbox_is_empty(&table);
}

#[test]
fn challenges_of_a_killed_bot_come_once() {
    for fate in [Fate::KilledBefore, Fate::KilledAfter] {
        let mut table = Table::new();
        table.fate = Some(fate);
        let _ = table.say(KURO, "/challenge opponent:@shiro colour:black size:9");
        table.restart();
        send_outbox_later(&table);
        send_outbox_later(&table);
        let posts = table.take_deeds().len();
        assert_eq!(posts, usize::from(fate == Fate::KilledBefore));
        let cards = table.buttons().into_iter().flatten();
        assert_eq!(cards.filter(|label| label == "Accept").count(), 1);
        assert_outbox_is_empty(&table);
    }
    let mut table = Table::new();
    begin(&mut table, "size:9");
}
