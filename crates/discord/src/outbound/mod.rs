//! Calls with the bot's token: posting, editing, opening threads.

mod kept;
mod membership;
mod scheduled;
#[cfg(test)]
mod tests;
mod thread;
mod trace;

use std::sync::Arc;

use reqwest::Method;
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use crate::application::Application;
use crate::bot::port::family::{Families, Registered};
use crate::bot::port::message::Message;
use crate::bot::port::outbound::{Membership, OpenChannel, Outbound, OutboundError, Quiet, Trace};
use crate::bot::port::scheduled::Scheduled;
use crate::clock::{Clock, Span, Timestamp};
use crate::direct::Conversations;
use crate::encode;
use crate::encode::Body;
use crate::evening::ScheduledId;
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use crate::limit::Route;
use crate::outbound::trace::trace;
use crate::register::club::register_in;
use crate::rest::{ARCHIVED_THREAD, Call, Rest, RestError, RetryPolicy};
use crate::snowflake;

/// Age from which a message counts as old for edits: an hour, less the difference of clocks.
const OLD: Span = Span::minutes(59);

/// Discord's REST interface as the bot's [`Outbound`].
pub(super) struct Wire {
    rest: Arc<Rest>,
    clock: Arc<dyn Clock>,
    conversations: Conversations,
    /// The bot's user id, once it was needed.
    me: OnceCell<u64>,
    /// The application's id, once it was needed.
    application: OnceCell<u64>,
}

impl Wire {
    /// Sends through `rest`, with the time of `clock`.
    pub(super) fn new(rest: Arc<Rest>, clock: Arc<dyn Clock>) -> Self {
        Self {
            rest,
            clock,
            conversations: Conversations::default(),
            me: OnceCell::new(),
            application: OnceCell::new(),
        }
    }

    async fn get(&self, path: String) -> Result<Value, RestError> {
        let call = Call {
            method: Method::GET,
            path,
            body: None,
        };
        self.rest.send(&call, RetryPolicy::NORMAL).await
    }

    async fn me(&self) -> Result<u64, OutboundError> {
        let ask = || async { snowflake::id(&self.get("/users/@me".to_owned()).await?["id"]) };
        self.me.get_or_try_init(ask).await.copied()
    }

    /// Makes `call` in `channel`; if that is an archived thread, it is unarchived first.
    async fn send_in(
        &self,
        channel: ChannelId,
        call: &Call,
        policy: RetryPolicy,
    ) -> Result<Value, RestError> {
        self.send_on(&Route::of(&call.method, &call.path), channel, call, policy)
            .await
    }

    async fn send_on(
        &self,
        route: &Route,
        channel: ChannelId,
        call: &Call,
        policy: RetryPolicy,
    ) -> Result<Value, RestError> {
        let sent = self.rest.send_on(route, call, policy).await;
        let Err(archived) = sent.as_ref().map_err(RestError::code) else {
            return sent;
        };
        if archived != Some(ARCHIVED_THREAD) {
            return sent;
        }
        let unarchive = Call {
            method: Method::PATCH,
            path: format!("/channels/{channel}"),
            body: Some(Body::plain(json!({ "archived": false }))),
        };
        match self.rest.send(&unarchive, policy).await {
            Ok(_) => self.rest.send_on(route, call, policy).await,
            // It is locked, or too many threads are open.
            Err(RestError::Refused {
                status: 400..500, ..
            }) => sent,
            Err(error) => Err(error),
        }
    }

    /// Posts a message with `body`. If `nonce` was used before, Discord returns the earlier message.
    async fn create(
        &self,
        channel: ChannelId,
        mut body: Body,
        nonce: &str,
    ) -> Result<MessageId, OutboundError> {
        body.json["nonce"] = json!(&*kept::nonce(nonce));
        body.json["enforce_nonce"] = json!(true);
        let call = Call {
            method: Method::POST,
            path: format!("/channels/{channel}/messages"),
            body: Some(body),
        };
        let posted = self.send_in(channel, &call, RetryPolicy::NORMAL).await?;
        let message = MessageId::new(snowflake::id(&posted["id"])?);
        kept::check_complete(&call, message, &posted)?;
        Ok(message)
    }

    async fn patch(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: Body,
        policy: RetryPolicy,
    ) -> Result<(), OutboundError> {
        let path = format!("/channels/{channel}/messages/{message}");
        let mut route = Route::of(&Method::PATCH, &path);
        if self.clock.now().since(snowflake::sent_at(message)) >= OLD {
            route = route.of_old_message();
        }
        let call = Call {
            method: Method::PATCH,
            path,
            body: Some(body),
        };
        let edited = self.send_on(&route, channel, &call, policy).await?;
        kept::check_complete(&call, message, &edited)
    }

