//! `tengen run` against a playground: its log, which never contains the token, and a clean stop by SIGTERM.

use std::io::{BufRead as _, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::os::unix::net::UnixDatagram;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use serde_json::{Value, json};
use tengen::clock::{Clock as _, SystemClock};
use tengen_playground::{Options, Playground, RateLimits};

use super::{output_text, tengen};
use crate::support::runtime::in_runtime;

/// The token of `run --playground`.
const TOKEN: &str = "playground.token";

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

/// Starts the bot, and waits until its log says that it is ready; the log so far, and its remaining lines.
fn start(url: &str, config: &str) -> (Child, Vec<String>, impl Iterator<Item = String> + use<>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tengen"))
        .args([
            "run",
            "--playground",
            url,
            "--config",
            config,
            "--log-format",
            "json",
        ])
        .env("NOTIFY_SOCKET", supervisor(config))
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap())
        .lines()
        .map(Result::unwrap);
    let mut log = Vec::new();
    let ready = lines.by_ref().any(|line| {
        log.push(line);
        log.last()
            .is_some_and(|line| line.contains("\"message\":\"ready\""))
    });
    if !ready {
        child.wait().unwrap();
        panic!("the bot ended: {log:#?}");
    }
    (child, log, lines)
}

/// The supervisor's socket of a bot with these settings.
fn supervisor(config: &str) -> PathBuf {
    Path::new(config).with_extension("notify")
}

async fn command(playground: &Playground, who: &str, name: &str, options: Value) -> Value {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let url = format!("{}/console", playground.url());
    let body = json!({ "as": who, "channel": "go", "command": name, "options": options });
    let asked = client
        .post(format!("{url}/commands"))
        .json(&body)
        .send()
        .await
        .unwrap();
    let asked: Value = asked.json().await.unwrap();
    let id = asked["id"].as_str().unwrap_or_else(|| panic!("{asked}"));
    let answer = client
        .get(format!("{url}/interactions/{id}?wait=5000"))
        .send()
        .await
        .unwrap();
    answer.json().await.unwrap()
}

/// Messages to the supervisor, each once, sorted.
#[cfg(target_os = "linux")]
fn take_messages(supervisor: &UnixDatagram) -> Vec<String> {
    supervisor.set_nonblocking(true).unwrap();
    let mut told = std::collections::BTreeSet::new();
    let mut bytes = [0; 256];
    while let Ok(length) = supervisor.recv(&mut bytes) {
        let text = String::from_utf8_lossy(&bytes[..length]);
        told.extend(text.lines().map(str::to_owned));
    }
    told.into_iter().collect()
}

/// The address of the status page, as the log names it.
fn observed_at(log: &[String]) -> String {
    let mut log = log.iter().map(|line| serde_json::from_str(line).unwrap());
    let address = log.find_map(|line: Value| line["address"].as_str().map(str::to_owned));
    address.expect("the bot says where it listens")
}

/// Asserts that the bot at `address` reports health over HTTP and to `tengen status`.
async fn watched(address: &str) {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let get = async |path: &str| {
        let answer = client.get(format!("http://{address}{path}")).send();
        let answer = answer.await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    };
    assert_eq!(get("/healthz").await, (200, "ok\n".to_owned()));
    let expected = [
        "tengen_interactions_total{kind=\"command\",name=\"challenge\",outcome=\"done\"} 1",
        "tengen_interaction_seconds_count{part=\"call\"} 1",
        "tengen_discord_calls_total{route=\"POST /interactions/{major}/{token}/callback\",status=\"200\"} 1",
        "tengen_shards{state=\"connected\"} 1",
        "tengen_ready 1",
        "tengen_panics_total 0",
    ];
    // The counter follows a moment later.
    let mut figures = String::new();
    for _ in 0..10_000 {
        figures = get("/metrics").await.1;
        if expected.iter().all(|series| figures.contains(series)) {
            break;
        }
    }
    for series in expected {
        assert!(figures.contains(series), "{series}:\n{figures}");
    }
    let (status, told) = get("/readyz").await;
    assert_eq!(status, 200, "{told}");
    let status = tengen(&["status", "--address", address]);
    assert!(status.status.success(), "{}", output_text(&status));
    for row in [
        "is ready",
        "gateway       ok      connected",
        "store         ok",
        "outbox        ok",
    ] {
        assert!(
            output_text(&status).contains(row),
            "{}",
            output_text(&status)
        );
    }
}

