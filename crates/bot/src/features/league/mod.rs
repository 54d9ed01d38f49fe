//! Leagues: one in a channel, in which the members of each division play each other over a season.

pub(crate) mod card;
pub(crate) mod command;
pub(crate) mod create;
pub(crate) mod cross;
pub mod custom_id;
pub(crate) mod due;
mod export;
pub(crate) mod find;
pub(crate) mod manage;
pub(crate) mod news;
pub(crate) mod next;
pub(crate) mod play;
pub(crate) mod press;
pub(crate) mod refusal;
pub(crate) mod remark;
pub(crate) mod remove;
pub(crate) mod show;
pub(crate) mod start;
pub(crate) mod table;

use crate::club::activity;
use crate::features::league::custom_id::{LeagueButton, LeagueMenu, LeagueNextMenu};
use crate::i18n::say;
use crate::kit::feature::{Choose, Delivery, Feature, Job, Press};
use crate::kit::hooks::{ClubHooks, Export, GameHooks, MemberHooks, PartOf, Places};
use crate::league::League;
use crate::port::family::Family;
use crate::store::{LEAGUE, LEAGUE_MESSAGE};

/// Leagues.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND],
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
        Box::pin(due::run_due(services, now))
    })],
    outbox: &[
        &Delivery::new(LEAGUE_MESSAGE, |services, _, (channel, ()), out| {
            Box::pin(card::refresh(services, channel, out))
        }),
        &Delivery::new(
            news::LEAGUE_DIVISION,
            |services, queued, (channel, (number, division)), out| {
                Box::pin(news::division(
                    services, queued.id, channel, number, division, out,
                ))
            },
        ),
        &Delivery::new(
            news::LEAGUE_NEWS,
            |services, queued, (channel, (number, news)), out| {
                Box::pin(news::news(services, queued.id, channel, number, news, out))
            },
        ),
    ],
    game: &GameHooks {
        begins: Some(|services, game, names| {
            Box::pin(async move {
                let found = services.store.property(LEAGUE, game.id()).await?;
                Ok(found.map(|_| say::league::begun(names.black.clone(), names.white.clone())))
            })
        }),
        part_of: Some(|services, game| {
            Box::pin(async move {
                let channel = services.store.property(LEAGUE, game.id()).await?;
                Ok(channel.map(|channel| (say::league::field(), PartOf::Channel(channel))))
            })
        }),
        ..GameHooks::NONE
    },
    club: &ClubHooks {
        going_on: Some(|services, club, _| {
            Box::pin(activity::list_current::<League>(services, club))
        }),
        timed: Some(|services, player| Box::pin(activity::clubs_of(services, player, League::has))),
        exhibits: Some(|services, open, locale| {
            Box::pin(activity::exhibits(services, open, locale, card::card))
        }),
        ..ClubHooks::NONE
    },
    member: &MemberHooks {
        exports: &[Export {
            name: "leagues",
            of: |services, player| Box::pin(export::of(&services.store, player)),
        }],
        places: Some(Places {
            family: Family::League,
            of: |services, player, locale| {
                Box::pin(export::places(&services.store, player, locale))
            },
        }),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
