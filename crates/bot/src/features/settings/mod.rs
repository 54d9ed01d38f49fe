//! Settings of members, channels and clubs, and the stored data of people.

pub(crate) mod blocks;
pub mod card;
pub(crate) mod club_admin;
pub mod data;
pub(crate) mod export;
pub mod families;
pub mod forget;
pub(crate) mod language;
mod lost;
pub(crate) mod me;
pub mod menu;
pub mod policy;
pub(crate) mod rank;
pub(crate) mod refusal;
pub mod setup;
pub(crate) mod theme;
pub(crate) mod vacation;
pub(crate) mod vacation_days;
pub(crate) mod zone;

use crate::features::settings::families::FamilyMenu;
use crate::features::settings::forget::ForgetButton;
use crate::features::settings::menu::{SettingMenu, ValueMenu};
use crate::features::settings::setup::SetupMenu;
use crate::kit::feature::{Choose, Feature, Job, Press};

/// Settings, and the stored data of people.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&me::COMMAND, &club_admin::COMMAND],
    jobs: &[Job::new("forgetting", |services, now| {
        Box::pin(forget::end_all(services, now))
    })],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(forget::forget(ctx, custom_id))),
            ..Press::of::<ForgetButton>()
        },
        Press {
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(setup::set(ctx, custom_id, value))
            })),
            ..Press::of::<SetupMenu>()
        },
        Press {
            choose: Some(Choose::One(|ctx, _, value| {
                Box::pin(families::choose(ctx, value))
            })),
            ..Press::of::<FamilyMenu>()
        },
        Press {
            choose: Some(Choose::One(|ctx, custom_id, name| {
                Box::pin(menu::open(ctx, custom_id, name))
            })),
            ..Press::of::<SettingMenu>()
        },
        Press {
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(menu::change(ctx, custom_id, value))
            })),
            submit: Some(|ctx, custom_id, text| Box::pin(menu::change(ctx, custom_id, text))),
            ..Press::of::<ValueMenu>()
        },
    ],
    outbox: families::OUTBOX,
    settings: &[
        &zone::SETTING,
        &vacation::SETTING,
        &language::OWN,
        &theme::OWN,
        &rank::SETTING,
        &rank::EGD_SETTING,
        &blocks::SETTING,
        &policy::SETTING,
        &language::OF_CHANNEL,
        &theme::OF_CHANNEL,
        &vacation_days::SETTING,
    ],
    changed: Some(|ctx, changed| Box::pin(language::follow(ctx, changed))),
    ..Feature::NONE
};
