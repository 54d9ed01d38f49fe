//! Where a game goes on when it leaves a channel.

use super::elsewhere::Way;
use crate::bot::Bot;
use crate::bot::reply::{Message, Outbound, OutboundError};
use crate::bot::view::{Files, Style, heading};
use crate::game::{Actor, ChannelId, EventKind, Game, PlayerId};
use crate::i18n::{Locale, say};
use crate::render::Theme;
use crate::rules::ByColor;
use crate::store::Letter;

impl Bot {
    /// Tells those in `channel`, where `game` was played, where it goes on.
    pub(super) async fn send_moved(
        &self,
        game: &Game,
        letter: &Letter,
        channel: ChannelId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        // It may have come back.
        if game.place().channel == channel {
            return Ok(());
        }
        let consented = game.events().iter().rev();
        let mut consented =
            consented.filter(|event| matches!(event.kind, EventKind::Consented { .. }));
        let by = consented.next().map(|event| event.by);
        let seats = game.seats().into_iter().flat_map(ByColor::iter);
        let players = seats.flat_map(|(_, seat)| seat.players());
        let message = Message {
            content: whereabouts(game, self.language(channel).await),
            mention: players
                .filter(|player| !player.is_nobody() && by != Some(Actor::Player(*player)))
                .collect(),
            ..Message::default()
        };
        let nonce = format!("w{}-{}", game.id(), letter.id);
        out.post(channel, &message, &nonce).await.map(|_| ())
    }

    /// Tells `player` where `game` goes on: directly, or there if they take no direct messages.
    pub(super) async fn send_moved_for(
        &self,
        game: &Game,
        letter: &Letter,
        player: PlayerId,
        out: &dyn Outbound,
    ) -> Result<(), OutboundError> {
        let channel = game.place().channel;
        let public = self.language(channel).await;
        let own = self.reads(player, channel).await;
        let [direct, posted] = [own, public].map(|locale| Message {
            content: whereabouts(game, locale),
            mention: vec![player],
            ..Message::default()
        });
        let nonce = format!("w{}-{}", game.id(), letter.id);
        let ways = vec![(Way::Direct, &direct), (Way::In(channel), &posted)];
        self.tell_by(ways, &nonce, out).await
    }
}

/// Which game it is, and where it goes on.
fn whereabouts(game: &Game, locale: Locale) -> String {
    let style = Style {
        locale,
        files: Files::Forbidden,
        theme: Theme::default(),
        club: None,
    };
    let goes_on = say::table::goes_on_elsewhere(game.place().channel);
    format!("{}\n{}", heading(game, style), goes_on.to(locale))
}
