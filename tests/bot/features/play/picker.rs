//! Moves that are chosen by pressing alone.

use tengen::bot::port::answer::Answer;
use tengen::bot::port::message::{Look, Menu, Message, Row};
use tengen::bot::port::request::Permissions;
use tengen::clock::Span;
use tengen::game::{GameId, MessageId};
use tengen::i18n::say;
use tengen::rules::Color;

use crate::support::cast::{AKA, AO, KURO, SHIRO};
use crate::support::script::{begin, play, play_from, seated, timed};
use crate::support::table::{CORNER, Table, private, public, sentence};
use crate::support::token::Token;
use crate::support::words::{english, labels};

/// The menus of columns and of rows.
fn menus(picker: &Message) -> [&Menu; 2] {
    match &picker.rows[..] {
        [Row::Menu(columns), Row::Menu(rows), Row::Buttons(_)] => [columns, rows],
        rows => panic!("no picker: {rows:?}"),
    }
}

/// The labels of a menu's entries.
fn entries(menu: &Menu) -> Vec<&str> {
    let entries = menu.entries.iter();
    entries.map(|entry| entry.label.as_str()).collect()
}

/// The label of the entry that a menu shows as chosen.
fn chosen(menu: &Menu) -> &str {
    let mut chosen = menu.entries.iter().filter(|entry| entry.is_chosen);
    let label = &chosen.next().expect("one is chosen").label;
    assert!(chosen.next().is_none(), "only one is chosen");
    label
}

/// The point whose stone the picker plays, by its button.
fn at(picker: &Message) -> String {
    let buttons = picker.rows.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => &buttons[..],
        Row::Menu(_) | Row::Members(_) => &[],
    });
    let mut put = buttons.filter_map(|button| match Token::parse(&button.custom_id) {
        Some(Token::Put(point, _)) => Some(point.to_string()),
        _ => None,
    });
    put.next().expect("a stone is chosen")
}

/// The message that takes the place of the pressed one.
#[track_caller]
fn changed(answer: Answer) -> Message {
    match answer {
        Answer::Replace(message) => message,
        other => panic!("nothing changes in its place: {other:?}"),
    }
}

/// KURO chooses the entry called `label`.
#[track_caller]
fn choose(table: &mut Table, picker: &Message, label: &str) -> Message {
    let mut entries = menus(picker).into_iter().flat_map(|menu| {
        let custom_id = &menu.custom_id;
        menu.entries.iter().map(move |entry| (custom_id, entry))
    });
    let (custom_id, entry) = entries
        .find(|(_, entry)| entry.label == label)
        .unwrap_or_else(|| panic!("no entry {label}"));
    let message = table.custom_id(say::table::button_cancel()).1;
    changed(table.choose_id(KURO, custom_id, &entry.value, message))
}

fn alt(message: &Message) -> &str {
    message.files[0].alt.as_deref().expect("a picture in words")
}

/// The stones of one colour in game 1.
fn stones(table: &Table, color: Color) -> Vec<String> {
    let game = table.game(1);
    let stones = game.position().board().stones(color);
    stones.iter().map(|point| point.to_string()).collect()
}

fn moves(table: &Table) -> usize {
    table.game(1).moves().len()
}

#[test]
fn a_column_a_row_and_play_make_a_move_without_typing() {
    let mut table = seated("size:9");
    let picker = private(table.press(KURO, say::table::button_play()));
    assert_eq!(at(&picker), "E5", "an empty board begins in its centre");
    assert!(alt(&picker).contains(&english(say::table::alt_stones(
        Color::Black,
        "E5".to_owned()
    ))));
    assert!(picker.mention.is_empty());
    let [columns, rows] = menus(&picker);
    assert_eq!((columns.entries.len(), rows.entries.len()), (9, 9));
    assert_eq!((chosen(columns), chosen(rows)), ("Column E", "Row 5"));
    let names = |picker: &Message| picker.files[0].name.clone();
    let column = choose(&mut table, &picker, "Column C");
    assert_eq!(at(&column), "C5");
    assert!(alt(&column).contains(&english(say::table::alt_stones(
        Color::Black,
        "C5".to_owned()
    ))));
    assert_ne!(names(&picker), names(&column), "each picture has its name");
    let row = choose(&mut table, &column, "Row 3");
    assert_eq!(at(&row), "C3");
    assert_eq!(moves(&table), 0, "nothing is played yet");
    let done = changed(table.press(KURO, "Play C3"));
    assert!(done.files.is_empty());
    assert_eq!(labels(&done), [english(say::people::more_undo())]);
    let board = table.posted();
    assert_eq!(board.mention, [SHIRO.player()]);
    assert_eq!(stones(&table, Color::Black), ["C3"]);
}

