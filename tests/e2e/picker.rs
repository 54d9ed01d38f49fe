//! Moves without typing, over the wire: a private picker whose buttons update it in place.

use serde_json::Value;
use tengen::game::GameId;
use tengen::i18n::say;

use super::club::{Club, button, in_club, labels, text};
use super::words::moved;
use crate::support::words::{Words, english};

impl Club {
    /// Opens the form for a move from the picker of the newest board, answered.
    pub(crate) async fn open_form(&self, who: &str) -> Value {
        let picker = self.press(who, say::table::button_play()).await;
        let picker = &picker["message"];
        let form = button(picker, say::table::button_type())
            .unwrap_or_else(|| panic!("no picker: {picker}"));
        self.press_on(who, &picker["id"], &form).await
    }

    /// Plays the move with this number by that form; the board after it.
    pub(crate) async fn play_by_form(&self, who: &str, number: usize, point: &str) -> Value {
        let form = self.open_form(who).await;
        let played = self.submit(who, &form, point).await;
        assert_eq!(played["state"], "answered", "{played}");
        self.until_played(number, point).await
    }

    /// Waits for the board after the move with this number on `point`.
    async fn until_played(&self, number: usize, point: &str) -> Value {
        let words = moved(number, point);
        self.until(&words, |messages| {
            let board = messages.last();
            board.is_some_and(|board| text(board).contains(&words))
        })
        .await;
        self.newest_board().await
    }

    /// Presses a button of a picker, answered.
    async fn press_in_picker(&self, who: &str, picker: &Value, label: impl Words) -> Value {
        let label = label.words();
        let custom_id = button(picker, &label).unwrap_or_else(|| panic!("no {label}: {picker}"));
        let answer = self.press_on(who, &picker["id"], &custom_id).await;
        if answer["state"] == "answered" {
            assert_eq!(answer["message"]["id"], picker["id"], "{answer}");
        }
        answer
    }
}

/// kuro's or shiro's picker of the newest board.
async fn open_picker(club: &Club, who: &str) -> Value {
    let opened = club.press(who, say::table::button_play()).await;
    assert_eq!(opened["state"], "answered", "{opened}");
    let picker = opened["message"].clone();
    assert!(!picker["only_for"].is_null(), "{picker}");
    picker
}

/// The picture in a message of components, with its description.
fn picture(picker: &Value) -> &Value {
    let components = picker["components"].as_array().expect("components");
    let gallery = components.iter().find(|part| part["type"] == 12);
    &gallery.unwrap_or_else(|| panic!("no picture: {picker}"))["items"][0]
}

#[test]
fn a_stone_is_played_by_two_presses_on_boards_of_each_size() {
    in_club(async |club| {
        for (size, point) in [(5, "B4"), (9, "C3"), (19, "R16")] {
            club.table("go", size).await;
            let picker = open_picker(club, "kuro").await;
            assert!(picture(&picker)["description"].is_string(), "{picker}");
            let done = club.press_in_picker("kuro", &picker, point).await;
            let undo = english(say::people::more_undo());
            assert_eq!(labels(&done["message"]), [undo], "{done}");
            club.until_played(1, point).await;
        }
    });
}

#[test]
fn arrows_and_elsewhere_change_the_picker_in_its_place() {
    in_club(async |club| {
        club.table("go", 19).await;
        let picker = open_picker(club, "kuro").await;
        let left = club.press_in_picker("kuro", &picker, "←").await["message"].clone();
        assert!(labels(&left).contains(&"K18".to_owned()), "{left}");
        let elsewhere = say::table::button_elsewhere();
        let areas = club.press_in_picker("kuro", &left, elsewhere).await["message"].clone();
        assert_eq!(labels(&areas).len(), 17, "{areas}");
        let corner = club.press_in_picker("kuro", &areas, "A1+").await["message"].clone();
        assert_ne!(picture(&corner)["media"], picture(&areas)["media"]);
        club.press_in_picker("kuro", &corner, "D4").await;
        club.until_played(1, "D4").await;
    });
}

#[test]
fn a_wrong_point_can_be_typed_again() {
    in_club(async |club| {
        club.table("go", 9).await;
        club.play("E5 D4").await;
        let picker = open_picker(club, "kuro").await;
        let mut form = club
            .press_in_picker("kuro", &picker, say::table::button_type())
            .await;
        for wrong in ["E5", "nonsense"] {
            let no = club.submit("kuro", &form, wrong).await;
            assert_eq!(no["message"]["id"], picker["id"], "in its place: {no}");
            form = club
                .press_in_picker("kuro", &no["message"], say::table::button_again())
                .await;
        }
        club.submit("kuro", &form, "C3").await;
        club.until_played(3, "C3").await;
    });
}

#[test]
fn a_picker_outlives_the_bot_and_a_game_that_moves_on() {
    in_club(async |club| {
        club.table("go", 9).await;
        let picker = open_picker(club, "kuro").await;
        club.stop_bot().await;
        club.start_bot().await;
        let picker = club.press_in_picker("kuro", &picker, "←").await["message"].clone();
        club.play("G7 F3").await;
        let fresh = club.press_in_picker("kuro", &picker, "A5").await["message"].clone();
        let moved_on = english(say::refusal::moved_on(GameId::new(1)));
        assert!(fresh.to_string().contains(&moved_on), "{fresh}");
        club.press_in_picker("kuro", &fresh, "E4").await;
        club.until_played(3, "E4").await;
    });
}

#[test]
fn a_member_who_is_not_to_move_gets_no_picker() {
    in_club(async |club| {
        club.table("go", 9).await;
        for who in ["shiro", "ao"] {
            let no = club.press(who, say::table::button_play()).await;
            assert!(labels(&no["message"]).is_empty(), "{no}");
        }
    });
}
