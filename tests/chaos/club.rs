//! A club whose network fails on request.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use tengen::clock::{Clock as _, SystemClock};
use tengen_playground::{Options, Playground, RateLimits};

/// Faults and their probabilities, for calls whose path contains a text. The request for the gateway is spared: a bot
/// that cannot start is restarted by its operator.
const FAULTS: &[(&str, f64, &str)] = &[
    ("/callback", 0.04, r#"{"status": 500}"#),
    ("/callback", 0.02, r#"{"rate_limited_ms": 200}"#),
    ("/callback", 0.02, r#"{"hang_ms": 1600}"#),
    ("/callback", 0.02, r#"{"hang_after_ms": 1600}"#),
    ("/callback", 0.05, r#""drop""#),
    ("/callback", 0.05, r#""drop_after""#),
    ("/channels/", 0.06, r#"{"status": 502}"#),
    ("/channels/", 0.04, r#"{"rate_limited_ms": 300}"#),
    ("/channels/", 0.02, r#"{"hang_ms": 700}"#),
    ("/channels/", 0.02, r#"{"hang_after_ms": 700}"#),
    ("/channels/", 0.08, r#""drop""#),
    ("/channels/", 0.08, r#""drop_after""#),
    ("/webhooks/", 0.1, r#"{"status": 500}"#),
];

/// A playground, and a folder for the bot's database.
pub(super) struct Club {
    pub(super) playground: Playground,
    http: reqwest::Client,
    pub(super) folder: TempDir,
}

/// The file that logs each call of the bot.
pub(super) fn traffic(folder: &TempDir) -> PathBuf {
    let chosen = std::env::var_os("CHAOS_TRAFFIC").map(PathBuf::from);
    chosen.unwrap_or_else(|| folder.path().join("traffic"))
}

impl Club {
    pub(super) async fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let options = Options {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            traffic_log: Some(traffic(&folder)),
            chat_file: None,
            now: Arc::new(|| SystemClock.now().as_millis().unsigned_abs()),
            rate_limits: RateLimits::Off,
        };
        let club = Self {
            playground: Playground::start(options).await.unwrap(),
            http: reqwest::Client::builder().no_proxy().build().unwrap(),
            folder,
        };
        let text = format!("[store]\npath = {:?}\n", club.games());
        std::fs::write(club.config(), text).unwrap();
        club
    }

    pub(super) async fn close(self) {
        self.playground.stop().await;
    }

    pub(super) fn url(&self) -> String {
        self.playground.url()
    }

    /// The bot's settings.
    pub(super) fn config(&self) -> PathBuf {
        self.folder.path().join("config.toml")
    }

    /// The bot's database.
    pub(super) fn games(&self) -> PathBuf {
        self.folder.path().join("games")
    }

    /// A call of the console: its answer or its refusal.
    pub(super) async fn call(
        &self,
        method: Method,
        path: &str,
        body: Value,
    ) -> Result<Value, Value> {
        let url = format!("{}/console/{path}", self.url());
        let mut call = self.http.request(method, url);
        if !body.is_null() {
            call = call.json(&body);
        }
        let answer = call.send().await.unwrap();
        let fine = answer.status().is_success();
        let value = answer.json().await.unwrap();
        if fine { Ok(value) } else { Err(value) }
    }

    pub(super) async fn post(&self, path: &str, body: Value) -> Result<Value, Value> {
        self.call(Method::POST, path, body).await
    }

    pub(super) async fn get(&self, path: &str) -> Value {
        self.call(Method::GET, path, Value::Null).await.unwrap()
    }

    /// An interaction, once it is answered or after `wait` milliseconds.
    pub(super) async fn interaction(&self, id: &str, wait: u64) -> Value {
        self.get(&format!("interactions/{id}?wait={wait}")).await
    }

    /// Public messages of a channel, oldest first.
    pub(super) async fn messages(&self, channel: &str) -> Vec<Value> {
        let answer = self.get(&format!("messages?as=ao&channel={channel}")).await;
        let messages = answer["messages"].as_array().unwrap().iter();
        let public = messages.filter(|message| message["only_for"].is_null());
        public.cloned().collect()
    }

    /// The threads below a channel.
    pub(super) async fn threads(&self, channel: &str) -> Vec<String> {
        let state = self.get("state?as=ao").await;
        let channels = state["guilds"][0]["channels"].as_array().unwrap();
        let threads = channels
            .iter()
            .filter(|one| one["type"] == 11 && one["parent_id"] == channel);
        threads
            .map(|thread| thread["id"].as_str().unwrap().to_owned())
            .collect()
    }

    /// Makes calls of the bot fail from now on, by `seed`.
    pub(super) async fn break_network(&self, seed: u64) {
        for (at, (path, probability, fault)) in FAULTS.iter().enumerate() {
            let fault: Value = serde_json::from_str(fault).unwrap();
            let seed = seed * FAULTS.len() as u64 + at as u64;
            let body = json!({
                "path_contains": path, "probability": probability, "seed": seed, "fault": fault,
            });
            self.post("faults", body).await.unwrap();
        }
    }

    /// Makes all calls succeed again.
    pub(super) async fn mend_network(&self) {
        self.call(Method::DELETE, "faults", Value::Null)
            .await
            .unwrap();
    }
}
