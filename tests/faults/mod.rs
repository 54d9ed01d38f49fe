//! The program as a process when its environment fails: it exits with a sentence and a status, or continues.

mod disk;
mod files;
mod gateway;
mod start;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use serde_json::Value;
use tengen::clock::{Clock as _, SystemClock};
use tengen_playground::{Options, Playground, RateLimits};

async fn playground() -> Playground {
    let options = Options {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        traffic_log: None,
        chat_file: None,
        now: Arc::new(|| SystemClock.now().as_millis().unsigned_abs()),
        rate_limits: RateLimits::Off,
    };
    Playground::start(options).await.unwrap()
}

/// Settings with the database below `folder`.
fn settings(folder: &Path) -> String {
    let config = folder.join("config.toml");
    let store = folder.join("games");
    let text = format!("[store]\npath = {:?}\n", store.to_str().unwrap());
    std::fs::write(&config, text).unwrap();
    config.to_str().unwrap().to_owned()
}

/// The arguments with which the bot runs in a playground.
fn arguments(url: &str, config: &str) -> [String; 5] {
    ["run", "--playground", url, "--config", config].map(str::to_owned)
}

/// Runs the bot until it exits by itself.
async fn run_to_its_end(url: &str) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_tengen"));
    command.args(arguments(url, &settings(folder.path())));
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let run = move || command.output().unwrap();
    tokio::task::spawn_blocking(run).await.unwrap()
}

/// Asserts that the program has exited with this status and a last line with these words.
#[track_caller]
fn assert_ended(output: &Output, status: i32, words: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(status), "{said}");
    let last = said.lines().last().unwrap_or_default();
    assert!(last.starts_with("tengen: "), "{said}");
    assert!(last.contains(words), "{words}: {said}");
}

/// A call of the playground's own interface.
async fn console(playground: &Playground, path: &str, body: Value) -> Value {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = format!("{}/console/{path}", playground.url());
    let response = client.post(url).json(&body).send().await.unwrap();
    response.json().await.unwrap()
}
