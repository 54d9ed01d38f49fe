//! The members of one channel against those of another.

use tengen::bot::port::message::{Message, Row};
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::{ChannelKind, Chosen, Invocation, OptionValue, Permissions};
use tengen::clock::Span;
use tengen::game::{ChannelId, Closing, GameId, Invitation, Phase, PlayerId, Seat};
use tengen::i18n::{Name, say};
use tengen::rules::{Color, Move};

use super::{after, vote, voters};
use crate::support::board::at;
use crate::support::call::call;
use crate::support::cast::{AKA, CANARY, KURO, MIDORI, SHIRO};
use crate::support::desk::Deed;
use crate::support::script::moderating;
use crate::support::table::{CORNER, TABLE, Table, private, public, sentence};
use crate::support::words::{assert_begins, assert_ends, assert_told, english};

/// A moderator of the table's channel has challenged the members of the corner.
fn challenged(size: u8) -> Table {
    let mut table = Table::new().without_limits();
    let line = format!("/together match channel:#200 size:{size} colour:black");
    moderating(&mut table, |table| {
        let _ = public(table.say(KURO, &line));
    });
    table
}

/// The same after a moderator of the corner has accepted: the table's channel is Black.
fn accepted(size: u8) -> Table {
    let mut table = challenged(size);
    at_corner(&mut table, |table| {
        let _ = public(table.press(AKA, say::challenge::button_accept()));
    });
    let _ = table.take_deeds();
    table
}

/// The same after Black's first move: the corner votes.
fn after_first_move(size: u8) -> Table {
    let mut table = accepted(size);
    vote(&mut table, KURO, "C3");
    after(&table, Span::days(1));
    let _ = table.take_deeds();
    table
}

fn at_corner(table: &mut Table, deeds: impl FnOnce(&mut Table)) {
    table.go_to(CORNER, ChannelKind::Channel);
    deeds(table);
    table.go_to(TABLE, ChannelKind::Channel);
}

/// The public messages in `channel`, the newest first.
pub(super) fn public_messages(table: &Table, channel: ChannelId) -> Vec<Message> {
    let state = table.desk.lock();
    let messages = state.messages.iter().rev();
    let public = messages.filter(|seen| seen.channel == channel && seen.audience.is_none());
    public.map(|seen| seen.message.clone()).collect()
}

pub(super) fn has_button(message: &Message, label: &str) -> bool {
    let mut rows = message.rows.iter();
    rows.any(|row| match row {
        Row::Buttons(buttons) => buttons.iter().any(|button| button.label == label),
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => false,
    })
}

#[test]
fn both_channels_see_the_challenge_and_the_other_one_accepts() {
    let mut table = challenged(5);
    let accept = english(say::challenge::button_accept());
    for channel in [TABLE, CORNER] {
        assert!(has_button(&public_messages(&table, channel)[0], &accept));
    }
    // Its authors cannot accept it.
    let _ = private(table.press(AKA, say::challenge::button_accept()));
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    at_corner(&mut table, |table| {
        let refused = sentence(table.press(AKA, say::challenge::button_decline()));
        assert_eq!(refused, english(say::vote::moderators_act()));
        let refused = sentence(table.press(AKA, say::challenge::button_change()));
        assert_eq!(refused, english(say::vote::moderators_act()));
        let _ = public(table.press(AKA, say::challenge::button_accept()));
    });
    for channel in [TABLE, CORNER] {
        let mut all = public_messages(&table, channel).into_iter();
        assert!(!all.any(|message| has_button(&message, &accept)));
    }
    let game = table.game(1);
    let seats = game.seats().unwrap();
    assert_eq!(seats.black, Seat::Player(PlayerId::team(TABLE)));
    assert_eq!(seats.white, Seat::Player(PlayerId::team(CORNER)));
    assert_eq!(game.place().channel, TABLE);
    let _ = table.take_deeds();
}

#[test]
fn moderators_of_the_other_channel_decline() {
    let mut table = challenged(5);
    moderating(&mut table, |table| {
        at_corner(table, |table| {
            let _ = public(table.press(AKA, say::challenge::button_decline()));
        });
    });
    assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Declined));
    let team = Name::mention(PlayerId::team(CORNER));
    let by = Name::mention(PlayerId::team(TABLE));
    let declined = english(say::challenge::declined(team, by));
    for channel in [TABLE, CORNER] {
        assert_begins(&public_messages(&table, channel)[0], &declined);
    }
    let _ = table.take_deeds();
}

