//! Permission to rule in games.

use crate::features::moderation::refusal::ModerationRefusal;
use crate::game::Game;
use crate::games::{find, readable};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::port::request::Permissions;

/// The game `text` for moderators of its club: one that was offered there, even if it is played elsewhere now.
pub(crate) async fn of_club(ctx: &Ctx<'_>, text: &str) -> Result<Game, Failure> {
    let game = find::by_number(ctx, text).await?;
    check(ctx, &game).await?;
    Ok(game)
}

/// Refuses callers who do not moderate the channel in which `game` was offered or is played: Discord tells permissions
/// only for the current channel. Managers of the server moderate everywhere.
///
/// # Errors
///
/// [`ModerationRefusal::OtherClub`] or [`ModerationRefusal::OtherChannel`].
pub(crate) async fn check(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    if !find::is_of_this_club(ctx, game) {
        return Err(ModerationRefusal::OtherClub.into());
    }
    let offered = game.offer().place.channel;
    let is_here = readable::channels(ctx).contains(&offered)
        || readable::is_readable(ctx, game).await?
        || ctx.request.permissions.allow(Permissions::MANAGE_SERVER);
    if is_here {
        Ok(())
    } else {
        Err(ModerationRefusal::OtherChannel.into())
    }
}
