//! The button that plays one stone, whoever has shown it.

use crate::bot::kit::custom_id::{CustomId, state};
use crate::bot::port::answer::Shown;
use crate::rules::Point;

/// Plays a stone on a point that was shown first, or against which a teacher has said something, as in `v1:put-sure:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutSureButton(pub Point, pub Shown);

impl CustomId for PutSureButton {
    const WORD: &'static str = "put-sure";

    fn rest(&self) -> Option<String> {
        let Self(point, shown) = self;
        Some(format!("{point}:{}:{}", shown.game, shown.revision))
    }

    fn read(rest: &str) -> Option<Self> {
        let (point, shown) = rest.split_once(':')?;
        Some(Self(point.parse().ok()?, state(shown)?))
    }
}
