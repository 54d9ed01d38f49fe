//! Guessing the moves of a finished game.

use tengen::bot::port::message::{Message, Row};
use tengen::i18n::say;
use tengen::rules::{Color, Point};

use super::finished;
use crate::support::cast::{AKA, KURO};
use crate::support::table::{Table, in_place, private};
use crate::support::words::{assert_says, english};

/// The points to choose from, each with its custom id.
fn choices(message: &Message) -> Vec<(Point, String)> {
    let Some(Row::Buttons(buttons)) = message.rows.first() else {
        panic!("a row of letters: {message:?}");
    };
    let ids = buttons.iter().map(|button| button.custom_id.clone());
    ids.map(|id| (id.rsplit(':').next().unwrap().parse().unwrap(), id))
        .collect()
}

fn start_guessing() -> (Table, Message) {
    let mut table = finished();
    let _graph = private(table.press(AKA, say::review::button()));
    let first = private(table.press(AKA, say::review::button_guess()));
    (table, first)
}

#[test]
fn the_move_is_among_five_points_and_all_of_them_are_on_the_board() {
    let (table, first) = start_guessing();
    let asked = english(say::review::guess_question(5, Color::Black));
    assert_says(&first, &asked);
    let choices = choices(&first);
    assert_eq!(choices.len(), 5);
    let game = table.game(1);
    assert!(
        choices
            .iter()
            .any(|(point, _)| game.moves()[4].1 == tengen::rules::Move::Play(*point))
    );
    assert_eq!(first.files.len(), 1);
}

#[test]
fn a_hit_is_two_points_a_neighbour_one_and_the_end_tells_them_all() {
    let (mut table, mut shown) = start_guessing();
    let message = table.desk.lock().messages.last().unwrap().id;
    let game = table.game(1);
    // The moves are A5, C4, E5, B3: two hits, a neighbour, and one far away.
    let mut told = Vec::new();
    for (place, guess) in [(4, "A5"), (5, "C4"), (6, "E4"), (7, "E1")] {
        let (_, id) = choices(&shown).remove(0);
        let (state, _) = id.rsplit_once(':').unwrap();
        shown = in_place(table.press_id(AKA, &format!("{state}:{guess}"), message));
        told.push((game.moves()[place].1, shown.content.clone()));
    }
    let at = |name: &str| name.parse::<Point>().unwrap();
    let expected = [
        say::review::guess_right(at("A5")),
        say::review::guess_right(at("C4")),
        say::review::guess_close(at("E4"), at("E5")),
        say::review::guess_wrong(at("B3")),
    ];
    for ((_, told), expected) in told.iter().zip(expected) {
        assert_says(told, expected);
    }
    let end = english(say::review::guess_end(5, 8));
    assert_says(&shown, &end);
    assert!(shown.rows.is_empty(), "there is no other game here");
}

#[test]
fn a_guess_at_a_move_that_is_not_there_is_refused() {
    let (mut table, _) = start_guessing();
    let message = table.desk.lock().messages.last().unwrap().id;
    for forged in ["v1:guess:1:8:0:0:A1", "v1:guess:1:65535:0:0:A1"] {
        let told = private(table.press_id(KURO, forged, message)).content;
        assert_eq!(told, english(say::refusal::unknown_button()), "{forged}");
    }
}
