//! Interactions with unknown fields and values, as future versions of Discord may send them: each is answered.

use axum::extract::ws::Message;
use serde_json::{Value, json};
use tengen::i18n::say;

use super::fake::{APPLICATION, Fake, with_bot};
use crate::support::words::{english, german};

const KURO: &str = "201";

fn user(id: &str) -> Value {
    json!({
        "id": id, "username": format!("user{id}"), "global_name": null, "discriminator": "0",
        "avatar": null, "bot": false, "public_flags": 0, "primary_guild": null,
        "avatar_decoration_data": null, "collectibles": null, "clan": null,
    })
}

fn member(id: &str) -> Value {
    json!({
        "nick": null, "roles": ["5"], "joined_at": "2026-01-01T00:00:00Z", "flags": 0,
        "permissions": "2248473465835073", "pending": false, "deaf": false, "mute": false,
        "avatar": null, "banner": null, "premium_since": null,
        "communication_disabled_until": null, "unusual_dm_activity_until": null, "user": user(id),
    })
}

/// An interaction with everything that Discord sends.
fn interaction(kind: u64, data: Value) -> Value {
    json!({
        "id": "1", "application_id": APPLICATION, "type": kind, "token": "token", "version": 1,
        "data": data, "guild_id": "300", "guild": { "id": "300", "locale": "en-US", "features": [] },
        "guild_locale": "en-US", "channel_id": "400",
        "channel": {
            "id": "400", "type": 0, "name": "go", "guild_id": "300", "parent_id": "399",
            "permissions": "2248473465835073", "flags": 0, "last_message_id": "1", "nsfw": false,
            "position": 1, "rate_limit_per_user": 0, "topic": null,
        },
        "member": member(KURO), "app_permissions": "2248473465835073", "locale": "en-US",
        "entitlements": [], "entitlement_sku_ids": [], "context": 0,
        "authorizing_integration_owners": { "0": "300", "1": KURO },
        "attachment_size_limit": 10_485_760,
    })
}

/// A command with a user among its options.
fn command() -> Value {
    interaction(
        2,
        json!({
            "id": "9", "name": "games", "type": 1, "guild_id": "300",
            "resolved": { "users": { "202": user("202") }, "members": { "202": { "nick": "shiro", "permissions": "0" } } },
            "options": [{ "name": "player", "type": 6, "value": "202" }],
        }),
    )
}

fn suggestions() -> Value {
    let options = json!([{ "name": "at", "type": 3, "value": "D", "focused": true }]);
    interaction(
        4,
        json!({ "id": "9", "name": "play", "type": 1, "options": options }),
    )
}

fn message() -> Value {
    json!({
        "id": "500", "type": 20, "channel_id": "400", "content": "", "flags": 0, "author": user(APPLICATION),
        "components": [{ "type": 17, "id": 1, "components": [] }], "embeds": [], "attachments": [],
        "timestamp": "2026-01-01T00:00:00Z", "mentions": [], "pinned": false, "tts": false,
        "interaction_metadata": {
            "id": "2", "type": 5, "user": user(KURO),
            "authorizing_integration_owners": { "0": "300" },
            "triggering_interaction_metadata": { "id": "3", "type": 3, "user": user(KURO) },
        },
    })
}

fn press() -> Value {
    let mut press = interaction(
        3,
        json!({ "id": 2, "custom_id": "v1:nothing", "component_type": 2 }),
    );
    press["message"] = message();
    press
}

fn choice() -> Value {
    let data = json!({ "id": 2, "custom_id": "v1:nothing", "component_type": 3, "values": ["a"] });
    let mut choice = interaction(3, data);
    choice["message"] = message();
    choice
}

fn form() -> Value {
    let row = json!({ "type": 1, "id": 1, "components": [{ "type": 4, "id": 2, "custom_id": "at", "value": "D4" }] });
    let label = json!({ "type": 18, "id": 3, "component": { "type": 3, "id": 4, "custom_id": "how", "values": ["a"] } });
    let mut form = interaction(
        5,
        json!({ "custom_id": "v1:nothing", "components": [row, label], "resolved": {} }),
    );
    form["message"] = message();
    form
}

/// The JSON pointers of all fields in `value`.
fn places(value: &Value) -> Vec<String> {
    let fields: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| (key.clone(), value))
            .collect(),
        Value::Array(list) => (0..).map(|at: usize| at.to_string()).zip(list).collect(),
        _ => Vec::new(),
    };
    let mut found = Vec::new();
    for (key, below) in fields {
        found.push(format!("/{key}"));
        found.extend(
            places(below)
                .into_iter()
                .map(|place| format!("/{key}{place}")),
        );
    }
    found
}

fn without(interaction: &Value, place: &str) -> Value {
    let mut without = interaction.clone();
    let (parent, key) = place.rsplit_once('/').unwrap();
    match without.pointer_mut(parent).unwrap() {
        Value::Object(fields) => drop(fields.remove(key)),
        Value::Array(list) => drop(list.remove(key.parse().unwrap())),
        other => panic!("{other}"),
    }
    without
}

