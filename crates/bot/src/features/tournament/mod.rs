//! Tournaments: everybody enters below a message, alone or with others, an organiser pairs rounds in private and publishes them, and results
//! come from the games or are entered by hand.

pub(crate) mod absence;
pub(crate) mod apart;
pub(crate) mod appear;
pub(crate) mod asked;
pub(crate) mod card;
pub(crate) mod change;
pub(crate) mod command;
pub(crate) mod create;
pub mod custom_id;
pub(crate) mod due;
mod exhibit;
mod export;
pub(crate) mod files;
pub(crate) mod find;
mod here;
pub(crate) mod news;
mod next;
pub(crate) mod note;
pub(crate) mod organise;
pub(crate) mod over;
pub(crate) mod pairs;
pub(crate) mod press;
pub(crate) mod proposal;
pub(crate) mod refusal;
pub(crate) mod result;
pub(crate) mod ruling;
pub(crate) mod show;
pub(crate) mod shown;
pub(crate) mod side;
pub(crate) mod substitute;
pub(crate) mod table;
pub(crate) mod team;
pub(crate) mod withdraw;
pub(crate) mod words;

use crate::features::tournament::custom_id::{OthersMenu, TournamentButton};
use crate::kit::feature::{Choose, Delivery, Feature, Job, Press};
use crate::kit::hooks::{ClubHooks, Export, GameHooks, MemberHooks, Places};
use crate::kit::reach;
use crate::port::family::Family;
use crate::store::{CONTEST_MESSAGE, CONTEST_NEWS, CONTEST_OVER, CONTEST_TABLES};

/// Tournaments.
pub(crate) static FEATURE: Feature = Feature {
    commands: &[&command::COMMAND],
    presses: &[
        Press {
            press: Some(|ctx, custom_id| Box::pin(press::press(ctx, custom_id))),
            choose: Some(Choose::One(|ctx, custom_id, value| {
                Box::pin(organise::choose(ctx, custom_id, value))
            })),
            ..Press::of::<TournamentButton>()
        },
        Press {
            choose: Some(Choose::Members(|ctx, custom_id, members| {
                Box::pin(side::choose(ctx, custom_id, members))
            })),
            ..Press::of::<OthersMenu>()
        },
    ],
    game: &GameHooks {
        keep: Some(find::keep),
        absent: Some(|services, game, now| Box::pin(appear::find_no_show(services, game, now))),
        permits: Some(|services, game, change| Box::pin(find::permits(services, game, change))),
        part_of: Some(|services, game| Box::pin(find::part_of(services, game))),
        titled: Some(|services, game| Box::pin(find::game_title(services, game))),
        ..GameHooks::NONE
    },
    jobs: &[Job::new("tournaments", |services, now| {
        Box::pin(due::run_due(services, now))
    })],
    outbox: &[
        &Delivery::new(CONTEST_MESSAGE, |services, _, (channel, contest), out| {
            Box::pin(shown::refresh(services, contest, channel, out))
        }),
        &Delivery::new(
            pairs::CONTEST_ROUND,
            |services, queued, (_, (contest, at)), out| {
                Box::pin(pairs::post(services, queued, contest, at, out))
            },
        ),
        &Delivery::new(
            CONTEST_TABLES,
            |services, _, (channel, (contest, round)), out| {
                Box::pin(async move {
                    if reach::is_silent(services, channel).await {
                        return Ok(());
                    }
                    pairs::refresh(services, contest, round, out).await
                })
            },
        ),
        &Delivery::new(CONTEST_OVER, |services, queued, (_, contest), out| {
            Box::pin(over::announce(services, queued, contest, out))
        }),
        &Delivery::new(
            CONTEST_NEWS,
            |services, queued, (player, (contest, (round, news))), out| {
                Box::pin(news::announce(
                    services, queued.id, player, contest, round, news, out,
                ))
            },
        ),
    ],
    club: &ClubHooks {
        going_on: Some(|services, club, seen| Box::pin(here::list_current(services, club, seen))),
        exhibits: Some(|services, open, locale| {
            Box::pin(exhibit::exhibits(services, open, locale))
        }),
        ..ClubHooks::NONE
    },
    member: &MemberHooks {
        exports: &[Export {
            name: "tournaments",
            of: |services, player| Box::pin(export::of(&services.store, player)),
        }],
        places: Some(Places {
            family: Family::Tournaments,
            of: |services, player, locale| {
                Box::pin(export::places(&services.store, player, locale))
            },
        }),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