#[test]
fn only_what_is_legal_is_offered_and_the_nearest_point_takes_the_place_of_what_is_not() {
    let mut table = Table::new();
    begin(&mut table, "size:7 rules:chinese");
    // White has an eye in the corner A1, and B2 is Black's.
    play(&mut table, "G7 A2 G6 B1 B2 C1 D5 G1 E5 F1");
    let picker = private(table.press(KURO, say::table::button_play()));
    let [columns, _] = menus(&picker);
    assert_eq!(columns.entries.len(), 7);
    // The last move was on F1: the point above it is nearest, and E1.
    assert_eq!(at(&picker), "E1");
    let a = choose(&mut table, &picker, "Column A");
    assert_eq!(at(&a), "A3", "A1 would be suicide, and A2 is taken");
    let [_, rows] = menus(&a);
    assert_eq!(entries(rows), ["Row 3", "Row 4", "Row 5", "Row 6", "Row 7"]);
    // Whatever a forged menu asks for.
    let (_, message) = table.custom_id(say::table::button_cancel());
    let custom_id = rows.custom_id.clone();
    let no = private(table.choose_id(KURO, &custom_id, "A1", message));
    assert!(no.content.contains("Suicide"), "{}", no.content);
    for value in ["", "Z99", "a3 ", "C3 D4"] {
        let _ = table.choose_id(KURO, &custom_id, value, message);
    }
    assert_eq!(moves(&table), 10);
}

#[test]
fn small_boards_have_a_button_for_each_point_and_the_green_one_plays() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C4");
    let grid = private(table.press(KURO, say::table::button_play()));
    let labels: Vec<Vec<(&str, Look)>> = grid
        .rows
        .iter()
        .map(|row| match row {
            Row::Buttons(buttons) => buttons.iter().map(|b| (&b.label[..], b.look)).collect(),
            Row::Menu(_) | Row::Members(_) => panic!("a menu"),
        })
        .collect();
    assert_eq!(labels.len(), 5);
    assert_eq!(labels[1][2], ("C4", Look::Disabled));
    assert_eq!(labels[2][2], ("C3", Look::Disabled));
    assert_eq!(labels[4][0], ("A1", Look::Secondary));
    assert_eq!(at(&grid), "B4");
    let other = changed(table.press(KURO, "D2"));
    assert_eq!(at(&other), "D2");
    assert!(
        alt(&other).contains(&english(say::table::alt_last(say::table::played(
            Color::Black,
            crate::support::board::at("D2")
        ))))
    );
    assert_eq!(moves(&table), 2, "the first press chooses");
    let _ = changed(table.press(KURO, "D2"));
    drop(table.posted());
    assert_eq!(moves(&table), 3, "the second one plays");
}

#[test]
fn a_point_is_optional_in_the_command_which_shows_the_picker_then() {
    let mut table = seated("size:9");
    let picker = private(table.say(KURO, "/play"));
    assert_eq!(at(&picker), "E5");
    let _ = changed(table.press(KURO, "Play E5"));
    drop(table.posted());
    let turn = sentence(table.say(KURO, "/play"));
    assert!(turn.contains("turn"), "{turn}");
    // Elsewhere it says which game is meant.
    table.setting.place.channel = CORNER;
    let there = private(table.say(SHIRO, "/play"));
    assert!(
        there.content.contains("channels/50/100/"),
        "{}",
        there.content
    );
    let _ = menus(&there);
}

#[test]
fn cancel_plays_nothing_and_puts_the_picker_away() {
    let mut table = seated("size:9");
    let _ = private(table.press(KURO, say::table::button_play()));
    let away = changed(table.press(KURO, say::table::button_cancel()));
    assert!(away.rows.is_empty() && away.files.is_empty());
    assert_eq!(moves(&table), 0);
}

#[test]
fn a_picker_survives_a_restart() {
    let mut table = seated("size:9");
    let picker = private(table.press(KURO, say::table::button_play()));
    table.restart();
    let column = choose(&mut table, &picker, "Column A");
    table.restart();
    assert_eq!(at(&column), "A5");
    let _ = changed(table.press(KURO, "Play A5"));
    drop(table.posted());
    assert_eq!(stones(&table, Color::Black), ["A5"]);
}

