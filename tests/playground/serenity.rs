//! The real serenity client against the playground.

use std::sync::Mutex;

use serde_json::json;
use serenity::all::{
    Context, CreateInteractionResponse, CreateInteractionResponseMessage, EventHandler,
    GatewayIntents, HttpBuilder, Interaction, Ready,
};
use tokio::sync::oneshot;

use super::support::Club;

struct Answering(Mutex<Option<oneshot::Sender<()>>>);

#[serenity::async_trait]
impl EventHandler for Answering {
    async fn ready(&self, _: Context, _: Ready) {
        if let Some(ready) = self.0.lock().unwrap().take() {
            ready.send(()).unwrap();
        }
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        if let Interaction::Command(command) = interaction {
            let message = CreateInteractionResponseMessage::new().content("D4 it is");
            let response = CreateInteractionResponse::Message(message);
            command
                .create_response(&context.http, response)
                .await
                .unwrap();
        }
    }
}

#[tokio::test]
async fn a_serenity_client_connects_and_answers_a_command() {
    let club = Club::open().await;
    club.register().await;
    let http = HttpBuilder::new(&club.token)
        .proxy(club.playground.url())
        .ratelimiter_disabled(true);
    let (ready, is_ready) = oneshot::channel();
    let mut client =
        serenity::client::ClientBuilder::new_with_http(http.build(), GatewayIntents::GUILDS)
            .event_handler(Answering(Mutex::new(Some(ready))))
            .await
            .unwrap();
    assert!(client.ws_url.lock().await.starts_with("ws://127.0.0.1:"));
    let shards = client.shard_manager.clone();
    let running = tokio::spawn(async move { client.start().await });
    is_ready.await.unwrap();
    let body = json!({ "as": "kuro", "channel": "go", "command": "play" });
    let started = club.console("POST", "commands", body).await;
    let path = format!("interactions/{}?wait=5000", started["id"].as_str().unwrap());
    let answered = club.console("GET", &path, json!(null)).await;
    assert_eq!(answered["message"]["content"], "D4 it is");
    shards.shutdown_all().await;
    running.await.unwrap().unwrap();
    club.playground.stop().await;
}
