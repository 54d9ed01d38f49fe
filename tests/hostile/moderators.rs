//! Moderators' actions are for moderators alone, even if Discord sends the commands of others.

use tengen::bot::kit::spec::Audience;
use tengen::bot::port::request::{Invocation, Permissions};
use tengen::bot::port::within::Within;
use tengen::bot::registry;
use tengen::game::{ClubId, Phase};
use tengen::i18n::say;

use super::{NOWHERE, assert_refused, choose, fill};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{MODERATES, seated};
use crate::support::table::{CORNER, Table, private, public};

/// Moderators' commands with options that change something.
const COMMANDS_OF_MODERATORS: [&str; 7] = [
    "/moderate forfeit game:1 colour:both",
    "/serveradmin games vacation:365 overdue:choose",
    "/serveradmin channel language:de",
    "/serveradmin puzzle hour:9",
    "/serveradmin channel theme:dark",
    "/moderate mute member:@kuro days:28 reason:because",
    "/moderate mute",
];

#[test]
fn a_plain_member_calls_no_command_of_moderators() {
    for spec in registry::specs() {
        let is_tried = COMMANDS_OF_MODERATORS
            .iter()
            .any(|command| command.split(' ').next() == Some(&format!("/{}", spec.name)));
        let is_theirs = matches!(spec.audience, Audience::Holders(_));
        assert_eq!(is_tried, is_theirs, "{}", spec.name);
    }
    let mut table = seated("size:5");
    for powers in [
        Permissions(0),
        Permissions::SEND,
        Permissions(!MODERATES.0 & !Permissions::MODERATE_MEMBERS.0 & !0x28),
    ] {
        table.powers = powers;
        for command in COMMANDS_OF_MODERATORS {
            for who in [AKA, KURO, SHIRO] {
                let said = if command.starts_with("/serveradmin") {
                    say::limit::only_managers()
                } else {
                    say::refusal::only_a_moderator()
                };
                assert_refused(table.forge(who, command), said);
            }
        }
    }
    // A channel's moderator can rule in games, but not mute members.
    table.powers = Permissions::MANAGE_MESSAGES;
    for command in [
        "/moderate mute",
        "/moderate mute member:@kuro days:28 reason:because",
    ] {
        assert_refused(table.forge(AKA, command), say::refusal::only_a_moderator());
    }
    table.powers = Permissions(0);
    assert_eq!(table.game(1).phase(), Phase::Playing);
    assert_eq!(settings(&mut table), settings(&mut seated("size:5")));
}

/// The content of `/serveradmin`.
fn settings(table: &mut Table) -> Vec<(Within<256>, Within<1024>)> {
    private(table.say(AKA, "/serveradmin show"))
        .card
        .unwrap()
        .fields
}

#[test]
fn a_member_who_moderates_messages_does_not_manage_the_server() {
    let mut table = Table::new();
    table.powers = MODERATES;
    let said = say::limit::only_managers();
    assert_refused(table.forge(AKA, "/serveradmin games vacation:365"), said);
    table.powers = Permissions::MANAGE_SERVER;
    let _ = private(table.forge(AKA, "/serveradmin games vacation:365"));
}

#[test]
fn a_forged_menu_or_button_carries_no_command_of_moderators() {
    let mut table = seated("size:5");
    let before = settings(&mut table);
    for carried in [
        "serveradmin games:vacation=365&overdue=choose",
        "mute:member@1&days=28&reason=x",
        "channel-boards:theme=dark",
    ] {
        // A command with a hyphen in its name is not accepted in a custom id.
        let which = choose(&mut table, AKA, &format!("v1:which:{carried}"), "1");
        let _ = private(which);
        let there = format!("v1:there:1:2:{carried}");
        let _ = private(table.press_id(AKA, &there, NOWHERE));
    }
    assert_eq!(settings(&mut table), before);
    let _ = public(table.say(KURO, "/challenge opponent:@aka"));
    for form in ["both-lose", "forfeit-black", "win-white"] {
        let form = format!("v1:rule:{form}:1:2");
        let said = say::refusal::only_a_moderator();
        assert_refused(table.press_id(AKA, &form, NOWHERE), said.clone());
        assert_refused(fill(&mut table, AKA, &form, "because"), said);
    }
    assert_eq!(table.game(1).phase(), Phase::Playing);
}

#[test]
fn games_are_suggested_to_moderators_alone() {
    let mut table = seated("size:5");
    assert_eq!(table.suggestions(AKA, "/moderate win game:", "game"), ["1"]);
    let call = tengen::bot::port::request::Call {
        name: "moderate".to_owned(),
        subcommand: Some("win".to_owned()),
        ..Default::default()
    };
    let invocation = Invocation::Autocomplete {
        call,
        focused: "game".to_owned(),
    };
    let answer = table.ask(AKA, invocation);
    let none =
        matches!(&answer, tengen::bot::port::answer::Answer::Suggestions(all) if all.is_empty());
    assert!(none, "{answer:?}");
}

#[test]
fn the_owner_of_another_server_rules_in_no_game_and_mutes_nobody_here() {
    let mut table = seated("size:5");
    table.powers = Permissions::ADMINISTRATOR;
    table.setting.place.club = Some(ClubId::new(51));
    table.setting.place.channel = CORNER;
    for ruling in ["forfeit colour:both", "forfeit colour:black", "call-off"] {
        let command = format!("/moderate {ruling} game:1");
        assert_refused(table.forge(SHIRO, &command), say::refusal::other_club());
    }
    let _ = private(table.forge(SHIRO, "/moderate mute member:@kuro days:28 reason:mine"));
    table.powers = Permissions(0);
    table.setting.place.club = Some(ClubId::new(50));
    let _ = public(table.say(KURO, "/challenge opponent:@aka"));
    assert_eq!(table.game(1).phase(), Phase::Playing);
}
