//! Previews of moves.

use tengen::bot::port::answer::Answer;
use tengen::game::GameId;
use tengen::i18n::say;
use tengen::rules::Color;

use crate::support::board::{assert_board, at};
use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{begin, begin_timed, play, seated, timed};
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_says, english, labels};

fn moves(table: &Table, game: u64) -> usize {
    table.game(game).moves().len()
}

#[test]
fn in_a_game_with_a_clock_a_move_is_shown_first_and_played_when_confirmed() {
    let mut table = timed("3d");
    let preview = private(table.say(KURO, "/play at:d4"));
    assert_says(&preview, say::people::preview(GameId::new(1), at("D4")));
    assert_eq!(labels(&preview), ["Play D4", "Another point", "Type it"]);
    let alt = preview.files[0].alt.as_deref().unwrap();
    assert!(
        alt.contains(&english(say::table::alt_stones(
            Color::Black,
            "D4".to_owned()
        ))),
        "with the stone: {alt}"
    );
    assert!(preview.mention.is_empty());
    assert_eq!(moves(&table, 1), 0, "nothing is played yet");
    let done = in_place(table.press(KURO, say::people::button_put(at("D4"))));
    assert_eq!(done.content, english(say::table::done_below()));
    assert!(done.files.is_empty());
    assert_eq!(labels(&done), [english(say::people::more_undo())]);
    let board = table.take_post();
    assert_says(&board, say::table::moved(1, Color::Black, at("D4")));
    assert_eq!(board.mention, [SHIRO.player()]);
}

#[test]
fn the_form_shows_first_too_and_another_move_takes_the_place_of_the_first() {
    let mut table = timed("3d");
    let _ = table.open_form(KURO);
    for point in ["D4", "E5"] {
        let shown = in_place(table.fill(KURO, point));
        assert_eq!(labels(&shown)[0], format!("Play {point}"));
        assert!(matches!(
            table.press(KURO, say::table::button_type()),
            Answer::Form(_)
        ));
    }
    assert_eq!(moves(&table, 1), 0);
    let _ = public(table.press(KURO, say::people::button_put(at("E5"))));
    drop(table.take_post());
    assert_board(
        table.game(1).position().board(),
        ". . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . X . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .
         . . . . . . . . .",
    );
}

#[test]
fn a_press_on_an_old_preview_plays_nothing_and_shows_the_newest_board() {
    let mut table = timed("3d");
    let _ = private(table.say(KURO, "/play at:D4"));
    let (put, message) = table.custom_id("Play D4");
    let (form, _) = table.custom_id(say::table::button_type());
    play(&mut table, "E5 C3");
    for id in [&put, &form] {
        let stale = in_place(table.press_id(KURO, id, message));
        assert_says(&stale, say::refusal::moved_on(GameId::new(1)));
        assert!(stale.files.len() == 1, "the newest board");
        assert!(
            labels(&stale).contains(&english(say::table::button_elsewhere())),
            "to choose another"
        );
    }
    assert_eq!(moves(&table, 1), 2);
    // A preview in another member's hands plays nothing, either.
    let _ = private(table.say(KURO, "/play at:D4"));
    let (put, message) = table.custom_id(say::people::button_put(at("D4")));
    let stranger = sentence(table.press_id(AKA, &put, message));
    assert_says(&stranger, say::refusal::not_a_player());
    assert!(!matches!(
        table.press_id(SHIRO, &put, message),
        Answer::Post(_)
    ));
    assert_eq!(moves(&table, 1), 2);
}

#[test]
fn what_is_illegal_is_refused_before_it_is_shown() {
    let mut table = timed("3d");
    play(&mut table, "D4 E5");
    let occupied = private(table.say(KURO, "/play at:E5"));
    assert_says(&occupied, "E5");
    assert!(
        labels(&occupied)
            .iter()
            .all(|label| !label.starts_with("Play"))
    );
    assert!(labels(&occupied).contains(&english(say::table::button_again())));
    let turn = sentence(table.say(SHIRO, "/play at:A1 game:1"));
    assert_says(&turn, say::refusal::not_your_turn(Color::Black));
}

#[test]
fn no_move_is_shown_first_unless_one_wants_it() {
    let mut table = seated("size:9 clock:3d");
    let _ = public(table.say(KURO, "/play at:D4"));
    table.assert_stripped();
    let _ = private(table.say(SHIRO, "/me boards preview:on"));
    let _ = private(table.say(SHIRO, "/play at:E5"));
    let _ = public(table.press(SHIRO, say::people::button_put(at("E5"))));
    drop(table.take_post());
    begin_timed(&mut table, "3d");
    let _ = private(table.say(KURO, "/me boards preview:off"));
    let _ = public(table.say(KURO, "/play at:D4 game:2"));
    table.assert_stripped();
    table.restart();
    let _ = private(table.say(KURO, "/me boards preview:timed"));
    begin(&mut table, "size:9 clock:none");
    let _ = public(table.say(KURO, "/play at:D4 game:3"));
    table.assert_stripped();
}

