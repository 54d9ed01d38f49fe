//! Interactions over HTTP: a game, and requests without a fresh signature of Discord's, which are refused.

use std::io::Write as _;
use std::net::TcpStream;

use serde_json::{Value, json};
use tengen::clock::{Clock as _, SystemClock};
use tengen::discord::{Endpoint, Session, SessionError, Token};
use tengen::i18n::say;

use super::club::{Club, in_runtime, labels, patiently, test_in};
use crate::support::words::english;

/// A post: its body and headers.
struct Post<'a> {
    body: &'a str,
    timestamp: Option<&'a str>,
    signature: Option<&'a str>,
}

impl Post<'_> {
    /// The status and the body of the answer.
    async fn to(&self, url: &str) -> (u16, String) {
        let client = reqwest::Client::builder().no_proxy().build().unwrap();
        let mut call = client.post(url).body(self.body.to_owned());
        if let Some(timestamp) = self.timestamp {
            call = call.header("X-Signature-Timestamp", timestamp);
        }
        if let Some(signature) = self.signature {
            call = call.header("X-Signature-Ed25519", signature.as_bytes());
        }
        let answer = call.send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }
}

/// Runs a test in a club where interactions come over HTTP.
fn over_http(test: impl AsyncFnOnce(&mut Club)) {
    in_runtime(async { test_in(Club::over_http().await, test).await });
}

fn now() -> u64 {
    let now = SystemClock.now().as_secs();
    now.try_into().expect("after 1970")
}

/// Number of events in the record of game 1.
async fn moves(club: &Club) -> usize {
    let game = club.store().game(tengen::game::GameId::new(1)).await;
    game.unwrap().unwrap().events().len()
}

#[test]
fn a_game_is_played_over_http_and_goes_on_after_a_restart() {
    over_http(async |club| {
        club.table("go", 5).await;
        club.play("C3 B2").await;
        club.stop_bot().await;
        club.start_bot().await;
        club.play("D4 B3").await;
        let played = english(say::table::button_play());
        assert!(labels(&club.newest_board().await).contains(&played));
    });
}

#[test]
fn an_interaction_that_comes_twice_over_http_is_carried_out_once() {
    over_http(async |club| {
        club.table("go", 5).await;
        let answer = club.command("kuro", "play", json!({ "at": "C3" })).await;
        let before = moves(club).await;
        club.post("gateway", json!({ "redeliver": answer["id"] }))
            .await;
        let answer = club.command("shiro", "play", json!({ "at": "D4" })).await;
        assert_eq!(answer["state"], "answered", "{answer}");
        assert_eq!(moves(club).await, before + 1);
    });
}

#[test]
fn only_what_discord_has_signed_just_now_is_taken() {
    over_http(async |club| {
        club.table("go", 5).await;
        let before = moves(club).await;
        let ping = json!({ "type": 1, "id": "1", "application_id": "1" }).to_string();
        let (fresh, old) = (now().to_string(), (now() - 600).to_string());
        let sign = |at: &str, body: &str| club.playground.signature(at, body);
        let (good, of_old) = (sign(&fresh, &ping), sign(&old, &ping));
        let post = Post {
            body: &ping,
            timestamp: Some(&fresh),
            signature: Some(&*good),
        };
        let pong = (200, json!({ "type": 1 }).to_string());
        assert_eq!(post.to(&club.inbound).await, pong);
        let other = sign(&fresh, "{}");
        let long = format!("{good}00");
        let no_hex = format!("zz{}", &good[2..]);
        let unicode = format!("{}\u{e9}", &good[..126]);
        for (timestamp, signature, what) in [
            (Some(&*fresh), None, "no signature"),
            (None, Some(&*good), "no timestamp"),
            (None, None, "neither"),
            (Some(&*fresh), Some(&*other), "that of another body"),
            (Some(&*old), Some(&*of_old), "one of ten minutes ago"),
            (Some(&*old), Some(&*good), "another timestamp"),
            (Some("soon"), Some(&*good), "no time"),
            (Some(&*fresh), Some(&good[..126]), "a truncated one"),
            (Some(&*fresh), Some(&*long), "one too long"),
            (Some(&*fresh), Some(&*no_hex), "no hexadecimal"),
            (Some(&*fresh), Some(&*unicode), "no ASCII"),
            (Some(&*fresh), Some(""), "an empty one"),
        ] {
            let post = Post {
                timestamp,
                signature,
                ..post
            };
            let (status, said) = post.to(&club.inbound).await;
            assert_eq!(
                (status, &*said),
                (401, "invalid request signature"),
                "{what}"
            );
        }
        // A signed body that is no JSON is refused; one that is too long is not read.
        for (body, expected) in [("{".to_owned(), 400), (" ".repeat((1 << 20) + 1), 401)] {
            let signature = sign(&fresh, &body);
            let post = Post {
                body: &body,
                signature: Some(&signature),
                ..post
            };
            assert_eq!(post.to(&club.inbound).await.0, expected);
        }
        assert_eq!(moves(club).await, before);
    });
}

