//! Ladders: one in a channel, with members in an order; a winner takes the place of a higher opponent.

pub(crate) mod card;
pub(crate) mod challenge;
pub(crate) mod command;
pub(crate) mod create;
pub mod custom_id;
pub(crate) mod due;
mod export;
pub(crate) mod find;
pub(crate) mod manage;
pub(crate) mod press;
pub(crate) mod refusal;
pub(crate) mod remark;
pub(crate) mod show;

use crate::club::activity;
use crate::features::ladder::custom_id::{LadderButton, LadderMenu};
use crate::i18n::say;
use crate::kit::feature::{Choose, Delivery, Feature, Job, Press};
use crate::kit::hooks::{ClubHooks, Export, GameHooks, MemberHooks, PartOf, Places};
use crate::ladder::ClubLadder;
use crate::port::family::Family;
use crate::store::{LADDER, LADDER_MESSAGE};

/// Ladders.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(press::press(ctx, custom_id))),
            ..Press::of::<LadderButton>()
        },
        Press {
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(challenge::choose(ctx, custom_id, value))
            })),
            ..Press::of::<LadderMenu>()
        },
    ],
    remark: Some(|services, game, locale| Box::pin(remark::remark(services, game, locale))),
    jobs: &[Job::new("ladders", |services, now| {
        Box::pin(due::run_due(services, now))
    })],
    outbox: &[
        &Delivery::new(LADDER_MESSAGE, |services, _, (channel, ()), out| {
            Box::pin(card::refresh(services, channel, out))
        }),
        &Delivery::new(
            due::LADDER_LEFT,
            |services, queued, ((player, channel), ()), out| {
                Box::pin(due::tell_idle(services, queued.id, player, channel, out))
            },
        ),
    ],
    game: &GameHooks {
        begins: Some(|services, game, names| Box::pin(challenge::begins(services, game, names))),
        part_of: Some(|services, game| {
            Box::pin(async move {
                let channel = services.store.property(LADDER, game.id()).await?;
                Ok(channel.map(|channel| (say::ladder::field(), PartOf::Channel(channel))))
            })
        }),
        ..GameHooks::NONE
    },
    club: &ClubHooks {
        going_on: Some(|services, club, _| {
            Box::pin(activity::list_current::<ClubLadder>(services, club))
        }),
        timed: Some(|services, player| {
            let is_member = |ladder: &ClubLadder, who| ladder.ladder.place(who).is_some();
            Box::pin(activity::clubs_of(services, player, is_member))
        }),
        leaders: Some(|services, club, channel| Box::pin(find::leaders(services, club, channel))),
        exhibits: Some(|services, open, locale| {
            Box::pin(activity::exhibits(services, open, locale, card::card))
        }),
        ..ClubHooks::NONE
    },
    member: &MemberHooks {
        exports: &[Export {
            name: "ladders",
            of: |services, player| Box::pin(export::of(&services.store, player)),
        }],
        places: Some(Places {
            family: Family::Ladder,
            of: |services, player, locale| {
                Box::pin(export::places(&services.store, player, locale))
            },
        }),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