#[test]
fn a_picker_of_a_game_that_has_moved_on_says_so_and_shows_a_fresh_one() {
    let mut table = seated("size:9");
    let picker = private(table.press(KURO, say::table::button_play()));
    let message = table.custom_id(say::table::button_cancel()).1;
    let put = table.custom_id("Play E5").0;
    let [columns, _] = menus(&picker);
    let value = &columns.entries[0].value;
    play(&mut table, "E5");
    // White is to move: there is nothing to choose.
    let board = changed(table.choose_id(KURO, &columns.custom_id, value, message));
    assert!(
        board
            .content
            .contains(&english(say::refusal::moved_on(GameId::new(1)))),
        "{}",
        board.content
    );
    assert!(!board.rows.iter().any(|row| matches!(row, Row::Menu(_))));
    play_from(&mut table, [SHIRO], "C3");
    for answer in [
        table.choose_id(KURO, &columns.custom_id, value, message),
        table.press_id(KURO, &put, message),
    ] {
        let fresh = changed(answer);
        assert!(
            fresh
                .content
                .contains(&english(say::refusal::moved_on(GameId::new(1)))),
            "{}",
            fresh.content
        );
        assert_eq!(at(&fresh), "C2", "near the last move");
    }
    assert_eq!(moves(&table), 2);
}

#[test]
fn nobody_else_presses_what_a_picker_carries() {
    let mut table = seated("size:9");
    let picker = private(table.press(KURO, say::table::button_play()));
    let [columns, rows] = menus(&picker).map(|menu| menu.custom_id.clone());
    let message = table.custom_id(say::table::button_cancel()).1;
    let presses = ["Play E5", "Cancel", "Type it"].map(|label| table.custom_id(label).0);
    let picked = presses[0].replace(":put:", ":pick:");
    for who in [AKA, SHIRO] {
        let refused = |answer: Answer| {
            let (Answer::Ephemeral(message) | Answer::Replace(message)) = answer else {
                panic!("{answer:?}");
            };
            assert!(message.rows.is_empty(), "{message:?}");
        };
        for id in presses.iter().chain([&picked]) {
            refused(table.press_id(who, id, message));
        }
        for id in [&columns, &rows] {
            refused(table.choose_id(who, id, "A5", message));
        }
    }
    // No menu is a button, and no button a menu.
    for id in [&columns, &rows] {
        let no = sentence(table.press_id(KURO, id, message));
        assert_eq!(no, english(say::refusal::unknown_button()));
    }
    let no = sentence(table.choose_id(KURO, &picked, "A5", MessageId::new(1)));
    assert_eq!(no, english(say::refusal::unknown_button()));
    assert_eq!(moves(&table), 0);
}

#[test]
fn a_refusal_can_be_tried_again_and_takes_the_place_of_the_one_before() {
    let mut table = seated("size:9");
    play(&mut table, "E5 D4");
    let _ = table.open_form(KURO);
    for wrong in ["E5", "nonsense", "Z9", "D4"] {
        let no = changed(table.fill(KURO, wrong));
        assert!(matches!(no.rows[..], [Row::Buttons(_)]), "{no:?}");
        assert!(matches!(
            table.press(KURO, say::table::button_again()),
            Answer::Form(_)
        ));
    }
    let _ = changed(table.fill(KURO, "C3"));
    drop(table.posted());
    assert_eq!(moves(&table), 3);
    // The command is refused with the same button.
    let no = private(table.say(SHIRO, "/play at:C3"));
    assert!(matches!(no.rows[..], [Row::Buttons(_)]), "{no:?}");
    assert!(matches!(
        table.press(SHIRO, say::table::button_again()),
        Answer::Form(_)
    ));
    let _ = changed(table.fill(SHIRO, "C4"));
    drop(table.posted());
}

#[test]
fn the_stones_of_a_free_handicap_are_placed_one_after_another() {
    let mut table = seated("size:9 handicap:3 placement:free");
    assert_eq!(table.game(1).position().to_place(), 3);
    let mut picker = private(table.press(KURO, say::table::button_play()));
    for left in [2, 1] {
        let label = format!("Play {}", at(&picker));
        picker = changed(table.press(KURO, &label));
        drop(table.deeds());
        let _ = menus(&picker);
        assert_eq!(table.game(1).position().to_place(), left);
    }
    let label = format!("Play {}", at(&picker));
    let done = changed(table.press(KURO, &label));
    assert_eq!(labels(&done), [english(say::people::more_undo())]);
    drop(table.deeds());
    assert_eq!(table.game(1).on_turn(), Some(SHIRO.player()));
}

#[test]
fn the_preview_is_the_picker_so_that_nothing_is_confirmed_twice() {
    let mut table = timed("3d");
    let picker = private(table.press(KURO, say::table::button_play()));
    let _ = changed(table.press(KURO, format!("Play {}", at(&picker))));
    drop(table.posted());
    assert_eq!(moves(&table), 1);
}

