//! Questions that the caller alone sees, such as the preview of a move: how long they hold.

use crate::game::Game;
use crate::games::find;
use crate::games::view::shown_state;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::custom_ids;
use crate::kit::failure::Failure;
use crate::port::answer::Shown;
use crate::rules::Point;

/// The state that was `seen`, renewed as long as the same position is still before the players.
///
/// Whose turn it is depends on the position alone: added time or a proposed pause does not matter.
pub(crate) async fn refresh(ctx: &Ctx<'_>, seen: Shown) -> Result<Shown, Failure> {
    let game = find::game(ctx.services, seen.game).await?;
    Ok(as_now(&game, seen))
}

/// The same for a `game` already read.
pub(crate) fn as_now(game: &Game, seen: Shown) -> Shown {
    if game.is_unmoved_since(seen.revision) {
        shown_state(game)
    } else {
        // Refused where the game is locked.
        seen
    }
}

/// Plays a stone on a point that was shown first, or against which a teacher has said something, as in `v1:put-sure:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutSureButton(pub Point, pub Shown);

custom_ids! {
    PutSureButton(point, shown) = "put-sure";
}
