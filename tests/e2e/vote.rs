//! A side that is many, on the wire: members vote, and the move that has won is made.

use serde_json::json;
use tengen::i18n::say;

use super::club::{in_club_on_its_clock, labels, text};
use crate::support::board::at;
use crate::support::words::english;

#[test]
fn members_vote_on_the_move_of_their_channel() {
    in_club_on_its_clock(async |club| {
        let terms = json!({ "size": "5", "hours": 1, "colour": "black" });
        let challenged = club.command("kuro", "vote against", terms).await;
        assert_eq!(challenged["state"], "answered", "{challenged}");
        club.press("shiro", say::challenge::button_accept()).await;
        let play = english(say::table::button_play());
        club.until("the first board", |messages| {
            let newest = messages.last();
            newest.is_some_and(|board| labels(board).contains(&play))
        })
        .await;
        let vote = english(say::vote::button_vote());
        let played = club.command("kuro", "play", json!({ "at": "C3" })).await;
        assert_eq!(played["state"], "answered", "{played}");
        club.until("the vote", |messages| {
            messages.iter().any(|told| labels(told).contains(&vote))
        })
        .await;
        let voted = club.command("shiro", "play", json!({ "at": "B2" })).await;
        assert_eq!(voted["state"], "answered", "{voted}");
        club.hours(2).await;
        let voters = "<@".to_owned();
        let closed = english(say::vote::closed(at("B2"), 1, 1, voters));
        club.until("what was voted for", |messages| {
            messages.iter().any(|told| text(told).starts_with(&closed))
        })
        .await;
        club
    });
}
