//! What the buttons of the picker carry: the point and the game as it was shown, so that it survives a restart.

pub use crate::bot::games::put_button::PutSureButton;
use crate::bot::games::view::grid::View;
use crate::bot::kit::custom_id::{CustomId, state};
use crate::bot::port::answer::Shown;
use crate::rules::Point;

/// Plays a stone on a point, as in `v1:put:D4:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PutButton(pub Point, pub Shown);

impl CustomId for PutButton {
    const WORD: &'static str = "put";

    fn rest(&self) -> Option<String> {
        let Self(point, shown) = self;
        Some(at(&point.to_string(), *shown))
    }

    fn read(rest: &str) -> Option<Self> {
        let (point, shown) = read_at(rest)?;
        Some(Self(point.parse().ok()?, shown))
    }
}

/// Shows another part of the board, as in `v1:view:D4:17:42` or `v1:view:areas:17:42`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewButton(pub View, pub Shown);

impl CustomId for ViewButton {
    const WORD: &'static str = "view";

    fn rest(&self) -> Option<String> {
        let Self(view, shown) = self;
        Some(at(&view.write(), *shown))
    }

    fn read(rest: &str) -> Option<Self> {
        let (view, shown) = read_at(rest)?;
        Some(Self(View::read(view)?, shown))
    }
}

/// A place in a game as it was shown, as in `D4:17:42`.
fn at(place: &str, shown: Shown) -> String {
    format!("{place}:{}:{}", shown.game, shown.revision)
}

/// Reads what [`at`] wrote.
fn read_at(text: &str) -> Option<(&str, Shown)> {
    let (place, shown) = text.split_once(':')?;
    Some((place, state(shown)?))
}
