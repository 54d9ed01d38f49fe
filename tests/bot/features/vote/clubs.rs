//! The members of a channel of one server against those of a channel of another one.

use std::sync::atomic::Ordering;

use tengen::bot::kit::verb::{GameButton, Verb};
use tengen::bot::port::answer::{Answer, Shown};
use tengen::bot::port::message::Message;
use tengen::bot::port::outbound::OutboundError;
use tengen::bot::port::request::{ChannelKind, Permissions};
use tengen::clock::Span;
use tengen::game::{ChannelId, Closing, ClubId, GameId, MessageId, Phase, Place, PlayerId, Seat};
use tengen::i18n::{Name, say};
use tengen::rules::{Color, Move};

use super::channels::{has_button, public_messages};
use super::{after, vote, voters};
use crate::support::board::at;
use crate::support::cast::{AKA, KURO, MIDORI, SHIRO};
use crate::support::script::moderating;
use crate::support::table::{CORNER, TABLE, Table, private, public, sentence};
use crate::support::words::{
    assert_begins, assert_ends, assert_lacks, assert_says, assert_told, english, german,
};

/// The other server, which speaks German, and its channel.
const OTHERS: ClubId = ClubId::new(60);
const THERE: ChannelId = ChannelId::new(600);
/// A third server, not involved.
const THIRD: ClubId = ClubId::new(70);
/// The sign for the members of a channel that the readers cannot open.
const SIGN: &str = "👥";

/// Runs `deeds` in the `channel` of `club`, whose language is `locale`.
fn in_club<T>(
    table: &mut Table,
    (club, channel): (ClubId, ChannelId),
    locale: &str,
    deeds: impl FnOnce(&mut Table) -> T,
) -> T {
    let (setting, spoken) = (table.setting.clone(), table.club_locale.clone());
    table.setting.place = Place {
        club: Some(club),
        channel,
    };
    table.club_locale = Some(locale.to_owned());
    let done = deeds(table);
    (table.setting, table.club_locale) = (setting, spoken);
    done
}

fn there<T>(table: &mut Table, deeds: impl FnOnce(&mut Table) -> T) -> T {
    in_club(table, (OTHERS, THERE), "de", deeds)
}

/// The same with a moderator's permissions.
fn moderated_there(table: &mut Table, deeds: impl FnOnce(&mut Table)) {
    moderating(table, |table| there(table, deeds));
}

/// A code with which the other server invites this one.
fn code(table: &mut Table) -> String {
    let mut told = String::new();
    moderated_there(table, |table| {
        told = private(table.say(AKA, "/together invite")).content;
    });
    told.lines().rev().nth(1).unwrap().to_owned()
}

/// A moderator of the table's channel has challenged the others, with midori as captain: the table's channel is Black.
fn challenged() -> Table {
    let mut table = Table::new().without_limits();
    let code = code(&mut table);
    moderating(&mut table, |table| {
        let line = format!("/together match code:{code} size:5 colour:black veto:@midori");
        let _ = public(table.say(KURO, &line));
    });
    table
}

/// The same after a moderator of the others has accepted.
fn accepted() -> Table {
    let mut table = challenged();
    moderated_there(&mut table, |table| {
        let _ = public(table.press(AKA, german(say::challenge::button_accept())));
    });
    let _ = table.take_deeds();
    table
}

/// The same after Black's first move: the others vote.
fn after_first_move() -> Table {
    let mut table = accepted();
    vote(&mut table, KURO, "C3");
    after(&table, Span::days(1));
    let _ = table.take_deeds();
    table
}

/// Asserts that no message in `channel` names a place that only the other server's members can open, or one of them.
fn check_names(table: &Table, channel: ChannelId) {
    let hidden = match channel {
        THERE => ["<#100>", "discord.com/channels/50", "<@5>"],
        _ => ["<#600>", "discord.com/channels/60", "<@3>"],
    };
    for message in public_messages(table, channel) {
        check_message(&message, &hidden);
    }
}

fn check_message(message: &Message, hidden: &[&str]) {
    let card = message.card.iter().map(|card| card.body.to_string());
    let text = [message.content.clone()].into_iter().chain(card);
    let text = text.collect::<Vec<_>>().join("\n");
    for word in hidden {
        assert_lacks(&text, *word);
    }
}

