//! Moves without typing, over the wire: a private picker whose menus and buttons change it in its place.

use serde_json::{Value, json};
use tengen::game::GameId;
use tengen::i18n::say;
use tengen::rules::Color;

use super::club::{Club, button, in_club, labels, text};
use super::words::moved;
use crate::support::board::at;
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

    /// Plays the move with this number by that form, and gives the board that comes of it.
    pub(crate) async fn play_by_form(&self, who: &str, number: usize, point: &str) -> Value {
        let form = self.open_form(who).await;
        let played = self.submit(who, &form, point).await;
        assert_eq!(played["state"], "answered", "{played}");
        self.until_played(number, point).await
    }

    /// The board after the move with this number on `point`, as soon as the dispatcher has brought it.
    async fn until_played(&self, number: usize, point: &str) -> Value {
        let words = moved(number, point);
        self.until(&words, |messages| {
            let board = messages.last();
            board.is_some_and(|board| text(board).contains(&words))
        })
        .await;
        self.newest_board().await
    }

    /// Chooses `value` from the menu of a picker that lists columns or rows, answered.
    async fn pick(&self, who: &str, picker: &Value, row: usize, value: &str) -> Value {
        let menu = &picker["components"][row]["components"][0]["custom_id"];
        let body =
            json!({ "as": who, "message": picker["id"], "custom_id": menu, "values": [value] });
        let pressed = self.post("components", body).await;
        self.changed_in_place(picker, pressed).await
    }

    /// Presses a button of a picker, answered.
    async fn press_in_picker(&self, who: &str, picker: &Value, label: impl Words) -> Value {
        let label = label.words();
        let custom_id = button(picker, &label).unwrap_or_else(|| panic!("no {label}: {picker}"));
        self.press_on(who, &picker["id"], &custom_id).await
    }

    /// The picker as it is after a press, in the same message.
    async fn changed_in_place(&self, picker: &Value, pressed: Value) -> Value {
        let answer = self.settled(pressed).await;
        assert_eq!(answer["state"], "answered", "{answer}");
        assert_eq!(answer["message"]["id"], picker["id"], "{answer}");
        answer["message"].clone()
    }
}

/// What a picture says where a stone of `color` is chosen on `point`.
fn chosen_on(color: Color, point: &str) -> String {
    english(say::table::played(color, at(point)))
}

/// kuro's or shiro's picker of the newest board.
async fn opened(club: &Club, who: &str) -> Value {
    let opened = club.press(who, say::table::button_play()).await;
    assert_eq!(opened["state"], "answered", "{opened}");
    let picker = opened["message"].clone();
    assert!(!picker["only_for"].is_null(), "{picker}");
    picker
}

/// What a menu shows as chosen.
fn chosen(picker: &Value, row: usize) -> &str {
    let options = picker["components"][row]["components"][0]["options"].as_array();
    let mut options = options.expect("a menu").iter();
    let chosen = options.find(|option| option["default"] == true);
    chosen.expect("one is chosen")["label"].as_str().unwrap()
}

fn alt(message: &Value) -> &str {
    message["attachments"][0]["description"]
        .as_str()
        .expect("a picture in words")
}

#[test]
fn a_stone_is_played_by_pressing_alone_on_boards_of_each_size() {
    in_club(async |club| {
        for (size, first, second) in [(9, "E5", "C3"), (19, "K10", "D16")] {
            club.table("go", size).await;
            let picker = opened(&club, "kuro").await;
            let stone = chosen_on(Color::Black, first);
            assert!(alt(&picker).contains(&stone), "{picker}");
            let column = format!("{}{}", &second[..1], &first[1..]);
            let picker = club.pick("kuro", &picker, 0, &column).await;
            let stone = chosen_on(Color::Black, &column);
            assert!(alt(&picker).contains(&stone), "{picker}");
            assert_eq!(picker["attachments"].as_array().unwrap().len(), 1);
            let picker = club.pick("kuro", &picker, 1, second).await;
            let column = say::table::pick_column(second[..1].to_owned());
            assert_eq!(chosen(&picker, 0), english(column));
            let row = say::table::pick_row(second[1..].parse().unwrap());
            assert_eq!(chosen(&picker, 1), english(row));
            let put = say::people::button_put(at(second));
            let done = club.press_in_picker("kuro", &picker, put).await;
            assert_eq!(done["message"]["id"], picker["id"]);
            let undo = english(say::people::more_undo());
            assert_eq!(labels(&done["message"]), [undo], "{done}");
            club.until_played(1, second).await;
        }
        club
    });
}

#[test]
fn on_a_small_board_one_press_chooses_and_another_plays() {
    in_club(async |club| {
        club.table("go", 5).await;
        club.play("C3").await;
        let grid = opened(&club, "shiro").await;
        assert_eq!(labels(&grid).len(), 25);
        let chosen = club.press_in_picker("shiro", &grid, "D4").await["message"].clone();
        let stone = chosen_on(Color::White, "D4");
        assert!(alt(&chosen).contains(&stone), "{chosen}");
        club.press_in_picker("shiro", &chosen, "D4").await;
        club.until_played(2, "D4").await;
        club
    });
}

#[test]
fn cancel_puts_the_picker_away_and_a_wrong_point_can_be_typed_again() {
    in_club(async |club| {
        club.table("go", 9).await;
        club.play("E5 D4").await;
        let picker = opened(&club, "kuro").await;
        let away = club
            .press_in_picker("kuro", &picker, say::table::button_cancel())
            .await;
        assert_eq!(away["message"]["id"], picker["id"]);
        assert!(labels(&away["message"]).is_empty(), "{away}");
        let picker = opened(&club, "kuro").await;
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
        club
    });
}

#[test]
fn a_picker_outlives_the_bot_and_a_game_that_moves_on() {
    in_club(async |mut club| {
        club.table("go", 9).await;
        let picker = opened(&club, "kuro").await;
        club.stop_bot().await;
        club.start_bot().await;
        let picker = club.pick("kuro", &picker, 0, "A5").await;
        let stone = chosen_on(Color::Black, "A5");
        assert!(alt(&picker).contains(&stone), "{picker}");
        club.play("G7 F3").await;
        let put = say::people::button_put(at("A5"));
        let fresh = club.press_in_picker("kuro", &picker, put).await["message"].clone();
        assert_eq!(fresh["id"], picker["id"]);
        let moved_on = english(say::refusal::moved_on(GameId::new(1)));
        assert!(text(&fresh).contains(&moved_on), "{fresh}");
        assert!(
            labels(&fresh).contains(&english(say::table::button_cancel())),
            "{fresh}"
        );
        let fresh = club.pick("kuro", &fresh, 0, "A2").await;
        let put = say::people::button_put(at("A2"));
        club.press_in_picker("kuro", &fresh, put).await;
        club.until_played(3, "A2").await;
        club
    });
}

#[test]
fn who_is_not_to_move_gets_no_picker() {
    in_club(async |club| {
        club.table("go", 9).await;
        for who in ["shiro", "ao"] {
            let no = club.press(who, say::table::button_play()).await;
            assert!(labels(&no["message"]).is_empty(), "{no}");
        }
        club
    });
}
