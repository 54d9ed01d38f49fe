//! Club evenings: the next one with its guests and tables, and attendance over the season.

pub(crate) mod card;
pub(crate) mod command;
pub(crate) mod create;
pub mod custom_id;
pub(crate) mod due;
mod export;
pub(crate) mod find;
pub(crate) mod guests;
pub(crate) mod manage;
pub(crate) mod pair;
pub(crate) mod press;
pub(crate) mod refusal;
pub(crate) mod result;
pub(crate) mod room;
pub(crate) mod schedule;
pub(crate) mod send;
pub(crate) mod show;
pub(crate) mod zone;

use crate::club::activity;
use crate::evening::Evening;
use crate::features::evening::custom_id::EveningButton;
use crate::kit::feature::{Delivery, Feature, Job, Press};
use crate::kit::hooks::{ClubHooks, Export, MemberHooks, Places};
use crate::port::family::Family;
use crate::store::{EVENING_ANNOUNCED, EVENING_MESSAGE, EVENING_SCHEDULED, EVENING_UNSCHEDULED};

/// Club evenings.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND],
    presses: &[Press {
        press: Some(|ctx, custom_id| Box::pin(press::press(ctx, custom_id))),
        ..Press::of::<EveningButton>()
    }],
    changed: Some(|ctx, changed| Box::pin(zone::follow(ctx, changed))),
    jobs: &[Job::new("evenings", |services, now| {
        Box::pin(due::run_due(services, now))
    })],
    outbox: &[
        &Delivery::new(EVENING_MESSAGE, |services, _, (channel, ()), out| {
            Box::pin(send::refresh(services, channel, out))
        }),
        &Delivery::new(EVENING_ANNOUNCED, |services, queued, (channel, ()), out| {
            Box::pin(send::post(services, queued, channel, out))
        }),
        &Delivery::new(EVENING_SCHEDULED, |services, _, (channel, ()), out| {
            Box::pin(schedule::update_event(services, channel, out))
        }),
        &Delivery::new(EVENING_UNSCHEDULED, |_, _, (_, (club, event)), out| {
            Box::pin(schedule::delete_event(club, event, out))
        }),
    ],
    club: &ClubHooks {
        going_on: Some(|services, club, _| {
            Box::pin(activity::list_current::<Evening>(services, club))
        }),
        events: Some(|services, open, locale| {
            Box::pin(schedule::coming_events(services, open, locale))
        }),
        ..ClubHooks::NONE
    },
    member: &MemberHooks {
        exports: &[Export {
            name: "evenings",
            of: |services, player| Box::pin(export::of(&services.store, player)),
        }],
        places: Some(Places {
            family: Family::Evenings,
            of: |services, player, locale| {
                Box::pin(export::places(&services.store, player, locale))
            },
        }),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