#[test]
fn a_moderator_of_another_server_challenges_with_the_code_and_a_moderator_accepts_there() {
    let mut table = challenged();
    table.restart();
    let accept = german(say::challenge::button_accept());
    let card = public_messages(&table, THERE).remove(0);
    assert!(has_button(&card, &accept));
    let (us, them) = (PlayerId::team(TABLE), PlayerId::team(THERE));
    let told = german(say::challenge::invited(
        Name::mention(us),
        Name::mention(them),
    ));
    let told = told.replace("<#100>", SIGN);
    assert_begins(&card, &told);
    assert_says(&card, "midori");
    check_names(&table, THERE);
    check_names(&table, TABLE);
    // Neither its authors nor plain members there can accept it.
    let _ = private(table.press(KURO, say::challenge::button_accept()));
    there(&mut table, |table| {
        assert_told(table.press(AKA, &accept), say::vote::moderators_act());
        let decline = german(say::challenge::button_decline());
        assert_told(table.press(AKA, decline), say::vote::moderators_act());
    });
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    moderated_there(&mut table, |table| {
        let _ = public(table.press(AKA, &accept));
    });
    let game = table.game(1);
    let seats = game.seats().unwrap();
    assert_eq!(seats.black, Seat::Player(us));
    assert_eq!(seats.white, Seat::Player(them));
    assert_eq!(game.place().channel, TABLE);
    assert_eq!(game.place().club, Some(ClubId::new(50)));
    for (channel, accept) in [
        (TABLE, english(say::challenge::button_accept())),
        (THERE, accept),
    ] {
        let all = public_messages(&table, channel);
        assert!(!all.iter().any(|message| has_button(message, &accept)));
        check_names(&table, channel);
    }
    let _ = table.take_deeds();
}

#[test]
fn each_server_votes_and_reads_in_its_own_language_and_no_name_crosses() {
    let mut table = after_first_move();
    let voted = public_messages(&table, THERE).remove(0);
    assert!(has_button(&voted, &german(say::vote::button_vote())));
    assert_eq!(voted.files.len(), 1, "the board does not stand there");
    assert_says(&voted, SIGN);
    table.restart();
    there(&mut table, |table| {
        vote(table, AKA, "D4");
        let board = private(table.say(SHIRO, "/game board"));
        check_message(&board, &["<#100>", "discord.com"]);
        let page = private(table.say(SHIRO, "/game show game:1"));
        check_message(&page, &["<#100>", "<@5>", "discord.com"]);
        assert!(page.card.unwrap().body.contains("midori"));
        // A member of both servers votes for one side alone.
        assert_told(table.say(KURO, "/play at:B2"), say::vote::other_side(TABLE));
    });
    assert_eq!(voters(&table), [AKA.player()]);
    after(&table, Span::days(1));
    let last = table.game(1).last_move();
    assert_eq!(last, Some((Color::White, Move::Play(at("D4")))));
    let told = german(say::vote::closed(at("D4"), 1, 1, "<@3>".to_owned()));
    let closed = public_messages(&table, THERE).remove(0);
    assert_ends(&closed, &told);
    vote(&mut table, KURO, "B2");
    assert_told(table.say(AKA, "/play at:B2"), say::vote::other_side(THERE));
    for channel in [TABLE, THERE] {
        check_names(&table, channel);
    }
    let _ = table.take_deeds();
}

#[test]
fn the_captain_of_one_server_rules_out_its_moves_alone() {
    let mut table = accepted();
    vote(&mut table, KURO, "C3");
    let _ = private(table.press(MIDORI, say::vote::button_veto()));
    let _ = table.choose(MIDORI, "C3");
    assert_told(table.say(KURO, "/play at:C3"), say::vote::move_ruled_out());
    vote(&mut table, KURO, "B2");
    after(&table, Span::days(1));
    let veto = german(say::vote::button_veto());
    let all = public_messages(&table, THERE);
    assert!(!all.iter().any(|message| has_button(message, &veto)));
    check_names(&table, THERE);
    there(&mut table, |table| vote(table, AKA, "C3"));
    let _ = table.take_deeds();
}

