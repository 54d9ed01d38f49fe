//! Settings of members, channels and clubs, and what is kept of people.

pub(crate) mod club_admin;
pub mod data;
pub(crate) mod me;
pub(crate) mod rank;
pub(crate) mod theme;
pub(crate) mod vacation;

use crate::bot::features::settings::data::ForgetButton;
use crate::bot::kit::feature::{Feature, Press};

/// Settings, and what is kept of people.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[
        rank::COMMAND,
        me::COMMAND,
        vacation::COMMAND,
        theme::COMMAND,
        club_admin::COMMAND,
        theme::CHANNEL_COMMAND,
    ],
    presses: &[Press {
        press: Some(|ctx, _| Box::pin(data::forget(ctx))),
        ..Press::of::<ForgetButton>()
    }],
    ..Feature::NONE
};