#[test]
fn games_without_territory_are_played_so_too() {
    for (number, options) in ["game:gomoku", "game:go-bang", "game:atari-go size:9"]
        .into_iter()
        .enumerate()
    {
        let mut table = seated(options);
        let picker = private(table.press(KURO, say::table::button_play()));
        let _ = changed(table.press(KURO, format!("Play {}", at(&picker))));
        drop(table.posted());
        let before = table.game(1).position().board().stones(Color::Black).len();
        assert!(before > 0, "{number}: {options}");
    }
}

#[test]
fn where_files_are_forbidden_the_picker_is_text_and_it_speaks_the_readers_language() {
    let mut table = Table::new();
    table.forbid(Permissions::ATTACH);
    let _ = public(table.say(AO, "/challenge opponent:@shiro size:9 colour:black"));
    let _ = public(table.press(SHIRO, say::challenge::button_accept()));
    drop(table.posted());
    let picker = private(table.say(AO, "/play"));
    assert!(picker.files.is_empty());
    assert!(picker.content.contains("```"), "{}", picker.content);
    let [columns, rows] = menus(&picker);
    assert_eq!((chosen(columns), chosen(rows)), ("Spalte E", "Reihe 5"));
}

#[test]
fn a_picker_names_every_column_of_the_largest_board() {
    let mut table = seated("size:19");
    let picker = private(table.press(KURO, say::table::button_play()));
    assert_eq!(at(&picker), "K10");
    let [columns, rows] = menus(&picker);
    assert_eq!((columns.entries.len(), rows.entries.len()), (19, 19));
    let _ = choose(&mut table, &picker, "Column T");
    let _ = changed(table.press(KURO, "Play T10"));
    drop(table.posted());
    assert_eq!(stones(&table, Color::Black), ["T10"]);
}

/// Kuro has played C3 through the picker, and reads that it is done.
fn slipped() -> Table {
    let mut table = seated("size:9");
    let picker = private(table.press(KURO, say::table::button_play()));
    let picker = choose(&mut table, &picker, "Column C");
    let _ = choose(&mut table, &picker, "Row 3");
    let done = changed(table.press(KURO, "Play C3"));
    assert_eq!(done.content, english(say::table::done_below()));
    drop(table.posted());
    table
}

#[test]
fn a_slip_is_taken_back_by_the_button_that_only_its_player_sees() {
    let mut table = slipped();
    table.restart();
    let undone = changed(table.press(KURO, say::people::more_undo()));
    assert!(undone.rows.is_empty(), "{undone:?}");
    let board = table.posted();
    assert!(
        board
            .content
            .contains(&english(say::pace::taken_back(Color::Black)))
    );
    assert_eq!(moves(&table), 0);
}

#[test]
fn after_a_minute_or_an_answer_the_button_asks_for_that_move_and_for_no_other() {
    let mut table = slipped();
    table.clock.advance(Span::seconds(61));
    let asked = changed(table.press(KURO, say::people::more_undo()));
    let undo = say::pace::proposes_undo(KURO.mention(), 1, "C3".parse().unwrap());
    assert_eq!(asked.content, english(say::table::asked(undo)));
    assert_eq!(moves(&table), 1);
    drop(table.deeds());
    let mut table = slipped();
    let (undo, message) = table.custom_id(say::people::more_undo());
    let _ = public(table.say(SHIRO, "/play at:E5"));
    table.stripped();
    let asked = changed(table.press_id(KURO, &undo, message));
    let asks = say::pace::proposes_undo(KURO.mention(), 1, "C3".parse().unwrap());
    assert_eq!(asked.content, english(say::table::asked(asks)));
    assert_eq!(moves(&table), 2);
    drop(table.deeds());
    // Once it is undone, an earlier move is not what the button meant.
    let mut table = slipped();
    let _ = public(table.say(SHIRO, "/play at:E5"));
    let picker = private(table.press(KURO, say::table::button_play()));
    let picker = choose(&mut table, &picker, "Column D");
    let _ = choose(&mut table, &picker, "Row 3");
    let _ = changed(table.press(KURO, "Play D3"));
    let (undo, message) = table.custom_id(say::people::more_undo());
    let _ = changed(table.press_id(KURO, &undo, message));
    assert_eq!(moves(&table), 2);
    let late = changed(table.press_id(KURO, &undo, message));
    let moved_on = english(say::refusal::moved_on(GameId::new(1)));
    assert!(late.content.starts_with(&moved_on), "{}", late.content);
    assert_eq!(moves(&table), 2);
    drop(table.deeds());
}