#[test]
fn moderators_there_resign_for_their_side_and_play_again_only_with_a_new_code() {
    let mut table = after_first_move();
    there(&mut table, |table| {
        assert_told(table.say(AKA, "/game resign"), say::vote::moderators_act());
    });
    moderated_there(&mut table, |table| {
        let _ = private(table.say(AKA, "/game resign"));
        let (Answer::Replace(told) | Answer::Ephemeral(told)) =
            table.press(AKA, say::table::button_resign())
        else {
            panic!("it is told to the caller alone");
        };
        check_message(&told, &["<#100>", "discord.com"]);
    });
    assert!(!table.game(1).phase().is_running());
    let refused = english(say::vote::new_code());
    for channel in [TABLE, THERE] {
        check_names(&table, channel);
    }
    moderating(&mut table, |table| {
        let again = sentence(table.press(KURO, say::table::button_rematch()));
        assert_eq!(again, refused);
    });
    moderated_there(&mut table, |table| {
        let again = sentence(table.press(AKA, german(say::table::button_rematch())));
        assert_eq!(again, refused);
        let shown = Shown {
            game: GameId::new(1),
            revision: table.game(1).revision(),
        };
        let forged = GameButton(Verb::RematchSame, shown).write();
        let again = sentence(table.press_id(AKA, &forged, MessageId::new(1)));
        assert_eq!(again, refused);
    });
    let store = table.store();
    assert!(table.wait(store.game(GameId::new(2))).unwrap().is_none());
    let _ = table.take_deeds();
}

#[test]
fn moderators_there_decline_and_the_code_is_used() {
    let mut table = Table::new().without_limits();
    let code = code(&mut table);
    let line = format!("/together match code:{code} size:5");
    moderating(&mut table, |table| {
        let _ = public(table.say(KURO, &line));
    });
    moderated_there(&mut table, |table| {
        let _ = public(table.press(AKA, german(say::challenge::button_decline())));
    });
    assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Declined));
    for channel in [TABLE, THERE] {
        check_names(&table, channel);
    }
    moderating(&mut table, |table| {
        assert_told(table.say(KURO, &line), say::vote::no_such_code());
    });
    let _ = table.take_deeds();
}

#[test]
fn a_code_does_once_within_a_week_and_only_the_whole_of_the_last_one() {
    let mut table = Table::new().without_limits();
    let first = code(&mut table);
    table.toss_white.store(true, Ordering::SeqCst);
    let second = code(&mut table);
    assert_ne!(first, second);
    let line = |code: &str| format!("/together match code:{code} size:5");
    assert_told(table.say(KURO, &line(&second)), say::vote::moderators_act());
    let no_such_code = english(say::vote::no_such_code());
    let cut = &second[..second.len() - 1];
    moderating(&mut table, |table| {
        for wrong in [&first, cut, "600-", "600", "601-Z", "nonsense", "<#600>"] {
            let refused = sentence(table.say(KURO, &line(wrong)));
            assert_eq!(refused, no_such_code, "{wrong}");
        }
        for others in [
            "/together match size:5".to_owned(),
            format!("/together match channel:#200 code:{second} size:5"),
        ] {
            assert_told(table.say(KURO, &others), say::vote::one_opponent());
        }
        table.advance_days(7);
        let refused = sentence(table.say(KURO, &line(&second)));
        assert_eq!(refused, no_such_code, "it has expired");
    });
    let store = table.store();
    assert!(table.wait(store.game(GameId::new(1))).unwrap().is_none());
    let third = code(&mut table);
    moderating(&mut table, |table| {
        let typed = third.to_lowercase();
        let _ = public(table.say(KURO, &line(&typed)));
        let refused = sentence(table.say(KURO, &line(&third)));
        assert_eq!(refused, no_such_code, "it was used");
    });
    let _ = table.take_deeds();
}

#[test]
fn only_moderators_get_a_code_and_only_where_the_bot_may_post() {
    let mut table = Table::new().without_limits();
    let invite = "/together invite";
    there(&mut table, |table| {
        assert_told(table.say(AKA, invite), say::vote::moderators_act());
    });
    moderated_there(&mut table, |table| {
        let thread = ChannelKind::Thread { parent: THERE };
        table.go_to(ChannelId::new(601), thread);
        assert_told(table.say(AKA, invite), say::vote::in_thread());
        table.go_to(THERE, ChannelKind::Channel);
        table.forbid(Permissions::SEND);
        assert_told(table.say(AKA, invite), say::vote::not_here());
    });
}

