//! A moderator ends a game (Japanese 1989, Articles 13 and 14).

use tengen::bot::catalogue::{Audience, COMMANDS, Context, Installation};
use tengen::bot::request::Permissions;
use tengen::game::{ClubId, Phase};
use tengen::rules::{Color, Ending};

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{begin, play, seated};
use crate::support::table::{CORNER, Table, public, sentence};

#[test]
fn only_moderators_of_a_server_are_offered_the_command() {
    let spec = COMMANDS
        .iter()
        .map(|command| (command.spec)())
        .find(|spec| spec.name == "arbiter")
        .unwrap();
    assert!(matches!(
        spec.audience,
        Audience::Holders(Permissions::MANAGE_MESSAGES)
    ));
    assert!(matches!(spec.contexts, [Context::Guild]));
    assert!(matches!(spec.installations, [Installation::Guild]));
}

#[test]
fn a_violation_costs_the_game_and_both_players_hear_of_it() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 D3");
    let result = public(table.say(AKA, "/arbiter ruling:black-forfeits game:1"));
    table.stripped();
    assert_eq!(result.mention, [KURO.player(), SHIRO.player()]);
    assert!(
        result.content.contains(
            "**A moderator has ruled that Black (<@1>) forfeits the game: White (<@2>) wins.**"
        ),
        "{}",
        result.content
    );
    assert!(result.files.iter().any(|file| file.name.ends_with(".sgf")));
    let Phase::Finished(outcome) = table.game(1).phase() else {
        panic!("the game is over");
    };
    assert_eq!(
        (outcome.winner, outcome.ending),
        (Some(Color::White), Ending::Forfeit)
    );
    // Final is final.
    let again = sentence(table.say(AKA, "/arbiter ruling:both-lose game:1"));
    assert!(again.contains("over"), "{again}");
    assert!(sentence(table.say(KURO, "/play at:A1 game:1")).contains("over"));
}

#[test]
fn both_lose_is_ruled_in_the_count_too_in_the_language_of_the_club() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 pass pass");
    table.club_locale = Some("de".to_owned());
    let result = public(table.say(AKA, "/arbiter ruling:both-lose game:#1"));
    table.stripped();
    assert!(
        result.content.contains("**Beide verlieren diese Partie.**"),
        "{}",
        result.content
    );
    let Phase::Finished(outcome) = table.game(1).phase() else {
        panic!("the game is over");
    };
    assert_eq!((outcome.winner, outcome.ending), (None, Ending::BothLose));
}

#[test]
fn a_game_of_another_server_is_none_of_the_moderators_business() {
    let mut table = seated("size:5");
    table.setting.place.club = Some(ClubId::new(51));
    let said = sentence(table.say(AKA, "/arbiter ruling:both-lose game:1"));
    assert!(said.contains("not played in this server"), "{said}");
    // Nor is there a moderator in a direct message.
    table.setting.place.club = None;
    let said = sentence(table.say(AKA, "/arbiter ruling:both-lose game:1"));
    assert!(said.contains("not played in this server"), "{said}");
    assert_eq!(table.game(1).phase(), Phase::Playing);
}

#[test]
fn a_ruling_from_another_channel_is_told_where_the_game_is_played() {
    let mut table = seated("size:5");
    let home = table.setting.place.channel;
    table.go_to(CORNER, tengen::bot::request::ChannelKind::Channel);
    let said = sentence(table.say(AKA, "/arbiter ruling:white-forfeits game:1"));
    assert!(said.contains("I am sending the new board there"), "{said}");
    let result = table.posted();
    assert!(result.content.contains("White (<@2>) forfeits the game"));
    assert_ne!(home, CORNER);
}

#[test]
fn what_cannot_be_ruled_is_refused() {
    let mut table = Table::new();
    for (options, said) in [
        ("ruling:both-lose game:1", "There is no game “1”"),
        ("ruling:both-lose game:first", "There is no game “first”"),
        ("ruling:chess game:1", "none of the choices"),
        ("ruling:both-lose", "Something is missing"),
    ] {
        let answer = sentence(table.say(AKA, &format!("/arbiter {options}")));
        assert!(answer.contains(said), "{options}: {answer}");
    }
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    let offered = sentence(table.say(AKA, "/arbiter ruling:both-lose game:1"));
    assert!(offered.contains("has not been accepted"), "{offered}");
}

#[test]
fn the_running_games_of_the_channel_are_suggested() {
    let mut table = seated("size:5");
    begin(&mut table, "size:9");
    let _ = public(table.say(KURO, "/challenge opponent:@shiro"));
    assert_eq!(table.suggestions(AKA, "/arbiter game:", "game"), ["1", "2"]);
}
