//! The real serenity client against the playground.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use serenity::all::{
    ClientBuilder, Context, CreateInteractionResponse, CreateInteractionResponseMessage,
    EventHandler, GatewayIntents, HttpBuilder, Interaction, Ready,
};
use tengen_playground::{Options, Playground, RateLimits};
use tokio::sync::oneshot;

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

/// A playground with a stopped clock.
async fn playground() -> Playground {
    Playground::start(Options {
        listen: "127.0.0.1:0".parse().unwrap(),
        traffic_log: None,
        chat_file: None,
        now: Arc::new(|| 1_800_000_000_000),
        rate_limits: RateLimits::On,
    })
    .await
    .unwrap()
}

/// Makes a call that must succeed, and returns its answer.
async fn send(call: reqwest::RequestBuilder) -> Value {
    let answer = call.send().await.unwrap().error_for_status().unwrap();
    answer.json().await.unwrap()
}

#[tokio::test]
async fn a_serenity_client_connects_and_answers_a_command() {
    let playground = playground().await;
    let (url, token) = (playground.url(), playground.token("tengen"));
    let calls = reqwest::Client::new();
    let bot = format!("Bot {token}");
    let me = calls.get(format!("{url}/api/v10/users/@me"));
    let me = send(me.header("authorization", &bot)).await;
    let commands = format!(
        "{url}/api/v10/applications/{}/commands",
        me["id"].as_str().unwrap()
    );
    let command = json!({ "name": "play", "description": "Play a stone" });
    let registered = calls.post(commands).header("authorization", &bot);
    send(registered.json(&command)).await;

    let http = HttpBuilder::new(&token)
        .proxy(&url)
        .ratelimiter_disabled(true);
    let (ready, is_ready) = oneshot::channel();
    let mut client = ClientBuilder::new_with_http(http.build(), GatewayIntents::GUILDS)
        .event_handler(Answering(Mutex::new(Some(ready))))
        .await
        .unwrap();
    assert!(client.ws_url.lock().await.starts_with("ws://127.0.0.1:"));
    let shards = client.shard_manager.clone();
    let running = tokio::spawn(async move { client.start().await });
    is_ready.await.unwrap();

    let body = json!({ "as": "kuro", "channel": "go", "command": "play" });
    let started = send(calls.post(format!("{url}/console/commands")).json(&body)).await;
    let id = started["id"].as_str().unwrap();
    let seen = calls.get(format!("{url}/console/interactions/{id}?wait=5000"));
    assert_eq!(send(seen).await["message"]["content"], "D4 it is");
    shards.shutdown_all().await;
    running.await.unwrap().unwrap();
    playground.stop().await;
}
