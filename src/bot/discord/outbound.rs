//! What the bot does on its own with its token: posting, editing, opening threads.

use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use crate::bot::discord::direct::Conversations;
use crate::bot::discord::encode;
use crate::bot::discord::encode::Body;
use crate::bot::discord::limit::Route;
use crate::bot::discord::rest::{ARCHIVED_THREAD, Call, Patience, Rest, RestError};
use crate::bot::port::message::Message;
use crate::bot::port::outbound::{Outbound, OutboundError, Trace};
use crate::clock::{Clock, Span, Timestamp};
use crate::game::{ChannelId, MessageId, PlayerId};

/// Minutes without a message after which Discord folds a thread away: a week.
const THREAD_ARCHIVE_MINUTES: u16 = 10_080;
/// The next shorter time that Discord knows: three days.
const THREAD_ARCHIVE_MINUTES_LESS: u16 = 4_320;

/// From this age on an edit of a message counts as one of an old message: an hour, and clocks may differ.
const OLD: Span = Span::minutes(59);
/// The milliseconds between 1970 and the beginning of Discord's numbers.
const EPOCH: i64 = 1_420_070_400_000;

/// There is a thread below the message already.
const THREAD_EXISTS: u64 = 160_004;

/// The way out to Discord.
pub(super) struct Wire {
    rest: Arc<Rest>,
    clock: Arc<dyn Clock>,
    conversations: Conversations,
    /// The bot's own number, once it was asked for.
    me: OnceCell<u64>,
}

impl Wire {
    /// The way out through `rest`, at the time that `clock` tells.
    pub(super) fn new(rest: Arc<Rest>, clock: Arc<dyn Clock>) -> Self {
        Self {
            rest,
            clock,
            conversations: Conversations::default(),
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
    async fn send_in(
        &self,
        channel: ChannelId,
        call: &Call,
        patience: Patience,
    ) -> Result<Value, RestError> {
        self.send_on(
            &Route::of(&call.method, &call.path),
            channel,
            call,
            patience,
        )
        .await
    }

    async fn send_on(
        &self,
        route: &Route,
        channel: ChannelId,
        call: &Call,
        patience: Patience,
    ) -> Result<Value, RestError> {
        let sent = self.rest.send_on(route, call, patience).await;
        let Err(archived) = sent.as_ref().map_err(RestError::code) else {
            return sent;
        };
        if archived != Some(ARCHIVED_THREAD) {
            return sent;
        }
        let unfold = Call {
            method: Method::PATCH,
            path: format!("/channels/{channel}"),
            body: Some(Body::plain(json!({ "archived": false }))),
        };
        match self.rest.send(&unfold, patience).await {
            Ok(_) => self.rest.send_on(route, call, patience).await,
            // It is locked, or too many threads are open.
            Err(RestError::Refused {
                status: 400..500, ..
            }) => sent,
            Err(error) => Err(error),
        }
    }

    /// Posts a message of this `body`. Discord gives the first message again when the same nonce comes a second time.
    async fn create(
        &self,
        channel: ChannelId,
        mut body: Body,
        nonce: &str,
    ) -> Result<MessageId, OutboundError> {
        body.json["nonce"] = json!(nonce);
        body.json["enforce_nonce"] = json!(true);
        let call = Call {
            method: Method::POST,
            path: format!("/channels/{channel}/messages"),
            body: Some(body),
        };
        let posted = self.send_in(channel, &call, Patience::ERRAND).await?;
        id(&posted["id"]).map(MessageId::new)
    }

    async fn patch(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: Body,
        patience: Patience,
    ) -> Result<(), OutboundError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let mut route = Route::of(&Method::PATCH, &path);
        if self.clock.now().since(sent_at(message)) >= OLD {
            route = route.of_old_message();
        }
        let call = Call {
            method: Method::PATCH,
            path,
            body: Some(body),
        };
        self.send_on(&route, channel, &call, patience).await?;
        Ok(())
    }

    /// The conversation with `player`, which is opened if its number is not known.
    async fn conversation(&self, player: PlayerId) -> Result<ChannelId, OutboundError> {
        if let Some(known) = self.conversations.known(player) {
            return Ok(known);
        }
        let call = Call {
            method: Method::POST,
            path: "/users/@me/channels".to_owned(),
            body: Some(Body::plain(json!({ "recipient_id": player.to_string() }))),
        };
        let opened = self.rest.send(&call, Patience::ERRAND).await?;
        let channel = ChannelId::new(id(&opened["id"])?);
        self.conversations.note(player, channel);
        Ok(channel)
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
        self.create(channel, encode::posted(message), nonce).await
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        let body = encode::message(with);
        self.patch(channel, message, body, Patience::ERRAND).await
    }

    async fn refresh(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        let body = encode::message(with);
        self.patch(channel, message, body, Patience::UPKEEP).await
    }

    async fn strip(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        let body = encode::strip();
        self.patch(channel, message, body, Patience::UPKEEP).await
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        let call = Call {
            method: Method::DELETE,
            path: format!("/channels/{channel}/messages/{message}"),
            body: None,
        };
        self.send_in(channel, &call, Patience::UPKEEP).await?;
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
            self.rest.send(&call, Patience::UPKEEP).await?;
        }
        Ok(())
    }

