//! When a game's channel is gone, or closed to the bot: the game goes on, and the players hear of it in another way.

use crate::bot::Bot;
use crate::bot::button::Verb;
use crate::bot::reply::{Look, Message, Outbound, OutboundError, Row};
use crate::bot::view::{button, shown, who_is_addressed};
use crate::game::{ChannelId, EventKind, Game, PlayerId};
use crate::i18n::{Locale, say};

impl Bot {
    /// Shows `game` to those whom its newest state addresses: each of them directly,
    /// and where the challenge was made to those who take no direct messages.
    pub(super) async fn tell_elsewhere(
        &self,
        game: &Game,
        trouble: &OutboundError,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let channel = game.place().channel;
        tracing::warn!(game = %game.id(), %channel, %trouble, "a game's channel cannot be written to");
        self.note_lost(channel).await;
        // The players hear of it in any case.
        if let Err(error) = self.note_trouble(game).await {
            tracing::error!(%error, "what moderators should know could not be kept");
        }
        let style = self.style_in(channel).await;
        let mut message = self.drawn(game, style).await;
        let remark = say::table::channel_lost(game.id()).to(style.locale);
        message.content = format!("{remark}\n{}", message.content);
        message.mention.clear();
        let board = format!("{}-{}", game.id(), game.revision());
        let mut unreached: Vec<PlayerId> = Vec::new();
        for (number, player) in who_is_addressed(game).into_iter().enumerate() {
            // Discord knows a nonce by who posts, wherever that is.
            let nonce = format!("{board}-{number}");
            match out.direct(player, &message, &nonce).await {
                Ok(()) => {}
                Err(error @ OutboundError::Unreachable(_)) => return Err(error),
                Err(error) => {
                    tracing::info!(%player, %error, "a player cannot be written to");
                    unreached.push(player);
                }
            }
        }
        let challenged_in = challenged_in(game);
        if unreached.is_empty() || challenged_in == channel {
            return Ok(());
        }
        let message = Message {
            mention: unreached,
            ..self.with_way_here(message, game, style.locale)
        };
        let nonce = format!("{board}-all");
        // There is no third way: who cannot be reached here either sees the game in their list.
        match out.post(challenged_in, &message, &nonce).await {
            Err(error @ OutboundError::Unreachable(_)) => Err(error),
            _ => Ok(()),
        }
    }

    /// `message` with the button that brings `game` to where it stands.
    fn with_way_here(&self, mut message: Message, game: &Game, locale: Locale) -> Message {
        if game.phase().is_running() {
            let label = say::table::button_here();
            let here = button(&label, Verb::Here, shown(game), Look::Primary, locale);
            message.rows.push(Row::Buttons(vec![here]));
        }
        message
    }
}

/// The channel in which the challenge was made.
fn challenged_in(game: &Game) -> ChannelId {
    match game.events().first().map(|event| &event.kind) {
        Some(EventKind::Offered { place, .. }) => place.channel,
        _ => game.place().channel,
    }
}
