//! The engine's answers to proposals.

use tengen::game::{Phase, Proposal};
use tengen::i18n::say;
use tengen::rules::{Color, Ending};

use super::{begin, begun_against, new_game, points, stone};
use crate::support::board::at;
use crate::support::cast::KURO;
use crate::support::table::{Table, private};
use crate::support::words::{assert_says, english};

/// Kuro makes a proposal by `command`, and the program answers it.
fn propose(table: &mut Table, command: &str) {
    let _answer = table.say(KURO, command);
    assert_eq!(
        table.game(1).open_proposal().map(|(by, _)| by),
        Some(Color::Black),
        "{command}"
    );
    assert!(table.answer() >= 1);
    drop(table.take_deeds());
    assert_eq!(table.game(1).open_proposal(), None, "{command}");
}

#[test]
fn it_lets_a_move_be_undone_that_it_has_answered() {
    let mut table = begun_against("size:9", |_| (stone("G7"), 0.5));
    let _done = private(table.say(KURO, "/play at:C3"));
    table.answer();
    drop(table.take_deeds());
    propose(&mut table, "/game undo");
    assert_eq!(points(&table.game(1)), []);
    let _done = private(table.say(KURO, "/play at:D4"));
    table.answer();
    drop(table.take_deeds());
    assert_eq!(points(&table.game(1)), [Some(at("D4")), Some(at("G7"))]);
}

#[test]
fn a_request_to_it_is_shown_with_its_answer() {
    let mut table = begun_against("size:9", |_| (stone("G7"), 0.5));
    let _done = private(table.say(KURO, "/play at:C3"));
    table.answer();
    drop(table.take_deeds());
    // Only kuro sees the question, which the program answers at once.
    let asked = private(table.say(KURO, "/game undo"));
    let request = say::pace::proposes_undo(KURO.mention(), 1, at("C3"));
    assert_eq!(asked.content, english(request));
    table.send_outbox();
    assert!(table.take_deeds().is_empty(), "it waits for the answer");
    assert!(table.answer() >= 1);
    let undone = table.take_post().content;
    assert_says(&undone, say::pace::undone());
    drop(table.take_deeds());
}

#[test]
fn it_calls_a_game_off() {
    let mut table = new_game("size:9");
    propose(&mut table, "/game call-off");
    let game = table.game(1);
    assert!(matches!(game.phase(), Phase::Finished(outcome) if outcome.winner.is_none()));
}

#[test]
fn in_a_rated_game_it_neither_takes_back_nor_calls_off() {
    let mut table = Table::new().without_limits();
    let _card = table.say(KURO, "/serveradmin games program:rated");
    begin(&mut table, KURO, "size:9");
    let _done = private(table.say(KURO, "/play at:C3"));
    table.answer();
    drop(table.take_deeds());
    let played = points(&table.game(1));
    assert_eq!(played.len(), 2);
    for command in ["/game undo", "/game call-off"] {
        propose(&mut table, command);
        let game = table.game(1);
        assert_eq!(points(&game), played, "{command}");
        assert!(matches!(game.phase(), Phase::Playing), "{command}");
    }
}

#[test]
fn it_accepts_a_draw_unless_it_expects_to_win() {
    for (win_rate, is_drawn) in [(0.9, false), (0.3, true)] {
        // The winning chance is kuro's, who is to move: good for him is bad for the program.
        let mut table = begun_against("game:gomoku", move |query| match query.position.ply().0 {
            2 => (stone("A1"), 1.0 - win_rate),
            _ => (stone("K10"), win_rate),
        });
        let _done = private(table.say(KURO, "/play at:H8"));
        table.answer();
        drop(table.take_deeds());
        propose(&mut table, "/game draw");
        let game = table.game(1);
        let drawn = matches!(
            game.phase(),
            Phase::Finished(outcome) if outcome.ending == Ending::Draw
        );
        assert_eq!(drawn, is_drawn, "{win_rate}: {:?}", game.phase());
    }
}

#[test]
fn a_paused_game_waits_for_the_one_who_paused_it() {
    let mut table = new_game("size:9 clock:3d");
    let _board = table.say(KURO, "/play at:C3");
    assert_eq!(table.answer(), 1);
    let _board = table.say(KURO, "/play at:A1");
    let _asked = table.say(KURO, "/game pause");
    assert!(matches!(
        table.game(1).open_proposal(),
        Some((_, Proposal::Pause))
    ));
    assert_eq!(table.answer(), 1);
    drop(table.take_deeds());
    assert!(table.game(1).is_paused());
    assert_eq!(table.answer(), 0, "it waits");
    let _on = table.press(KURO, say::people::button_go_on());
    assert_eq!(table.answer(), 1);
    drop(table.take_deeds());
    assert_eq!(table.game(1).moves().len(), 4);
}

#[test]
fn it_plays_once_more() {
    let mut table = new_game("size:9");
    let _question = table.say(KURO, "/game resign");
    let _over = table.press(KURO, say::table::button_resign());
    drop(table.take_deeds());
    let _question = table.press(KURO, say::table::button_rematch());
    let _card = table.press(KURO, say::challenge::button_rematch_swapped());
    assert!(table.answer() >= 1);
    drop(table.take_deeds());
    let game = table.game(2);
    assert_eq!(game.color_of(KURO.player()), Some(Color::White));
    assert_eq!(game.moves().len(), 1, "it begins");
}
