//! Further offers to a reader of a review: its page, and asking others for a review.

use crate::features::review::ask;
use crate::game::{ChannelId, Game, PlayerId};
use crate::games::facts;
use crate::kit::ctx::Ctx;
use crate::kit::services::Services;
use crate::port::order::Order;
use crate::store::StoreError;

/// A reader of a review, and where they read it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asker {
    player: PlayerId,
    channel: ChannelId,
    /// `channel`, if the bot can post there on its own.
    home: Option<ChannelId>,
}

impl Asker {
    pub(crate) fn of(ctx: &Ctx<'_>) -> Self {
        let is_home = ctx.at_home() && !ctx.is_on_page();
        Self {
            player: ctx.caller(),
            channel: ctx.channel(),
            home: is_home.then(|| ctx.channel()),
        }
    }
}

impl From<&Order> for Asker {
    fn from(order: &Order) -> Self {
        Self {
            player: order.by,
            channel: order.channel,
            home: order.home,
        }
    }
}

/// Further offers to a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offers {
    /// The channel in which they read.
    pub(crate) channel: ChannelId,
    /// Whether they can ask for a review.
    pub(crate) ask: bool,
    /// Whether they can open the page.
    pub(crate) page: bool,
}

/// The offers to `asker`, who reads a review of `game`.
pub(crate) async fn find(
    services: &Services,
    game: &Game,
    asker: Asker,
) -> Result<Offers, StoreError> {
    let page = services.state::<facts::Page>();
    Ok(Offers {
        channel: asker.channel,
        ask: ask::is_offered(services, game, asker.player, asker.home).await?,
        page: page.0.is_some() && asker.home.is_some(),
    })
}