    async fn direct(
        &self,
        player: PlayerId,
        message: &Message,
        nonce: &str,
    ) -> Result<(), OutboundError> {
        self.conversations.turn().await;
        let is_known = self.conversations.known(player).is_some();
        let channel = self.conversation(player).await?;
        let body = encode::message(message);
        match self.create(channel, body.clone(), nonce).await {
            Err(OutboundError::Gone) if is_known => {
                self.conversations.forget(player);
                let channel = self.conversation(player).await?;
                self.create(channel, body, nonce).await.map(|_| ())
            }
            posted => posted.map(|_| ()),
        }
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
    /// Discord's clock and ours may differ.
    const SLACK: i64 = 120_000;
    let millis = time.as_millis().saturating_sub(EPOCH + SLACK).max(0);
    millis.unsigned_abs() << 22
}

/// When `message` was sent: numbers hold the time.
fn sent_at(message: MessageId) -> Timestamp {
    let millis = i64::try_from(message.get() >> 22).unwrap_or(i64::MAX);
    Timestamp::from_millis(millis.saturating_add(EPOCH))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::discord::fake::Answer;
    use crate::bot::discord::fake::Asked;
    use crate::bot::discord::fake::server;
    use crate::clock::ManualClock;

    const CHANNEL: ChannelId = ChannelId::new(7);
    /// Discord's own example of a number: it was given in 2016.
    const SENT: MessageId = MessageId::new(175_928_847_299_117_063);

    async fn wire(
        millis_after: i64,
        answer: impl Fn(&str, usize) -> Answer + Send + Sync + 'static,
    ) -> (Wire, Asked) {
        let (rest, asked) = server(answer).await;
        let now = sent_at(SENT).after(Span::millis(millis_after));
        let clock = Arc::new(ManualClock::new(now));
        (Wire::new(Arc::new(rest), clock), asked)
    }

    #[test]
    fn a_number_tells_when_its_message_was_sent() {
        assert_eq!(sent_at(SENT).as_millis(), 1_462_015_105_796);
    }

    #[tokio::test]
    async fn a_conversation_is_opened_once_and_again_when_it_is_gone() {
        const POST: &str = "POST /channels/7/messages";
        let (wire, asked) = wire(0, |line, before| match (line, before) {
            (POST, 2) => (404, "", r#"{"code":10003}"#),
            _ => (200, "", r#"{"id":"7"}"#),
        })
        .await;
        for number in 0..3 {
            let (message, nonce) = (Message::default(), number.to_string());
            let sent = wire.direct(PlayerId::new(1), &message, &nonce).await;
            assert_eq!(sent, Ok(()));
        }
        assert_eq!(asked.times("POST /users/@me/channels"), 2);
        assert_eq!(asked.times(POST), 4);
    }

    #[tokio::test]
    async fn buttons_of_old_messages_are_taken_off_at_a_pace_of_their_own() {
        const PATCH: &str = "PATCH /channels/7/messages/175928847299117063";
        let done = |_: &str, _| (200, "", "{}");
        let (fresh, asked) = wire(Span::minutes(58).as_millis(), done).await;
        for _ in 0..5 {
            assert_eq!(fresh.strip(CHANNEL, SENT).await, Ok(()));
        }
        assert_eq!(asked.times(PATCH), 5);
        let (old, asked) = wire(Span::hours(1).as_millis(), done).await;
        for _ in 0..2 {
            assert_eq!(old.strip(CHANNEL, SENT).await, Ok(()));
        }
        let held = old.strip(CHANNEL, SENT).await;
        assert!(matches!(held, Err(OutboundError::Limited(_))), "{held:?}");
        // One of three is left to a board that changes in its place.
        assert_eq!(old.edit(CHANNEL, SENT, &Message::default()).await, Ok(()));
        assert_eq!(asked.times(PATCH), 3);
    }

    #[tokio::test]
    async fn a_thread_that_cannot_be_unfolded_is_told_as_locked() {
        for (status, why) in [(403, r#"{"code":50013}"#), (400, r#"{"code":160006}"#)] {
            let (wire, asked) = wire(0, move |line, _| match line {
                "PATCH /channels/7" => (status, "", why),
                _ => (400, "", r#"{"code":50083}"#),
            })
            .await;
            let posted = wire.post(CHANNEL, &Message::default(), "n").await;
            assert_eq!(posted, Err(OutboundError::Locked));
            assert_eq!(asked.lines().len(), 2);
        }
    }
}
