//! The bot's own emojis: registered once, and sent in place of stones in texts.

use serde_json::json;
use tengen::i18n::say;

use super::club::{GO, in_club};

#[test]
fn stones_in_texts_are_emojis_that_are_registered_once() {
    in_club(async |club| {
        let create = json!({ "name": "Cup", "system": "knock-out", "size": 9 });
        club.command("kuro", "tournament create", create).await;
        for who in ["kuro", "shiro"] {
            club.press(who, say::tournament::button_enter()).await;
        }
        club.press("kuro", say::tournament::button_pair(1)).await;
        let proposal = club.messages("kuro").await.pop().expect("a proposal");
        let told = proposal.to_string();
        let number = told.split("<:black_stone:").nth(1).expect("an emoji");
        let number: String = number.chars().take_while(char::is_ascii_digit).collect();
        assert!(
            told.contains("<:white_stone:") && !told.contains('⚪'),
            "{told}"
        );
        let picture = format!("{}/emojis/{number}.png", club.playground.url());
        let picture = reqwest::get(picture).await.unwrap();
        assert_eq!(picture.headers()["content-type"], "image/png");

        club.stop_bot().await;
        club.start_bot().await;
        let board = club.command("kuro", "tournament show", json!({})).await;
        assert_eq!(board["state"], "answered", "{board}");
        let log = std::fs::read_to_string(&club.traffic).unwrap();
        let is_added = |line: &&str| line.contains("\"POST\"") && line.contains("/emojis");
        assert_eq!(
            log.lines().filter(is_added).count(),
            2,
            "one for each colour, and not again after a restart"
        );
        let messages = club.messages_in("kuro", GO).await;
        assert!(!messages.is_empty());
    });
}
