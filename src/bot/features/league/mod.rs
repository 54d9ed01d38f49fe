//! Leagues: one in a channel, in which the members of each division play each other over a season.

pub(crate) mod card;
pub(crate) mod command;
pub(crate) mod create;
pub(crate) mod cross;
pub mod custom_id;
pub(crate) mod due;
pub(crate) mod find;
pub(crate) mod manage;
pub(crate) mod news;
pub(crate) mod next;
pub(crate) mod play;
pub(crate) mod points;
pub(crate) mod press;
pub(crate) mod remark;
pub(crate) mod remove;
pub(crate) mod show;
pub(crate) mod start;
pub(crate) mod table;

use crate::bot::features::league::custom_id::{LeagueButton, LeagueMenu, LeagueNextMenu};
use crate::bot::kit::feature::{Choose, Feature, Job, Press};
use crate::store::Payload;

/// Leagues.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[command::COMMAND],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(press::press(ctx, custom_id))),
            ..Press::of::<LeagueButton>()
        },
        Press {
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(play::choose(ctx, custom_id, value))
            })),
            ..Press::of::<LeagueMenu>()
        },
        Press {
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(next::choose(ctx, custom_id, value))
            })),
            ..Press::of::<LeagueNextMenu>()
        },
    ],
    remark: Some(|services, game, locale| Box::pin(remark::remark(services, game, locale))),
    jobs: &[Job::new("leagues", |services, now| {
        Box::pin(due::go_on(services, now))
    })],
    outbox: Some(|services, queued, out| match queued.payload {
        Payload::League { channel } => Some(Box::pin(card::refresh(services, channel, out))),
        Payload::LeagueDivision {
            channel,
            season,
            division,
        } => {
            let told = news::division(services, queued.id, channel, (season, division), out);
            Some(Box::pin(told))
        }
        Payload::LeagueNews {
            channel,
            season,
            news,
        } => {
            let told = news::news(services, queued.id, channel, (season, news), out);
            Some(Box::pin(told))
        }
        _ => None,
    }),
    ..Feature::NONE
};