fn with(interaction: &Value, place: &str, value: Value) -> Value {
    let mut with = interaction.clone();
    *with.pointer_mut(place).unwrap() = value;
    with
}

/// A replacement for a value that Discord may extend: a kind, flags, permissions, a language.
fn unheard_of(place: &str, value: &Value) -> Option<Value> {
    match value {
        Value::Number(_) => Some(json!(4_000_000_000_000_u64)),
        Value::String(_) if place.ends_with("permissions") => {
            Some(json!("1208925819614629174706175"))
        }
        Value::String(_) if place.ends_with("locale") => Some(json!("xx-YY")),
        _ => None,
    }
}

/// Whether a useful answer needs it.
fn is_needed(place: &str) -> bool {
    const NEEDED: &[&str] = &[
        "/type",
        "/data",
        "/data/type",
        "/data/name",
        "/data/custom_id",
        "/application_id",
        "/member",
        "/member/user",
        "/member/user/id",
        "/message",
        "/message/id",
        "/data/options/0/name",
        "/data/options/0/value",
        "/data/resolved/users/202/id",
        "/data/options/0/type",
    ];
    NEEDED.contains(&place)
}

/// Every variant of `interaction`, with the changed place.
fn variants(interaction: &Value) -> Vec<(String, Value)> {
    let mut variants = vec![("nothing".to_owned(), interaction.clone())];
    for place in places(interaction) {
        // An answer is impossible without these.
        if ["/id", "/token"].contains(&place.as_str()) {
            continue;
        }
        let value = interaction.pointer(&place).unwrap();
        variants.push((place.clone(), without(interaction, &place)));
        let is_in_a_list = place.ends_with(|last: char| last.is_ascii_digit());
        if !is_in_a_list {
            variants.push((place.clone(), with(interaction, &place, Value::Null)));
        }
        if let Some(unheard_of) = unheard_of(&place, value) {
            variants.push((place.clone(), with(interaction, &place, unheard_of)));
        }
        if let Value::Object(fields) = value {
            let mut fields = fields.clone();
            fields.insert("brand_new".to_owned(), json!({ "what": [1, "two"] }));
            variants.push((place.clone(), with(interaction, &place, fields.into())));
        }
    }
    let mut new = interaction.clone();
    new["brand_new"] = json!({ "what": [1, "two"] });
    variants.push(("brand_new".to_owned(), new));
    variants
}

#[test]
fn nothing_that_is_new_unknown_or_missing_loses_an_interaction() {
    with_bot(async |fake, _| {
        let unreadable = english(say::refusal::unreadable());
        let mut sent = 0;
        for (name, interaction) in [
            ("command", command()),
            ("suggestions", suggestions()),
            ("press", press()),
            ("choice", choice()),
            ("form", form()),
        ] {
            let variants = variants(&interaction);
            assert!(variants.len() > 100, "{name}: {}", variants.len());
            for (place, mut variant) in variants {
                sent += 1;
                let id = 10_000 + sent;
                variant["id"] = json!(id.to_string());
                variant["token"] = json!(format!("token{id}"));
                fake.send(variant.clone());
                let path = format!("/interactions/{id}/token{id}/callback");
                let answer = fake.bodies(&path, 1).await.remove(0);
                let apology = content(&answer).starts_with(&unreadable);
                assert!(
                    !apology || is_needed(&place),
                    "{name} that differs at {place}: {variant:#} {answer}"
                );
                if name == "suggestions" && variant["type"] == 4 {
                    assert_eq!(answer["type"], 8, "{answer}");
                }
            }
        }
    });
}

fn content(answer: &Value) -> &str {
    answer["data"]["content"].as_str().unwrap_or_default()
}

#[test]
fn an_interaction_of_a_new_kind_is_answered_in_the_readers_language() {
    with_bot(async |fake, _| {
        for kind in [1, 6, 250] {
            let mut new = interaction(kind, json!({}));
            new["id"] = json!(kind.to_string());
            new["locale"] = json!("de");
            fake.send(new);
            let path = format!("/interactions/{kind}/token/callback");
            let answer = fake.bodies(&path, 1).await.remove(0);
            assert_eq!(answer["data"]["flags"], 64);
            assert_eq!(content(&answer), german(say::refusal::unreadable()));
        }
    });
}

#[test]
fn what_is_no_interaction_at_all_ends_nothing() {
    with_bot(async |fake, _| {
        for nonsense in [
            json!(null),
            json!([]),
            json!("text"),
            json!({}),
            json!({ "id": "0", "token": "t" }),
        ] {
            fake.send(nonsense);
        }
        for nonsense in [
            "",
            "{",
            "not JSON",
            "[]",
            "{}",
            r#"{"op":"?"}"#,
            r#"{"op":99}"#,
        ] {
            fake.send_raw(Message::text(nonsense));
        }
        fake.send_raw(Message::binary(vec![0xff; 99]));
        fake.send(press());
        fake.bodies("/interactions/1/token/callback", 1).await;
        assert_eq!(fake.bodies_now("/callback").len(), 1);
        assert_eq!(fake.payloads().len(), 1, "one connection, and one session");
    });
}

