//! One message a day for those who like that: the games in which they are to move, the urgent ones first.
//!
//! It comes at an hour of their own day. If the bot was down then, it comes later on the same day.

use std::sync::Arc;

use super::Bot;
use super::abreast::abreast;
use super::failure::Failure;
use super::find::waits_for;
use super::listing::{Listing, Reader};
use super::reply::{Card, Message, Outbound, OutboundError};
use super::settings::Summary;
use crate::clock::Timestamp;
use crate::game::{Outline, PlayerId, Zone};
use crate::i18n::{Locale, Name, say};
use crate::store::{List, StoreError};

impl Bot {
    /// Settles when `player` gets the next summary after `now`, by the hour and the zone that they have chosen.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; it is not settled then.
    pub async fn arrange_summary(
        &self,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let at = match self.chosen(player).await? {
            Summary::Off => None,
            Summary::At(hour) => Some(self.own_zone(player).await?.next(now, hour)),
        };
        self.store.set_summary(player, at).await
    }

    /// Has all those summaries sent that are due at `now`.
    pub(super) async fn summarize(self: &Arc<Self>, now: Timestamp) {
        let due = match self.store.summaries_due(now).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "whose summary is due could not be read");
                return;
            }
        };
        if due.is_empty() {
            return;
        }
        let bot = Arc::clone(self);
        let each = due.into_iter().map(move |player| {
            let bot = Arc::clone(&bot);
            async move {
                if let Err(error) = bot.summarize_for(player, now).await {
                    tracing::error!(%error, "a summary that was due could not be written");
                    tracing::debug!(%player, "whose summary that was");
                }
            }
        });
        abreast(each).await;
        self.office.ring();
    }

    async fn summarize_for(&self, player: PlayerId, now: Timestamp) -> Result<(), StoreError> {
        let Summary::At(hour) = self.chosen(player).await? else {
            return self.store.set_summary(player, None).await;
        };
        let zone = self.own_zone(player).await?;
        let today = zone.on_this_day(now, hour);
        match today <= now {
            true => {
                let tomorrow = zone.on_the_next_day(now, hour);
                self.store.summarize(player, tomorrow).await
            }
            // What was due is yesterday's, and yesterday is over.
            false => self.store.set_summary(player, Some(today)).await,
        }
    }

    /// Sends `player` their summary, if they are to move anywhere.
    ///
    /// Who takes no direct messages is told so once in the channel of such a game, and gets no summaries any more.
    pub(super) async fn send_summary(
        &self,
        player: PlayerId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let Summary::At(hour) = self.chosen(player).await.map_err(undelivered)? else {
            return Ok(());
        };
        let waits = |game: &Outline| game.progress.is_running() && waits_for(game, player);
        let games = self.store.outlines(List::Of(player), usize::MAX, waits);
        let games = games.await.map_err(undelivered)?.games;
        let count = games.len();
        let listing = self.listing(games, player).await;
        let Some((_, first)) = listing.first.first() else {
            return Ok(());
        };
        let channel = first.place.channel;
        let locale = self.reads(player, channel).await;
        let zone = self.own_zone(player).await.map_err(undelivered)?;
        let today = zone.on_this_day(self.now(), hour);
        // Not longer than Discord takes, and nobody else's: several may be told in one channel.
        let nonce = format!("d{:x}-{:x}", player.get(), today.as_secs() / 3600);
        let message = self.summary(player, count, &listing, locale).await;
        match out.direct(player, &message, &nonce).await {
            Err(error) if error.is_about_place() => {}
            sent => return sent,
        }
        let text = say::people::summary_closed(Name::mention(player));
        let message = Message {
            content: text.to(self.language(channel).await),
            mention: vec![player],
            ..Message::default()
        };
        // Where that cannot be said either, it is only turned off.
        match out.post(channel, &message, &nonce).await {
            Err(error) if error.is_passing() => return Err(error),
            _ => {}
        }
        // Until that is so, they are told again.
        let off = self.choose(player, Summary::Off).await;
        off.map_err(undelivered)?;
        let settled = self.arrange_summary(player, self.now()).await;
        settled.map_err(undelivered)
    }

    async fn summary(
        &self,
        player: PlayerId,
        count: usize,
        listing: &Listing,
        locale: Locale,
    ) -> Message {
        let reader = Reader {
            player,
            locale,
            club: None,
        };
        Message {
            content: say::people::summary(count).to(locale),
            card: Some(Card {
                title: say::people::summary_title().to(locale).into(),
                body: self.listed(listing, &[], reader).await,
                fields: Vec::new(),
            }),
            ..Message::default()
        }
    }

    async fn own_zone(&self, player: PlayerId) -> Result<Zone, StoreError> {
        Ok(self.zone(player).await?.unwrap_or_default())
    }
}

fn undelivered(error: StoreError) -> OutboundError {
    Failure::from(error).undelivered()
}
