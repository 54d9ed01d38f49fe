//! Without the permission to embed links, Discord shows none of the bot's cards: their content comes as text.

use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{Club, button, in_club_on_its_clock, labels, text};
use crate::support::words::english;

/// View, send, attach, read; no cards.
const BITS: u64 = (1 << 10) | (1 << 11) | (1 << 15) | (1 << 16);

async fn forbid(club: &Club) {
    let bits = json!({ "app_permissions": BITS.to_string() });
    club.patch("channels/go", bits).await;
}

fn is_cardless(message: &Value) -> bool {
    let remark = english(say::refusal::no_cards());
    message["embeds"] == json!([]) && text(message).contains(&remark)
}

#[test]
fn what_is_a_card_alone_comes_as_text_and_says_why() {
    in_club_on_its_clock(async |club| {
        forbid(club).await;
        let hour = json!({ "hour": "9", "topic": "liberties" });
        club.command("kuro", "serveradmin puzzle", hour).await;
        club.hours(25).await;
        club.until("the puzzle of the day", |messages| {
            let puzzle = messages.iter().find(|message| is_cardless(message));
            puzzle.is_some_and(|puzzle| {
                labels(puzzle).contains(&english(say::rules::button_answer()))
                    && !puzzle["attachments"].as_array().unwrap().is_empty()
            })
        })
        .await;
    });
}

#[test]
fn a_card_that_discord_takes_off_a_text_comes_below_it_as_text() {
    in_club_on_its_clock(async |club| {
        forbid(club).await;
        for member in [false, true] {
            club.patch("applications/tengen", json!({ "member": member }))
                .await;
        }
        let title = english(say::help::welcome_title());
        club.until("the greeting", |messages| {
            let greeting = messages.iter().find(|message| is_cardless(message));
            greeting.is_some_and(|greeting| {
                text(greeting).contains(&title)
                    && button(greeting, english(say::help::button_learn())).is_some()
            })
        })
        .await;
        assert_eq!(club.messages("ao").await.len(), 1, "and nothing twice");
    });
}
