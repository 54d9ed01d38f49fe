//! Informs the players of a game that the external engine does not answer.

use crate::delivery::notice::tell_player;
use crate::game::{Game, GameId, PlayerId, program_in};
use crate::games::listing;
use crate::i18n::{Link, Name, Text};
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError};
use crate::store::OutboxMessage;

/// Sends `player` a `text` about the external engine of `game`: it does not answer now, or was removed.
pub(crate) async fn send_silence(
    services: &Services,
    queued: &OutboxMessage,
    game: &Game,
    player: PlayerId,
    text: fn(Name, Name, GameId, Link) -> Text,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let Some(program) = program_in(game) else {
        return Ok(());
    };
    let (name, engine) = (Name::mention(player), Name::mention(program));
    let place = listing::way_to(services, game).await;
    let text = text(name, engine, game.id(), place);
    tell_player(services, queued, game, player, &text, |_| Vec::new(), out).await
}
