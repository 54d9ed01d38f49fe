//! A planned answer on the wire: private when planned, public when played.

use crate::support::board::at;
use crate::support::words::english;
use serde_json::json;
use tengen::i18n::say;
use tengen::rules::Color;

use super::club::{in_club, text};

#[test]
fn a_plan_is_seen_by_its_player_alone_until_it_is_played() {
    in_club(async |club| {
        let terms =
            json!({ "where": "here", "opponent": "@shiro", "size": "9", "colour": "black" });
        club.command("kuro", "challenge", terms).await;
        club.press("shiro", say::challenge::button_accept()).await;
        club.newest_board().await;
        club.play("C3").await;

        let plan = json!({ "if": "G7", "then": "G3", "line": "C7 C5" });
        let told = club.command("kuro", "game if-then", plan).await;
        let told = &told["message"];
        assert!(!told["only_for"].is_null(), "{told}");
        assert!(
            text(told).starts_with(&english(say::plan::added("G7 G3 C7 C5".to_owned()))),
            "{told}"
        );
        assert_eq!(told["attachments"].as_array().unwrap().len(), 1);
        let others = club.messages("shiro").await;
        assert!(!others.iter().any(|message| {
            text(message).contains(&english(say::plan::added("G7 G3 C7 C5".to_owned())))
        }));

        club.command("shiro", "play", json!({ "at": "G7" })).await;
        let answered = english(say::plan::after(
            say::table::played(Color::White, at("G7")),
            say::plan::played_as_planned(Color::Black, at("G3")),
        ));
        club.until("the answer stands on the board", |messages| {
            messages
                .iter()
                .any(|message| text(message).contains(&answered))
        })
        .await;
    });
}
