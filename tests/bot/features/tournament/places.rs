//! Games in a channel that the reader may not see are neither shown nor ruled.

use tengen::bot::port::message::Message;
use tengen::bot::port::request::{ChannelKind, Permissions};
use tengen::game::ChannelId;
use tengen::i18n::say;

use super::{create, create_with_players, publish};
use crate::support::cast::{AKA, CANARY, KURO, SHIRO};
use crate::support::script::MODERATES;
use crate::support::table::{CORNER, TABLE, Table, private, sentence};
use crate::support::words::{assert_says, assert_told, english, labels};

/// The members are in another channel, from which the tournament's may be invisible.
fn elsewhere(options: &str) -> Table {
    let mut table = Table::new();
    create_with_players(&mut table, options);
    drop(table.take_deeds());
    table.go_to(CORNER, ChannelKind::Channel);
    table
}

#[test]
fn a_tournament_of_a_channel_that_one_does_not_see_is_none() {
    let mut table = elsewhere("system:swiss where:evening");
    for command in ["show", "files", "show tournament:1", "files tournament:1"] {
        let refused = sentence(table.say(CANARY, &format!("/tournament {command}")));
        assert_eq!(refused, english(say::tournament::no_missing()), "{command}");
        // A member who plays in it sees its channel.
        let shown: Message = private(table.say(AKA, &format!("/tournament {command}")));
        assert!(shown.card.is_some() || !shown.files.is_empty());
    }
    let thread = ChannelId::new(101);
    table.go_to(thread, ChannelKind::Thread { parent: TABLE });
    let shown = private(table.say(CANARY, "/tournament show"));
    assert!(shown.card.is_some());
}

#[test]
fn standings_of_a_channel_that_others_here_may_not_see_are_shown_to_nobody_else() {
    let mut table = Table::new();
    create_with_players(&mut table, "system:swiss where:evening");
    publish(&mut table);
    drop(table.take_deeds());
    let sheet = private(table.press(AKA, say::tournament::button_standings()));
    let share = english(say::table::button_share());
    assert!(labels(&sheet).contains(&share));
    let (custom_id, message) = table.custom_id(say::table::button_share());
    table.go_to(CORNER, ChannelKind::Channel);
    // A player can read them anywhere, and do nothing else.
    let sheet = private(table.say(AKA, "/tournament show"));
    assert!(sheet.card.is_some() && !labels(&sheet).contains(&share));
    let refused = sentence(table.press_id(AKA, &custom_id, message));
    assert_eq!(refused, english(say::tournament::no_missing()));
    drop(table.take_deeds());
}

#[test]
fn the_latest_tournament_that_one_sees_is_meant() {
    let mut table = Table::new();
    let _ = create(&mut table, "name:Open system:swiss where:evening");
    table.go_to(CORNER, ChannelKind::Channel);
    let _ = create(&mut table, "name:Secret system:swiss where:evening");
    table.go_to(TABLE, ChannelKind::Channel);
    let shown = private(table.say(SHIRO, "/tournament show"));
    let title = shown.card.unwrap().title.to_string();
    assert_says(&title, "Open");
    let other = ChannelId::new(300);
    table.go_to(other, ChannelKind::Channel);
    let refused = sentence(table.say(SHIRO, "/tournament show"));
    assert_eq!(refused, english(say::tournament::no_missing()));
    let page = private(table.say(SHIRO, "/club"));
    let body = page.card.unwrap().body.to_string();
    assert!(!body.contains("Secret") && !body.contains("Open"), "{body}");
}

#[test]
fn a_member_who_moderates_another_channel_does_not_organise_and_one_who_manages_the_server_does() {
    let mut table = elsewhere("system:swiss where:evening");
    table.powers = MODERATES;
    let command = "/tournament remove player:@aka tournament:1";
    assert_told(table.say(SHIRO, command), say::tournament::no_organiser());
    table.powers = Permissions::MANAGE_SERVER;
    let refused = sentence(table.say(SHIRO, command));
    assert_eq!(refused, english(say::tournament::removed(AKA.mention())));
    // Its creator may do so in any channel.
    table.powers = Permissions(0);
    assert_told(table.say(KURO, command), say::tournament::no_not_in());
    drop(table.take_deeds());
}

#[test]
fn a_member_who_moderates_another_channel_rules_in_no_game_and_mutes_nobody() {
    let mut table = crate::support::script::seated("size:5");
    table.go_to(CORNER, ChannelKind::Channel);
    table.powers = MODERATES;
    for command in [
        "win game:1 colour:black",
        "call-off game:1",
        "forfeit game:1 colour:both",
    ] {
        let refused = sentence(table.forge(AKA, &format!("/moderate {command}")));
        assert_eq!(refused, english(say::refusal::other_channel()), "{command}");
    }
    let refused = sentence(table.forge(AKA, "/moderate mute member:@kuro days:1 reason:none"));
    assert_eq!(refused, english(say::refusal::only_a_moderator()));
    table.powers = Permissions::MANAGE_SERVER;
    let asked = private(table.say(AKA, "/moderate call-off game:1"));
    assert!(!asked.rows.is_empty());
}
