//! Custom ids of the picker: the point and the game as it was shown, so that both survive a restart.

pub use crate::games::question::PutSureButton;
use crate::games::view::grid::View;
use crate::kit::custom_id::custom_ids;
use crate::port::answer::Shown;
use crate::rules::Point;

/// Plays a stone on a point, as in `v1:put:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutButton(pub Point, pub Shown);

/// Shows another part of the board, as in `v1:view:D4:17:42` or `v1:view:areas:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewButton(pub View, pub Shown);

custom_ids! {
    PutButton(point, shown) = "put";
    ViewButton(view, shown) = "view";
}