#[test]
fn the_public_key_has_to_be_the_applications() {
    over_http(async |club| {
        let endpoint = Endpoint::Playground(club.playground.url().parse().unwrap());
        let token = Token::parse(&club.playground.token("tengen")).unwrap();
        let mut settings = club.endpoint("127.0.0.1:0");
        settings.public_key[0] ^= 1;
        let refused = Session::listen(club.bot(), &endpoint, &token, settings).await;
        assert!(matches!(refused.err(), Some(SessionError::WrongKey)));
    });
}

/// It does not keep the database open, either.
#[test]
fn a_request_that_never_ends_does_not_keep_the_bot_from_stopping() {
    over_http(async |club| {
        let address = club.inbound.trim_start_matches("http://");
        let address = address.split('/').next().unwrap();
        let mut half = TcpStream::connect(address).unwrap();
        half.write_all(b"POST / HTTP/1.1\r\nhost: bot\r\n").unwrap();
        // A later connection is served, so this one has been accepted, too.
        let answer = club.command("kuro", "games", json!({})).await;
        assert_eq!(answer["state"], "answered", "{answer}");
        club.stop_bot().await;
        club.start_bot().await;
        drop(half);
    });
}

/// A bot that is down accepts no connection, and a balancer tries the next endpoint.
#[test]
fn of_several_endpoints_one_that_is_down_is_passed_over() {
    over_http(async |club| {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let down = format!("http://{}/", free.local_addr().unwrap());
        drop(free);
        let urls = [down, club.inbound.clone()];
        club.playground.post_interactions(&urls).unwrap();
        club.table("go", 5).await;
        club.play("C3 B2 D4").await;
    });
}

#[test]
fn interactions_are_posted_to_this_machine_only() {
    over_http(async |club| {
        for url in ["http://example.com/", "https://127.0.0.1/", "10.0.0.1"] {
            let refused = club.playground.post_interactions(&[url.to_owned()]);
            assert!(refused.is_err(), "{url}");
        }
        let answer: Value = club.command("kuro", "games", json!({})).await;
        assert_eq!(answer["state"], "answered", "{answer}");
    });
}

/// Posts `body` with a signature as Discord does; status and body of the response.
async fn post_signed(club: &Club, body: &Value) -> (u16, String) {
    let (body, at) = (body.to_string(), now().to_string());
    let signature = club.playground.signature(&at, &body);
    let post = Post {
        body: &body,
        timestamp: Some(&at),
        signature: Some(&signature),
    };
    post.to(&club.inbound).await
}

/// Over HTTP there is no event for the bot's removal from a server, so it polls.
#[test]
fn a_server_that_the_bot_is_not_on_any_more_is_found_and_one_that_adds_it_is_told() {
    over_http(async |club| {
        let rated = json!({ "program": "rated" });
        let rated = club.command("kuro", "serveradmin games", rated).await;
        let clubs = club.store().clubs().await.unwrap();
        let server = *clubs.first().unwrap_or_else(|| panic!("{rated}"));
        club.patch("applications/tengen", json!({ "member": false }))
            .await;
        club.stop_bot().await;
        club.start_bot().await;
        let store = club.store();
        let due = async || store.timer(server, "left").await.unwrap();
        patiently(due).await.expect("it is seen");
        let ping = json!({ "version": 1, "application_id": "1", "type": 0 });
        assert_eq!(post_signed(club, &ping).await, (204, String::new()));
        let event = |kind: &str, data: Value| {
            json!({
                "version": 1, "application_id": "1", "type": 1,
                "event": { "type": kind, "timestamp": "2026-11-28T12:00:00", "data": data },
            })
        };
        let of_person = event("APPLICATION_DEAUTHORIZED", json!({ "user": { "id": "7" } }));
        assert_eq!(post_signed(club, &of_person).await.0, 204);
        assert!(due().await.is_some());
        let guild = json!({ "id": server.to_string() });
        let added = json!({ "integration_type": 0, "scopes": ["bot"], "guild": guild });
        let added = event("APPLICATION_AUTHORIZED", added);
        assert_eq!(post_signed(club, &added).await, (204, String::new()));
        let is_off = patiently(async || due().await.is_none().then_some(())).await;
        is_off.expect("it is back");
    });
}
