//! The end of a game by the Japanese rules of 1989: the agreed count is confirmed, or objected to;
//! games without a result, and those that both lose.

use tengen::game::Phase;
use tengen::rules::Ending;

use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{play, seated, unmark};
use crate::support::table::{Table, private, public, sentence};

/// A wall each, a dead white stone on A1 and a dead black one on E5, both marked and agreed.
fn agreed() -> Table {
    let mut table = seated("size:5 komi:0.5 rules:japanese");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass");
    unmark(&mut table);
    let _ = public(table.say(KURO, "/mark at:A1,E5"));
    table.stripped();
    let _ = public(table.press(KURO, "Agree"));
    table.stripped();
    table
}

/// The same, agreed by both.
fn confirming() -> (Table, tengen::bot::port::message::Message) {
    let mut table = agreed();
    let count = public(table.press(SHIRO, "Agree"));
    table.stripped();
    (table, count)
}

/// Each sends two stones, and the other returns one: then the whole board is back (Article 12).
const CIRCLE: &str = "B1 A2 C2 B2 D1 B5 A4 C4 B4 D5 A1 C1 B1 A5 C5 B5";

#[test]
fn what_both_have_agreed_waits_to_be_confirmed_by_both() {
    let (mut table, count) = confirming();
    assert_eq!(count.mention, [KURO.player()], "who agreed last knows");
    assert!(count.content.contains("White leads by 0.5."));
    assert!(count.content.contains("until both have, either may object"));
    assert_eq!(
        table.buttons(),
        [[
            "Confirm",
            "Board as text",
            "Show the count",
            "More…",
            "Object"
        ]]
    );
    let confirmed = public(table.press(KURO, "Confirm"));
    table.stripped();
    assert_eq!(confirmed.mention, [SHIRO.player()]);
    assert!(
        confirmed
            .content
            .contains("<@1> has confirmed the count.\n<@2>, do you confirm it?"),
        "{}",
        confirmed.content
    );
    assert!(sentence(table.press(KURO, "Confirm")).contains("agreed to this count already"));
    assert!(sentence(table.press(AKA, "Confirm")).contains("You do not play"));
    assert!(sentence(table.press(AKA, "Object")).contains("You do not play"));
    let result = public(table.press(SHIRO, "Confirm"));
    table.stripped();
    assert_eq!(result.mention, [KURO.player()]);
    assert!(
        result
            .content
            .contains("**White (<@2>) wins by 0.5 points.**")
    );
    assert!(sentence(table.say(KURO, "/resign game:1")).contains("over"));
}

#[test]
fn an_objection_opens_the_count_again_even_by_one_who_has_confirmed() {
    let (mut table, _) = confirming();
    let _ = public(table.press(SHIRO, "Confirm"));
    table.stripped();
    let (confirm, message) = table.custom_id("Confirm");
    let open = public(table.press(SHIRO, "Object"));
    table.stripped();
    assert_eq!(open.mention, [KURO.player()]);
    assert!(
        open.content
            .contains("White objected to the count: it is open again.")
    );
    assert!(
        !open.content.contains("the count begins"),
        "{}",
        open.content
    );
    assert!(!open.content.contains("has agreed"), "{}", open.content);
    let Phase::Counting { marking, agreed } = table.game(1).phase() else {
        panic!("the count is open");
    };
    assert_eq!((marking.dead.len(), agreed), (2, None), "the marking stays");
    // The button of before confirms nothing now.
    let late = private(table.press_id(KURO, &confirm, message));
    assert!(late.content.starts_with("Game 1 has moved on"));
    assert!(matches!(table.game(1).phase(), Phase::Counting { .. }));
    // Everything can be agreed and confirmed again.
    for (who, label) in [
        (KURO, "Agree"),
        (SHIRO, "Agree"),
        (SHIRO, "Confirm"),
        (KURO, "Confirm"),
    ] {
        let _ = public(table.press(who, label));
        table.stripped();
    }
    assert!(matches!(table.game(1).phase(), Phase::Finished(_)));
}

#[test]
fn while_the_count_waits_to_be_confirmed_nothing_is_marked_or_played() {
    let (mut table, _) = confirming();
    for command in ["/mark at:A1 game:1", "/play at:A2 game:1", "/pass game:1"] {
        let said = sentence(table.say(KURO, command));
        assert!(said.contains("waits to be confirmed"), "{command}: {said}");
    }
    let games = private(table.say(KURO, "/games")).card.unwrap();
    assert!(games.body.contains("**Count**"), "{}", games.body);
    assert!(matches!(table.game(1).phase(), Phase::Confirming { .. }));
}

#[test]
fn the_agreed_count_is_shown_step_by_step_before_it_is_confirmed() {
    let (mut table, _) = confirming();
    let steps = private(table.press(AKA, "Show the count"));
    assert_eq!(steps.files.len(), 4, "a picture for each step");
    table.restart();
    let steps = private(table.press(KURO, "Show the count"));
    assert_eq!(steps.files.len(), 4);
}

