//! A moderator's ruling on the wire.

use crate::support::words::english;
use serde_json::json;
use tengen::i18n::{Quote, say};
use tengen::rules::Color;

use super::club::{in_club, text};

#[test]
fn a_ruling_is_asked_about_and_told_with_its_reason() {
    in_club(async |club| {
        club.table("go", 5).await;
        // The owner of the playground's server plays, and is its administrator.
        let options = json!({ "game": "1", "colour": "white" });
        let question = club.command("kuro", "moderate forfeit", options).await;
        let asked = &question["message"];
        assert!(!asked["only_for"].is_null(), "{question}");
        assert!(
            text(asked).contains(&english(say::people::ruling_question(
                say::command::ruling_forfeits(Color::White)
            ))),
            "{asked}"
        );
        assert_eq!(asked["attachments"][0]["content_type"], "image/png");
        let form = club
            .press("kuro", say::command::ruling_forfeits(Color::White))
            .await;
        let ruled = club.submit("kuro", &form, "**No** show").await;
        let told = text(&ruled["message"]);
        assert!(ruled["message"]["only_for"].is_null(), "{ruled}");
        let [kuro, shiro] = [club.mention("kuro").await, club.mention("shiro").await];
        let won = say::table::won_forfeit(kuro.clone(), Color::Black, shiro);
        assert!(told.contains(&english(won)), "{told}");
        let ruled = [
            say::people::ruled_by_player(kuro),
            say::people::ruling_reason(Quote::new("**No** show")),
        ];
        assert!(told.contains(&ruled.map(english).join("\n")), "{told}");
    });
}
