//! Scheduled events: accepted ones, and Discord's refusals.

use serde_json::{Value, json};

use super::support::Club;

/// An event after the playground's time, which is 2027-01-15, 08:00 UTC.
fn event() -> Value {
    json!({
        "name": "Club evening", "description": "Come and play!", "privacy_level": 2,
        "entity_type": 3, "channel_id": null, "entity_metadata": { "location": "The Swan" },
        "scheduled_start_time": "2027-01-19T19:30:00Z", "scheduled_end_time": "2027-01-19T22:30:00Z",
        "recurrence_rule": {
            "start": "2027-01-19T19:30:00Z", "frequency": 2, "interval": 1, "by_weekday": [1],
        },
    })
}

async fn path(club: &Club) -> String {
    let state = club.console("GET", "state?as=kuro", Value::Null).await;
    let guild = state["guilds"][0]["id"].as_str().unwrap().to_owned();
    format!("guilds/{guild}/scheduled-events")
}

#[tokio::test]
async fn an_event_is_made_changed_and_taken_away() {
    let club = Club::open().await;
    let path = path(&club).await;
    let (status, made) = club.rest("POST", &path, event()).await;
    assert_eq!(status, 200, "{made}");
    let (_, me) = club.rest("GET", "users/@me", Value::Null).await;
    assert_eq!(made["creator_id"], me["id"]);
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    let later = json!({ "scheduled_start_time": "2027-01-19T20:00:00Z" });
    let (status, changed) = club.rest("PATCH", &one, later).await;
    assert_eq!((status, &changed["name"]), (200, &made["name"]));
    let (_, all) = club.rest("GET", &path, Value::Null).await;
    assert_eq!(all, json!([changed]));
    let state = club.console("GET", "state?as=aka", Value::Null).await;
    assert_eq!(state["guilds"][0]["events"], all);
    assert_eq!(club.rest("DELETE", &one, Value::Null).await.0, 204);
    assert_eq!(club.rest("GET", &one, Value::Null).await.1["code"], 10070);
}

#[tokio::test]
async fn what_is_wrong_is_named() {
    let club = Club::open().await;
    let path = path(&club).await;
    let wrong = [
        ("name", json!("x".repeat(101))),
        ("privacy_level", json!(1)),
        ("entity_type", json!(4)),
        ("channel_id", json!("5")),
        ("entity_metadata", json!({ "location": "" })),
        ("scheduled_start_time", json!("2027-01-15T08:00:00Z")),
        ("scheduled_start_time", json!("tomorrow")),
        ("scheduled_end_time", json!("2027-01-19T19:30:00Z")),
        ("scheduled_end_time", Value::Null),
        (
            "recurrence_rule",
            json!({ "start": "2027-01-19T19:30:00Z" }),
        ),
        ("recurrence_rule", rule(json!({ "by_weekday": [1, 2] }))),
        ("recurrence_rule", rule(json!({ "by_weekday": [7] }))),
        ("recurrence_rule", rule(json!({ "interval": 3 }))),
        ("recurrence_rule", rule(json!({ "count": 5 }))),
        (
            "recurrence_rule",
            rule(json!({ "by_n_weekday": [{ "n": 1, "day": 1 }] })),
        ),
        ("recurrence_rule", rule(json!({ "frequency": 1 }))),
    ];
    for (key, value) in wrong {
        let mut body = event();
        body[key] = value.clone();
        let (status, error) = club.rest("POST", &path, body).await;
        assert_eq!(
            (status, &error["code"]),
            (400, &json!(50035)),
            "{key} {value}"
        );
        assert!(!error["errors"][key].is_null(), "{key} {value}: {error}");
    }
    let mut monthly = event();
    monthly["recurrence_rule"] = json!({
        "start": "2027-01-19T19:30:00Z", "frequency": 1, "interval": 1,
        "by_n_weekday": [{ "n": 3, "day": 1 }],
    });
    assert_eq!(club.rest("POST", &path, monthly).await.0, 200);
}

#[tokio::test]
async fn an_event_in_a_channel_needs_one_of_its_kind_and_has_no_place() {
    let club = Club::open().await;
    let path = path(&club).await;
    let lobby = club.channel("lobby").await;
    let voice = json!({ "entity_type": 2, "channel_id": lobby, "entity_metadata": null });
    let mut event = event();
    for (key, value) in voice.as_object().unwrap() {
        event[key] = value.clone();
    }
    let (status, error) = club.rest("POST", &path, event.clone()).await;
    assert_eq!(status, 400, "people write there: {error}");
    assert!(!error["errors"]["channel_id"].is_null(), "{error}");
    club.console("PATCH", "channels/lobby", json!({ "type": 2 }))
        .await;
    let (status, made) = club.rest("POST", &path, event.clone()).await;
    assert_eq!((status, &made["entity_type"]), (200, &json!(2)), "{made}");
    event["entity_metadata"] = json!({ "location": "The Swan" });
    let (_, error) = club.rest("POST", &path, event.clone()).await;
    assert!(!error["errors"]["entity_metadata"].is_null(), "{error}");
    // The event moves to an external place again.
    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    event["entity_type"] = json!(3);
    event["channel_id"] = Value::Null;
    assert_eq!(club.rest("PATCH", &one, event).await.0, 200);
}

/// The weekly rule with something else in it.
fn rule(other: Value) -> Value {
    let mut rule = event()["recurrence_rule"].clone();
    for (key, value) in other.as_object().unwrap() {
        rule[key] = value.clone();
    }
    rule
}

#[tokio::test]
async fn an_event_that_is_over_is_gone_unless_it_repeats() {
    let club = Club::open().await;
    let path = path(&club).await;
    let mut once = event();
    once["recurrence_rule"] = Value::Null;
    for body in [event(), once] {
        assert_eq!(club.rest("POST", &path, body).await.0, 200);
    }
    let (_, all) = club.rest("GET", &path, Value::Null).await;
    assert_eq!(all.as_array().unwrap().len(), 2);
    let week = json!({ "advance_ms": 7 * 24 * 3_600_000_u64 });
    club.console("POST", "clock", week).await;
    let (_, all) = club.rest("GET", &path, Value::Null).await;
    assert_eq!(all.as_array().unwrap().len(), 1);
}
