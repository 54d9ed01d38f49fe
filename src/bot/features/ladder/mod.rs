//! Ladders: one in a channel, on which members stand below each other; who beats somebody above takes their place.

pub(crate) mod card;
pub(crate) mod challenge;
pub(crate) mod command;
pub(crate) mod create;
pub mod custom_id;
pub(crate) mod due;
pub(crate) mod find;
pub(crate) mod manage;
pub(crate) mod press;
pub(crate) mod remark;
pub(crate) mod show;

use crate::bot::features::ladder::custom_id::{LadderButton, LadderMenu};
use crate::bot::games::activity;
use crate::bot::games::ping::ping;
use crate::bot::kit::feature::{Choose, Feature, Job, Press};
use crate::i18n::{Name, say};
use crate::ladder::ClubLadder;
use crate::store::Payload;

/// Ladders.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[command::COMMAND],
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
        Box::pin(due::go_on(services, now))
    })],
    outbox: Some(|services, queued, out| match queued.payload {
        Payload::Ladder { channel } => Some(Box::pin(card::refresh(services, channel, out))),
        Payload::LadderLeft { player, channel } => {
            let text = say::ladder::idle(Name::mention(player));
            Some(Box::pin(async move {
                let told = ping(services, queued.id, (player, channel), text, out).await;
                activity::unless_gone::<ClubLadder>(services, channel, told, out).await
            }))
        }
        _ => None,
    }),
    ..Feature::NONE
};
