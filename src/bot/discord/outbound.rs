//! What the bot does on its own with its token: posting, editing, opening threads.

use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};

use super::encode::{self, Body};
use super::rest::{Call, Patience, Rest};
use crate::bot::reply::{Message, Outbound, OutboundError};
use crate::game::{ChannelId, MessageId};

/// Minutes without a message after which Discord folds a thread away: a week.
const THREAD_ARCHIVE_MINUTES: u16 = 10_080;
/// Discord's number for a public thread.
const PUBLIC_THREAD: u8 = 11;

/// The way out to Discord.
pub(super) struct Wire(Arc<Rest>);

impl Wire {
    /// The way out through `rest`.
    pub(super) fn new(rest: Arc<Rest>) -> Self {
        Self(rest)
    }

    async fn patch(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: Body,
    ) -> Result<(), OutboundError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let call = Call {
            method: Method::PATCH,
            path,
            body: Some(body),
        };
        self.0.send(&call, Patience::ERRAND).await?;
        Ok(())
    }
}

#[async_trait::async_trait]
impl Outbound for Wire {
    async fn post(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<MessageId, OutboundError> {
        let mut body = encode::message(message);
        // Discord gives the first message again when the same nonce comes a second time.
        body.json["nonce"] = json!(nonce);
        body.json["enforce_nonce"] = json!(true);
        let path = format!("/channels/{channel}/messages");
        let call = Call {
            method: Method::POST,
            path,
            body: Some(body),
        };
        let posted = self.0.send(&call, Patience::ERRAND).await?;
        id(&posted["id"]).map(MessageId::new)
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        self.patch(channel, message, encode::message(with)).await
    }

    async fn strip(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        self.patch(channel, message, encode::strip()).await
    }

    async fn open_thread(&self, parent: ChannelId, name: &str) -> Result<ChannelId, OutboundError> {
        let body = Body::plain(json!({
            "name": name,
            "type": PUBLIC_THREAD,
            "auto_archive_duration": THREAD_ARCHIVE_MINUTES,
        }));
        let path = format!("/channels/{parent}/threads");
        let call = Call {
            method: Method::POST,
            path,
            body: Some(body),
        };
        // Tried once: a thread opened twice would leave an empty one behind.
        let opened = self.0.send(&call, Patience::ONCE).await?;
        id(&opened["id"]).map(ChannelId::new)
    }
}

/// Discord's id in an answer: a number in a string.
pub(super) fn id(value: &Value) -> Result<u64, OutboundError> {
    let text = value.as_str().unwrap_or_default();
    text.parse()
        .map_err(|_| OutboundError::Refused("an answer without an id".to_owned()))
}
