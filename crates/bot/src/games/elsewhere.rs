//! Commands in a channel where the caller has no such game: their effect elsewhere is shown first.

use crate::game::Game;
use crate::games::find::Purpose;
use crate::games::{find, listing};
use crate::i18n::{Name, Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::options::Options;

/// The game that `options` mean for a command that changes it.
///
/// # Errors [`Failure::Elsewhere`] if it is played in another channel and was not named: nobody acts there by accident.
pub(crate) async fn find_to_act(
    ctx: &Ctx<'_>,
    options: Options<'_>,
    purpose: Purpose,
) -> Result<Game, Failure> {
    let named = options.text("game")?.is_some();
    let game = find::find(ctx, options, purpose).await?;
    if named || find::is_of_this_channel(ctx, &game) {
        Ok(game)
    } else {
        Err(Failure::Elsewhere(Box::new(game)))
    }
}

/// The game that would be meant, and its channel.
pub(crate) async fn meant_elsewhere(ctx: &Ctx<'_>, game: &Game) -> Text {
    let opponent = listing::opponent(ctx.services, game, ctx.reads_here()).await;
    let terms = game.terms();
    say::table::did_you_mean(
        game.id(),
        (&terms.rules).into(),
        terms.size,
        Name::bare(&opponent),
        listing::way_to(ctx.services, game).await,
    )
}
