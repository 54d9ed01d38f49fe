//! Registering commands, and using them as a member.

use serde_json::{Value, json};

use super::support::{Club, Gateway};

#[tokio::test]
async fn a_bad_definition_names_each_field() {
    let club = Club::open().await;
    let app = club.register().await;
    let command = json!({
        "name": "Play", "description": "",
        "options": [
            { "type": 3, "name": "at", "description": "where" },
            { "type": 3, "name": "at", "description": "where", "required": true },
        ],
    });
    let path = format!("applications/{app}/commands");
    let (status, error) = club.rest("POST", &path, command).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)));
    let errors = &error["errors"];
    for path in [
        "/name",
        "/description",
        "/options/1/name",
        "/options/1/required",
    ] {
        assert!(
            errors.pointer(&format!("{path}/_errors")).is_some(),
            "{path}: {errors}"
        );
    }
}

#[tokio::test]
async fn a_bulk_overwrite_replaces_the_list_and_keeps_known_ids() {
    let club = Club::open().await;
    let app = club.register().await;
    let path = format!("applications/{app}/commands");
    let (_, before) = club.rest("GET", &path, Value::Null).await;
    let list = json!([
        { "name": "play", "description": "Play", "name_localizations": { "de": "spielen" } },
        { "name": "Challenge to Go", "type": 2 },
    ]);
    let (status, after) = club.rest("PUT", &path, list).await;
    assert_eq!((status, after.as_array().unwrap().len()), (200, 2));
    assert_eq!(after[0]["id"], before[0]["id"]);
    club.console("PATCH", "users/shiro", json!({ "locale": "de" }))
        .await;
    let seen = club
        .console("GET", "commands?as=shiro&channel=go", Value::Null)
        .await;
    assert_eq!(seen["commands"][0]["name_localized"], "spielen");
    assert_eq!(club.rest("PUT", &path, json!([])).await, (200, json!([])));
}

#[tokio::test]
async fn a_user_option_is_resolved() {
    let club = Club::open().await;
    let app = club.register().await;
    let command = json!({
        "name": "challenge", "description": "Challenge",
        "options": [{ "type": 6, "name": "opponent", "description": "whom" }],
    });
    club.rest("POST", &format!("applications/{app}/commands"), command)
        .await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.identify(&club.token).await;
    let body = json!({ "as": "kuro", "channel": "go", "command": "challenge",
                       "options": { "opponent": "shiro" } });
    club.console("POST", "commands", body).await;
    let data = gateway.until("INTERACTION_CREATE").await["d"]["data"].clone();
    let id = data["options"][0]["value"].as_str().unwrap();
    assert_eq!(data["resolved"]["users"][id]["username"], "shiro");
    assert!(data["resolved"]["members"][id]["permissions"].is_string());
}

#[tokio::test]
async fn a_bulk_overwrite_keeps_the_entry_point_that_discord_made() {
    let club = Club::open().await;
    let app = club.register().await;
    let path = format!("applications/{app}/commands");
    club.console(
        "PATCH",
        &format!("applications/{app}"),
        json!({ "entry_point": true }),
    )
    .await;
    let play = json!({ "name": "play", "description": "Play a stone" });
    let (status, error) = club.rest("PUT", &path, json!([play])).await;
    assert_eq!((status, &error["code"]), (400, &json!(50240)));
    let (_, list) = club.rest("GET", &path, Value::Null).await;
    let launch = list.as_array().unwrap().iter().find(|one| one["type"] == 4);
    let launch = launch.expect("Discord made it").clone();
    assert_eq!(launch["handler"], 2);
    let (status, kept) = club.rest("PUT", &path, json!([play, launch])).await;
    assert_eq!((status, &kept[1]["id"]), (200, &launch["id"]), "{kept}");
    // Clients show it apart from typed commands.
    let seen = club
        .console("GET", "commands?as=shiro&channel=go", Value::Null)
        .await;
    assert_eq!(seen["commands"].as_array().unwrap().len(), 1);
    let path = format!("{path}/{}", launch["id"].as_str().unwrap());
    assert_eq!(club.rest("DELETE", &path, Value::Null).await.0, 204);
}

#[tokio::test]
async fn what_comes_back_carries_the_defaults_that_discord_fills_in() {
    let club = Club::open().await;
    let app = club.register().await;
    let (_, commands) = club
        .rest("GET", &format!("applications/{app}/commands"), Value::Null)
        .await;
    assert_eq!(commands[0]["dm_permission"], true);
    let path = format!("channels/{}/messages", club.channel("go").await);
    let menu =
        json!({ "type": 3, "custom_id": "more", "options": [{ "label": "a", "value": "a" }] });
    let rows = json!([{ "type": 1, "components": [menu] }]);
    let (_, message) = club
        .rest("POST", &path, json!({ "components": rows }))
        .await;
    let menu = &message["components"][0]["components"][0];
    assert_eq!(
        (&menu["min_values"], &menu["max_values"]),
        (&json!(1), &json!(1))
    );
    for path in ["applications/@me", "oauth2/applications/@me"] {
        let (_, app) = club.rest("GET", path, Value::Null).await;
        for number in [
            "approximate_user_authorization_count",
            "explicit_content_filter",
        ] {
            assert!(app[number].is_u64(), "{number}: {app}");
        }
        assert!(app["flags_new"].is_string() && app["eligible_oauth2_scopes"].is_array());
    }
}