#[test]
fn a_confirmation_is_asked_for_in_german_too() {
    let mut table = agreed();
    table.club_locale = Some("de".to_owned());
    let count = public(table.press(SHIRO, "Agree"));
    table.stripped();
    assert!(
        count.content.contains("kann jeder Einspruch erheben"),
        "{}",
        count.content
    );
    let confirmed = public(table.press(KURO, "Bestätigen"));
    table.stripped();
    assert!(
        confirmed
            .content
            .contains("<@1> hat die Zählung bestätigt.")
    );
    assert!(
        confirmed
            .content
            .contains("Jetzt fehlt noch die Bestätigung von <@2>.")
    );
    let open = public(table.press(SHIRO, "Einspruch"));
    table.stripped();
    assert!(open.content.contains("Weiß hat Einspruch erhoben"));
}

#[test]
fn under_other_rules_an_agreed_count_is_final() {
    for rules in ["territory", "chinese"] {
        let mut table = seated(&format!("size:5 rules:{rules}"));
        play(&mut table, "C3 pass pass");
        let _ = public(table.press(KURO, "Agree"));
        table.stripped();
        let _ = public(table.press(SHIRO, "Agree"));
        table.stripped();
        assert!(
            matches!(table.game(1).phase(), Phase::Finished(_)),
            "{rules}"
        );
    }
}

#[test]
fn a_board_that_comes_back_may_end_without_a_result_if_both_agree() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, CIRCLE);
    assert_eq!(
        table.buttons(),
        [vec!["Play", "Pass", "More…", "Propose: no result"]]
    );
    let newest = public(table.say(KURO, "/board"));
    table.stripped();
    assert!(
        newest
            .content
            .contains("The whole board is as it was after move 10.")
    );
    assert!(sentence(table.press(AKA, "Propose: no result")).contains("You do not play"));
    let proposed = public(table.press(SHIRO, "Propose: no result"));
    table.stripped();
    assert!(
        proposed
            .content
            .contains("<@2> proposes that the game has no result.")
    );
    assert_eq!(
        proposed.mention,
        [KURO.player()],
        "who is to move, and to answer"
    );
    assert!(sentence(table.press(SHIRO, "I consent")).contains("your own side’s proposal"));
    let rejected = public(table.press(KURO, "No"));
    table.stripped();
    assert!(
        rejected
            .content
            .contains("Black took the proposal off the table.")
    );
    assert_eq!(rejected.mention, [] as [tengen::game::PlayerId; 0]);
    let _ = public(table.press(KURO, "Propose: no result"));
    table.stripped();
    let result = public(table.press(SHIRO, "I consent"));
    table.stripped();
    assert!(
        result
            .content
            .contains("**The game has no result: the whole board came back, and both agreed.**")
    );
    assert_eq!(result.mention, [KURO.player()]);
    let game = table.game(1);
    let Phase::Finished(outcome) = game.phase() else {
        panic!("the game is over");
    };
    assert_eq!(
        (outcome.winner, outcome.ending.clone()),
        (None, Ending::NoResult)
    );
}

#[test]
fn a_proposal_of_no_result_is_void_with_the_next_move() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, CIRCLE);
    let _ = public(table.press(KURO, "Propose: no result"));
    table.stripped();
    let (consent, message) = table.custom_id("I consent");
    let _ = public(table.say(KURO, "/play at:E1"));
    table.stripped();
    assert_eq!(
        table.buttons().concat().len(),
        3,
        "nothing to answer any more"
    );
    let late = private(table.press_id(SHIRO, &consent, message));
    assert!(late.content.starts_with("Game 1 has moved on"));
    assert_eq!(table.game(1).phase(), Phase::Playing);
}

#[test]
fn playing_on_after_a_stop_is_no_circle() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 pass pass");
    let board = public(table.press(KURO, "Play on"));
    table.stripped();
    assert!(!board.content.contains("whole board"), "{}", board.content);
    assert!(
        !table
            .buttons()
            .concat()
            .contains(&"Propose: no result".to_owned())
    );
}

#[test]
fn both_lose_only_if_both_say_so_and_after_a_question() {
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3 pass pass");
    let _ = private(table.press(KURO, "More…"));
    let asked = private(table.choose(KURO, "both-lose"));
    assert!(
        asked.content.contains("both of you lose"),
        "{}",
        asked.content
    );
    let proposed = public(table.press(KURO, "Both lose"));
    table.stripped();
    assert_eq!(proposed.mention, [SHIRO.player()]);
    assert!(proposed.content.contains("<@1> proposes that both lose."));
    assert!(
        !proposed.content.contains("the count begins"),
        "{}",
        proposed.content
    );
    let result = public(table.press(SHIRO, "I consent"));
    table.stripped();
    let game = table.game(1);
    let Phase::Finished(outcome) = game.phase() else {
        panic!("the game is over");
    };
    assert_eq!(
        (outcome.winner, outcome.ending.clone()),
        (None, Ending::BothLose)
    );
    let told = "**Both lose this game, as both sides have agreed.**";
    assert!(result.content.contains(told), "{}", result.content);
    let alt = result.files[0].alt.as_ref().unwrap();
    assert!(alt.contains("The game is over. Both lose."), "{alt}");
}

#[test]
fn a_pass_that_ends_the_game_at_once_says_so_before() {
    let mut table = seated("size:5 rules:strasbourg");
    play(&mut table, "C3");
    let asked = private(table.press(SHIRO, "Pass"));
    assert!(
        asked
            .content
            .contains("the game is over and all counts as it stands")
    );
    let mut table = seated("size:5 rules:japanese");
    play(&mut table, "C3");
    let asked = private(table.press(SHIRO, "Pass"));
    assert!(asked.content.contains("the count begins"));
}
