//! Films: promised at once, and sent when they are ready.

use crate::support::words::english;
use serde_json::{Value, json};
use tengen::game::GameId;
use tengen::i18n::say;

use super::club::{Club, button, in_club, text};

/// A short game that ended by resignation, and the button of its film.
async fn given_up(club: &Club) -> (Value, String) {
    club.table("go", 9).await;
    club.play("D4 E5 D6").await;
    club.command("shiro", "game resign", json!({})).await;
    club.press("shiro", say::table::button_resign()).await;
    club.until("the result", |messages| {
        messages
            .last()
            .is_some_and(|result| button(result, english(say::table::button_film())).is_some())
    })
    .await;
    let result = club.newest_board().await;
    let film = button(&result, english(say::table::button_film())).unwrap();
    (result["id"].clone(), film)
}

#[test]
fn a_film_is_promised_first_and_then_takes_the_place_of_the_promise() {
    in_club(async |club| {
        let (result, film) = given_up(club).await;
        let promised = club.press_on("aka", &result, &film).await;
        let brought = club.wait_for_file(promised).await;
        let message = &brought["message"];
        assert!(!message["edited_timestamp"].is_null(), "{brought}");
        assert!(!message["only_for"].is_null(), "{brought}");
        let [file] = &message["attachments"].as_array().unwrap()[..] else {
            panic!("one film: {brought}");
        };
        assert_eq!(file["content_type"], "image/gif");
        let alt = file["description"].as_str().unwrap();
        assert!(alt.contains("D6 D4"), "{alt}");
    });
}

#[test]
fn a_hundred_films_at_once_leave_the_bot_answering() {
    in_club(async |club| {
        let (result, film) = given_up(club).await;
        club.table("go", 9).await;
        let mut pressed = Vec::new();
        // A few less than four members may request within an hour.
        for who in ["kuro", "shiro", "aka", "ao"].into_iter().cycle().take(100) {
            let press = json!({ "as": who, "message": result, "custom_id": film });
            pressed.push(club.post("components", press).await);
        }
        // Discord, like the playground, accepts an answer within three seconds.
        club.play("C3 G7").await;
        for interaction in pressed {
            let brought = club.wait_for_file(interaction).await;
            assert_eq!(brought["state"], "answered", "{brought}");
            assert_eq!(
                brought["message"]["attachments"].as_array().unwrap().len(),
                1
            );
        }
    });
}

#[test]
fn a_film_that_comes_after_the_token_has_lapsed_is_told_of_in_the_channel() {
    in_club(async |club| {
        let (result, film) = given_up(club).await;
        let lapsed = json!({
            "method": "PATCH", "path_contains": "@original", "fault": { "status": 401 },
        });
        club.post("faults", lapsed).await;
        let promised = club.press_on("aka", &result, &film).await;
        assert_eq!(promised["state"], "deferred", "{promised}");
        let late = say::table::film_late(club.mention("aka").await, GameId::new(1));
        let late = english(late);
        club.until("the word", |messages| {
            messages.last().is_some_and(|word| {
                text(word).contains(&late) && word["mentions"][0]["username"] == "aka"
            })
        })
        .await;
        // The film is stored, so the second press finds it.
        let promised = club.press_on("aka", &result, &film).await;
        let brought = club.wait_for_file(promised).await;
        assert_eq!(brought["state"], "answered", "{brought}");
    });
}