#[test]
fn only_moderators_who_may_write_there_challenge_another_channel() {
    let mut table = Table::new().without_limits();
    let line = "/together match channel:#200 size:5";
    assert_told(table.say(KURO, line), say::vote::moderators_act());
    moderating(&mut table, |table| {
        // The option's type is checked again: here it is text.
        let _ = private(table.say(KURO, "/together match channel:200 size:5"));
        let _ = private(table.say(KURO, "/together match channel:#100 size:5"));
        let thread = ChannelKind::Thread { parent: CORNER };
        table.go_to(TABLE, thread);
        assert_told(table.say(KURO, line), say::vote::in_thread());
    });
    let store = table.store();
    assert!(table.wait(store.game(GameId::new(1))).unwrap().is_none());
}

#[test]
fn a_channel_in_which_the_caller_or_the_bot_may_not_write_is_not_challenged() {
    let all = Permissions(Permissions::VIEW.0 | Permissions::SEND.0);
    let no = [
        say::vote::not_there(CORNER),
        say::vote::bot_not_there(CORNER),
    ]
    .map(english);
    for (permissions, bot, refusal) in [
        (Permissions::VIEW, all, &no[0]),
        (Permissions::SEND, all, &no[0]),
        (all, Permissions::VIEW, &no[1]),
        (all, Permissions(0), &no[1]),
    ] {
        let mut table = Table::new().without_limits();
        let mut line = call("/together match size:5");
        let chosen = Chosen {
            channel: CORNER,
            permissions,
            bot,
            room: None,
        };
        let channel = ("channel".to_owned(), OptionValue::Channel(chosen));
        line.options.push(channel);
        moderating(&mut table, |table| {
            let refused = sentence(table.ask(KURO, Invocation::Command(line.clone())));
            assert_eq!(refused, *refusal, "{permissions:?} {bot:?}");
        });
        let store = table.store();
        assert!(table.wait(store.game(GameId::new(1))).unwrap().is_none());
    }
}

#[test]
fn each_channel_votes_in_itself_and_is_told_there_what_came_of_it() {
    let mut table = accepted(5);
    let open = english(say::vote::button_vote());
    assert!(has_button(&public_messages(&table, TABLE)[0], &open));
    assert!(!has_button(&public_messages(&table, CORNER)[0], &open));
    vote(&mut table, KURO, "C3");
    after(&table, Span::days(1));
    let told = english(say::vote::closed(at("C3"), 1, 1, "<@1>".to_owned()));
    assert!(
        public_messages(&table, TABLE)
            .iter()
            .any(|message| message.content == told)
    );
    let voted = public_messages(&table, CORNER).remove(0);
    assert!(has_button(&voted, &open));
    assert_eq!(voted.files.len(), 1, "the board does not stand there");
    let (pass, more) = (say::table::button_pass(), say::table::button_more());
    assert!(has_button(&voted, &english(pass.clone())));
    assert!(has_button(&voted, &english(more.clone())));
    let messages = public_messages(&table, CORNER).len();
    at_corner(&mut table, |table| {
        let _ = private(table.press(AKA, more));
        let _ = private(table.press(AKA, pass.clone()));
        let _ = table.press(AKA, pass);
        assert_eq!(voters(table), [AKA.player()]);
        vote(table, AKA, "D4");
        vote(table, MIDORI, "D4");
    });
    // The table has no vote now.
    let refused = sentence(table.say(KURO, "/play at:B2"));
    assert_eq!(refused, english(say::refusal::not_your_turn(Color::White)));
    after(&table, Span::days(1));
    let last = table.game(1).last_move();
    assert_eq!(last, Some((Color::White, Move::Play(at("D4")))));
    let told = english(say::vote::closed(at("D4"), 2, 2, "<@3> & <@5>".to_owned()));
    let corner = public_messages(&table, CORNER);
    assert_eq!(corner.len(), messages, "the same message tells it");
    assert_ends(&corner[0], &told);
    assert!(!has_button(&corner[0], &open));
    let _ = table.take_deeds();
}

