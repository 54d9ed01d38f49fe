//! Forged custom ids: with one, a member sees and does nothing that they could not from their channel.

use tengen::bot::kit::verb::Verb;
use tengen::bot::port::request::{Call, ChannelKind, Invocation, OptionValue, Permissions};
use tengen::game::{ClubId, GameId, Phase};
use tengen::i18n::{Text, UserInput, say};

use super::{NOWHERE, assert_refused, choose, fill};
use crate::support::cast::{AKA, KURO, Member, SHIRO};
use crate::support::script::{MODERATES, play, post_puzzle, seated};
use crate::support::table::{CORNER, Table, private, public};
use crate::support::words::{assert_says, english};

/// Places from which the channel of the games cannot be seen: beside it, in another server, in private.
const ELSEWHERE: [Option<u64>; 3] = [Some(50), Some(51), None];

fn go_elsewhere(table: &mut Table, club: Option<u64>) {
    table.go_to(CORNER, ChannelKind::Channel);
    table.setting.place.club = club.map(ClubId::new);
    table.powers = Permissions::ADMINISTRATOR;
}

fn go_home(table: &mut Table) {
    table.go_to(crate::support::table::TABLE, ChannelKind::Channel);
    table.setting.place.club = Some(ClubId::new(50));
    table.powers = Permissions(0);
}

/// The answer about game 1 in a channel where it must stay secret.
fn no_game() -> Text {
    say::refusal::no_such_game(UserInput::new("1"))
}

#[test]
fn a_game_is_told_to_no_stranger_elsewhere() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C2");
    let seen = table.game(1).revision();
    for club in ELSEWHERE {
        go_elsewhere(&mut table, club);
        for verb in ["more", "film", "steps", "plan-add"] {
            let custom_id = format!("v1:{verb}:1:{seen}");
            assert_refused(table.press_id(AKA, &custom_id, NOWHERE), no_game());
        }
        for value in ["board", "text", "sgf", "rules", "plan", "undo", "resign"] {
            let menu = format!("v1:more:1:{seen}");
            assert_refused(choose(&mut table, AKA, &menu, value), no_game());
        }
        // A player of the game gets the answer anywhere.
        let own = private(choose(
            &mut table,
            KURO,
            &format!("v1:more:1:{seen}"),
            "text",
        ));
        let number = english(say::table::number(GameId::new(1)));
        assert_says(&own, &number);
    }
    // In the game's channel every member may look.
    go_home(&mut table);
    let _ = private(choose(
        &mut table,
        AKA,
        &format!("v1:more:1:{seen}"),
        "text",
    ));
}

#[test]
fn a_challenge_to_everybody_is_one_to_everybody_in_its_channel() {
    let mut table = Table::new();
    let _ = public(table.say(KURO, "/challenge size:5 colour:black"));
    for club in ELSEWHERE {
        go_elsewhere(&mut table, club);
        let accepted = table.press_id(AKA, "v1:accept:1:1", NOWHERE);
        assert_refused(accepted, no_game());
    }
    assert!(matches!(table.game(1).phase(), Phase::Offered { .. }));
    go_home(&mut table);
    let _ = public(table.press(AKA, say::challenge::button_accept()));
    drop(table.take_deeds());
}

#[test]
fn no_verb_of_a_stranger_changes_a_game() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C2");
    let before = table.game(1);
    let seen = before.revision();
    for (_, word) in Verb::ALL {
        // In its own channel everybody sees it.
        let custom_id = format!("v1:{word}:1:{seen}");
        let message = table.desk.lock().messages.last().unwrap().id;
        let _ = table.press_id(AKA, &custom_id, message);
        let form = Invocation::Submit {
            custom_id: custom_id.clone(),
            fields: vec![("at".to_owned(), "D4".to_owned())],
            message: Some(message),
        };
        let _ = table.ask(AKA, form);
        let _ = choose(&mut table, AKA, &custom_id, "resign");
        assert_eq!(table.game(1), before, "{word}");
    }
    let _ = table.press_id(AKA, &format!("v1:put:D4:1:{seen}"), NOWHERE);
    assert_eq!(table.game(1), before);
    assert_eq!(table.take_deeds(), []);
}

#[test]
fn what_is_no_button_of_ours_is_refused_with_a_sentence() {
    let mut table = seated("size:5");
    let long = "x".repeat(100);
    for custom_id in [
        "",
        "v1:",
        "v0:play:1:2",
        "v1:play:1",
        "v1:play:01:2",
        "v1:play:99999999999999999999:2",
        "v1:put:Z99:1:2",
        "v1:rule:reseat-1-1:1:2x",
        "v1:which:serveradmin",
        "v1:puzzle:take:99",
        &long,
    ] {
        let _ = private(table.press_id(AKA, custom_id, NOWHERE));
        let _ = private(fill(&mut table, AKA, custom_id, "D4"));
        let _ = private(choose(&mut table, AKA, custom_id, "1"));
    }
}

/// `who` proposes a study, which then waits for a moderator.
fn propose(table: &mut Table, who: Member) {
    let sgf = "(;SZ[5]AB[bc][cb][dc]AW[cc];B[cd]C[RIGHT])";
    let call = Call {
        name: "puzzle".to_owned(),
        subcommand: Some("create".to_owned()),
        options: vec![(
            "file".to_owned(),
            OptionValue::File(Ok(sgf.as_bytes().into())),
        )],
    };
    let _ = public(table.ask(who, Invocation::Command(call)));
}

#[test]
fn a_study_is_moderated_only_where_it_was_proposed() {
    let mut table = Table::new();
    propose(&mut table, KURO);
    for club in ELSEWHERE {
        go_elsewhere(&mut table, club);
        for step in ["look", "take", "confirm", "refuse"] {
            let custom_id = format!("v1:puzzle:{step}:1");
            for who in [AKA, KURO] {
                let answer = table.press_id(who, &custom_id, NOWHERE);
                assert_refused(answer, say::puzzle::proposal_gone());
            }
        }
    }
    go_home(&mut table);
    let posted = table.press(SHIRO, say::puzzle::button_post());
    assert_refused(posted, say::puzzle::moderators_only());
    table.powers = MODERATES;
    let _ = public(table.press(AKA, say::puzzle::button_post()));
}

#[test]
fn a_puzzle_is_answered_closed_and_solved_where_it_was_posted() {
    let mut table = Table::new();
    let _ = post_puzzle(&mut table, KURO, "topic:liberties");
    for club in ELSEWHERE {
        go_elsewhere(&mut table, club);
        for step in ["answer", "again", "solve", "close", "yes", "black"] {
            let custom_id = format!("v1:puzzle:{step}:1");
            let _ = private(table.press_id(SHIRO, &custom_id, NOWHERE));
            let _ = private(fill(&mut table, SHIRO, &custom_id, "3"));
        }
    }
    let store = table.store();
    let posted = table
        .wait(store.puzzle(tengen::store::PuzzleId::new(1)))
        .unwrap()
        .unwrap();
    assert_eq!(posted.closed, None);
    let tried = table.wait(store.attempt(tengen::store::PuzzleId::new(1), SHIRO.player()));
    assert_eq!(tried.unwrap(), None);
    assert_eq!(table.take_deeds(), []);
}