#[test]
fn a_run_logs_what_happens_but_no_token_and_stops_when_asked() {
    in_runtime(async {
        let playground = playground().await;
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path().join("games");
        let backups = folder.path().join("backups");
        let config = folder.path().join("config.toml");
        let text = format!(
            "[store]\npath = {:?}\n[backup]\nfolder = {:?}\n[log]\nlevel = \"trace\"\n[observe]\nlisten = \"127.0.0.1:0\"\n",
            store.to_str().unwrap(),
            backups.to_str().unwrap()
        );
        std::fs::write(&config, text).unwrap();
        let config = config.to_str().unwrap();
        let supervisor = UnixDatagram::bind(supervisor(config)).unwrap();

        let (mut child, mut log, mut rest) = start(&playground.url(), config);
        let answer = command(
            &playground,
            "kuro",
            "challenge",
            json!({ "opponent": "@shiro" }),
        )
        .await;
        assert_eq!(answer["state"], "answered", "{answer}");

        let address = observed_at(&log);
        watched(&address).await;

        let in_use = tengen(&["export", "--config", config]);
        assert!(!in_use.status.success());
        assert!(
            output_text(&in_use).contains("is in use"),
            "{}",
            output_text(&in_use)
        );

        let id = child.id().to_string();
        let kill = |signal: &str| {
            let mut kill = Command::new("kill");
            kill.args([signal, id.as_str()]).status().unwrap()
        };
        assert!(kill("-USR1").success());
        let written = rest.by_ref().any(|line| {
            log.push(line);
            log.last()
                .is_some_and(|line| line.contains("wrote a backup"))
        });
        assert!(written, "{log:#?}");
        assert!(kill("-TERM").success());
        log.extend(rest);
        assert!(child.wait().unwrap().success(), "{log:#?}");

        #[cfg(target_os = "linux")]
        assert_eq!(
            take_messages(&supervisor),
            ["READY=1", "STOPPING=1", "WATCHDOG=1"]
        );
        for line in &log {
            assert!(
                serde_json::from_str::<Value>(line).is_ok(),
                "not JSON: {line}"
            );
            assert!(!line.contains(TOKEN), "the token is in the log: {line}");
        }
        let told = log.iter().any(|line| {
            line.contains("\"interaction\"")
                && line.contains("/challenge")
                && line.contains("millis")
        });
        assert!(told, "{log:#?}");

        let gone = tengen(&["status", "--address", &address]);
        assert!(!gone.status.success());
        assert!(
            output_text(&gone).contains("does not answer"),
            "{}",
            output_text(&gone)
        );

        let exported = tengen(&["export", "--config", config]);
        assert!(exported.status.success(), "{}", output_text(&exported));
        assert!(
            output_text(&exported).contains("\"offered\""),
            "{}",
            output_text(&exported)
        );

        let mut files = std::fs::read_dir(&backups).unwrap();
        let backup = files.next().unwrap().unwrap().path();
        assert!(files.next().is_none(), "only whole backups are left");
        let restored = folder.path().join("restored.toml");
        let text = format!("[store]\npath = {:?}\n", folder.path().join("restored"));
        std::fs::write(&restored, text).unwrap();
        let restored = restored.to_str().unwrap();
        let imported = tengen(&["import", "--config", restored, backup.to_str().unwrap()]);
        assert!(imported.status.success(), "{}", output_text(&imported));
        let games = |text: String| -> Vec<String> {
            let games = text.lines().filter(|line| line.contains("\"offered"));
            games.map(str::to_owned).collect()
        };
        let again = tengen(&["export", "--config", restored]);
        assert_eq!(games(output_text(&again)), games(output_text(&exported)));

        // The commands have not changed, so a second start does not register them again.
        let (mut child, log, rest) = start(&playground.url(), config);
        assert!(
            !log.iter()
                .any(|line| line.contains("the commands have changed")),
            "{log:#?}"
        );
        let id = child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-INT", &id])
                .status()
                .unwrap()
                .success()
        );
        rest.for_each(drop);
        assert!(child.wait().unwrap().success());
        playground.stop().await;
    });
}
