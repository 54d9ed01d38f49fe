//! Moving a game to another channel: both sides consent, and it stays the game of the club in which it was offered.

use tengen::bot::port::message::Message;
use tengen::bot::port::request::{ChannelKind, Permissions};
use tengen::clock::Span;
use tengen::game::{ChannelId, ClubId, GameId, MessageId, Phase, Place};
use tengen::i18n::say;

use crate::support::board::at;
use crate::support::cast::{AKA, KURO, MIDORI, Member, SHIRO};
use crate::support::desk::{Deed, Obstacle, direct};
use crate::support::script::{rule, seated, timed};
use crate::support::table::{CORNER, TABLE, Table, private, public, sentence};
use crate::support::words::{assert_says, assert_told, english, labels};

fn here() -> String {
    english(say::table::button_here())
}

/// A channel of a club that shiro has founded.
const LAIR: ChannelId = ChannelId::new(666);

/// The members go to the lair, where shiro is a moderator.
fn go_to_the_lair(table: &mut Table) {
    table.setting.place = Place {
        club: Some(ClubId::new(66)),
        channel: LAIR,
    };
}

fn go_to_the_club(table: &mut Table, channel: ChannelId) {
    table.setting.place = Place {
        club: Some(ClubId::new(50)),
        channel,
    };
}

/// `who` looks at game 1 here, and presses the button that brings it here.
fn ask_for_it_here(table: &mut Table, who: Member) -> String {
    let copy = private(table.say(who, "/game board game:1"));
    assert!(labels(&copy).contains(&here()), "{copy:?}");
    sentence(table.press(who, here()))
}

/// Messages that the bot has posted since the last call, with their channels.
fn take_posts(table: &Table) -> Vec<(ChannelId, Message)> {
    let mut posts = Vec::new();
    for deed in table.take_deeds() {
        if let Deed::Posted(channel, id) = deed {
            let message = table.desk.lock().message(id).unwrap().message.clone();
            posts.push((channel, message));
        }
    }
    posts
}

#[test]
fn nobody_takes_a_game_to_a_club_of_their_own_and_rules_there() {
    let mut table = seated("size:9");
    go_to_the_lair(&mut table);
    let asked = ask_for_it_here(&mut table, SHIRO);
    assert_says(
        &asked,
        say::table::proposal_to_go_on_here(GameId::new(1), TABLE),
    );
    // Kuro is asked in the channel of the game, which stays there.
    let [(channel, board)] = &take_posts(&table)[..] else {
        panic!("one board");
    };
    assert_eq!(
        (*channel, &board.mention[..]),
        (TABLE, &[KURO.player()][..])
    );
    assert_says(
        board,
        say::table::proposes_place_elsewhere(SHIRO.mention(), ChannelId::new(666)),
    );
    assert_eq!(table.game(1).place().channel, TABLE);
    table.powers = Permissions::MANAGE_MESSAGES;
    let ruling = "/moderate forfeit game:1 colour:black";
    assert_told(table.say(SHIRO, ruling), say::refusal::other_club());
    table.powers = Permissions(0);
    // Even after kuro's consent shiro cannot rule there, while the club's moderators still can.
    go_to_the_club(&mut table, TABLE);
    let told = private(table.press(KURO, say::table::button_consent()));
    assert_says(&told, say::table::agreed_to_go_on(ChannelId::new(666)));
    let posts = take_posts(&table);
    let channels: Vec<_> = posts.iter().map(|(channel, _)| *channel).collect();
    assert!(
        channels.contains(&LAIR) && channels.contains(&TABLE),
        "{channels:?}"
    );
    assert_eq!(table.game(1).place().channel, LAIR);
    go_to_the_lair(&mut table);
    table.powers = Permissions::MANAGE_MESSAGES;
    assert_told(table.say(SHIRO, ruling), say::refusal::other_club());
    assert!(
        table
            .suggestions(SHIRO, "/moderate call-off game:", "game")
            .is_empty()
    );
    // The moderators of the club in which it was offered rule.
    go_to_the_club(&mut table, TABLE);
    let _ = rule(&mut table, AKA, "forfeit game:1 colour:both", "late");
    table.powers = Permissions(0);
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
    drop(table.take_deeds());
}

