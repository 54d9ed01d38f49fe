//! The log at its usual level names no member, whatever happens.

use serde_json::json;
use tengen::bot::kit::verb::Verb;
use tengen::i18n::say;
use tracing::Level;

use super::club::Club;
use crate::support::log::Log;

/// A game on a clock between members without direct messages, in a channel that is deleted in the end.
async fn evening() -> Vec<String> {
    let club = Club::on_its_clock().await;
    let mut names = Vec::new();
    for who in ["kuro", "shiro"] {
        let state = club.get(&format!("state?as={who}")).await;
        names.push(state["me"]["id"].as_str().unwrap().to_owned());
        names.push(who.to_owned());
        let chosen = json!({ "where": "direct", "summary": "9" });
        club.command(who, "me notices", chosen).await;
        let chosen = json!({ "preview": "off" });
        club.command(who, "me boards", chosen).await;
    }
    for who in ["kuro", "shiro"] {
        club.patch(&format!("users/{who}"), json!({ "direct_messages": false }))
            .await;
    }
    let offer = json!({ "where": "here", "opponent": "@shiro", "colour": "black", "size": 9, "clock": "2d" });
    club.command("kuro", "challenge", offer).await;
    club.press("shiro", say::challenge::button_accept()).await;
    club.command("kuro", "play", json!({ "at": "D4" })).await;
    club.command("shiro", "play", json!({ "at": "D4" })).await;
    // A reminder and both summaries are sent, and do not arrive.
    club.hours(30).await;
    club.command("shiro", "play", json!({ "at": "E5" })).await;
    let state = club.get("state?as=kuro").await;
    let channels = state["guilds"][0]["channels"].as_array().unwrap();
    let go = channels
        .iter()
        .find(|channel| channel["name"] == "go")
        .unwrap();
    club.delete(&format!("channels/{}", go["id"].as_str().unwrap()))
        .await;
    club.hours(60).await;
    club.command_in("kuro", "lobby", "games", json!({})).await;
    club.close().await;
    names
}

#[test]
fn the_log_tells_what_was_asked_and_names_nobody() {
    let log = Log::default();
    let _listening = log.listen();
    let ear = log.clone();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        // All threads of this runtime log here, apart from other tests.
        .on_thread_start(move || std::mem::forget(ear.listen()))
        .build()
        .unwrap();
    let names = runtime.block_on(evening());
    let lines = log.take();
    for line in &lines {
        let told = format!("{}{}", line.message, line.fields);
        let named = names.iter().find(|name| told.contains(name.as_str()));
        assert_eq!(named, None, "{line:?}");
    }
    for asked in [
        "/challenge",
        "/me",
        &format!("{:?} 1:1", Verb::Accept),
        "/play",
    ] {
        let is_such = |line: &&_| format!("{line:?}").contains(asked);
        let found = lines.iter().find(is_such);
        assert_eq!(found.map(|line| line.level), Some(Level::INFO), "{asked}");
    }
}
