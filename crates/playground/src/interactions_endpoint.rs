//! Interactions over HTTP: each is signed and posted to the endpoint of a bot.
//! Several endpoints take turns, as behind a load balancer; if one cannot be reached, the next is tried.

use std::sync::Arc;
use std::time::Duration;

use reqwest::{Client, StatusCode, Url};
use ring::signature::{Ed25519KeyPair, KeyPair as _};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinSet;

use crate::world::{Clock, Id};
use crate::{Server, StartError};

/// The signing key of every playground. It protects nothing: bots on this machine know it beforehand.
const SIGNING_KEY_SEED: [u8; 32] = *b"the playground signs interaction";
/// Timeout for an acknowledgement by an endpoint, the same as Discord's.
const ACKNOWLEDGE_TIMEOUT: Duration = Duration::from_secs(3);

/// An interaction to be posted.
pub(crate) struct InteractionPost {
    pub(crate) interaction: Id,
    pub(crate) payload: Arc<str>,
}

fn key() -> Ed25519KeyPair {
    Ed25519KeyPair::from_seed_unchecked(&SIGNING_KEY_SEED).expect("any 32 bytes are a seed")
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The public key of all applications.
pub(crate) fn public_key() -> String {
    to_hex(key().public_key().as_ref())
}

/// The signature of `body` at `timestamp`.
pub(crate) fn signature(timestamp: &str, body: &str) -> String {
    to_hex(key().sign(format!("{timestamp}{body}").as_bytes()).as_ref())
}

/// The address of an endpoint, if it is on this machine.
pub(crate) fn parse_loopback_url(url: &str) -> Result<Url, StartError> {
    let not_local = || StartError::EndpointNotLocal(url.to_owned());
    let parsed = Url::parse(url).map_err(|_| not_local())?;
    let host = parsed
        .host_str()
        .unwrap_or_default()
        .trim_start_matches('[')
        .trim_end_matches(']');
    let address = host.parse::<std::net::IpAddr>();
    if address.is_ok_and(|address| address.is_loopback()) && parsed.scheme() == "http" {
        Ok(parsed)
    } else {
        Err(not_local())
    }
}

/// Posts interactions to `urls` until the playground stops.
pub(crate) async fn deliver(
    server: Arc<Server>,
    clock: Clock,
    urls: Vec<Url>,
    mut posts: UnboundedReceiver<InteractionPost>,
) {
    let client = Client::builder()
        .no_proxy()
        .timeout(ACKNOWLEDGE_TIMEOUT)
        .build()
        .expect("a client without TLS can be made");
    let (mut stopped, mut in_flight) = (server.stopping.subscribe(), JoinSet::new());
    for first in 0.. {
        let posted = tokio::select! {
            _ = stopped.wait_for(|stop| *stop) => break,
            posted = posts.recv() => posted,
        };
        let Some(posted) = posted else { break };
        while in_flight.try_join_next().is_some() {}
        // Each interaction starts with the next address.
        let urls: Vec<Url> = (0..urls.len())
            .map(|next| urls[(first + next) % urls.len()].clone())
            .collect();
        let timestamp = (clock.base_now() / 1000).to_string();
        let (client, server) = (client.clone(), Arc::clone(&server));
        in_flight.spawn(async move {
            if !post(&client, &urls, &timestamp, &posted.payload).await {
                server.world().expire(posted.interaction);
            }
        });
    }
    in_flight.shutdown().await;
}

/// Posts `payload` to the endpoints in order until one has received it. False if it was rejected, or no endpoint can be
/// reached.
async fn post(client: &Client, urls: &[Url], timestamp: &str, payload: &str) -> bool {
    for url in urls {
        let call = client
            .post(url.clone())
            .header("content-type", "application/json")
            .header("x-signature-ed25519", signature(timestamp, payload))
            .header("x-signature-timestamp", timestamp)
            .body(payload.to_owned());
        match call.send().await {
            Ok(answer) if answer.status() == StatusCode::ACCEPTED => return true,
            Ok(answer) => {
                let status = answer.status().as_u16();
                tracing::warn!(%url, status, "the interactions endpoint rejected an interaction");
                return false;
            }
            // Nobody has received it: try the next one.
            Err(error) if error.is_connect() => {
                tracing::debug!(%url, %error, "could not reach the interactions endpoint");
            }
            // It may have been received: after a second post the bot might carry it out twice.
            Err(error) => {
                tracing::debug!(%url, %error, "the interactions endpoint did not answer");
                return true;
            }
        }
    }
    false
}
