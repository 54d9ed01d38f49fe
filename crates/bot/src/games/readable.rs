//! Games of others that the caller can read from here: those of this channel and of a thread's parent, and those in
//! threads that the bot has opened there, which are visible to all who see the channel.
//!
//! Discord sends the caller's permissions in this channel only; content of other channels is not shown.

use crate::game::{ChannelId, GameId, Listed, Outline};
use crate::games::time::thread;
use crate::kit::ctx::Ctx;
use crate::kit::services::Services;
use crate::port::request::ChannelKind;
use crate::store::{List, StoreError};

/// The most games that are read for one page: games that were moved elsewhere may lie between those to be shown.
const LOOKED_AT: usize = 100;

/// The channels that the caller is known to see: this one, and the one above a thread.
pub(crate) fn channels(ctx: &Ctx<'_>) -> Vec<ChannelId> {
    let above = match ctx.request.setting.channel {
        ChannelKind::Thread { parent } => Some(parent),
        ChannelKind::Channel | ChannelKind::Voice | ChannelKind::Conversation => None,
    };
    [ctx.channel()].into_iter().chain(above).collect()
}

/// Whether everybody who can ask here can see `game`.
pub(crate) async fn is_readable(ctx: &Ctx<'_>, game: &impl Listed) -> Result<bool, StoreError> {
    is_readable_in(ctx.services, &channels(ctx), game).await
}

/// Whether everybody who can see these `channels` can see `game`.
pub(crate) async fn is_readable_in(
    services: &Services,
    channels: &[ChannelId],
    game: &impl Listed,
) -> Result<bool, StoreError> {
    let place = game.place().channel;
    if channels.contains(&place) {
        return Ok(true);
    }
    let above = thread::above_own_thread(services, place).await?;
    Ok(above.is_some_and(|above| channels.contains(&above)))
}

/// Some games in the order of their numbers.
pub(crate) struct Page {
    /// The games.
    pub(crate) games: Vec<Outline>,
    /// The number from which the next page begins, if there may be more.
    pub(crate) next: Option<GameId>,
}

/// The first `size` games of `lists` from the number `first` on that are `wanted` and can be read from here.
/// The cost depends on the page, not on the number of games.
pub(crate) async fn page(
    ctx: &Ctx<'_>,
    lists: &[List],
    first: GameId,
    size: usize,
    wanted: impl Fn(&Outline) -> bool + Sync,
) -> Result<Page, StoreError> {
    let (mut found, mut read_to) = (Vec::new(), None::<GameId>);
    for &list in lists {
        let store = &ctx.services.store;
        let some = store.outlines_from(list, first, LOOKED_AT, &wanted).await?;
        if let (Some(last), true) = (some.games.last(), some.games.len() == LOOKED_AT) {
            // Beyond that, games of this list may be missing.
            read_to = Some(read_to.map_or(last.id, |to| to.min(last.id)));
        }
        found.extend(some.games);
    }
    found.sort_by_key(|game| game.id);
    found.dedup_by_key(|game| game.id);
    let mut games: Vec<Outline> = Vec::new();
    for game in found {
        if read_to.is_some_and(|to| game.id > to) {
            break;
        }
        if !is_readable(ctx, &game).await? {
            continue;
        }
        if games.len() == size {
            let next = Some(game.id);
            return Ok(Page { games, next });
        }
        games.push(game);
    }
    let next = read_to.map(|to| GameId::new(to.get() + 1));
    Ok(Page { games, next })
}
