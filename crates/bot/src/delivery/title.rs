//! Titles of threads that the bot has opened: each is named after its game, and archived soon after the game ends.

use crate::game::{ChannelId, Game, GameId};
use crate::games::{find, title};
use crate::kit::prefs::language;
use crate::kit::sent::{Sent, limit_ends};
use crate::kit::services::Services;
use crate::port::outbound::{Outbound, OutboundError, Quiet};

/// Renames `thread` after the game `named`, or after another one that still runs there.
pub(crate) async fn send_title(
    services: &Services,
    thread: ChannelId,
    named: GameId,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    let game = game_of(services, thread, named).await?;
    let locale = language::channel_language(services, thread).await;
    let title = title::title(services, &game, locale).await?;
    let quiet = if game.phase().is_running() {
        Quiet::Week
    } else {
        Quiet::Hour
    };
    match out.title_thread(thread, &title, quiet).await {
        // Discord accepts two names of a thread in ten minutes; other changes need not wait as long.
        Err(OutboundError::Limited(after)) => Ok(Sent::Wait(Some(limit_ends(services, after)))),
        titled => titled.map(|()| Sent::Done),
    }
}

/// The game `named`, unless only another one is running.
async fn game_of(
    services: &Services,
    thread: ChannelId,
    named: GameId,
) -> Result<Game, OutboundError> {
    let game = find::game(services, named).await?;
    if game.phase().is_running() {
        return Ok(game);
    }
    let others = services.store.games_in(thread).await?;
    for other in others.into_iter().rev().filter(|other| *other != named) {
        let other = find::game(services, other).await?;
        if other.phase().is_running() && other.place().channel == thread {
            return Ok(other);
        }
    }
    Ok(game)
}
