//! Plans by buttons: each move of a line is chosen on a board.

use tengen::bot::port::message::{Look, Row};
use tengen::game::GameId;
use tengen::i18n::say;

use super::{list, moves, waiting};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{play, seated};
use crate::support::table::{Table, in_place, private, public, sentence};
use crate::support::words::{assert_begins, assert_says, english, labels};

fn theirs(line: &str) -> String {
    english(say::plan::pick_theirs(line.to_owned()))
}

fn answer(line: &str) -> String {
    english(say::plan::pick_answer(line.to_owned()))
}

#[test]
fn a_line_is_chosen_move_by_move_and_saved() {
    let mut table = waiting();
    let _ = private(table.say(KURO, "/game if-then"));
    // The last move, C3, is in its corner.
    let picker = in_place(table.press(KURO, say::plan::button_add()));
    assert_eq!(picker.content, theirs("…"));
    assert_eq!(picker.files.len(), 1);
    let alt = picker.files[0].alt.as_deref().unwrap();
    assert!(alt.starts_with("Board of 9 by 9"), "no line yet: {alt}");
    assert_eq!(labels(&picker)[..2], ["C7", "D7"]);
    let areas = in_place(table.press(KURO, say::table::button_elsewhere()));
    assert_eq!(areas.content, theirs("…"));
    let _ = in_place(table.press(KURO, "E5+"));
    let picker = in_place(table.press(KURO, "G7"));
    assert_eq!(picker.content, answer("G7 …"));
    // Occupied points are shown but cannot be pressed.
    let buttons = picker.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => &buttons[..],
        Row::Menu(_) | Row::Members(_) | Row::Link(_) => &[],
    });
    let taken = buttons.filter(|button| button.look == Look::Disabled);
    let taken: Vec<&str> = taken.map(|button| &button.label[..]).collect();
    assert_eq!(taken, ["G7", "C3"]);
    // The state is in the message, so a restart loses nothing.
    table.restart();
    let _ = in_place(table.press(KURO, "←"));
    let chosen = in_place(table.press(KURO, "C7"));
    assert_eq!(chosen.content, answer("G7 C7"));
    let _ = in_place(table.press(KURO, say::table::button_another()));
    let chosen = in_place(table.press(KURO, "G6"));
    assert_eq!(chosen.content, answer("G7 G6"));
    let picker = in_place(table.press(KURO, say::plan::button_on()));
    assert_eq!(picker.content, theirs("G7 G6 …"));
    let _ = in_place(table.press(KURO, "F6"));
    let _ = in_place(table.press(KURO, "F5"));
    let plan = in_place(table.press(KURO, say::plan::button_save()));
    assert_begins(list(&plan), "G7 → G6\n  F6 → F5");
    let _ = public(table.say(SHIRO, "/play at:G7"));
    table.assert_stripped();
    assert_eq!(moves(&table, 1), 3);
}

#[test]
fn the_picker_leads_back_to_the_plan_and_adds_nothing() {
    let mut table = waiting();
    let _ = private(table.say(KURO, "/game if-then if:G7 then:G3"));
    let _ = in_place(table.press(KURO, say::plan::button_add()));
    let _ = in_place(table.press(KURO, "D4"));
    let _ = in_place(table.press(KURO, "E4"));
    let plan = in_place(table.press(KURO, say::plan::button_back()));
    assert_eq!(list(&plan), "G7 → G3");
}

#[test]
fn a_line_of_six_answers_is_the_longest_that_is_pressed() {
    let mut table = waiting();
    let _ = private(table.say(KURO, "/game if-then"));
    let _ = in_place(table.press(KURO, say::plan::button_add()));
    let choose = |table: &mut Table, point| {
        let _ = in_place(table.press(KURO, say::table::button_elsewhere()));
        let _ = in_place(table.press(KURO, "A1+"));
        in_place(table.press(KURO, point))
    };
    let _ = choose(&mut table, "A1");
    let mut last = choose(&mut table, "B1");
    for pair in [
        ["A2", "B2"],
        ["A3", "B3"],
        ["A4", "B4"],
        ["A5", "B5"],
        ["C4", "C5"],
    ] {
        let _ = in_place(table.press(KURO, say::plan::button_on()));
        for point in pair {
            last = choose(&mut table, point);
        }
    }
    assert!(
        !labels(&last).contains(&english(say::plan::button_on())),
        "{last:?}"
    );
    let plan = in_place(table.press(KURO, say::plan::button_save()));
    assert_eq!(list(&plan).lines().count(), 6);
}

#[test]
fn small_boards_have_a_button_for_each_point() {
    let mut table = seated("size:5");
    play(&mut table, "C3");
    let _ = private(table.say(KURO, "/game if-then"));
    let picker = in_place(table.press(KURO, say::plan::button_add()));
    assert_eq!(picker.rows.len(), 6);
    let picker = in_place(table.press(KURO, "B4"));
    assert_eq!(picker.content, answer("B4 …"));
    let _ = in_place(table.press(KURO, "D2"));
    let plan = in_place(table.press(KURO, say::plan::button_save()));
    assert_eq!(list(&plan), "B4 → D2");
}

#[test]
fn a_picker_of_another_position_and_of_others_games_is_refused() {
    let mut table = waiting();
    let _ = private(table.say(KURO, "/game if-then"));
    let _ = in_place(table.press(KURO, say::plan::button_add()));
    let (then, message) = table.custom_id("D4");
    let said = sentence(table.press_id(AKA, &then, message));
    assert_eq!(said, english(say::refusal::not_a_player()));
    let _ = public(table.say(SHIRO, "/play at:D4"));
    table.assert_stripped();
    let now = private(table.press_id(KURO, &then, message));
    let moved_on = english(say::refusal::moved_on(GameId::new(1)));
    assert_says(&now, &moved_on);
}
