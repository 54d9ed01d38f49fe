//! Moves without typing, over the wire: a private picker whose menus and buttons change it in its place.

use serde_json::{Value, json};

use super::club::{Club, button, in_club, labels, text};

impl Club {
    /// Opens the form for a move from the picker of the newest board, answered.
    pub(crate) async fn open_form(&self, who: &str) -> Value {
        let picker = self.press(who, "Play").await;
        let picker = &picker["message"];
        let form = button(picker, "Type it").unwrap_or_else(|| panic!("no picker: {picker}"));
        self.press_on(who, &picker["id"], &form).await
    }

    /// Plays a move by that form, and gives the board that comes of it.
    pub(crate) async fn play_by_form(&self, who: &str, point: &str) -> Value {
        let form = self.open_form(who).await;
        let played = self.submit(who, &form, point).await;
        assert_eq!(played["state"], "answered", "{played}");
        self.until_played(point).await
    }

    /// The board after a move on `point`, as soon as the dispatcher has brought it.
    async fn until_played(&self, point: &str) -> Value {
        let words = format!(" {point}**");
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
    async fn press_in_picker(&self, who: &str, picker: &Value, label: &str) -> Value {
        let custom_id = button(picker, label).unwrap_or_else(|| panic!("no {label}: {picker}"));
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

/// kuro's or shiro's picker of the newest board.
async fn opened(club: &Club, who: &str) -> Value {
    let opened = club.press(who, "Play").await;
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
            assert!(
                alt(&picker).contains(&format!("played {first}")),
                "{picker}"
            );
            let column = format!("{}{}", &second[..1], &first[1..]);
            let picker = club.pick("kuro", &picker, 0, &column).await;
            assert!(
                alt(&picker).contains(&format!("played {column}")),
                "{picker}"
            );
            assert_eq!(picker["attachments"].as_array().unwrap().len(), 1);
            let picker = club.pick("kuro", &picker, 1, second).await;
            assert_eq!(chosen(&picker, 0), format!("Column {}", &second[..1]));
            assert_eq!(chosen(&picker, 1), format!("Row {}", &second[1..]));
            let done = club
                .press_in_picker("kuro", &picker, &format!("Play {second}"))
                .await;
            assert_eq!(done["message"]["id"], picker["id"]);
            assert!(labels(&done["message"]).is_empty(), "{done}");
            club.until_played(second).await;
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
        assert!(alt(&chosen).contains("played D4"), "{chosen}");
        club.press_in_picker("shiro", &chosen, "D4").await;
        club.until_played("D4").await;
        club
    });
}

#[test]
fn cancel_puts_the_picker_away_and_a_wrong_point_can_be_typed_again() {
    in_club(async |club| {
        club.table("go", 9).await;
        club.play("E5 D4").await;
        let picker = opened(&club, "kuro").await;
        let away = club.press_in_picker("kuro", &picker, "Cancel").await;
        assert_eq!(away["message"]["id"], picker["id"]);
        assert!(labels(&away["message"]).is_empty(), "{away}");
        let picker = opened(&club, "kuro").await;
        let mut form = club.press_in_picker("kuro", &picker, "Type it").await;
        for wrong in ["E5", "nonsense"] {
            let no = club.submit("kuro", &form, wrong).await;
            assert_eq!(no["message"]["id"], picker["id"], "in its place: {no}");
            form = club
                .press_in_picker("kuro", &no["message"], "Try again")
                .await;
        }
        club.submit("kuro", &form, "C3").await;
        club.until_played("C3").await;
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
        assert!(alt(&picker).contains("played A5"), "{picker}");
        club.play("G7 F3").await;
        let fresh = club.press_in_picker("kuro", &picker, "Play A5").await["message"].clone();
        assert_eq!(fresh["id"], picker["id"]);
        assert!(text(&fresh).contains("has moved on"), "{fresh}");
        assert!(labels(&fresh).contains(&"Cancel".to_owned()), "{fresh}");
        let fresh = club.pick("kuro", &fresh, 0, "A2").await;
        club.press_in_picker("kuro", &fresh, "Play A2").await;
        club.until_played("A2").await;
        club
    });
}

#[test]
fn who_is_not_to_move_gets_no_picker() {
    in_club(async |club| {
        club.table("go", 9).await;
        for who in ["shiro", "ao"] {
            let no = club.press(who, "Play").await;
            assert!(labels(&no["message"]).is_empty(), "{no}");
        }
        club
    });
}