#[test]
fn one_votes_from_the_other_channel_by_button_picker_and_form() {
    let mut table = after_first_move(9);
    at_corner(&mut table, |table| {
        let _ = private(table.press(AKA, say::vote::button_vote()));
        let put = |table: &Table| {
            let state = table.desk.lock();
            let seen = state.messages.last().unwrap();
            let button = seen
                .buttons()
                .find(|button| button.custom_id.contains("put:"));
            (button.unwrap().custom_id.clone(), seen.id)
        };
        let (custom_id, message) = put(table);
        let _ = table.press_id(AKA, &custom_id, message);
        assert_eq!(voters(table), [AKA.player()]);
        let _ = private(table.press(MIDORI, say::vote::button_vote()));
        let _ = table.press(MIDORI, say::table::button_type());
        let _ = table.fill(MIDORI, "E5");
        assert_eq!(voters(table), [AKA.player(), MIDORI.player()]);
        // Without a point, /play opens the picker here as well.
        let _ = private(table.say(SHIRO, "/play"));
        let (custom_id, message) = put(table);
        // A restart loses nothing, and a press on an old button is refused.
        table.restart();
        let _ = table.press_id(SHIRO, &custom_id, message);
        assert_eq!(voters(table).len(), 3);
        after(table, Span::days(1));
        let _ = table.press_id(SHIRO, &custom_id, message);
        assert_eq!(voters(table), []);
    });
    assert_eq!(table.game(1).moves().len(), 2);
    let _ = table.take_deeds();
}

#[test]
fn a_member_who_sees_both_channels_votes_for_one_of_them() {
    let mut table = after_first_move(5);
    at_corner(&mut table, |table| {
        let refused = sentence(table.say(KURO, "/play at:D4"));
        let told = english(say::vote::other_side(TABLE));
        assert_eq!(refused, told);
        // They are offered neither a vote nor a pass.
        for label in [say::vote::button_vote(), say::table::button_pass()] {
            assert_eq!(sentence(table.press(KURO, label)), told);
        }
        vote(table, CANARY, "D4");
    });
    after(&table, Span::days(1));
    vote(&mut table, KURO, "B2");
    let refused = sentence(table.say(CANARY, "/play at:B2"));
    assert_eq!(refused, english(say::vote::other_side(CORNER)));
    assert_eq!(voters(&table), [KURO.player()]);
    let _ = table.take_deeds();
}

#[test]
fn the_game_stands_in_a_thread_of_those_who_challenge_and_the_others_vote_in_their_channel() {
    let mut table = Table::new().without_limits().with_threads();
    moderating(&mut table, |table| {
        let _ = public(table.say(KURO, "/together match channel:#200 size:5 colour:black"));
    });
    at_corner(&mut table, |table| {
        let _ = public(table.press(AKA, say::challenge::button_accept()));
    });
    let thread = table.game(1).place().channel;
    assert_ne!(thread, TABLE);
    table.go_to(thread, ChannelKind::Thread { parent: TABLE });
    vote(&mut table, KURO, "C3");
    after(&table, Span::days(1));
    let open = english(say::vote::button_vote());
    assert!(has_button(&public_messages(&table, CORNER)[0], &open));
    at_corner(&mut table, |table| vote(table, AKA, "D4"));
    after(&table, Span::days(1));
    assert_eq!(table.game(1).moves().len(), 2);
    // In the channel above its thread, /play means the game as well.
    vote(&mut table, KURO, "B2");
    assert_eq!(voters(&table), [KURO.player()]);
    let _ = table.take_deeds();
}

#[test]
fn members_of_a_third_channel_neither_see_it_nor_vote() {
    let mut table = after_first_move(5);
    let (vote, message) = table.custom_id(say::vote::button_vote());
    table.go_to(ChannelId::new(300), ChannelKind::Channel);
    moderating(&mut table, |table| {
        let _ = private(table.say(AKA, "/play at:D4 game:1"));
        let _ = private(table.say(AKA, "/game board game:1"));
        let _ = private(table.say(AKA, "/game resign game:1"));
        let refused = sentence(table.press_id(AKA, &vote, message));
        assert_eq!(refused, english(say::refusal::not_a_player()));
    });
    assert_eq!(voters(&table), []);
    assert!(table.game(1).phase().is_running());
    // A thread below the corner counts as the corner.
    table.go_to(ChannelId::new(301), ChannelKind::Thread { parent: CORNER });
    super::vote(&mut table, AKA, "D4");
    assert_eq!(voters(&table), [AKA.player()]);
    let _ = table.take_deeds();
}

