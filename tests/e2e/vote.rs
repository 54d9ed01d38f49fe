//! A side that is many, on the wire: members vote, and the move that has won is made.

use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{in_club_on_its_clock, labels, text};
use crate::support::board::at as point;
use crate::support::words::english;

#[test]
fn members_vote_on_the_move_of_their_channel() {
    in_club_on_its_clock(async |club| {
        let terms = json!({ "size": "5", "hours": 1, "colour": "black" });
        let challenged = club.command("kuro", "vote against", terms).await;
        assert_eq!(challenged["state"], "answered", "{challenged}");
        club.press("shiro", say::challenge::button_accept()).await;
        let thread = club.thread().await;
        let play = english(say::table::button_play());
        let is_board = |told: &Value| labels(told).contains(&play);
        club.until_in(&thread, "the first board", |told| told.iter().any(is_board))
            .await;
        let at = |point: &str| json!({ "at": point });
        let played = club.command_in("kuro", &thread, "play", at("C3")).await;
        assert_eq!(played["state"], "answered", "{played}");
        let vote = english(say::vote::button_vote());
        let is_vote = |told: &Value| labels(told).contains(&vote);
        club.until_in(&thread, "the vote", |told| told.iter().any(is_vote))
            .await;
        let voted = club.command_in("shiro", &thread, "play", at("B2")).await;
        assert_eq!(voted["state"], "answered", "{voted}");
        club.hours(2).await;
        let voters = "<@".to_owned();
        let closed = english(say::vote::closed(point("B2"), 1, 1, voters));
        let is_closed = |told: &Value| text(told).starts_with(&closed);
        club.until_in(&thread, "what was voted for", |told| {
            told.iter().any(is_closed)
        })
        .await;
        club
    });
}
