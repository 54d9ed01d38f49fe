//! Signing in by OAuth 2, against a playground: the member of a code, and invalid codes.

use std::sync::Arc;

use reqwest::Client;
use serde_json::{Value, json};
use tengen::bot::port::sign_in::{SignIn as _, SignInCode, SignInError};
use tengen::discord::{ClientSecret, CodeExchange, Endpoint, Token};
use tengen::game::PlayerId;
use tengen_playground::{Options, Playground, RateLimits};

/// The example of RFC 7636, appendix B.
const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

struct Discord {
    playground: Playground,
    token: Token,
}

impl Discord {
    async fn start() -> Self {
        let playground = Playground::start(Options {
            listen: "127.0.0.1:0".parse().unwrap(),
            traffic_log: None,
            chat_file: None,
            now: Arc::new(|| 1_800_000_000_000),
            rate_limits: RateLimits::On,
        });
        let playground = playground.await.unwrap();
        let token = Token::parse(&playground.token("tengen")).unwrap();
        let page = "127.0.0.1:1".parse().unwrap();
        playground.serve_activity("tengen", page).await.unwrap();
        Self { playground, token }
    }

    async fn console(&self, path: &str, body: Value) -> Value {
        let url = format!("{}/console/{path}", self.playground.url());
        let answer = Client::new().post(url).json(&body).send().await.unwrap();
        answer.json().await.unwrap()
    }

    /// A code for shiro, which needs [`VERIFIER`].
    async fn code(&self) -> String {
        let application = self.token.application().unwrap().to_string();
        let ask = json!({ "as": "shiro", "client_id": application,
                          "code_challenge": CHALLENGE, "code_challenge_method": "S256" });
        let given = self.console("authorize", ask).await;
        given["code"].as_str().unwrap().to_owned()
    }

    async fn shiro(&self) -> PlayerId {
        let url = format!("{}/console/state?as=shiro", self.playground.url());
        let state = Client::new().get(url).send().await.unwrap();
        let state: Value = state.json().await.unwrap();
        PlayerId::new(state["me"]["id"].as_str().unwrap().parse().unwrap())
    }

    fn exchange(&self, secret: &str) -> CodeExchange {
        let endpoint = Endpoint::Playground(self.playground.url().parse().unwrap());
        let secret = ClientSecret::parse(secret).unwrap();
        CodeExchange::new(&endpoint, &self.token, secret).unwrap()
    }
}

fn of(code: &str, verifier: &str) -> SignInCode {
    SignInCode::parse(code, verifier).unwrap()
}

#[tokio::test]
async fn a_code_tells_whose_it_is_once_and_to_the_page_that_has_asked_for_it() {
    let discord = Discord::start().await;
    let exchange = discord.exchange(discord.playground.client_secret());
    let code = discord.code().await;
    let member = exchange.member(&of(&code, VERIFIER)).await;
    assert_eq!(member, Ok(discord.shiro().await));
    let refused = Err(SignInError::Refused);
    assert_eq!(exchange.member(&of(&code, VERIFIER)).await, refused);
    assert_eq!(exchange.member(&of("forged", VERIFIER)).await, refused);
    // An attacker has read the code.
    let (code, other) = (discord.code().await, "x".repeat(43));
    assert_eq!(exchange.member(&of(&code, &other)).await, refused);
    let late = discord.code().await;
    let minute = json!({ "advance_ms": 60_000 });
    discord.console("clock", minute).await;
    assert_eq!(exchange.member(&of(&late, VERIFIER)).await, refused);
}

#[tokio::test]
async fn where_discord_is_away_or_the_secret_is_wrong_nobody_is_refused() {
    let discord = Discord::start().await;
    let code = discord.code().await;
    let wrong = discord.exchange("wrong").member(&of(&code, VERIFIER)).await;
    let Err(SignInError::Unavailable(reason)) = wrong else {
        panic!("{wrong:?}");
    };
    assert!(reason.contains("client secret") && !reason.contains("wrong"));
    let exchange = discord.exchange(discord.playground.client_secret());
    for path in ["oauth2/token", "users/@me"] {
        let fault = json!({ "path_contains": path, "fault": { "status": 500 } });
        discord.console("faults", fault).await;
        let code = discord.code().await;
        let away = exchange.member(&of(&code, VERIFIER)).await;
        assert!(matches!(away, Err(SignInError::Unavailable(_))), "{path}");
    }
}

#[test]
fn a_client_secret_is_shown_nowhere_and_the_environment_comes_first() {
    let secret = ClientSecret::parse(" abcDEF-123_ \n").unwrap();
    assert_eq!(format!("{secret:?}"), "ClientSecret(hidden)");
    for wrong in ["", "a b", "ä"] {
        let error = ClientSecret::parse(wrong).unwrap_err().to_string();
        assert!(error.contains("client secret"), "{error}");
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("secret");
    std::fs::write(&file, "fromfile\n").unwrap();
    let find = |variable| ClientSecret::find(variable, Some(&file)).unwrap();
    let parsed = |text| Some(ClientSecret::parse(text).unwrap());
    assert_eq!(find(Some("fromvariable")), parsed("fromvariable"));
    assert_eq!(find(Some("")), parsed("fromfile"));
    assert_eq!(ClientSecret::find(None, None).unwrap(), None);
    assert!(ClientSecret::find(None, Some(&folder.path().join("none"))).is_err());
}
