//! Plans by pressing: each move of a line is chosen on a board.

use tengen::bot::port::message::{Menu, Message, Row};
use tengen::game::GameId;
use tengen::i18n::say;

use super::{list, moves, replaced, waiting};
use crate::support::cast::{AKA, KURO, SHIRO};
use crate::support::script::{play, seated};
use crate::support::table::{Table, private, public, sentence};
use crate::support::words::english;

fn menus(message: &Message) -> Vec<&Menu> {
    let rows = message.rows.iter();
    rows.filter_map(|row| match row {
        Row::Menu(menu) => Some(menu),
        Row::Buttons(_) | Row::Members(_) => None,
    })
    .collect()
}

/// Chooses a point from the menu of columns, and then its row.
fn choose(table: &mut Table, column: &str, point: &str) -> Message {
    let message = replaced(table.choose(KURO, column));
    assert_eq!(menus(&message).len(), 2);
    replaced(table.choose(KURO, point))
}

fn theirs(line: &str) -> String {
    english(say::plan::pick_theirs(line.to_owned()))
}

fn answer(line: &str) -> String {
    english(say::plan::pick_answer(line.to_owned()))
}

#[test]
fn a_line_is_chosen_move_by_move_and_saved() {
    let mut table = waiting();
    let _ = private(table.say(KURO, "/ifthen"));
    // It begins next to the last move, C3.
    let picker = replaced(table.press(KURO, say::plan::button_add()));
    assert_eq!(picker.content, theirs("C2"));
    assert_eq!(picker.files.len(), 1);
    let picker = choose(&mut table, "G2", "G7");
    assert_eq!(picker.content, theirs("G7"));
    // All of it is in the message: a restart loses nothing.
    table.restart();
    let picker = replaced(table.press(KURO, say::plan::button_then()));
    assert_eq!(picker.content, answer("G7 G6"));
    let picker = choose(&mut table, "C6", "C8");
    assert_eq!(picker.content, answer("G7 C8"));
    // What is taken is not offered.
    let taken = ["G7", "C3"];
    let offered = menus(&picker).into_iter().flat_map(|menu| &menu.entries);
    let offered: Vec<_> = offered.map(|entry| &entry.value[..]).collect();
    assert!(taken.iter().all(|point| !offered.contains(point)));
    let picker = replaced(table.press(KURO, say::plan::button_on()));
    assert!(
        picker.content.starts_with(&theirs("G7 C8 C7")),
        "{picker:?}"
    );
    let _ = replaced(table.press(KURO, say::plan::button_then()));
    let plan = replaced(table.press(KURO, say::plan::button_save()));
    assert!(list(&plan).starts_with("G7 → C8\n  C7 → "), "{plan:?}");
    let _ = public(table.say(SHIRO, "/play at:G7"));
    table.stripped();
    assert_eq!(moves(&table, 1), 3);
}

#[test]
fn the_picker_leads_back_to_the_plan_and_adds_nothing() {
    let mut table = waiting();
    let _ = private(table.say(KURO, "/ifthen if:G7 then:G3"));
    let _ = replaced(table.press(KURO, say::plan::button_add()));
    let _ = replaced(table.press(KURO, say::plan::button_then()));
    let plan = replaced(table.press(KURO, say::plan::button_back()));
    assert_eq!(list(&plan), "G7 → G3");
}

#[test]
fn a_line_of_six_answers_is_the_longest_that_is_pressed() {
    let mut table = waiting();
    let _ = private(table.say(KURO, "/ifthen"));
    let _ = replaced(table.press(KURO, say::plan::button_add()));
    for _ in 0..5 {
        let _ = replaced(table.press(KURO, say::plan::button_then()));
        let _ = replaced(table.press(KURO, say::plan::button_on()));
    }
    let last = replaced(table.press(KURO, say::plan::button_then()));
    let Some(Row::Buttons(buttons)) = last.rows.last() else {
        panic!("buttons: {last:?}");
    };
    let on = english(say::plan::button_on());
    assert!(buttons.iter().all(|button| button.label != on));
    let plan = replaced(table.press(KURO, say::plan::button_save()));
    assert_eq!(list(&plan).lines().count(), 6);
}

#[test]
fn small_boards_have_a_button_for_each_point() {
    let mut table = seated("size:5");
    play(&mut table, "C3");
    let _ = private(table.say(KURO, "/ifthen"));
    let picker = replaced(table.press(KURO, say::plan::button_add()));
    assert_eq!(picker.rows.len(), 5);
    let _ = replaced(table.press(KURO, "B4"));
    let picker = replaced(table.press(KURO, "B4"));
    assert!(picker.content.starts_with(&answer("B4 ")), "{picker:?}");
    let _ = replaced(table.press(KURO, "D2"));
    let plan = replaced(table.press(KURO, "D2"));
    assert_eq!(list(&plan), "B4 → D2");
}

#[test]
fn a_picker_of_another_position_and_of_others_games_is_refused() {
    let mut table = waiting();
    let _ = private(table.say(KURO, "/ifthen"));
    let _ = replaced(table.press(KURO, say::plan::button_add()));
    let (then, message) = table.custom_id(say::plan::button_then());
    let said = sentence(table.press_id(AKA, &then, message));
    assert_eq!(said, english(say::refusal::not_a_player()));
    let _ = public(table.say(SHIRO, "/play at:D4"));
    table.stripped();
    let now = private(table.press_id(KURO, &then, message));
    let moved_on = english(say::refusal::moved_on(GameId::new(1)));
    assert!(now.content.contains(&moved_on), "{}", now.content);
}
