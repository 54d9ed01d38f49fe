//! The waiting side claims a game whose time is out, on the wire, and `tengen verify` reads its record.

use std::process::Command;

use serde_json::{Value, json};
use tengen::i18n::say;
use tengen::rules::Color;

use super::club::{Club, button, in_club_on_its_clock, labels, text};
use crate::support::words::english;

/// A game that White may claim, since Black's day is over.
async fn overdue(club: &Club) {
    let chosen = json!({ "overdue": "choose" });
    let noted = club.command("kuro", "serveradmin games", chosen).await;
    assert_eq!(noted["state"], "answered", "{noted}");
    let terms = json!({ "opponent": "@shiro", "size": "5", "colour": "black", "clock": "1d", "where": "here" });
    let challenged = club.command("kuro", "challenge", terms).await;
    assert_eq!(challenged["state"], "answered", "{challenged}");
    club.press("shiro", say::challenge::button_accept()).await;
    until_button(club, &english(say::table::button_play())).await;
    club.play("C3 B2").await;
    club.hours(25).await;
    until_button(club, &english(say::pace::button_claim())).await;
}

async fn until_button(club: &Club, label: &str) {
    club.until(label, |messages| {
        let newest = messages.last();
        newest.is_some_and(|message| labels(message).iter().any(|own| own == label))
    })
    .await;
}

/// The bytes of the record attached to `answer`.
async fn record(answer: &Value) -> Vec<u8> {
    let mut files = answer["message"]["attachments"].as_array().unwrap().iter();
    let is_record = |file: &&Value| file["filename"].as_str().unwrap().ends_with(".sgf");
    let url = files.find(is_record).expect("a record")["url"].as_str();
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let file = client.get(url.unwrap()).send().await.unwrap();
    file.bytes().await.unwrap().to_vec()
}

#[test]
fn who_waits_claims_the_game_after_a_question_that_goes_with_its_answer() {
    in_club_on_its_clock(async |club| {
        overdue(club).await;
        let asked = club.press("shiro", say::pace::button_claim()).await;
        let question = &asked["message"];
        assert!(!question["only_for"].is_null(), "{asked}");
        let sure = button(question, english(say::pace::button_claim())).unwrap();
        let answer = club.press_on("shiro", &question["id"], &sure).await;
        assert_eq!(answer["message"]["id"], question["id"], "{answer}");
        assert_eq!(labels(&answer["message"]), [""; 0], "{answer}");
        let [kuro, shiro] = [club.mention("kuro").await, club.mention("shiro").await];
        let won = english(say::pace::won_time(shiro, Color::White, kuro));
        club.until("the result", |messages| {
            messages
                .last()
                .is_some_and(|result| text(result).contains(&won))
        })
        .await;
        let answer = club.command("shiro", "game sgf", json!({})).await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.sgf");
        std::fs::write(&file, record(&answer).await).unwrap();
        let verified = Command::new(env!("CARGO_BIN_EXE_tengen"))
            .args(["verify", "--json"])
            .arg(&file)
            .output()
            .unwrap();
        let told: Value = serde_json::from_slice(&verified.stdout).unwrap();
        assert_eq!(
            (&told["moves"], &told["result"], &told["first_illegal"]),
            (&json!(2), &json!("W+T"), &Value::Null),
            "{told}"
        );
    });
}
