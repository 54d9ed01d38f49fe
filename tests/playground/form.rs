//! Components, modals and autocomplete, from the press to the answer.

use serde_json::{Value, json};

use super::support::{Club, Gateway, Interaction};

/// A playground, its gateway client, and a message of the bot with a Play button.
async fn board() -> (Club, Gateway, Value) {
    let club = Club::open().await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.identify(&club.token).await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let button = json!({ "type": 2, "style": 1, "label": "Play", "custom_id": "play" });
    let body = json!({ "content": "Black to play",
                       "components": [{ "type": 1, "components": [button] }] });
    let (status, message) = club.rest("POST", &path, body).await;
    assert_eq!(status, 200, "{message}");
    (club, gateway, message)
}

/// A form with one field.
fn modal() -> Value {
    let field = json!({ "type": 4, "custom_id": "at", "label": "Where", "style": 1 });
    json!({ "custom_id": "play", "title": "Play", "components": [{ "type": 1, "components": [field] }] })
}

/// The next interaction that the gateway sends.
async fn next_interaction(gateway: &mut Gateway) -> Interaction {
    let payload = gateway.until("INTERACTION_CREATE").await["d"].clone();
    let text = |key: &str| payload[key].as_str().unwrap().to_owned();
    let (id, token, app) = (text("id"), text("token"), text("application_id"));
    Interaction {
        id,
        token,
        app,
        payload,
    }
}

async fn press(club: &Club, gateway: &mut Gateway, message: &Value) -> Interaction {
    let body = json!({ "as": "kuro", "message": message["id"], "custom_id": "play" });
    club.console("POST", "components", body).await;
    next_interaction(gateway).await
}

#[tokio::test]
async fn a_form_is_opened_filled_in_and_updates_its_message() {
    let (club, mut gateway, message) = board().await;
    let pressed = press(&club, &mut gateway, &message).await;
    assert_eq!(pressed.payload["message"]["id"], message["id"]);
    let modal = modal();
    assert_eq!(
        club.callback(&pressed, json!({ "type": 9, "data": modal }))
            .await
            .0,
        204
    );
    let body = json!({ "as": "kuro", "modal": pressed.id, "fields": { "at": "D4" } });
    club.console("POST", "modals", body).await;
    let submitted = next_interaction(&mut gateway).await;
    assert_eq!(submitted.payload["type"], 5);
    assert_eq!(
        submitted.payload["data"]["components"][0]["components"][0]["value"],
        "D4"
    );
    let (_, error) = club
        .callback(&submitted, json!({ "type": 9, "data": modal }))
        .await;
    assert_eq!(error["code"], 50035, "a form does not open a form");
    let update = json!({ "type": 7, "data": { "content": "White to play", "components": [] } });
    assert_eq!(club.callback(&submitted, update).await.0, 204);
    let seen = club.seen_by("shiro").await;
    assert_eq!(seen.last().unwrap()["content"], "White to play");
    assert_eq!(seen.last().unwrap()["components"], json!([]));
}

#[tokio::test]
async fn a_press_can_be_acknowledged_now_and_the_message_edited_later() {
    let (club, mut gateway, message) = board().await;
    let pressed = press(&club, &mut gateway, &message).await;
    assert_eq!(club.callback(&pressed, json!({ "type": 6 })).await.0, 204);
    let path = format!(
        "webhooks/{}/{}/messages/@original",
        pressed.app, pressed.token
    );
    let (status, edited) = club
        .rest("PATCH", &path, json!({ "content": "later" }))
        .await;
    assert_eq!((status, &edited["id"]), (200, &message["id"]));
}

#[tokio::test]
async fn a_followup_right_after_a_deferral_fills_the_loading_message() {
    let club = Club::open().await;
    let interaction = club.play().await;
    let body = json!({ "type": 5, "data": { "flags": 64 } });
    club.callback(&interaction, body).await;
    let path = format!("webhooks/{}/{}", interaction.app, interaction.token);
    assert_eq!(
        club.rest("POST", &path, json!({ "content": "done" }))
            .await
            .0,
        200
    );
    let seen = club.seen_by("kuro").await;
    assert_eq!(seen.len(), 1);
    assert_eq!(
        (&seen[0]["content"], &seen[0]["flags"]),
        (&json!("done"), &json!(64))
    );
    assert_eq!(
        club.rest("POST", &path, json!({ "content": "more" }))
            .await
            .0,
        200
    );
    assert_eq!(club.seen_by("shiro").await.len(), 1);
}