#[test]
fn both_sides_go_on_elsewhere_and_both_places_hear_of_it() {
    let mut table = seated("size:9");
    go_to_the_club(&mut table, CORNER);
    let _ = ask_for_it_here(&mut table, KURO);
    let board = table.take_post();
    assert_says(&board, say::table::proposes_place(KURO.mention(), CORNER));
    // A move is no answer, and the proposal stays.
    go_to_the_club(&mut table, TABLE);
    let _ = public(table.say(KURO, "/play at:D4"));
    table.assert_stripped();
    let told = private(table.press(SHIRO, say::table::button_consent()));
    assert_says(&told, say::table::agreed_to_go_on(CORNER));
    let posts = take_posts(&table);
    let [(left, notice), (there, board)] = &sorted(posts)[..] else {
        panic!("two places");
    };
    assert_eq!((*left, *there), (TABLE, CORNER));
    assert_says(notice, say::table::goes_on_elsewhere(CORNER));
    assert_eq!(notice.mention, [KURO.player()]);
    assert!(notice.rows.is_empty());
    assert_says(board, say::table::agreed_to_go_on(CORNER));
    assert_eq!(board.mention, [], "shiro is to move, and has just said so");
    go_to_the_club(&mut table, CORNER);
    let _ = public(table.say(SHIRO, "/play at:E5"));
    table.assert_stripped();
}

fn sorted(mut posts: Vec<(ChannelId, Message)>) -> Vec<(ChannelId, Message)> {
    posts.sort_by_key(|(channel, _)| *channel);
    posts
}

#[test]
fn a_side_that_wants_the_same_consents() {
    let mut table = seated("size:9");
    go_to_the_club(&mut table, CORNER);
    let _ = ask_for_it_here(&mut table, KURO);
    drop(table.take_post());
    let _ = private(table.say(SHIRO, "/game board game:1"));
    let board = public(table.press(SHIRO, here()));
    assert_says(&board, say::table::agreed_to_go_on(CORNER));
    drop(table.take_deeds());
    assert_eq!(table.game(1).place().channel, CORNER);
}

#[test]
fn a_proposal_to_go_elsewhere_can_be_rejected_and_taken_back() {
    let mut table = seated("size:9");
    for who in [SHIRO, KURO] {
        go_to_the_club(&mut table, CORNER);
        let _ = ask_for_it_here(&mut table, KURO);
        drop(table.take_post());
        go_to_the_club(&mut table, TABLE);
        let _ = public(table.press(who, say::table::button_reject()));
        table.assert_stripped();
        assert_eq!(table.game(1).place().channel, TABLE);
        assert_eq!(table.game(1).open_proposal(), None);
    }
}

#[test]
fn a_game_goes_into_no_private_conversation_and_nowhere_the_bot_may_not_write() {
    let mut table = seated("size:9");
    let custom_id = "v1:here:1:2";
    let message = MessageId::new(1);
    let place = english(say::refusal::not_a_place_to_play());
    // A conversation with the bot alone.
    table.setting.place = Place {
        club: None,
        channel: LAIR,
    };
    table.setting.channel = ChannelKind::Conversation;
    let copy = private(table.say(SHIRO, "/game board game:1"));
    assert!(!labels(&copy).contains(&here()));
    assert_eq!(sentence(table.press_id(SHIRO, custom_id, message)), place);
    table.answers_only();
    assert_eq!(sentence(table.press_id(SHIRO, custom_id, message)), place);
    let mut table = seated("size:9");
    go_to_the_club(&mut table, CORNER);
    table.forbid(Permissions::SEND);
    let copy = private(table.say(SHIRO, "/game board game:1"));
    assert!(!labels(&copy).contains(&here()));
    assert_eq!(sentence(table.press_id(SHIRO, custom_id, message)), place);
    assert_eq!(table.game(1).place().channel, TABLE);
}

#[test]
fn strangers_do_not_move_a_game() {
    let mut table = seated("size:9");
    go_to_the_club(&mut table, CORNER);
    let said = sentence(table.press_id(AKA, "v1:here:1:2", MessageId::new(1)));
    assert_eq!(said, english(say::refusal::not_a_player()));
    assert_eq!(table.game(1).place().channel, TABLE);
}

