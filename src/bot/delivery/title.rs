//! Threads of the bot's own are called after their games, and are archived soon once these are over.

use crate::bot::games::find;
use crate::bot::games::time::thread;
use crate::bot::games::title::{self, Above};
use crate::bot::kit::people;
use crate::bot::kit::sent::{Sent, limit_ends};
use crate::bot::kit::services::Services;
use crate::bot::port::outbound::{Outbound, OutboundError, Quiet};
use crate::game::{ChannelId, Game, GameId, Listed as _, PlayerId};
use crate::i18n::Locale;

/// Renames `thread` after the game `named`, or after another one that goes on there.
pub(crate) async fn send_title(
    services: &Services,
    thread: ChannelId,
    named: GameId,
    out: &dyn Outbound,
) -> Result<Sent, OutboundError> {
    let game = meant(services, thread, named).await?;
    let locale = people::language(services, thread).await;
    let parent = thread::above_own_thread(services, thread).await?;
    let title = title_below(services, &game, parent, locale, out).await?;
    let quiet = if game.phase().is_running() {
        Quiet::Week
    } else {
        Quiet::Hour
    };
    match out.title_thread(thread, &title, quiet).await {
        // Discord takes two names of a thread in ten minutes; what else is to be changed there need not wait as long.
        Err(OutboundError::Limited(after)) => Ok(Sent::Wait(Some(limit_ends(services, after)))),
        titled => titled.map(|()| Sent::Done),
    }
}

/// What the thread of `game` below `parent` is called, for readers of `locale`. Who sees the thread sees that channel's name.
pub(crate) async fn title_below(
    services: &Services,
    game: &Game,
    parent: Option<ChannelId>,
    locale: Locale,
    out: &dyn Outbound,
) -> Result<String, OutboundError> {
    let mut teams = game
        .players()
        .into_iter()
        .filter_map(PlayerId::team_channel);
    let above = match teams.find(|team| Some(*team) == parent) {
        None => None,
        Some(channel) => match out.channel_name(channel).await {
            Ok(name) => Some(Above { channel, name }),
            Err(error) if error.is_passing() => return Err(error),
            // A sign stands for it.
            Err(_) => None,
        },
    };
    Ok(title::title(services, game, above.as_ref(), locale).await?)
}

/// The game `named`, if it goes on or nothing else does.
async fn meant(
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