#[tokio::test]
async fn autocomplete_gives_the_choices_of_the_bot() {
    let club = Club::open().await;
    let app = club.register().await;
    let option = json!({ "type": 3, "name": "at", "description": "where", "autocomplete": true });
    let command = json!({ "name": "play", "description": "Play", "options": [option] });
    club.rest("POST", &format!("applications/{app}/commands"), command)
        .await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.identify(&club.token).await;
    let body = json!({ "as": "kuro", "channel": "go", "command": "play", "focused": "at",
                       "options": { "at": "D" } });
    let answering = async {
        let asked = next_interaction(&mut gateway).await;
        assert_eq!(asked.payload["data"]["options"][0]["focused"], true);
        let choices = json!([{ "name": "D4", "value": "D4" }]);
        let wrong = json!({ "type": 4, "data": { "content": "no" } });
        assert_eq!(club.callback(&asked, wrong).await.1["code"], 50035);
        club.callback(&asked, json!({ "type": 8, "data": { "choices": choices } }))
            .await;
        choices
    };
    let (offered, choices) = tokio::join!(club.console("POST", "autocomplete", body), answering);
    assert_eq!(offered["choices"], choices);
}

#[tokio::test]
async fn an_interaction_can_be_answered_with_the_message_in_return() {
    let club = Club::open().await;
    let Interaction { id, token, .. } = club.play().await;
    let path = format!("interactions/{id}/{token}/callback?with_response=true");
    let (status, body) = club
        .rest(
            "POST",
            &path,
            json!({ "type": 4, "data": { "content": "D4" } }),
        )
        .await;
    assert_eq!((status, &body["interaction"]["id"]), (200, &json!(id)));
    assert_eq!(body["resource"]["message"]["content"], "D4");
}

/// Opens a form in answer to `opener`, submits it, and answers with a message; the metadata of that message.
async fn answer_by_form(club: &Club, gateway: &mut Gateway, opener: &Interaction) -> Value {
    let opened = club
        .callback(opener, json!({ "type": 9, "data": modal() }))
        .await;
    assert_eq!(opened.0, 204, "{}", opened.1);
    let body = json!({ "as": "kuro", "modal": opener.id, "fields": { "at": "D4" } });
    club.console("POST", "modals", body).await;
    let submitted = next_interaction(gateway).await;
    let answer = json!({ "type": 4, "data": { "content": "White to play" } });
    assert_eq!(club.callback(&submitted, answer).await.0, 204);
    club.seen_by("shiro").await.last().unwrap()["interaction_metadata"].clone()
}

#[tokio::test]
async fn the_answer_to_a_form_names_the_press_that_opened_it() {
    let (club, mut gateway, message) = board().await;
    let pressed = press(&club, &mut gateway, &message).await;
    let metadata = answer_by_form(&club, &mut gateway, &pressed).await;
    let trigger = &metadata["triggering_interaction_metadata"];
    assert_eq!(
        (&metadata["type"], &trigger["type"]),
        (&json!(5), &json!(3))
    );
    assert_eq!(trigger["id"], pressed.id.as_str());
    assert_eq!(trigger["interacted_message_id"], message["id"]);
    assert!(
        metadata.get("interacted_message_id").is_none(),
        "{metadata}"
    );
}

#[tokio::test]
async fn the_answer_to_a_form_names_the_command_that_opened_it() {
    let club = Club::open().await;
    club.register().await;
    let mut gateway = Gateway::connect(&club).await;
    gateway.identify(&club.token).await;
    let body = json!({ "as": "kuro", "channel": "go", "command": "play" });
    club.console("POST", "commands", body).await;
    let used = next_interaction(&mut gateway).await;
    let metadata = answer_by_form(&club, &mut gateway, &used).await;
    let trigger = &metadata["triggering_interaction_metadata"];
    assert_eq!(
        (&metadata["type"], &trigger["type"]),
        (&json!(5), &json!(2))
    );
    assert_eq!(
        (&trigger["id"], &trigger["name"]),
        (&json!(used.id), &json!("play"))
    );
}

#[tokio::test]
async fn components_alone_make_a_message() {
    let (club, mut gateway, message) = board().await;
    let path = format!("channels/{}/messages", club.channel("go").await);
    let rows = json!({ "components": message["components"] });
    let (status, posted) = club.rest("POST", &path, rows.clone()).await;
    assert_eq!(status, 200, "{posted}");
    let pressed = press(&club, &mut gateway, &posted).await;
    let answer = json!({ "type": 4, "data": rows });
    assert_eq!(club.callback(&pressed, answer).await.0, 204);
}
