//! Signing in on the page inside Discord: a code of Discord's client is exchanged for a member, by OAuth 2.
//!
//! The access token is used once, to identify the member, and dropped. It is not revoked: that would withdraw the
//! member's consent, and Discord would ask for it at each start.

use std::fmt;
use std::path::Path;

use reqwest::{RequestBuilder, StatusCode};
use serde_json::Value;

use crate::bot::port::sign_in::{SignIn, SignInCode, SignInError};
use crate::endpoint::Endpoint;
use crate::game::PlayerId;
use crate::snowflake;
use crate::token::{Token, TokenError, read_secret};

/// The environment variable that may hold the client secret.
pub const VARIABLE: &str = "DISCORD_CLIENT_SECRET";

/// The origins of Discord's clients, which show the page in a frame, as in @discord/embedded-app-sdk 2.5.0.
pub const CLIENTS: [&str; 6] = [
    "https://discord.com",
    "https://ptb.discord.com",
    "https://canary.discord.com",
    "https://discordapp.com",
    "https://ptb.discordapp.com",
    "https://canary.discordapp.com",
];

/// The client secret of an application. Neither `Debug` nor an error prints it.
#[derive(Clone, PartialEq, Eq)]
pub struct ClientSecret(String);

impl ClientSecret {
    /// Reads a secret from text, white space around it allowed.
    ///
    /// # Errors
    ///
    /// [`TokenError::NoSecret`] if the text cannot be one; the text itself is not repeated.
    pub fn parse(text: &str) -> Result<Self, TokenError> {
        let text = text.trim();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if !text.is_empty() && text.bytes().all(is_plain) {
            Ok(Self(text.to_owned()))
        } else {
            Err(TokenError::NoSecret)
        }
    }

    /// The secret from the environment's `variable` value if there is one, else from `file`; none without either.
    ///
    /// # Errors
    ///
    /// Any [`TokenError`].
    pub fn find(variable: Option<&str>, file: Option<&Path>) -> Result<Option<Self>, TokenError> {
        let text = read_secret(variable, file)?;
        text.map(|text| Self::parse(&text)).transpose()
    }
}

impl fmt::Debug for ClientSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClientSecret(hidden)")
    }
}

/// Exchanges codes as an application.
pub struct CodeExchange {
    client: reqwest::Client,
    /// The REST interface.
    base: String,
    application: u64,
    secret: ClientSecret,
}

impl CodeExchange {
    /// As the application of `token`, whose secret is `secret`.
    ///
    /// # Errors
    ///
    /// [`TokenError::Malformed`] if `token` does not say which application it belongs to.
    pub fn new(
        endpoint: &Endpoint,
        token: &Token,
        secret: ClientSecret,
    ) -> Result<Self, TokenError> {
        Ok(Self {
            client: endpoint.client(token),
            base: endpoint.rest_base(),
            application: token.application()?,
            secret,
        })
    }

    async fn exchange(&self, code: &SignInCode) -> Result<Value, SignInError> {
        let application = self.application.to_string();
        let ClientSecret(secret) = &self.secret;
        let fields = [
            ("client_id", &*application),
            ("client_secret", secret),
            ("grant_type", "authorization_code"),
            ("code", code.code()),
            ("code_verifier", code.verifier()),
        ];
        let request = self.client.post(format!("{}/oauth2/token", self.base));
        let (status, answer) = send(request.form(&fields)).await?;
        match status {
            StatusCode::OK => Ok(answer),
            StatusCode::BAD_REQUEST if answer["error"] == "invalid_grant" => {
                Err(SignInError::Refused)
            }
            _ => Err(unexpected(status, &answer)),
        }
    }
}

#[async_trait::async_trait]
impl SignIn for CodeExchange {
    async fn member(&self, code: &SignInCode) -> Result<PlayerId, SignInError> {
        let answer = self.exchange(code).await?;
        let Some(access) = answer["access_token"].as_str() else {
            return Err(unreadable("an access token"));
        };
        let request = self.client.get(format!("{}/users/@me", self.base));
        let (status, user) = send(request.bearer_auth(access)).await?;
        if status != StatusCode::OK {
            return Err(unexpected(status, &user));
        }
        let id = snowflake::id(&user["id"]).map_err(|_| unreadable("a user"))?;
        Ok(PlayerId::new(id))
    }
}

/// The status of the answer, and its JSON.
async fn send(request: RequestBuilder) -> Result<(StatusCode, Value), SignInError> {
    let unavailable = |error: reqwest::Error| {
        // The secrets are in the body and in headers, which errors do not contain.
        SignInError::Unavailable(error.without_url().to_string())
    };
    let answer = request.send().await.map_err(unavailable)?;
    let status = answer.status();
    let text = answer.bytes().await.map_err(unavailable)?;
    Ok((status, serde_json::from_slice(&text).unwrap_or(Value::Null)))
}

/// The error for an unexpected answer, with its error code only: the rest may repeat the secrets that were sent.
fn unexpected(status: StatusCode, answer: &Value) -> SignInError {
    let error = match answer["error"].as_str() {
        Some("invalid_client") => "invalid_client: the client secret is not the application's",
        Some("invalid_request") => "invalid_request",
        Some("unauthorized_client") => "unauthorized_client",
        _ => "no known error",
    };
    SignInError::Unavailable(format!("{status}, {error}"))
}

fn unreadable(what: &str) -> SignInError {
    SignInError::Unavailable(format!("Discord's answer does not hold {what}"))
}
