//! Refusals and pages of rules on the wire: pictures, buttons and menus in private messages.

use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{in_club, text};
use crate::support::board::at;
use crate::support::words::english;

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
        club.press("shiro", say::challenge::button_accept()).await;
        club.newest_board().await;
        club.play("B4 C4 A3 D3 B2 C2 C3 B3").await;

        let refused = club.command("kuro", "play", json!({ "at": "C3" })).await;
        let refused = &refused["message"];
        assert!(!refused["only_for"].is_null(), "{refused}");
        let superko = english(say::refusal::superko(at("C3"), 7));
        assert!(text(refused).starts_with(&superko), "{refused}");
        let [now, earlier] = pictures(refused)[..] else {
            panic!("two pictures: {refused}");
        };
        let cross = english(say::help::alt_cross("C3".to_owned()));
        let squares = english(say::help::alt_square("B3 C3".to_owned()));
        assert!(now.contains(&cross) && earlier.contains(&squares));

        let read = say::refusal::button_read(say::help::superko_title());
        let page = club.press("kuro", read).await;
        let page = &page["message"];
        assert!(!page["only_for"].is_null(), "{page}");
        let told = english(say::help::superko());
        let first = told.lines().next().unwrap();
        assert!(text(page).contains(first), "{page}");
        assert_eq!(pictures(page).len(), 1);

        club.press("kuro", say::rules::contents_title()).await;
        let contents = club.press("kuro", say::rules::shelf_go()).await;
        let rows = contents["message"]["components"].as_array().unwrap();
        assert_eq!(rows.len(), 2, "a menu, and the ways to the other shelves");
        let rules = &rows[0]["components"][0]["custom_id"];
        let seki = json!({
            "as": "kuro", "message": page["id"], "custom_id": rules, "values": ["seki"],
        });
        let chosen = club.post("components", seki).await;
        let id = chosen["id"].as_str().unwrap().to_owned();
        let shown = club.settle(json!({ "id": id })).await;
        assert_eq!(shown["state"], "answered", "{shown}");
        let messages = club.messages("kuro").await;
        let page = messages
            .iter()
            .find(|message| message["id"] == page["id"])
            .unwrap();
        let told = english(say::help::seki());
        let first = told.lines().next().unwrap();
        assert!(text(page).contains(first), "{page}");
        let [picture] = pictures(page)[..] else {
            panic!("the picture takes the place of the one before: {page}");
        };
        let squares = english(say::help::alt_square("E1 E2 E3".to_owned()));
        assert!(picture.contains(&squares), "{picture}");
        let others = club.messages("shiro").await;
        let title = english(say::help::superko_title());
        assert!(!others.iter().any(|message| text(message).contains(&title)));
    });
}
