//! Refusals and pages of rules on the wire: pictures, buttons and menus in private messages.

use serde_json::{Value, json};

use super::club::{in_club, text};

/// The descriptions of the pictures of a message.
fn pictures(message: &Value) -> Vec<&str> {
    let files = message["attachments"].as_array().unwrap();
    files
        .iter()
        .map(|file| file["description"].as_str().unwrap())
        .collect()
}

#[test]
fn a_refusal_has_its_pictures_and_leads_to_a_page_from_which_one_reads_on() {
    in_club(async |club| {
        let terms = json!({ "where": "here", "opponent": "@shiro", "size": "9", "rules": "chinese", "colour": "black" });
        club.command("kuro", "challenge", terms).await;
        club.press("shiro", "Accept").await;
        club.newest_board().await;
        club.play("B4 C4 A3 D3 B2 C2 C3 B3").await;

        let refused = club.command("kuro", "play", json!({ "at": "C3" })).await;
        let refused = &refused["message"];
        assert!(!refused["only_for"].is_null(), "{refused}");
        assert!(
            text(refused).starts_with("**Superko:** a stone on C3"),
            "{refused}"
        );
        let [now, earlier] = pictures(refused)[..] else {
            panic!("two pictures: {refused}");
        };
        assert!(now.contains("With a cross: C3.") && earlier.contains("With a square: B3 C3."));

        let page = club.press("kuro", "More about: Superko").await;
        let page = &page["message"];
        assert!(!page["only_for"].is_null(), "{page}");
        assert!(
            text(page).contains("Under area rules no stone may bring back"),
            "{page}"
        );
        assert_eq!(pictures(page).len(), 1);

        let menus = page["components"].as_array().unwrap();
        assert_eq!(menus.len(), 5);
        let rules = &menus[2]["components"][0]["custom_id"];
        let seki = json!({
            "as": "kuro", "message": page["id"], "custom_id": rules, "values": ["seki"],
        });
        let chosen = club.post("components", seki).await;
        let id = chosen["id"].as_str().unwrap().to_owned();
        let shown = club.settled(json!({ "id": id })).await;
        assert_eq!(shown["state"], "answered", "{shown}");
        let messages = club.messages("kuro").await;
        let page = messages
            .iter()
            .find(|message| message["id"] == page["id"])
            .unwrap();
        assert!(
            text(page).contains("share their last two liberties"),
            "{page}"
        );
        let [picture] = pictures(page)[..] else {
            panic!("the picture takes the place of the one before: {page}");
        };
        assert!(picture.contains("With a square: E1 E2 E3."), "{picture}");
        let others = club.messages("shiro").await;
        assert!(
            !others
                .iter()
                .any(|message| text(message).contains("Superko"))
        );
        club
    });
}
