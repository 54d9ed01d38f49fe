//! A WebSocket: JSON in, JSON out.
//!
//! It is opened with the HTTP client of all other calls, with the same settings: no redirect is followed, and for a
//! playground no proxy of the system is used.

use futures_util::{SinkExt as _, StreamExt as _};
use reqwest::{StatusCode, Upgraded, Url, header};
use serde_json::Value;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::client::generate_key;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role};
use tokio_tungstenite::tungstenite::{self, Message};

/// An open connection.
pub(super) struct Socket(WebSocketStream<Upgraded>);

/// Why there is no connection.
#[derive(Debug, thiserror::Error)]
pub(super) enum ConnectError {
    #[error("{0}")]
    Http(reqwest::Error),
    #[error("the gateway answered {0} instead of opening a WebSocket")]
    Refused(StatusCode),
}

/// An event of the socket.
#[derive(Debug)]
pub(super) enum Received {
    Payload(Value),
    /// The connection is closed, with a code if Discord gave one.
    Closed(Option<u16>),
}

/// How this side closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goodbye {
    /// The session ends, too.
    ForGood,
    /// The session will be resumed.
    ForNow,
}

impl Socket {
    /// Opens a connection to `url` (`https` or `http`).
    pub(super) async fn open(client: &reqwest::Client, url: &Url) -> Result<Self, ConnectError> {
        let without_url = |error: reqwest::Error| ConnectError::Http(error.without_url());
        let key = generate_key();
        let response = client
            .get(url.clone())
            .header(header::CONNECTION, "Upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_VERSION, "13")
            .header(header::SEC_WEBSOCKET_KEY, &key)
            .send()
            .await
            .map_err(without_url)?;
        let accepted = response.headers().get(header::SEC_WEBSOCKET_ACCEPT);
        let accepted = accepted.is_some_and(|accept| *accept == derive_accept_key(key.as_bytes()));
        if response.status() != StatusCode::SWITCHING_PROTOCOLS || !accepted {
            return Err(ConnectError::Refused(response.status()));
        }
        let stream = response.upgrade().await.map_err(without_url)?;
        let socket = WebSocketStream::from_raw_socket(stream, Role::Client, None).await;
        Ok(Self(socket))
    }

    /// The next event of the socket. Cancel-safe: no event is lost if this is dropped.
    pub(super) async fn next(&mut self) -> Received {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => match serde_json::from_str(&text) {
                    Ok(payload) => return Received::Payload(payload),
                    // The text itself may contain users' messages.
                    Err(_) => tracing::warn!("the gateway sent something that is not JSON"),
                },
                Some(Ok(Message::Close(frame))) => {
                    return Received::Closed(frame.map(|frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Received::Closed(None),
            }
        }
    }

    pub(super) async fn send(&mut self, payload: &Value) -> Result<(), tungstenite::Error> {
        self.0.send(Message::text(payload.to_string())).await
    }

    pub(super) async fn close(mut self, goodbye: Goodbye) {
        let code = match goodbye {
            Goodbye::ForGood => CloseCode::Normal,
            // After one of Discord's own codes the session can be resumed.
            Goodbye::ForNow => CloseCode::Library(4000),
        };
        let frame = CloseFrame {
            code,
            reason: "".into(),
        };
        // The other side may have closed already.
        let _ = self.0.close(Some(frame)).await;
    }
}
