//! The program as an opponent on the wire: it is named like a member, and moves by itself.

use serde_json::json;
use tengen::i18n::say;
use tengen::rules::Color;

use super::club::{in_club, labels, text};
use crate::support::board::at;
use crate::support::words::english;

#[test]
fn the_bot_itself_is_challenged_by_its_name_and_answers_a_move() {
    in_club(async |club| {
        let terms = json!({ "where": "here", "opponent": "@tengen", "level": 2, "size": "5", "colour": "black" });
        let challenged = club.command("kuro", "challenge", terms).await;
        assert_eq!(challenged["state"], "answered", "{challenged}");
        let name = english(say::opponent::name(2));
        club.until("the first board", |messages| {
            messages.last().is_some_and(|board| {
                text(board).contains(&name)
                    && labels(board).contains(&english(say::table::button_play()))
            })
        })
        .await;
        let played = club.command("kuro", "play", json!({ "at": "C3" })).await;
        assert_eq!(played["state"], "answered", "{played}");
        // The point is the program's choice.
        let moved = english(say::table::moved(2, Color::White, at("A1")));
        let moved = moved.split("A1").next().unwrap().to_owned();
        club.until("its answer", |messages| {
            let newest = messages.last();
            newest.is_some_and(|board| text(board).contains(&moved))
        })
        .await;
        // Either side may lead, and any point may be the hint.
        let level = english(say::count::level());
        let estimate = english(say::opponent::estimate_of(say::count::level()));
        let hint = english(say::opponent::hint_play(at("A1")));
        let hint = hint.split("A1").next().unwrap();
        for (command, words) in [
            ("game estimate", estimate.strip_prefix(&level).unwrap()),
            ("game hint", hint),
        ] {
            let told = club.command("kuro", command, json!({})).await;
            let message = club.wait_for_file(told).await["message"].clone();
            assert!(!message["only_for"].is_null(), "{command}: {message}");
            assert!(text(&message).contains(words), "{command}: {message}");
            let picture = &message["attachments"][0];
            assert_eq!(picture["content_type"], "image/png", "{command}: {message}");
            assert!(picture["description"].is_string(), "{command}: {message}");
        }
    });
}
