//! A team on the wire: members vote, and the winning move is played.

use serde_json::{Value, json};
use tengen::i18n::say;

use super::club::{in_club_on_its_clock, labels, text};
use crate::support::board::at as point;
use crate::support::words::english;

#[test]
fn members_vote_on_the_move_of_their_channel() {
    in_club_on_its_clock(async |club| {
        let terms = json!({ "size": "5", "hours": 1, "colour": "black" });
        let challenged = club.command("kuro", "together against", terms).await;
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
    });
}

#[test]
fn members_of_two_channels_play_one_another() {
    in_club_on_its_clock(async |club| {
        club.post("channels", json!({ "name": "lobby" })).await;
        let terms = json!({
            "channel": "lobby", "size": "5", "hours": 1, "colour": "white", "where": "here",
        });
        let challenged = club.command("kuro", "together match", terms).await;
        assert_eq!(challenged["state"], "answered", "{challenged}");
        let accept = english(say::challenge::button_accept());
        let is_card = |told: &Value| labels(told).contains(&accept);
        club.until_in("lobby", "the challenge", |told| told.iter().any(is_card))
            .await;
        club.press_in("shiro", "lobby", &accept).await;
        let vote = english(say::vote::button_vote());
        let is_vote = |told: &Value| labels(told).contains(&vote);
        club.until_in("lobby", "the vote", |told| told.iter().any(is_vote))
            .await;
        let at = json!({ "at": "C3" });
        let voted = club.command_in("shiro", "lobby", "play", at).await;
        assert_eq!(voted["state"], "answered", "{voted}");
        club.hours(2).await;
        let closed = english(say::vote::closed(point("C3"), 1, 1, "<@".to_owned()));
        let is_closed = |told: &Value| text(told).contains(&closed);
        club.until_in("lobby", "what was voted for", |told| {
            told.iter().any(is_closed)
        })
        .await;
    });
}
