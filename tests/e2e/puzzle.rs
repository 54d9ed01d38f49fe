//! A puzzle on the wire: a public card, a private form and answer, and the count on the card.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{in_club, in_club_on_its_clock, text};
use crate::support::words::english;

/// The line about attempts of `members`, none of which has solved it.
fn attempts_line(members: usize) -> String {
    english(say::puzzle::tally(members, 0))
}

#[test]
fn a_puzzle_is_answered_privately_and_counted_on_its_card() {
    in_club(async |club| {
        let asked = json!({ "topic": "liberties", "level": 1 });
        club.command("kuro", "puzzle now", asked).await;
        let posted = club.press("kuro", say::puzzle::button_post_here()).await;
        let card = posted["message"].clone();
        assert!(card["only_for"].is_null(), "{card}");
        assert!(text(&card).contains(&attempts_line(0)), "{card}");
        assert_eq!(card["attachments"].as_array().unwrap().len(), 1);

        let form = club.press("shiro", say::rules::button_answer()).await;
        club.submit("shiro", &form, "99").await;
        club.until("the card counts it", |messages| {
            let found = messages.iter().find(|message| message["id"] == card["id"]);
            found.is_some_and(|card| text(card).contains(&attempts_line(1)))
        })
        .await;
        let seen = club.messages("kuro").await;
        assert_eq!(
            seen.len(),
            2,
            "kuro sees the card and what they solve alone, and nothing of what shiro answers: {seen:?}"
        );
        let told = club.messages("shiro").await;
        let told = told.last().unwrap();
        let wrong = english(say::rules::wrong());
        assert!(text(told).contains(&wrong), "{told}");
        assert_eq!(told["attachments"].as_array().unwrap().len(), 1);

        for _ in ["asked", "sure"] {
            club.press("kuro", say::puzzle::button_close()).await;
        }
        let said = english(say::puzzle::closed());
        let is_card = |message: &&Value| message["id"] == card["id"];
        club.until("the card says that the puzzle is closed", |messages| {
            let card = messages.iter().find(is_card);
            card.is_some_and(|card| text(card).contains(&said))
        })
        .await;
        let closed = club.messages("shiro").await;
        let closed = closed.iter().find(is_card);
        let closed = closed.expect("the card is still there");
        assert_eq!(closed["attachments"].as_array().unwrap().len(), 1);
    });
}

/// A file is uploaded to the playground, downloaded by the bot from its address, and posted as a puzzle.
#[test]
fn a_file_becomes_a_puzzle_and_what_is_none_is_told_of() {
    in_club(async |club| {
        let file = |text: &str| {
            let content = BASE64_STANDARD.encode(text);
            json!({ "file": { "filename": "mine.sgf", "content_base64": content }, "level": 2 })
        };
        let none = club
            .command("shiro", "puzzle create", file("(;SZ[5];B[aa];B[bb])"))
            .await;
        let told = &none["message"];
        assert_eq!(text(told), english(say::puzzle::sgf_turns()));
        assert!(!told["only_for"].is_null(), "{told}");
        let large = file(&" ".repeat(64 * 1024 + 1));
        let refused = club.command("shiro", "puzzle create", large).await;
        let too_large = english(say::refusal::file_too_large(64));
        assert_eq!(text(&refused["message"]), too_large);

        let study = "(;SZ[5]AB[bc][cb][dc]AW[cc](;B[cd])(;B[aa];W[cd]))";
        let waiting = club.command("shiro", "puzzle create", file(study)).await;
        let waiting = waiting["message"].clone();
        assert!(waiting["only_for"].is_null(), "{waiting}");
        let proposed = say::puzzle::proposed(club.mention("shiro").await);
        assert!(text(&waiting).contains(&english(proposed)), "{waiting}");
        // kuro runs the club.
        club.press("kuro", say::puzzle::button_post()).await;
        let seen = club.messages("aka").await;
        let card = seen.iter().find(|message| message["id"] == waiting["id"]);
        let card = card.expect("the card is still there");
        assert!(text(card).contains(&attempts_line(0)), "{card}");
        assert!(
            text(card).contains(&english(say::puzzle::level_of(2))),
            "{card}"
        );
        assert_eq!(card["attachments"].as_array().unwrap().len(), 1);
        let form = club.press("aka", say::rules::button_answer()).await;
        club.submit("aka", &form, "A5").await;
        club.until("the card counts it", |messages| {
            let found = messages.iter().find(|message| message["id"] == card["id"]);
            found.is_some_and(|card| text(card).contains(&attempts_line(1)))
        })
        .await;
        let told = club.messages("aka").await;
        let told = told.last().unwrap();
        let refuted = english(say::puzzle::refuted_line("A5 C2".to_owned()));
        assert!(text(told).contains(&refuted), "{told}");
        assert_eq!(told["attachments"].as_array().unwrap().len(), 1);
    });
}

/// The cards of puzzles of level 1 among what everybody sees.
fn cards(messages: &[Value]) -> Vec<&Value> {
    let level = english(say::puzzle::level_of(1));
    let is_puzzle = |message: &&Value| text(message).contains(&level);
    messages.iter().filter(is_puzzle).collect()
}

#[test]
fn a_daily_puzzle_comes_on_its_own_and_what_was_missed_comes_once() {
    in_club_on_its_clock(async |club| {
        let daily = json!({ "hour": "9", "topic": "liberties", "level": "1" });
        let set = club.command("kuro", "serveradmin puzzle", daily).await;
        assert_eq!(set["state"], "answered", "{set}");
        club.hours(24).await;
        club.until("the first puzzle", |messages| cards(messages).len() == 1)
            .await;
        let seen = club.messages("ao").await;
        let card = cards(&seen)[0].clone();
        assert!(card["interaction_metadata"].is_null(), "{card}");
        assert_eq!(card["attachments"].as_array().unwrap().len(), 1);
        let form = club.press("shiro", say::rules::button_answer()).await;
        club.submit("shiro", &form, "99").await;
        club.until("the card counts it", |messages| {
            text(cards(messages)[0]).contains(&attempts_line(1))
        })
        .await;

        club.stop_bot().await;
        let days = 3 * 24 * 3_600_000_u64;
        club.post("clock", json!({ "advance_ms": days })).await;
        club.start_bot().await;
        club.hours(0).await;
        club.until(
            "the old one is closed, and one new one has come",
            |messages| {
                let cards = cards(messages);
                let closed = english(say::puzzle::closed());
                cards.len() == 2 && text(cards[0]).contains(&closed)
            },
        )
        .await;
        club.hours(0).await;
        assert_eq!(cards(&club.messages("ao").await).len(), 2);
    });
}
