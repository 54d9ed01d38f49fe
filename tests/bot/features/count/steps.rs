//! The count step by step.

use tengen::bot::port::request::Permissions;
use tengen::i18n::{Text, say};
use tengen::rules::{Color, HalfPoints};

use super::agree::counting;
use crate::support::cast::{AKA, AO, KURO};
use crate::support::script::{both_agree_to_count, play, seated, unmark};
use crate::support::table::{CORNER, Table, private, public};
use crate::support::words::{assert_begins, assert_ends, assert_says, beginning, english};

/// The count agreed with both dead stones marked.
fn agreed_count() -> Table {
    let mut table = counting();
    let _ = public(table.say(KURO, "/game mark at:A1,E5"));
    table.assert_stripped();
    both_agree_to_count(&mut table);
    table
}

/// A numbered line per step, of its sentences.
fn numbered(steps: Vec<Vec<Text>>) -> String {
    let lines = steps.into_iter().zip(1..).map(|(texts, step)| {
        let texts: Vec<_> = texts.into_iter().map(english).collect();
        format!("**{step}.** {}", texts.join(" "))
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_count_is_shown_step_by_step_with_a_board_and_words_for_each() {
    let mut table = agreed_count();
    let steps = private(table.press(AKA, say::count::button_steps()));
    use say::count as c;
    let told = vec![
        vec![c::step_marked()],
        vec![c::step_dead(), c::step_neutral(), c::step_points(6, 6)],
        vec![c::step_filled(), c::step_points(4, 4)],
        vec![
            c::step_arranged(),
            c::step_points(4, 4),
            c::step_komi(HalfPoints::new(9)),
        ],
    ];
    assert_eq!(steps.content, numbered(told));
    // Discord crops several pictures in one message, so all boards are in one picture, two by two.
    let [picture] = &steps.files[..] else {
        panic!("{} pictures", steps.files.len());
    };
    assert_eq!(picture.name, "tengen-1-count.png");
    let sheet = image::load_from_memory(&picture.bytes).unwrap();
    let ratio = f64::from(sheet.width()) / f64::from(sheet.height());
    assert!((0.8..1.25).contains(&ratio), "{ratio}");
    let alt = picture.alt.clone().unwrap();
    assert_eq!(marked(&alt), 0, "{alt}");
    assert!(alt.contains("territory") && !alt.contains("**"), "{alt}");
}

#[test]
fn where_no_stone_is_dead_and_none_was_taken_the_count_has_no_step_for_them() {
    let mut table = seated("size:5 komi:0.5");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 pass pass");
    unmark(&mut table);
    both_agree_to_count(&mut table);
    let steps = private(table.press(AKA, say::count::button_steps())).content;
    let lines: Vec<_> = steps.lines().collect();
    let board = english(say::count::step_board());
    assert_eq!(lines[0], format!("**1.** {board}"));
    let neutral = format!("**2.** {} ", english(say::count::step_neutral()));
    assert_begins(lines[1], &neutral);
    let arranged = format!("**3.** {} ", english(say::count::step_arranged()));
    assert_begins(lines[2], &arranged);
    assert_eq!(lines.len(), 3, "{steps}");
    assert_ends(
        lines[2],
        format!(
            "{} {}",
            english(say::count::step_points(5, 5)),
            english(say::count::step_komi(HalfPoints::new(11)))
        ),
    );
}

#[test]
fn the_steps_of_the_count_can_be_shown_to_everybody_where_the_game_is_played() {
    let mut table = agreed_count();
    let _ = private(table.press(AKA, say::count::button_steps()));
    let (share, message) = table.custom_id(say::table::button_share());
    table.restart();
    let shared = public(table.press_id(AKA, &share, message));
    let by = english(say::table::shown_by(AKA.mention()));
    assert_says(&shared, &by);
    assert!(shared.mention.is_empty() && shared.files.len() == 1);
    assert!(shared.rows.is_empty());
    // In another channel, where others may not see the game, there is no button, and a forged press is answered
    // privately.
    let steps = table.custom_id(say::count::button_steps());
    table.setting.place.channel = CORNER;
    let shown = private(table.press_id(KURO, &steps.0, steps.1));
    assert!(shown.rows.is_empty(), "{shown:?}");
    let shown = private(table.press_id(KURO, &share, message));
    assert_eq!(shown.files.len(), 1);
}

/// Number of points that the description of a picture lists as marked with a triangle.
fn marked(alt: &str) -> usize {
    let marked = alt
        .split(&beginning(say::help::alt_triangle("¦".to_owned())))
        .nth(1);
    marked.map_or(0, |rest| rest.split('.').next().unwrap().split(' ').count())
}

/// Booklet 004: prisoners that are left over are a point each. The picture shows them beside the board, and a sentence
/// names them.
#[test]
fn prisoners_for_whom_there_is_no_room_are_named() {
    let mut table = seated("size:5 komi:0.5");
    // Black keeps two points, and three black stones are dead among White's.
    play(
        &mut table,
        "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 A1 pass A3 pass A5 pass D1 pass D3 pass E5 pass pass",
    );
    unmark(&mut table);
    let _ = public(table.say(KURO, "/game mark at:D1,D3,E5"));
    table.assert_stripped();
    both_agree_to_count(&mut table);
    let steps = private(table.press(AKA, say::count::button_steps()));
    let filled = steps.content.lines().nth(2).unwrap();
    let left = english(say::count::step_left(Color::White, 1));
    assert_says(filled, &left);
    assert_eq!(steps.files.len(), 1);
}

#[test]
fn the_steps_of_the_count_are_told_in_the_readers_language() {
    let mut table = agreed_count();
    let steps = private(table.press(AO, say::count::button_steps()));
    assert_begins(&steps, "**1.** Das Brett, nachdem beide gepasst haben.");
}

#[test]
fn without_files_the_steps_of_the_count_end_in_one_board_of_text() {
    let mut table = agreed_count();
    table.forbid(Permissions::ATTACH);
    let steps = private(table.press(KURO, say::count::button_steps()));
    assert!(steps.files.is_empty());
    assert_eq!(steps.content.matches("```").count(), 2, "{}", steps.content);
    assert_says(&steps, "**4.**");
}

/// Booklet 003, remarks: by area a side's stones count beside what they surround, and prisoners do not.
#[test]
fn by_area_stones_and_territory_are_moved_together() {
    use say::count as c;
    let mut table = seated("size:5 komi:0.5 rules:chinese");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass");
    both_agree_to_count(&mut table);
    let steps = private(table.press(AKA, c::button_steps()));
    let told = vec![
        vec![c::step_marked()],
        vec![c::step_dead_off(), c::step_points(10, 10)],
        vec![
            c::step_together(),
            c::step_points(10, 10),
            c::step_komi(HalfPoints::new(21)),
        ],
    ];
    assert_eq!(steps.content, numbered(told));
    assert_eq!(steps.files.len(), 1);
}

#[test]
fn where_stones_alone_count_there_are_no_such_steps() {
    let mut table = seated("size:5 rules:strasbourg");
    play(&mut table, "C3 pass pass");
    let labels = table.buttons().concat();
    assert!(labels.contains(&english(say::table::button_film())));
    assert!(!labels.contains(&english(say::count::button_steps())));
}
