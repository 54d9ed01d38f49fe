//! A puzzle on the wire: a card for everybody, a form and its answer for one alone, and the card that counts it.

use serde_json::json;

use super::club::{in_club, text};

#[test]
fn a_puzzle_is_answered_privately_and_counted_on_its_card() {
    in_club(async |club| {
        let asked = json!({ "topic": "liberties", "level": 1 });
        let posted = club.command("kuro", "puzzle now", asked).await;
        let card = posted["message"].clone();
        assert!(card["only_for"].is_null(), "{card}");
        assert!(text(&card).contains("Tried: 0 · solved: 0"), "{card}");
        assert_eq!(card["attachments"].as_array().unwrap().len(), 1);

        let form = club.press("shiro", "Answer").await;
        club.submit("shiro", &form, "99").await;
        club.until("the card counts it", |messages| {
            let found = messages.iter().find(|message| message["id"] == card["id"]);
            found.is_some_and(|card| text(card).contains("Tried: 1 · solved: 0"))
        })
        .await;
        let seen = club.messages("kuro").await;
        assert_eq!(
            seen.len(),
            1,
            "kuro sees nothing of what shiro answers: {seen:?}"
        );
        let told = club.messages("shiro").await;
        let told = told.last().unwrap();
        assert!(text(told).contains("**Not quite.**"), "{told}");
        assert_eq!(told["attachments"].as_array().unwrap().len(), 1);

        club.press("kuro", "Close").await;
        let closed = club.messages("shiro").await;
        let closed = closed.iter().find(|message| message["id"] == card["id"]);
        let closed = closed.expect("the card is still there");
        assert!(text(closed).contains("This puzzle is closed."), "{closed}");
        assert_eq!(closed["attachments"].as_array().unwrap().len(), 1);
        club
    });
}
