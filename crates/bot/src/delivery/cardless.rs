//! Fallback for channels in which the bot may not show cards (it needs Discord's permission **Embed Links**): their
//! content is sent as text.
//!
//! Without the permission, Discord drops cards from some messages, and refuses messages with nothing else. Answers to
//! interactions are exempt. The permission shows only in the effect on a sent message, so each message is first tried
//! with its card.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::evening::ScheduledId;
use crate::game::{ChannelId, ClubId, MessageId, Place, PlayerId};
use crate::i18n::say;
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::port::family::{Families, Registered};
use crate::port::message::{Card, Message};
use crate::port::outbound::{Membership, OpenChannel, Outbound, OutboundError, Quiet, Trace};
use crate::port::scheduled::Scheduled;
use crate::port::within::Within;

/// The REST client, which turns cards that may not be shown into text.
pub(crate) struct Cardless {
    out: Arc<dyn Outbound>,
    services: Arc<Services>,
}

impl Cardless {
    pub(crate) fn new(out: Arc<dyn Outbound>, services: Arc<Services>) -> Self {
        Self { out, services }
    }

    /// The text to send in `channel` in place of `message`, if its card was refused when it was `sent`.
    async fn text_instead<T>(
        &self,
        channel: ChannelId,
        message: &Message,
        sent: &Result<T, OutboundError>,
    ) -> Option<Message> {
        let (Some(card), Err(OutboundError::Forbidden | OutboundError::Stripped(_))) =
            (&message.card, sent)
        else {
            return None;
        };
        let locale = language::channel_language(&self.services, channel).await;
        let remark = say::refusal::no_cards().to(locale);
        let text = as_text(&message.content, card);
        Some(Message {
            content: format!("{text}\n{remark}"),
            card: None,
            ..message.clone()
        })
    }
}

/// A message's text and its card as one text, with room for a remark below it.
fn as_text(content: &str, card: &Card) -> Within<1800> {
    let title = format!("**{}**", card.title);
    let fields = card.fields.iter();
    let fields = fields.map(|(name, value)| format!("**{name}**\n{value}"));
    let parts = [content.to_owned(), title, card.body.to_string()]
        .into_iter()
        .chain(fields);
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    parts.join("\n").into()
}

#[async_trait::async_trait]
impl Outbound for Cardless {
    async fn post(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<MessageId, OutboundError> {
        let posted = self.out.post(channel, message, nonce).await;
        match (self.text_instead(channel, message, &posted).await, posted) {
            (None, posted) => posted,
            (Some(text), Err(OutboundError::Stripped(standing))) => {
                self.out.edit(channel, standing, &text).await?;
                Ok(standing)
            }
            (Some(text), _) => self.out.post(channel, &text, nonce).await,
        }
    }

    async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        let edited = self.out.edit(channel, message, with).await;
        match self.text_instead(channel, with, &edited).await {
            Some(text) => self.out.edit(channel, message, &text).await,
            None => edited,
        }
    }

    async fn refresh(
        &self,
        channel: ChannelId,
        message: MessageId,
        with: &Message,
    ) -> Result<(), OutboundError> {
        let edited = self.out.refresh(channel, message, with).await;
        match self.text_instead(channel, with, &edited).await {
            Some(text) => self.out.refresh(channel, message, &text).await,
            None => edited,
        }
    }

    async fn strip(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        self.out.strip(channel, message).await
    }

    async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), OutboundError> {
        self.out.delete(channel, message).await
    }

    async fn open_thread(
        &self,
        parent: ChannelId,
        below: MessageId,
        name: &str,
    ) -> Result<ChannelId, OutboundError> {
        self.out.open_thread(parent, below, name).await
    }

    async fn keep_open(&self, thread: ChannelId) -> Result<(), OutboundError> {
        self.out.keep_open(thread).await
    }

    async fn title_thread(
        &self,
        thread: ChannelId,
        name: &str,
        quiet: Quiet,
    ) -> Result<(), OutboundError> {
        self.out.title_thread(thread, name, quiet).await
    }

    async fn direct(
        &self,
        player: PlayerId,
        message: &Message,
        nonce: &str,
    ) -> Result<(), OutboundError> {
        self.out.direct(player, message, nonce).await
    }

    async fn schedule(
        &self,
        club: ClubId,
        known: Option<ScheduledId>,
        event: &Scheduled,
    ) -> Result<ScheduledId, OutboundError> {
        self.out.schedule(club, known, event).await
    }

    async fn unschedule(&self, club: ClubId, event: ScheduledId) -> Result<(), OutboundError> {
        self.out.unschedule(club, event).await
    }

    async fn register(
        &self,
        club: ClubId,
        families: &Families,
        known: &Registered,
    ) -> Result<Registered, OutboundError> {
        self.out.register(club, families, known).await
    }

    async fn membership(
        &self,
        place: Place,
        player: PlayerId,
    ) -> Result<Option<Membership>, OutboundError> {
        self.out.membership(place, player).await
    }

    async fn open_channels(&self, club: ClubId) -> Result<Vec<OpenChannel>, OutboundError> {
        self.out.open_channels(club).await
    }

    async fn traces(
        &self,
        channel: ChannelId,
        since: Timestamp,
        known: Option<MessageId>,
    ) -> Result<Vec<Trace>, OutboundError> {
        self.out.traces(channel, since, known).await
    }
}
