//! What the players of a game are told whose program does not answer.

use crate::bot::delivery::notice::tell_player;
use crate::bot::games::listing;
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::game::{Game, PlayerId, program_in};
use crate::i18n::{Name, say};
use crate::store::{Notice, OutboxMessage};

/// Tells `player` that the program in `game` does not answer now, or never will.
pub(crate) async fn send_silence(
    services: &Services,
    queued: &OutboxMessage,
    game: &Game,
    (player, notice): (PlayerId, Notice),
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    let Some(program) = program_in(game) else {
        return Ok(());
    };
    let (name, engine) = (Name::mention(player), Name::mention(program));
    let place = listing::way_to(services, game).await;
    let text = match notice {
        Notice::EngineGone => say::opponent::engine_gone(name, engine, game.id(), place),
        _ => say::opponent::engine_mute(name, engine, game.id(), place),
    };
    tell_player(
        services,
        queued,
        (game, player),
        (&text, |_| Vec::new()),
        out,
    )
    .await
}
