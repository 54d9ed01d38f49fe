//! The time left to a side after a move (BL, WL), and its periods or stones (OB, OW).

use crate::clock::Span;
use crate::{Left, TimeControl};
use tengen_rules::{ByColor, Color};

/// The property for the time left, in seconds.
const TIME: ByColor<&str> = ByColor {
    black: "BL",
    white: "WL",
};

/// The property for the periods left, or the stones to play in the current period, as servers write it.
const NUMBER: ByColor<&str> = ByColor {
    black: "OB",
    white: "OW",
};

/// The properties for what `color` has `left` after its move: none where each move has the same time.
pub(super) fn properties(
    color: Color,
    left: Left,
    control: TimeControl,
) -> Vec<(&'static str, String)> {
    let seconds = |span: Span| (span.as_millis() / Span::seconds(1).as_millis()).to_string();
    let (time, number) = match (left, control) {
        (Left::Move(_), _) => return Vec::new(),
        (Left::ByoYomi { main, periods }, TimeControl::ByoYomi { period, .. })
            if main <= Span::ZERO =>
        {
            (period, Some(periods))
        }
        (
            Left::Canadian {
                main,
                period,
                stones,
            },
            _,
        ) if main <= Span::ZERO => (period, Some(stones)),
        (Left::ByoYomi { main, .. } | Left::Canadian { main, .. }, _) => (main, None),
        (Left::Bank(bank), _) => (bank, None),
    };
    let mut properties = vec![(TIME[color], seconds(time))];
    properties.extend(number.map(|number| (NUMBER[color], number.to_string())));
    properties
}
