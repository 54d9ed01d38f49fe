//! What the bot does on its own with its token: posting, editing, opening threads.

use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use super::encode::{self, Body};
use super::rest::{Call, Patience, Rest, RestError};
use crate::bot::reply::{Message, Outbound, OutboundError, Trace};
use crate::clock::Timestamp;
use crate::game::{ChannelId, MessageId, PlayerId};

/// Minutes without a message after which Discord folds a thread away: a week.
const THREAD_ARCHIVE_MINUTES: u16 = 10_080;
/// The next shorter time that Discord knows: three days.
const THREAD_ARCHIVE_MINUTES_LESS: u16 = 4_320;

/// The thread is folded away: it must be unfolded before anything is written or changed in it.
const ARCHIVED_THREAD: u64 = 50_083;
/// There is a thread below the message already.
const THREAD_EXISTS: u64 = 160_004;

/// The way out to Discord.
pub(super) struct Wire {
    rest: Arc<Rest>,
    /// The bot's own number, once it was asked for.
    me: OnceCell<u64>,
}

impl Wire {
    /// The way out through `rest`.
    pub(super) fn new(rest: Arc<Rest>) -> Self {
        Self {
            rest,
            me: OnceCell::new(),
        }
    }

    async fn get(&self, path: String) -> Result<Value, RestError> {
        let call = Call {
            method: Method::GET,
            path,
            body: None,
        };
        self.rest.send(&call, Patience::ERRAND).await
    }

    async fn me(&self) -> Result<u64, OutboundError> {
        let ask = || async { id(&self.get("/users/@me".to_owned()).await?["id"]) };
        self.me.get_or_try_init(ask).await.copied()
    }

    /// Makes `call` in `channel`; if that is a thread that was folded away, it is unfolded first.
    async fn send_in(&self, channel: ChannelId, call: &Call) -> Result<Value, RestError> {
        match self.rest.send(call, Patience::ERRAND).await {
            Err(error) if error.code() == Some(ARCHIVED_THREAD) => {
                let unfold = Call {
                    method: Method::PATCH,
                    path: format!("/channels/{channel}"),
                    body: Some(Body::plain(json!({ "archived": false }))),
                };
                self.rest.send(&unfold, Patience::ERRAND).await?;
                self.rest.send(call, Patience::ERRAND).await
            }
            sent => sent,
        }
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
        self.send_in(channel, &call).await?;
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
        let posted = self.send_in(channel, &call).await?;
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

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        let call = Call {
            method: Method::DELETE,
            path: format!("/channels/{channel}/messages/{message}"),
            body: None,
        };
        self.send_in(channel, &call).await?;
        Ok(())
    }

    async fn open_thread(
        &self,
        parent: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, OutboundError> {
        let body = Body::plain(json!({
            "name": name,
            "auto_archive_duration": THREAD_ARCHIVE_MINUTES,
        }));
        let call = Call {
            method: Method::POST,
            path: format!("/channels/{parent}/messages/{below}/threads"),
            body: Some(body),
        };
        // A message has one thread at most, and it bears the message's number: so none is opened twice.
        match self.rest.send(&call, Patience::ERRAND).await {
            Ok(opened) => id(&opened["id"]).map(ChannelId::new),
            Err(error) if error.code() == Some(THREAD_EXISTS) => Ok(ChannelId::new(below.get())),
            Err(error) => Err(error.into()),
        }
    }

    async fn keep_open(&self, thread: ChannelId) -> Result<(), OutboundError> {
        // What counts is a change of the time, so it is changed twice: whatever it was, it is a week in the end.
        for minutes in [THREAD_ARCHIVE_MINUTES_LESS, THREAD_ARCHIVE_MINUTES] {
            let call = Call {
                method: Method::PATCH,
                path: format!("/channels/{thread}"),
                body: Some(Body::plain(json!({
                    "archived": false,
                    "auto_archive_duration": minutes,
                }))),
            };
            self.rest.send(&call, Patience::ERRAND).await?;
        }
        Ok(())
    }

    async fn direct(
        &self,
        player: PlayerId,
        message: &Message,
        nonce: &str,
    ) -> Result<(), OutboundError> {
        let call = Call {
            method: Method::POST,
            path: "/users/@me/channels".to_owned(),
            body: Some(Body::plain(json!({ "recipient_id": player.to_string() }))),
        };
        let opened = self.rest.send(&call, Patience::ERRAND).await?;
        let channel = ChannelId::new(id(&opened["id"])?);
        self.post(channel, message, nonce).await.map(|_| ())
    }

    async fn traces(
        &self,
        channel: ChannelId,
        since: Timestamp,
        known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError> {
        let me = self.me().await?;
        let after = earliest_id(since);
        let mut found = Vec::new();
        // In a busy channel the latest messages may not reach back so far, nor the earliest ones come so near.
        for query in [format!("limit=100&after={after}"), "limit=100".to_owned()] {
            let path = format!("/channels/{channel}/messages?{query}");
            let messages = self.get(path).await?;
            found.extend(messages.as_array().cloned().unwrap_or_default());
        }
        if let Some(known) = known {
            match self
                .get(format!("/channels/{channel}/messages/{known}"))
                .await
            {
                Ok(message) => found.push(message),
                Err(RestError::Refused { status: 404, .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        let own = found
            .iter()
            .filter(|message| id(&message["author"]["id"]) == Ok(me));
        Ok(own.filter_map(trace).collect())
    }
}

/// The smallest number that Discord gave to anything a while before `time`: numbers hold the time.
fn earliest_id(time: Timestamp) -> u64 {
    const EPOCH: i64 = 1_420_070_400_000;
    /// Discord's clock and ours may differ.
    const SLACK: i64 = 120_000;
    let millis = time.as_millis().saturating_sub(EPOCH + SLACK).max(0);
    millis.unsigned_abs() << 22
}

fn trace(message: &Value) -> Option<Trace> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let rows = list(&message["components"]);
    let components = rows.iter().flat_map(|row| list(&row["components"]));
    let files = list(&message["attachments"]);
    Some(Trace {
        message: MessageId::new(id(&message["id"]).ok()?),
        text: text(&message["content"]).unwrap_or_default(),
        tokens: components
            .filter_map(|component| text(&component["custom_id"]))
            .collect(),
        files: files
            .iter()
            .filter_map(|file| text(&file["filename"]))
            .collect(),
    })
}

/// Discord's id in an answer: a number in a string.
pub(super) fn id(value: &Value) -> Result<u64, OutboundError> {
    let text = value.as_str().unwrap_or_default();
    text.parse()
        .map_err(|_| OutboundError::Refused("an answer without an id".to_owned()))
}
