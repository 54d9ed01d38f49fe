//! Every button below the board that answers a form can be pressed.

use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{Club, button, in_club, labels, text};

/// A game in which kuro has just played D4 by the form of the Play button's picker.
async fn played_by_form(club: &Club) -> Value {
    club.table("go", 9).await;
    club.play_by_form("kuro", 1, "D4").await
}

/// Opens the menu "More…"; its message, and the values of its entries.
async fn more(club: &Club, who: &str) -> (Value, Vec<Value>) {
    let menu = club.press(who, say::table::button_more()).await;
    assert_eq!(menu["state"], "answered", "{menu}");
    let select = &menu["message"]["components"][0]["components"][0];
    let options = select["options"].as_array().expect("More… shows a menu");
    let values = options.iter().map(|option| option["value"].clone());
    (menu["message"].clone(), values.collect())
}

#[test]
fn every_button_below_a_board_that_a_form_has_brought_answers() {
    in_club(async |club| {
        let board = played_by_form(club).await;
        let buttons = labels(&board);
        assert!(buttons.len() >= 3, "{buttons:?}");
        for who in ["shiro", "kuro", "ao"] {
            for label in &buttons {
                let token = button(&board, label.as_str()).unwrap();
                let answer = club.press_on(who, &board["id"], &token).await;
                let told = !text(&answer["message"]).is_empty();
                assert!(
                    answer["state"] == "modal" || answer["state"] == "answered" && told,
                    "{who} presses {label}: {answer}"
                );
            }
        }
        club.play_by_form("shiro", 2, "E5").await;
    });
}

#[test]
fn every_entry_of_more_answers_below_a_board_that_a_form_has_brought() {
    in_club(async |club| {
        for who in ["ao", "shiro", "kuro"] {
            // A new board for each: a proposal by one side would count as the other's consent.
            played_by_form(club).await;
            let (_, entries) = more(club, who).await;
            assert!(entries.len() >= 3, "{who}: {entries:?}");
            for entry in entries {
                choose(club, who, &entry).await;
            }
        }
    });
}

async fn choose(club: &Club, who: &str, entry: &Value) {
    let (menu, offered) = more(club, who).await;
    if !offered.contains(entry) {
        // An entry before has made a proposal, and there is one proposal at a time.
        return;
    }
    let select = &menu["components"][0]["components"][0]["custom_id"];
    let body = json!({ "as": who, "message": menu["id"], "custom_id": select, "values": [entry] });
    let pressed = club.post("components", body).await;
    let answer = club.settle(pressed).await;
    assert!(
        matches!(
            answer["state"].as_str(),
            Some("answered" | "deferred" | "modal")
        ),
        "{who} chooses {entry}: {answer}"
    );
}
