//! A game as a moving picture.

use tengen::bot::request::Permissions;

use crate::support::cast::{AO, KURO, SHIRO};
use crate::support::film::Film;
use crate::support::script::{play, seated};
use crate::support::table::{Table, private, public, sentence};

/// A game that was counted: three moves, two passes.
fn finished() -> Table {
    let mut table = seated("size:5 rules:chinese");
    play(&mut table, "C3 A1 C2 pass pass");
    for who in [KURO, SHIRO] {
        let _ = public(table.press(who, "Agree"));
        table.stripped();
    }
    table
}

#[test]
fn a_finished_game_is_shown_from_its_opening_to_its_count_to_whoever_asks() {
    let mut table = finished();
    let message = private(table.press(AO, "Film"));
    assert_eq!(message.content, "Partie 1 vom ersten bis zum letzten Zug.");
    let [file] = &message.files[..] else {
        panic!("one film: {message:?}");
    };
    assert!(file.name.starts_with("tengen-1-") && file.name.ends_with(".gif"));
    assert!(
        file.alt.as_deref().unwrap().contains("C3"),
        "{:?}",
        file.alt
    );
    let film = Film::read(&file.bytes);
    // The opening, three moves, the pass (the second one looks the same), and the count.
    assert_eq!(film.frames.len(), 6);
    let english = private(table.press(KURO, "Film"));
    assert_eq!(english.content, "Game 1 from the first move to the last.");
}

#[test]
fn a_game_that_was_resumed_is_shown_whole() {
    let mut table = seated("size:5");
    play(&mut table, "C3 C2 pass pass");
    let _ = public(table.press(SHIRO, "Play on"));
    table.stripped();
    let to_move = table.game(1).to_move().unwrap();
    let who = match to_move {
        tengen::rules::Color::Black => KURO,
        tengen::rules::Color::White => SHIRO,
    };
    let _ = public(table.say(who, "/play at:B2"));
    table.stripped();
    let _ = private(table.say(SHIRO, "/resign"));
    let _ = public(table.press(SHIRO, "Resign"));
    table.stripped();
    let message = private(table.press(KURO, "Film"));
    let film = Film::read(&message.files[0].bytes);
    assert_eq!(
        film.frames.len(),
        5,
        "the opening, three stones, and passes between"
    );
}

#[test]
fn where_no_files_may_be_attached_there_is_no_film() {
    let mut table = finished();
    table.forbid(Permissions::ATTACH);
    assert!(sentence(table.press(KURO, "Film")).contains("may not attach files here"));
}

#[test]
fn the_count_of_territory_ends_the_film_step_by_step() {
    let mut table = seated("size:5 komi:0.5");
    play(&mut table, "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 E5 A1 pass pass");
    for who in [KURO, SHIRO] {
        let _ = public(table.press(who, "Agree"));
        table.stripped();
    }
    let message = private(table.press(KURO, "Film"));
    let film = Film::read(&message.files[0].bytes);
    let delays: Vec<_> = film.frames.iter().map(|frame| frame.delay).collect();
    // The opening, twelve stones, the pass; then four steps of which each stays longer.
    assert_eq!(delays[..13], [40; 13]);
    assert_eq!(delays[14..], [200, 200, 200, 700]);
}
