//! The question which game is meant keeps all options of the command.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::Row;
use tengen::clock::Span;
use tengen::game::{EventKind, Proposal};
use tengen::i18n::say;
use tengen::rules::Color;

use crate::support::cast::{AKA, AO, KURO, MIDORI, SHIRO};
use crate::support::script::{begin, begin_timed, play, seated, timed};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::{assert_says, english};

/// Asserts that `answer` asks which game is meant.
fn asks(answer: Answer) {
    let which = private(answer);
    assert_eq!(which.content, english(say::table::which()));
    assert!(matches!(which.rows[..], [Row::Menu(_)]), "{which:?}");
}

#[test]
fn time_that_is_given_survives_the_question_which_game() {
    let mut table = timed("3d");
    begin_timed(&mut table, "3d");
    asks(table.say(KURO, "/game add-time days:7"));
    let given = table.choose(KURO, "2");
    let board = table.board_after(given);
    table.assert_stripped();
    assert_says(
        &board,
        say::pace::time_given(Color::White, say::pace::days(7)),
    );
    let game = table.game(2);
    let given = game.events().last().map(|event| event.kind.clone());
    assert!(
        matches!(given, Some(EventKind::TimeGiven { span, .. }) if span == Span::days(7)),
        "{given:?}"
    );
    assert_eq!(table.game(1).revision().get(), 2);
}

#[test]
fn every_option_of_a_board_survives_the_question_which_game() {
    let mut table = seated("size:9");
    play(&mut table, "D4 E5 C3 G7");
    begin(&mut table, "size:9");
    for (player, point) in [(KURO, "A1"), (SHIRO, "B1"), (KURO, "C1"), (SHIRO, "D1")] {
        let _ = public(table.say(player, &format!("/play at:{point} game:2")));
        table.assert_stripped();
    }
    asks(table.say(KURO, "/game board numbers:2 move:3"));
    let board = private(table.choose(KURO, "2"));
    assert_says(&board, say::table::after_move(3, 4));
    assert_says(&board, say::table::numbered("2 B1 · 3 C1".to_owned()));
    asks(table.say(KURO, "/game board as:chains"));
    let told = private(table.choose(KURO, "1"));
    assert!(
        format!("{told:?}").contains(&english(say::table::chain(
            Color::Black,
            "D4".to_owned(),
            1,
            4
        ))),
        "{told:?}"
    );
    asks(table.say(KURO, "/game board theme:contrast"));
    let board = private(table.choose(KURO, "1"));
    assert_eq!(board.files.len(), 1);
}

#[test]
fn a_plan_survives_the_question_which_game_move_by_move() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    begin(&mut table, "size:9");
    let _ = public(table.say(KURO, "/play at:D4 game:2"));
    table.assert_stripped();
    asks(table.say(KURO, "/game if-then if:E5 then:C3"));
    let plan = private(table.choose(KURO, "1"));
    assert!(plan.card.unwrap().body.contains("E5 → C3"));
    asks(table.say(KURO, "/game if-then remove:all"));
    let plan = private(table.choose(KURO, "1"));
    assert!(plan.card.is_none(), "{plan:?}");
}

#[test]
fn people_survive_the_question_which_game() {
    let mut table = Table::new();
    for _ in 0..2 {
        let challenge =
            "/together pair-go opponent:@shiro partner:@aka opponent-partner:@ao colour:black";
        let _ = public(table.say(KURO, challenge));
        for player in [SHIRO, AKA, AO] {
            let _ = table.press(player, say::challenge::button_accept());
        }
        drop(table.take_deeds());
    }
    let asked = table.say(KURO, "/game substitute player:@midori leaving:@aka");
    asks(asked);
    let _ = public(table.choose(KURO, "2"));
    drop(table.take_deeds());
    let substitute = Proposal::Substitute {
        out: AKA.player(),
        into: MIDORI.player(),
    };
    assert_eq!(
        table.game(2).open_proposal().map(|(_, what)| what),
        Some(substitute)
    );
}

#[test]
fn what_does_not_fit_is_not_cut() {
    let mut table = seated("size:9");
    play(&mut table, "D4");
    begin(&mut table, "size:9");
    let _ = public(table.say(KURO, "/play at:D4 game:2"));
    table.assert_stripped();
    let line = ["E5", "C3"].repeat(20).join(",");
    let said = sentence(table.say(KURO, &format!("/game if-then line:{line}")));
    assert_says(&said, say::refusal::name_the_game());
}
