//! The button that plays a shown stone.

use crate::kit::custom_id::custom_ids;
use crate::port::answer::Shown;
use crate::rules::Point;

/// Plays a stone on a point that was shown first, or against which a teacher has said something, as in `v1:put-sure:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutSureButton(pub Point, pub Shown);

custom_ids! {
    PutSureButton(point, shown) = "put-sure";
}
