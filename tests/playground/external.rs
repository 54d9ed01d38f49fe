//! Applications that are installed by a user, not on the server.

use serde_json::{Value, json};

use super::support::{Club, Gateway, Interaction};

/// The bot's membership in the server.
#[derive(PartialEq)]
enum Place {
    Member,
    Stranger,
}

/// A command that a user has installed is used in #go.
async fn use_command(club: &Club, who: &str, bot: Place) -> (Gateway, Interaction) {
    let app = club.register().await;
    let command = json!({ "name": "anywhere", "description": "Play", "contexts": [0, 1, 2],
                          "integration_types": [0, 1] });
    club.rest("POST", &format!("applications/{app}/commands"), command)
        .await;
    let member = json!({ "member": bot == Place::Member });
    club.console("PATCH", &format!("applications/{app}"), member)
        .await;

    let mut gateway = Gateway::connect(club).await;
    gateway.identify(&club.token).await;
    let body = json!({ "as": who, "channel": "go", "command": "anywhere" });
    let started = club.console("POST", "commands", body).await;
    let payload = gateway.until("INTERACTION_CREATE").await["d"].clone();
    let id = started["id"].as_str().unwrap().to_owned();
    let token = payload["token"].as_str().unwrap().to_owned();
    (
        gateway,
        Interaction {
            id,
            token,
            app,
            payload,
        },
    )
}

/// The answer to a public message, and whether everybody sees it.
async fn answer(club: &Club, Interaction { id, token, .. }: &Interaction) -> (Value, bool) {
    let path = format!("interactions/{id}/{token}/callback?with_response=true");
    let message = json!({ "type": 4, "data": { "content": "D4" } });
    let (status, receipt) = club.rest("POST", &path, message).await;
    assert_eq!(status, 200, "{receipt}");
    let seen = club.seen_by("aka").await;
    (
        receipt,
        seen.iter().any(|message| message["content"] == "D4"),
    )
}

#[tokio::test]
async fn where_the_bot_is_no_member_it_has_no_server_and_posts_nothing() {
    let club = Club::open().await;
    let (_, used) = use_command(&club, "shiro", Place::Stranger).await;
    assert_eq!(used.payload["context"], 0);
    let owners = &used.payload["authorizing_integration_owners"];
    assert!(
        owners.get("0").is_none() && owners["1"].is_string(),
        "{owners}"
    );
    let path = format!("channels/{}/messages", club.channel("go").await);
    let (_, refused) = club.rest("POST", &path, json!({ "content": "x" })).await;
    assert_eq!(refused["code"], 50001);
    let (_, guilds) = club.rest("GET", "users/@me/guilds", Value::Null).await;
    assert_eq!(guilds, json!([]));
    let body = json!({ "as": "shiro", "channel": "go", "command": "play" });
    assert_eq!(club.console_status("POST", "commands", body).await, 400);
}

#[tokio::test]
async fn a_member_who_may_use_external_applications_gets_public_answers() {
    let club = Club::open().await;
    let (_, used) = use_command(&club, "shiro", Place::Stranger).await;
    let (receipt, public) = answer(&club, &used).await;
    assert_eq!(receipt["interaction"]["response_message_ephemeral"], false);
    assert!(public);
}

#[tokio::test]
async fn without_that_right_every_answer_is_private_whatever_was_asked() {
    let club = Club::open().await;
    club.console("PATCH", "users/shiro", json!({ "external_apps": false }))
        .await;
    let (_, used) = use_command(&club, "shiro", Place::Stranger).await;
    let (receipt, public) = answer(&club, &used).await;
    assert_eq!(receipt["interaction"]["response_message_ephemeral"], true);
    assert_eq!(receipt["resource"]["message"]["flags"], 64);
    assert!(!public);
    let path = format!("webhooks/{}/{}", used.app, used.token);
    let (_, followup) = club.rest("POST", &path, json!({ "content": "E5" })).await;
    assert_eq!(followup["flags"], 64);
}

#[tokio::test]
async fn where_the_bot_is_a_member_that_right_does_not_matter() {
    let club = Club::open().await;
    club.console("PATCH", "users/shiro", json!({ "external_apps": false }))
        .await;
    let (_, used) = use_command(&club, "shiro", Place::Member).await;
    let (receipt, public) = answer(&club, &used).await;
    assert_eq!(receipt["interaction"]["response_message_ephemeral"], false);
    assert!(public);
}