    /// The conversation with `player`, which is opened if its channel is not cached.
    async fn conversation(&self, player: PlayerId) -> Result<ChannelId, OutboundError> {
        if let Some(known) = self.conversations.channel(player) {
            return Ok(known);
        }
        let call = Call {
            method: Method::POST,
            path: "/users/@me/channels".to_owned(),
            body: Some(Body::plain(json!({ "recipient_id": player.to_string() }))),
        };
        let opened = self.rest.send(&call, RetryPolicy::NORMAL).await?;
        let channel = ChannelId::new(snowflake::id(&opened["id"])?);
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
        self.create(channel, encode::new_message(message), nonce)
            .await
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        let body = encode::message(with);
        self.patch(channel, message, body, RetryPolicy::NORMAL)
            .await
    }

    async fn refresh(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        let body = encode::message(with);
        self.patch(channel, message, body, RetryPolicy::BACKGROUND)
            .await
    }

    async fn strip(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        let body = encode::strip();
        self.patch(channel, message, body, RetryPolicy::BACKGROUND)
            .await
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        let call = Call {
            method: Method::DELETE,
            path: format!("/channels/{channel}/messages/{message}"),
            body: None,
        };
        self.send_in(channel, &call, RetryPolicy::BACKGROUND)
            .await?;
        Ok(())
    }

    async fn open_thread(
        &self,
        parent: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, OutboundError> {
        thread::open(self, parent, below, name).await
    }

    async fn keep_open(&self, thread: ChannelId) -> Result<(), OutboundError> {
        thread::keep_open(self, thread).await
    }

    async fn title_thread(
        &self,
        thread: ChannelId,
        name: &str,
        quiet: Quiet,
    ) -> Result<(), OutboundError> {
        thread::title(self, thread, name, quiet).await
    }

    async fn direct(
        &self,
        player: PlayerId,
        message: &Message,
        nonce: &str,
    ) -> Result<(), OutboundError> {
        self.conversations.turn().await;
        let is_known = self.conversations.channel(player).is_some();
        let channel = self.conversation(player).await?;
        let body = encode::message(message);
        match self.create(channel, body.clone(), nonce).await {
            Err(OutboundError::Gone) if is_known => {
                self.conversations.forget(player);
                let reopened = self.conversation(player).await?;
                self.create(reopened, body, nonce).await.map(|_| ())
            }
            posted => posted.map(|_| ()),
        }
    }

    async fn schedule(
        &self,
        club: ClubId,
        known: Option<ScheduledId>,
        event: &Scheduled,
    ) -> Result<ScheduledId, OutboundError> {
        scheduled::schedule(self, club, known, event).await
    }

    async fn unschedule(&self, club: ClubId, event: ScheduledId) -> Result<(), OutboundError> {
        scheduled::unschedule(self, club, event).await
    }

    async fn register(
        &self,
        club: ClubId,
        families: &Families,
        known: &Registered,
    ) -> Result<Registered, OutboundError> {
        let ask = async || {
            Application::fetch(&self.rest)
                .await
                .map(|profile| profile.id.0)
        };
        let application = *self.application.get_or_try_init(ask).await?;
        Ok(register_in(&self.rest, application, club, families, known).await?)
    }

    async fn membership(
        &self,
        place: Place,
        player: PlayerId,
    ) -> Result<Option<Membership>, OutboundError> {
        membership::ask(self, place, player, self.clock.now()).await
    }

    async fn open_channels(&self, club: ClubId) -> Result<Vec<OpenChannel>, OutboundError> {
        membership::open_channels(self, club).await
    }

    async fn traces(
        &self,
        channel: ChannelId,
        since: Timestamp,
        known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError> {
        let me = self.me().await?;
        let after = snowflake::earliest(since);
        let mut found = Vec::new();
        // In a busy channel the latest hundred may not go back to `since`, and the hundred after it may not reach the
        // present.
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
            .filter(|message| snowflake::id(&message["author"]["id"]) == Ok(me));
        let traces = own.filter_map(trace);
        // The latest messages may be older than `since`.
        let is_recent = |trace: &Trace| trace.message.get() > after || Some(trace.message) == known;
        Ok(traces.filter(is_recent).collect())
    }
}