#[test]
fn the_preview_is_in_the_language_of_the_one_who_moves() {
    let mut table = Table::new();
    let _ = public(table.say(AO, "/challenge opponent:@shiro colour:black"));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    drop(table.take_post());
    let _ = private(table.say(AO, "/me boards preview:on"));
    let preview = private(table.say(AO, "/play at:D4"));
    assert_says(&preview, "Das siehst nur du");
    assert_eq!(
        labels(&preview),
        ["Auf D4 setzen", "Anderer Punkt", "Eintippen"]
    );
}

/// Messages about a game besides the position.
fn talk(table: &mut Table) {
    let _ = public(table.say(SHIRO, "/game add-time days:2"));
    table.assert_stripped();
    let _ = public(table.say(SHIRO, "/game pause"));
    table.assert_stripped();
    let _ = public(table.press(KURO, say::table::button_reject()));
    table.assert_stripped();
    let _ = public(table.say(SHIRO, "/game pause"));
    table.assert_stripped();
}

#[test]
fn time_that_is_given_and_a_pause_that_is_proposed_leave_a_preview_valid() {
    let mut table = timed("3d");
    play(&mut table, "C3 G7");
    let _ = private(table.say(KURO, "/play at:D4"));
    let (put, message) = table.custom_id("Play D4");
    let (form, _) = table.custom_id(say::table::button_type());
    talk(&mut table);
    assert!(matches!(
        table.press_id(KURO, &form, message),
        Answer::Form(_)
    ));
    let _ = public(table.press_id(KURO, &put, message));
    assert_says(
        &table.take_post(),
        say::table::moved(3, Color::Black, at("D4")),
    );
    assert_eq!(moves(&table, 1), 3);
}

#[test]
fn forms_and_the_question_before_a_pass_hold_as_long_as_the_position() {
    let mut table = timed("3d");
    play(&mut table, "C7 G7");
    let _ = table.open_form(KURO);
    talk(&mut table);
    let preview = public(table.fill(KURO, "D4"));
    assert_eq!(labels(&preview)[0], "Play D4");
    let _ = public(table.press(KURO, say::table::button_consent()));
    table.assert_stripped();
    let _ = public(table.press(KURO, say::people::button_put(at("D4"))));
    drop(table.take_post());
    let _ = private(table.press(SHIRO, say::table::button_pass()));
    let (sure, message) = table.custom_id(say::table::button_pass());
    let _ = public(table.say(KURO, "/game add-time days:1"));
    table.assert_stripped();
    let _ = table.press_id(SHIRO, &sure, message);
    drop(table.take_post());
    assert_eq!(moves(&table, 1), 4);
    // Shiro plans while kuro gives time.
    let _ = private(table.say(SHIRO, "/game if-then"));
    let (add, message) = table.custom_id(say::plan::button_add());
    let _ = public(table.say(KURO, "/game add-time days:1"));
    table.assert_stripped();
    assert!(matches!(
        table.press_id(SHIRO, &add, message),
        Answer::Replace(_)
    ));
    let (typed, message) = table.custom_id(say::table::button_type());
    let _ = public(table.say(KURO, "/game add-time days:1"));
    table.assert_stripped();
    assert!(matches!(
        table.press_id(SHIRO, &typed, message),
        Answer::Form(_)
    ));
    let _ = public(table.say(KURO, "/game add-time days:1"));
    table.assert_stripped();
    let plan = public(table.fill(SHIRO, "E5 C3"));
    assert_says(&plan, "E5");
}

#[test]
fn a_move_that_was_undone_is_another_turn() {
    let mut table = timed("3d");
    play(&mut table, "D4");
    let _ = private(table.say(SHIRO, "/play at:E5"));
    let (put, message) = table.custom_id(say::people::button_put(at("E5")));
    let _ = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    let stale = in_place(table.press_id(SHIRO, &put, message));
    assert_says(&stale, say::refusal::moved_on(GameId::new(1)));
    // The same move again: the position is the same, but not the turn.
    play(&mut table, "D4");
    assert!(matches!(
        table.press_id(SHIRO, &put, message),
        Answer::Replace(_)
    ));
    assert_eq!(moves(&table, 1), 1);
    // A preview older than an undo by consent is not valid, either.
    let _ = private(table.say(SHIRO, "/play at:E5"));
    let (put, message) = table.custom_id(say::people::button_put(at("E5")));
    table.advance_days(1);
    let _ = public(table.say(KURO, "/game undo"));
    table.assert_stripped();
    let _ = public(table.press(SHIRO, say::table::button_consent()));
    table.assert_stripped();
    let _ = table.press_id(SHIRO, &put, message);
    assert_eq!(moves(&table, 1), 0);
}