fn challenge() -> Value {
    let data = json!({ "id": "9", "name": "challenge", "type": 1, "options": [{ "name": "size", "type": 3, "value": "9" }] });
    interaction(2, data)
}

/// The bot's two answers if Discord refuses the first.
async fn answered_twice(fake: &Fake, interaction: Value) -> [Value; 2] {
    let path = format!(
        "/interactions/{}/{}/callback",
        interaction["id"].as_str().unwrap(),
        interaction["token"].as_str().unwrap()
    );
    fake.answer(
        &path,
        400,
        json!({ "code": 50035, "message": "Invalid Form Body" }),
    );
    fake.send(interaction);
    fake.bodies(&path, 2).await.try_into().unwrap()
}

#[test]
fn a_refused_answer_is_followed_by_a_plain_one_that_says_what_was_done() {
    with_bot(async |fake, _| {
        let [meant, plain] = answered_twice(fake, challenge()).await;
        assert!(meant["data"]["flags"].is_null(), "{meant}");
        assert_eq!(plain["data"]["flags"], 64);
        let done = english(say::refusal::refused_but_done());
        assert_eq!(content(&plain), done);
        assert_eq!(plain["data"]["components"], json!([]));

        let mut looked = command();
        looked["id"] = json!("2");
        let [_, plain] = answered_twice(fake, looked).await;
        let perhaps = english(say::refusal::refused_perhaps_done());
        assert_eq!(content(&plain), perhaps);
    });
}

#[test]
fn an_answer_on_a_slow_line_is_not_broken_off() {
    with_bot(async |fake, _| {
        fake.slow("/callback", 2000);
        fake.send(press());
        let asked = fake.until("the answer's end", |fake| {
            (fake.finished() == 1).then(|| fake.bodies_now("/callback").len())
        });
        assert_eq!(asked.await, 1);
    });
}

#[test]
fn an_answer_that_came_too_late_or_twice_is_followed_by_nothing() {
    with_bot(async |fake, _| {
        for (id, code) in [("1", 10_062), ("2", 40_060)] {
            let mut press = press();
            press["id"] = json!(id);
            fake.answer("/callback", 404, json!({ "code": code, "message": "no" }));
            fake.send(press);
            fake.bodies(&format!("/interactions/{id}/"), 1).await;
        }
        let mut last = press();
        last["id"] = json!("3");
        fake.send(last);
        fake.bodies("/interactions/3/", 1).await;
        assert_eq!(fake.bodies_now("/callback").len(), 3);
    });
}

/// The bot's answer to `interaction`.
async fn ask(fake: &Fake, id: &str, mut interaction: Value) -> Value {
    interaction["id"] = json!(id);
    fake.send(interaction);
    fake.bodies(&format!("/interactions/{id}/"), 1)
        .await
        .remove(0)
}

#[test]
fn where_the_bot_is_no_member_and_may_attach_nothing_the_board_comes_as_text() {
    const ATTACH: u64 = 1 << 15;
    with_bot(async |fake, _| {
        let challenged = ask(fake, "1", challenge()).await;
        let mut accept = press();
        accept["member"] = member("203");
        accept["data"]["custom_id"] =
            challenged["data"]["components"][0]["components"][0]["custom_id"].clone();
        ask(fake, "2", accept).await;
        let below = json!([{ "name": "board", "type": 1, "options": [] }]);
        let data = json!({ "id": "9", "name": "game", "type": 1, "options": below });
        let mut board = interaction(2, data);
        board["authorizing_integration_owners"] = json!({ "1": KURO });
        let seen = ask(fake, "3", board.clone()).await;
        assert_eq!(
            seen["data"]["attachments"].as_array().unwrap().len(),
            1,
            "{seen}"
        );
        board["app_permissions"] = json!((2_248_473_465_835_073 & !ATTACH).to_string());
        let read = ask(fake, "4", board).await;
        assert_eq!(read["data"]["attachments"], json!([]), "{read}");
        assert!(content(&read).contains("```"), "{read}");
    });
}

#[test]
fn an_answer_that_discord_hides_does_not_stand_and_says_why() {
    let hidden = [
        json!({ "interaction": { "response_message_ephemeral": true }, "resource": { "message": { "id": "900" } } }),
        json!({ "interaction": {}, "resource": { "message": { "id": "900", "flags": 64 } } }),
    ];
    for receipt in hidden {
        with_bot(async |fake, running| {
            let mut challenge = challenge();
            challenge["authorizing_integration_owners"] = json!({ "1": KURO });
            fake.answer("/callback", 200, receipt.clone());
            fake.send(challenge);
            let follow_up = format!("POST /api/v10/webhooks/{APPLICATION}/token");
            let told = fake.bodies(&follow_up, 1).await.remove(0);
            assert_eq!(told["flags"], 64);
            assert_eq!(told["content"], english(say::refusal::hidden()));
            let game = tengen::game::GameId::new(1);
            let stands = running.store.board_message(game).await.unwrap();
            let stands = stands.map(|board| board.message.get());
            assert_ne!(stands, Some(900), "nobody else sees it");
        });
    }
}
