//! Discord's addresses: the real ones, or those of a playground on this machine.
//!
//! The token is sent nowhere else: every client is made here and follows no redirects, and addresses of the gateway are
//! checked before use.

use std::net::IpAddr;
use std::time::Duration;

use reqwest::header::HeaderValue;
use serenity::constants::GATEWAY_VERSION;

use crate::fetch::Fetcher;
use crate::rest::Rest;
use crate::token::Token;

/// Timeout of an HTTP request.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);
/// Timeout of connecting.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Discord's addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Endpoint {
    /// The real Discord.
    Discord,
    /// A playground on this machine.
    Playground(Loopback),
}

/// The address of a server on this machine: `http://127.0.0.1:8080`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loopback(reqwest::Url);

/// Why an address cannot be a playground's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoopbackError {
    /// Not a URL.
    #[error("this is not an address; a playground's looks like http://127.0.0.1:8080")]
    Malformed,
    /// On another machine, to which no token must be sent.
    #[error(
        "a playground is on this machine: the address must be http://127.0.0.1 or http://[::1]"
    )]
    Elsewhere,
}

impl std::str::FromStr for Loopback {
    type Err = LoopbackError;

    fn from_str(text: &str) -> Result<Self, LoopbackError> {
        let url = reqwest::Url::parse(text).map_err(|_| LoopbackError::Malformed)?;
        if url.scheme() == "http" && is_loopback(&url) {
            Ok(Self(url))
        } else {
            Err(LoopbackError::Elsewhere)
        }
    }
}

impl Loopback {
    /// The address of a playground's clock.
    pub(super) fn console_clock(&self) -> reqwest::Url {
        let Self(url) = self;
        url.join("/console/clock").expect("it is a path")
    }
}

/// Whether `url` has a loopback IP address; a name could resolve to any address.
fn is_loopback(url: &reqwest::Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    let host = host.trim_start_matches('[').trim_end_matches(']');
    host.parse::<IpAddr>()
        .is_ok_and(|address| address.is_loopback())
        && url.username().is_empty()
        && url.password().is_none()
}

impl Endpoint {
    /// The client for this endpoint's REST interface; the only place that makes one.
    pub(super) fn rest_client(&self, token: &Token) -> Rest {
        let authorization = HeaderValue::from_str(&format!("Bot {}", token.expose()))
            .expect("a token holds letters, digits, dots, dashes and underscores only");
        Rest::new(self.client(token), self.rest_base(), authorization)
    }

    /// The HTTP client that fetches attached files; the only place that makes one. `token` authenticates the bot, and
    /// is sent nowhere else.
    pub(super) fn fetcher(&self, token: &Token) -> Fetcher {
        Fetcher::new(self.client(token), self.clone())
    }

    /// The URL of an attached file, if it is on one of Discord's file hosts.
    pub(super) fn file(&self, url: &str) -> Option<reqwest::Url> {
        let url = reqwest::Url::parse(url).ok()?;
        let is_anonymous = url.username().is_empty() && url.password().is_none();
        let is_there = match self {
            Self::Discord => {
                const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];
                url.scheme() == "https"
                    && url.port().is_none()
                    && url.host_str().is_some_and(|host| HOSTS.contains(&host))
            }
            Self::Playground(Loopback(own)) => url.origin() == own.origin(),
        };
        let path = url.path();
        let is_file =
            path.starts_with("/attachments/") || path.starts_with("/ephemeral-attachments/");
        (is_anonymous && is_there && is_file).then_some(url)
    }

    /// The address of the REST interface.
    pub(super) fn rest_base(&self) -> String {
        format!("{}/api/v10", self.origin())
    }

    /// Scheme, host and port, without a slash at the end.
    fn origin(&self) -> String {
        match self {
            Self::Discord => "https://discord.com".to_owned(),
            Self::Playground(Loopback(url)) => url.origin().ascii_serialization(),
        }
    }

    /// The HTTP client for REST calls; the only place that makes one.
    pub(super) fn client(&self, token: &Token) -> reqwest::Client {
        let client = reqwest::Client::builder()
            .user_agent(user_agent(token))
            .use_rustls_tls()
            // A WebSocket starts as an upgraded request, which HTTP/2 does not have.
            .http1_only()
            .timeout(REQUEST_TIMEOUT)
            .connect_timeout(CONNECT_TIMEOUT)
            .redirect(reqwest::redirect::Policy::none());
        let client = match self {
            Self::Discord => client,
            // A proxy from the environment would send the token to another machine.
            Self::Playground(_) => client.no_proxy(),
        };
        client.build().expect("the TLS backend is compiled in")
    }

    /// The address of a gateway, if its host is one that this endpoint allows.
    pub(super) fn gateway(&self, url: &str) -> Option<reqwest::Url> {
        let mut url = reqwest::Url::parse(url).ok()?;
        let (is_there, scheme) = match self {
            Self::Discord => {
                let host = url.host_str().unwrap_or_default();
                let is_there = host == "discord.gg" || host.ends_with(".discord.gg");
                (url.scheme() == "wss" && is_there, "https")
            }
            Self::Playground(_) => (url.scheme() == "ws" && is_loopback(&url), "http"),
        };
        url.set_query(Some(&format!("v={GATEWAY_VERSION}&encoding=json")));
        (is_there && url.set_scheme(scheme).is_ok()).then_some(url)
    }
}

/// The `User-Agent` that Discord requires: a URL that describes the bot, and a version.
fn user_agent(token: &Token) -> String {
    let page = match token.application() {
        Ok(id) => format!("https://discord.com/oauth2/authorize?client_id={id}"),
        // A playground's token contains no application.
        Err(_) => "https://discord.com/developers".to_owned(),
    };
    format!("DiscordBot ({page}, {})", env!("CARGO_PKG_VERSION"))
}
