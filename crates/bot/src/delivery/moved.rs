//! Moves a game to another channel.

use crate::delivery::elsewhere;
use crate::delivery::elsewhere::Way;
use crate::game::{Actor, ChannelId, EventKind, Game, PlayerId};
use crate::games::view::heading;
use crate::i18n::{Locale, say};
use crate::kit::prefs::language;
use crate::kit::services::Services;
use crate::kit::style::{Files, Style};
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError};
use crate::render::Theme;
use crate::rules::ByColor;
use crate::store::OutboxMessage;

/// Announces in `channel`, where `game` was played, its new channel.
pub(crate) async fn announce_new_place(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    // The game may have moved back.
    if game.place().channel == channel {
        return Ok(());
    }
    let consented = game.events().iter().rev();
    let mut consented = consented.filter(|event| matches!(event.kind, EventKind::Consented { .. }));
    let by = consented.next().map(|event| event.by);
    let seats = game.seats().into_iter().flat_map(ByColor::iter);
    let players = seats.flat_map(|(_, seat)| seat.players());
    let message = Message {
        content: new_place_text(game, language::channel_language(services, channel).await),
        mention: players
            .filter(|player| player.is_person() && by != Some(Actor::Player(*player)))
            .collect(),
        ..Message::default()
    };
    let nonce = format!("w{}-{}", game.id(), queued.id);
    out.post(channel, &message, &nonce).await.map(|_| ())
}

/// Informs `player` of the new channel of `game`: directly, or in the old channel if they take no direct messages.
pub(crate) async fn send_moved_for(
    services: &Services,
    game: &Game,
    queued: &OutboxMessage,
    player: PlayerId,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let channel = game.place().channel;
    let public = language::channel_language(services, channel).await;
    let own = language::player_language(services, player, channel).await;
    let [direct, posted] = [own, public].map(|locale| Message {
        content: new_place_text(game, locale),
        mention: vec![player],
        ..Message::default()
    });
    let nonce = format!("w{}-{}", game.id(), queued.id);
    let ways = vec![(Way::Direct, &direct), (Way::In(channel), &posted)];
    elsewhere::tell_by(services, ways, &nonce, out).await
}

/// The game, and its new channel.
fn new_place_text(game: &Game, locale: Locale) -> String {
    let style = Style {
        locale,
        files: Files::Forbidden,
        theme: Theme::default(),
        club: None,
    };
    let goes_on = say::table::goes_on_elsewhere(game.place().channel);
    format!("{}\n{}", heading(game, style), goes_on.to(locale))
}
