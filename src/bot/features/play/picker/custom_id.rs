//! What the buttons and menus of the picker carry: the point and the game as it was shown, so that it survives a restart.

use crate::bot::games::view::pick::Axis;
use crate::bot::kit::custom_id::{CustomId, state};
use crate::bot::port::answer::Shown;
use crate::rules::Point;

/// Plays a stone on the chosen point, as in `v1:put:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutButton(pub Point, pub Shown);

impl CustomId for PutButton {
    const WORD: &'static str = "put";

    fn rest(&self) -> Option<String> {
        let Self(point, shown) = self;
        Some(at(*point, *shown))
    }

    fn read(rest: &str) -> Option<Self> {
        let (point, shown) = read_at(rest)?;
        Some(Self(point, shown))
    }
}

/// Plays a stone on the chosen point against a teacher's word, as in `v1:put-sure:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutSureButton(pub Point, pub Shown);

impl CustomId for PutSureButton {
    const WORD: &'static str = "put-sure";

    fn rest(&self) -> Option<String> {
        let Self(point, shown) = self;
        Some(at(*point, *shown))
    }

    fn read(rest: &str) -> Option<Self> {
        let (point, shown) = read_at(rest)?;
        Some(Self(point, shown))
    }
}

/// Chooses a point on a grid of buttons, as in `v1:pick:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickButton(pub Point, pub Shown);

impl CustomId for PickButton {
    const WORD: &'static str = "pick";

    fn rest(&self) -> Option<String> {
        let Self(point, shown) = self;
        Some(at(*point, *shown))
    }

    fn read(rest: &str) -> Option<Self> {
        let (point, shown) = read_at(rest)?;
        Some(Self(point, shown))
    }
}

/// Chooses a column or a row, as in `v1:pick-from:column:D4:17:42`.
///
/// The point is the one that is chosen so far: a client that gets another custom id forgets what was chosen
/// in the menu before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickMenu(pub Axis, pub Point, pub Shown);

impl CustomId for PickMenu {
    const WORD: &'static str = "pick-from";

    fn rest(&self) -> Option<String> {
        let Self(axis, point, shown) = self;
        Some(format!("{}:{}", axis.word(), at(*point, *shown)))
    }

    fn read(rest: &str) -> Option<Self> {
        let (axis, rest) = rest.split_once(':')?;
        let (point, shown) = read_at(rest)?;
        Some(Self(Axis::of(axis)?, point, shown))
    }
}

/// A point of a game as it was shown, as in `D4:17:42`.
fn at(point: Point, shown: Shown) -> String {
    format!("{point}:{}:{}", shown.game, shown.revision)
}

/// Reads what [`at`] wrote.
fn read_at(text: &str) -> Option<(Point, Shown)> {
    let (point, shown) = text.split_once(':')?;
    Some((point.parse().ok()?, state(shown)?))
}
