//! Validity of private questions, such as the preview of a move.

use crate::game::Game;
use crate::games::find;
use crate::games::view::shown_state;
use crate::kit::ctx::Ctx;
use crate::kit::custom_id::custom_ids;
use crate::kit::failure::Failure;
use crate::port::answer::Shown;
use crate::rules::Point;

/// The state that was `seen`, or the current one if it has the same position: then it is the same side's turn, whatever
/// else has changed, such as added time or a proposed pause.
pub(crate) async fn refresh(ctx: &Ctx<'_>, seen: Shown) -> Result<Shown, Failure> {
    let game = find::game(ctx.services, seen.game).await?;
    Ok(as_now(&game, seen))
}

/// Checks a `game` already read.
pub(crate) fn as_now(game: &Game, seen: Shown) -> Shown {
    if game.is_unmoved_since(seen.revision) {
        shown_state(game)
    } else {
        // Refused where the game is locked.
        seen
    }
}

/// Plays the stone of a preview, or one that a teacher has warned about, as in `v1:put-sure:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutSureButton(pub Point, pub Shown);

custom_ids! {
    PutSureButton(point, shown) = "put-sure";
}