#[test]
fn moderators_there_rule_in_nothing_and_take_the_game_nowhere() {
    let mut table = after_first_move();
    let shown = Shown {
        game: GameId::new(1),
        revision: table.game(1).revision(),
    };
    let here = GameButton(Verb::Here, shown).write();
    moderated_there(&mut table, |table| {
        for line in [
            "/moderate win game:1 colour:white",
            "/moderate annul game:1",
            "/moderate call-off game:1",
        ] {
            let refused = sentence(table.say(AKA, line));
            assert_eq!(refused, english(say::refusal::other_club()), "{line}");
        }
        let refused = sentence(table.press_id(AKA, &here, MessageId::new(1)));
        assert_eq!(refused, english(say::vote::stays_there()));
        // They cannot act for the other side, either.
        let _ = table.say(AKA, "/game call-off");
    });
    let game = table.game(1);
    assert_eq!(game.place().channel, TABLE);
    assert!(game.phase().is_running());
    assert_eq!(game.open_proposal().map(|(by, _)| by), Some(Color::White));
    // The moderators of this side can answer it, and the others cannot.
    moderated_there(&mut table, |table| {
        let shown = Shown {
            game: GameId::new(1),
            revision: table.game(1).revision(),
        };
        let consent = GameButton(Verb::Consent, shown).write();
        let _ = private(table.press_id(AKA, &consent, MessageId::new(1)));
    });
    assert!(table.game(1).phase().is_running());
    for channel in [TABLE, THERE] {
        check_names(&table, channel);
    }
    let _ = table.take_deeds();
}

#[test]
fn moderators_of_a_third_server_neither_see_nor_answer_it() {
    let mut table = challenged();
    let (accept, message) = table.custom_id(german(say::challenge::button_accept()));
    let third = (THIRD, ChannelId::new(700));
    moderating(&mut table, |table| {
        in_club(table, third, "en-GB", |table| {
            let _ = private(table.press_id(SHIRO, &accept, message));
            let _ = private(table.say(SHIRO, "/game board game:1"));
            let _ = private(table.say(SHIRO, "/game resign game:1"));
        });
    });
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    moderated_there(&mut table, |table| {
        let _ = public(table.press_id(AKA, &accept, message));
    });
    in_club(&mut table, third, "en-GB", |table| {
        let _ = private(table.say(SHIRO, "/play at:C3 game:1"));
    });
    assert_eq!(voters(&table), []);
    let _ = table.take_deeds();
}

/// A code for a channel of the same server is the same as naming the channel.
#[test]
fn a_code_of_this_server_makes_a_match_of_this_server() {
    let mut table = Table::new().without_limits();
    moderating(&mut table, |table| {
        table.go_to(CORNER, ChannelKind::Channel);
        let told = private(table.say(AKA, "/together invite")).content;
        table.go_to(TABLE, ChannelKind::Channel);
        let code = told.lines().rev().nth(1).unwrap().to_owned();
        let line = format!("/together match code:{code} size:5");
        let _ = public(table.say(KURO, &line));
    });
    assert_says(&public_messages(&table, TABLE)[0], "<#200>");
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    assert!(table.game(1).phase().is_running());
    let _ = table.take_deeds();
}

#[test]
fn where_the_bot_may_not_post_any_more_those_who_challenge_are_told() {
    let mut table = Table::new().without_limits();
    let code = code(&mut table);
    table.desk.lock().refusing = vec![(THERE, OutboundError::Forbidden)];
    moderating(&mut table, |table| {
        let _ = public(table.say(KURO, &format!("/together match code:{code} size:5")));
    });
    let told = english(say::vote::unreached(THERE)).replace("<#600>", SIGN);
    let all = public_messages(&table, TABLE);
    assert!(all.iter().any(|message| message.content == told), "{all:?}");
    check_names(&table, TABLE);
    let _ = table.take_deeds();
}

#[test]
fn moderators_there_propose_other_terms_and_moderators_here_accept_them() {
    let mut table = challenged();
    moderated_there(&mut table, |table| {
        let _ = private(table.press(AKA, german(say::challenge::button_change())));
        let _ = public(table.choose(AKA, "9"));
        let _ = public(table.press(AKA, say::challenge::button_send()));
    });
    assert_eq!(table.game(1).phase(), Phase::Closed(Closing::Replaced));
    let new = table.game(2);
    assert_eq!(new.offer().challenger, PlayerId::team(THERE));
    assert_eq!(new.place(), table.game(1).place());
    let accept = english(say::challenge::button_accept());
    assert_told(table.press(KURO, &accept), say::vote::moderators_act());
    moderating(&mut table, |table| {
        let _ = public(table.press(KURO, &accept));
    });
    assert!(table.game(2).phase().is_running());
    for channel in [TABLE, THERE] {
        check_names(&table, channel);
    }
    let _ = table.take_deeds();
}
