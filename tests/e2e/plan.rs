//! A planned answer on the wire: private when it is planned, public when it is made.

use serde_json::json;

use super::club::{in_club, text};

#[test]
fn a_plan_is_seen_by_its_player_alone_until_it_is_played() {
    in_club(async |club| {
        let terms =
            json!({ "where": "here", "opponent": "@shiro", "size": "9", "colour": "black" });
        club.command("kuro", "challenge", terms).await;
        club.press("shiro", "Accept").await;
        club.newest_board().await;
        club.play("C3").await;

        let plan = json!({ "they": "G7", "me": "G3", "line": "C7 C5" });
        let told = club.command("kuro", "ifthen", plan).await;
        let told = &told["message"];
        assert!(!told["only_for"].is_null(), "{told}");
        assert!(text(told).starts_with("Planned: G7 G3 C7 C5."), "{told}");
        assert_eq!(told["attachments"].as_array().unwrap().len(), 1);
        let others = club.messages("shiro").await;
        assert!(
            !others
                .iter()
                .any(|message| text(message).contains("Planned"))
        );

        club.command("shiro", "play", json!({ "at": "G7" })).await;
        let answered = "White played G7. Black answered G3 as planned.";
        club.until("the answer stands on the board", |messages| {
            messages
                .iter()
                .any(|message| text(message).contains(answered))
        })
        .await;
        club
    });
}