#[test]
fn moderators_of_the_other_channel_resign_and_both_are_told() {
    let mut table = after_first_move(5);
    at_corner(&mut table, |table| {
        assert_told(table.say(AKA, "/game resign"), say::vote::moderators_act());
        moderating(table, |table| {
            let _ = private(table.say(AKA, "/game resign"));
            let _ = table.press(AKA, say::table::button_resign());
        });
    });
    assert!(!table.game(1).phase().is_running());
    let rematch = english(say::table::button_rematch());
    for channel in [TABLE, CORNER] {
        let all = public_messages(&table, channel);
        assert!(all.iter().any(|message| has_button(message, &rematch)));
        let vote = english(say::vote::button_vote());
        assert!(!all.iter().any(|message| has_button(message, &vote)));
    }
    // Moderators of the other channel ask for a rematch, whose card is posted there.
    at_corner(&mut table, |table| {
        let refused = sentence(table.press(AKA, say::table::button_rematch()));
        assert_eq!(refused, english(say::vote::moderators_act()));
        moderating(table, |table| {
            let _ = private(table.press(AKA, say::table::button_rematch()));
            let _ = public(table.press(AKA, say::challenge::button_rematch_same()));
        });
    });
    let game = table.game(2);
    assert_eq!(game.place().channel, CORNER);
    assert_eq!(
        game.offer().invitation,
        Invitation::One(PlayerId::team(TABLE))
    );
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    assert!(table.game(2).phase().is_running());
    let _ = table.take_deeds();
}

/// Other rules are proposed from the corner, and the count is agreed in both channels.
#[test]
fn moderators_of_both_channels_agree_to_the_count() {
    let mut table = challenged(5);
    table.powers = Permissions::MANAGE_MESSAGES;
    at_corner(&mut table, |table| {
        let _ = private(table.press(AKA, say::challenge::button_change()));
        let _ = public(table.choose(AKA, "japanese"));
        let _ = public(table.press(AKA, say::challenge::button_send()));
    });
    assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Replaced));
    assert_eq!(table.game(2).offer().challenger, PlayerId::team(CORNER));
    let _ = public(table.press(KURO, say::challenge::button_accept()));
    for _ in 0..2 {
        let team = table.game(2).on_turn().and_then(PlayerId::team_channel);
        table.go_to(team.unwrap(), ChannelKind::Channel);
        let who = [KURO, AKA][usize::from(team == Some(CORNER))];
        let _ = private(table.say(who, "/game pass"));
        after(&table, Span::days(1));
    }
    assert!(matches!(table.game(2).phase(), Phase::Counting { .. }));
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = private(table.press(AKA, say::count::button_agree()));
    table.go_to(TABLE, ChannelKind::Channel);
    let _ = table.press(KURO, say::count::button_agree());
    assert!(matches!(table.game(2).phase(), Phase::Finished(_)));
    let rematch = english(say::table::button_rematch());
    assert!(has_button(&public_messages(&table, CORNER)[0], &rematch));
    let agree = english(say::count::button_agree());
    let all = public_messages(&table, CORNER);
    assert!(!all.iter().any(|message| has_button(message, &agree)));
    let _ = table.take_deeds();
}

#[test]
fn a_proposal_of_one_channel_is_answered_in_the_other() {
    let mut table = after_first_move(5);
    table.powers = Permissions::MANAGE_MESSAGES;
    let _ = table.say(KURO, "/game call-off game:1");
    at_corner(&mut table, |table| {
        let _ = private(table.press(AKA, say::table::button_reject()));
    });
    let reject = english(say::table::button_reject());
    let all = public_messages(&table, CORNER);
    assert!(!all.iter().any(|message| has_button(message, &reject)));
    assert!(table.game(1).open_proposal().is_none());
    let _ = table.take_deeds();
}

#[test]
fn where_the_bot_may_not_post_those_who_challenge_are_told() {
    let mut table = Table::new().without_limits();
    table.desk.lock().refusing = vec![(CORNER, OutboundError::Forbidden)];
    moderating(&mut table, |table| {
        let _ = public(table.say(KURO, "/together match channel:#200 size:5"));
    });
    let told = english(say::vote::unreached(CORNER));
    assert!(
        public_messages(&table, TABLE)
            .iter()
            .any(|message| message.content == told)
    );
    let deeds = table.take_deeds();
    assert!(deeds.iter().any(|deed| matches!(deed, Deed::Failed(..))));
}
