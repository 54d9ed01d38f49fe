//! The buttons that page through a record, move by move.

use crate::i18n::{Locale, say};
use crate::kit::custom_id::words;
use crate::port::message::{Button, Look};

/// The direction of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the board before the first move.
    First,
    /// Ten moves back.
    TenBack,
    Back,
    On,
    /// Ten moves on.
    TenOn,
}

words! { Way:
    First = "first",
    TenBack = "ten-back",
    Back = "back",
    On = "on",
    TenOn = "ten-on",
}

/// The buttons that page through a record with this number of `moves`, now after `after`: each with the custom id of
/// its way and of the move after which the board is shown.
pub(crate) fn buttons(
    after: usize,
    moves: usize,
    locale: Locale,
    custom_id: impl Fn(Way, u16) -> String,
) -> Vec<Button> {
    let ways = [
        (Way::First, 0),
        (Way::TenBack, after.saturating_sub(10)),
        (Way::Back, after.saturating_sub(1)),
        (Way::On, (after + 1).min(moves)),
        (Way::TenOn, (after + 10).min(moves)),
    ];
    let button = |(way, to): (Way, usize)| Button {
        label: match way {
            Way::First => say::table::button_start().to(locale),
            Way::TenBack => "−10".to_owned(),
            Way::Back => "−1".to_owned(),
            Way::On => "+1".to_owned(),
            Way::TenOn => "+10".to_owned(),
        },
        // A record has at most 10,000 moves.
        custom_id: custom_id(way, u16::try_from(to).unwrap_or(u16::MAX)),
        look: if to == after {
            Look::Disabled
        } else {
            Look::Secondary
        },
    };
    ways.into_iter().map(button).collect()
}