#[test]
fn a_game_whose_channel_is_gone_goes_on_in_its_club_and_the_others_are_told_directly() {
    let mut table = timed("3d");
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    go_to_the_lair(&mut table);
    let _ = private(table.say(KURO, "/play at:E5 game:1"));
    let _ = public(table.press(KURO, "Play E5"));
    // Shiro, who is to move, gets a direct message.
    assert!(matches!(
        table.take_deeds()[..],
        [Deed::Failed("post", _), Deed::Posted(channel, _)] if channel == direct(SHIRO.player())
    ));
    // In another club it takes shiro's consent even now.
    let _ = ask_for_it_here(&mut table, KURO);
    assert_eq!(table.game(1).place().channel, TABLE);
    let [(channel, board)] = &take_posts(&table)[..] else {
        panic!("shiro is asked");
    };
    assert_eq!(*channel, direct(SHIRO.player()));
    assert!(labels(board).contains(&english(say::table::button_consent())));
    go_to_the_club(&mut table, CORNER);
    let _ = private(table.say(KURO, "/game board game:1"));
    let board = public(table.press(KURO, here()));
    assert_says(&board, "your turn");
    assert_eq!(table.game(1).place().channel, CORNER);
    let posts = take_posts(&table);
    let [(channel, word)] = &posts[..] else {
        panic!("{posts:?}");
    };
    assert_eq!(*channel, direct(SHIRO.player()));
    assert_says(word, say::table::goes_on_elsewhere(CORNER));
    // No player has lost on time without being told.
    table.clock.advance(Span::days(1));
    let _ = private(table.say(SHIRO, "/play at:C3"));
    let _ = public(table.press(SHIRO, "Play C3"));
    drop(table.take_deeds());
    assert_eq!(table.game(1).moves().len(), 2);
}

#[test]
fn where_a_game_goes_on_is_told_in_the_language_of_the_channel_to_one_who_takes_no_direct_messages()
{
    let mut table = timed("3d");
    let _ = table.say(SHIRO, "/me language language:da");
    table.obstruct(Some(Obstacle::ChannelGone(TABLE)));
    go_to_the_club(&mut table, CORNER);
    let _ = private(table.say(KURO, "/play at:E5 game:1"));
    let _ = public(table.press(KURO, say::people::button_put(at("E5"))));
    drop(table.take_deeds());
    table.desk.lock().closed.push(SHIRO.player());
    let _ = private(table.say(KURO, "/game board game:1"));
    let _ = public(table.press(KURO, here()));
    let posts = take_posts(&table);
    let [(CORNER, word)] = &posts[..] else {
        panic!("{posts:?}");
    };
    assert_eq!(word.mention, [SHIRO.player()]);
    assert_says(word, say::table::goes_on_elsewhere(CORNER));
}

#[test]
fn a_channel_that_shows_boards_again_is_not_lost() {
    let mut table = seated("size:9");
    table.obstruct(Some(Obstacle::ChannelClosed(TABLE)));
    go_to_the_club(&mut table, CORNER);
    let _ = private(table.say(KURO, "/play at:E5 game:1"));
    drop(table.take_deeds());
    table.obstruct(None);
    go_to_the_club(&mut table, TABLE);
    let _ = public(table.say(SHIRO, "/play at:C3"));
    drop(table.take_deeds());
    go_to_the_club(&mut table, CORNER);
    let _ = ask_for_it_here(&mut table, KURO);
    drop(table.take_post());
    assert_eq!(table.game(1).place().channel, TABLE, "shiro is asked");
}

#[test]
fn of_pairs_the_other_side_consents() {
    let mut table = Table::new();
    let challenge =
        "/together pair-go opponent:@shiro partner:@aka opponent-partner:@midori colour:black";
    let _ = public(table.say(KURO, challenge));
    for player in [SHIRO, AKA, MIDORI] {
        let _ = table.press(player, say::challenge::button_accept());
    }
    drop(table.take_deeds());
    go_to_the_club(&mut table, CORNER);
    let _ = ask_for_it_here(&mut table, KURO);
    drop(table.take_post());
    go_to_the_club(&mut table, TABLE);
    let own = sentence(table.press(AKA, say::table::button_consent()));
    assert_says(&own, say::refusal::own_proposal());
    let _ = private(table.press(MIDORI, say::table::button_consent()));
    let posts = sorted(take_posts(&table));
    let mut told = posts[0].1.mention.clone();
    told.sort_unstable();
    assert_eq!(
        told,
        [KURO, SHIRO, AKA].map(Member::player),
        "each who has not just said it"
    );
}
