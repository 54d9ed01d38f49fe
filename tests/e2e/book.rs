//! A page of the rule book on the wire: its reader answers the exercise in a private form.

use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{Club, in_club, text};
use crate::support::board::points;
use crate::support::words::german;

/// The current message with the id of `page`, as kuro sees it.
async fn now(club: &Club, page: &Value) -> Value {
    let messages = club.messages("kuro").await;
    let found = messages.iter().find(|message| message["id"] == page["id"]);
    found.expect("the page is still there").clone()
}

#[test]
fn an_exercise_is_answered_privately_and_as_often_as_one_likes() {
    in_club(async |club| {
        let page = club
            .command(
                "kuro",
                "rules",
                json!({ "topic": "liberties", "language": "de" }),
            )
            .await;
        let page = &page["message"];
        assert!(!page["only_for"].is_null(), "{page}");
        let told = german(say::help::liberties());
        assert!(text(page).contains(told.lines().next().unwrap()), "{page}");
        assert_eq!(page["attachments"].as_array().unwrap().len(), 1);

        let tried = club.press("kuro", german(say::rules::button_try())).await;
        assert_eq!(tried["state"], "answered", "{tried}");
        let exercise = now(club, page).await;
        assert!(
            text(&exercise).contains(&german(say::rules::ask_liberties())),
            "{exercise}"
        );
        let files = exercise["attachments"].as_array().unwrap();
        assert_eq!(
            files.len(),
            1,
            "another picture in the place of the first: {exercise}"
        );
        assert_eq!(files[0]["filename"], "tengen-liberties-try.png");

        let answer = german(say::rules::button_answer());
        let form = club.press("kuro", &answer).await;
        club.submit("kuro", &form, "9").await;
        let wrong = now(club, page).await;
        let too_many = german(say::rules::not_liberties("more".to_owned(), 9));
        assert!(text(&wrong).contains(&too_many), "{wrong}");

        let form = club.press("kuro", &answer).await;
        club.submit("kuro", &form, " 8 ").await;
        let right = now(club, page).await;
        assert!(
            text(&right).contains(&german(say::rules::right())),
            "{right}"
        );
        let liberties = points("C6 B5 B4 E5 F4 D3 F3 E2");
        let why = german(say::rules::why_liberties(8, liberties));
        assert!(text(&right).contains(&why), "{right}");

        let next = say::rules::button_next(say::rules::chains_title());
        club.press("kuro", german(next)).await;
        let next = now(club, page).await;
        let files = next["attachments"].as_array().unwrap();
        assert_eq!(files.len(), 1, "one picture a part: {next}");
        assert_eq!(files[0]["filename"], "tengen-chains.png");
        assert!(
            club.messages("shiro").await.is_empty(),
            "nobody else sees any of it"
        );
    });
}
