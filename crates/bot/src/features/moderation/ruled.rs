//! Where somebody may rule in a game.

use crate::game::Game;
use crate::games::{find, readable};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::refusal::FindRefusal;
use crate::port::request::Permissions;

/// The game called `text` of the club where it was asked, for its moderators:
/// one that was offered there, wherever it is played now.
pub(crate) async fn of_club(ctx: &Ctx<'_>, text: &str) -> Result<Game, Failure> {
    let game = find::by_number(ctx, text).await?;
    check(ctx, &game).await?;
    Ok(game)
}

/// Refuses whoever does not moderate where `game` was offered or is played: Discord says what somebody may do where they
/// are, and nowhere else. Who manages the server does so everywhere.
///
/// # Errors
///
/// [`FindRefusal::OtherClub`] or [`FindRefusal::OtherChannel`].
pub(crate) async fn check(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    if !find::is_of_this_club(ctx, game) {
        return Err(FindRefusal::OtherClub.into());
    }
    let offered = game.offer().place.channel;
    let is_here = readable::channels(ctx).contains(&offered)
        || readable::is_readable(ctx, game).await?
        || ctx.request.permissions.allow(Permissions::MANAGE_SERVER);
    if is_here {
        Ok(())
    } else {
        Err(FindRefusal::OtherChannel.into())
    }
}
