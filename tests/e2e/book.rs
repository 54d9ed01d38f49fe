//! A page of the rule book on the wire: its exercise is answered in a form, by its reader alone.

use serde_json::{Value, json};

use super::club::{Club, in_club, text};

/// The message with that id, as kuro sees it now.
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
        assert!(
            text(page).contains("hat die schwarze Kette sechs Freiheiten"),
            "{page}"
        );
        assert_eq!(page["attachments"].as_array().unwrap().len(), 1);

        let tried = club.press("kuro", "Probier es aus").await;
        assert_eq!(tried["state"], "answered", "{tried}");
        let exercise = now(&club, page).await;
        assert!(
            text(&exercise).contains("Wie viele Freiheiten"),
            "{exercise}"
        );
        let files = exercise["attachments"].as_array().unwrap();
        assert_eq!(
            files.len(),
            1,
            "another picture in the place of the first: {exercise}"
        );
        assert_eq!(files[0]["filename"], "tengen-liberties-try.png");

        let form = club.press("kuro", "Antworten").await;
        club.submit("kuro", &form, "9").await;
        let wrong = now(&club, page).await;
        assert!(text(&wrong).contains("9 sind zu viele"), "{wrong}");

        let form = club.press("kuro", "Antworten").await;
        club.submit("kuro", &form, " 8 ").await;
        let right = now(&club, page).await;
        assert!(text(&right).contains("**Richtig!**"), "{right}");
        assert!(text(&right).contains("hat 8 Freiheiten"), "{right}");

        club.press("kuro", "Weiter: Ketten").await;
        let next = now(&club, page).await;
        assert_eq!(next["attachments"].as_array().unwrap().len(), 3, "{next}");
        assert!(
            club.messages("shiro").await.is_empty(),
            "nobody else sees any of it"
        );
        club
    });
}
