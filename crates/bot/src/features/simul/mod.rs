//! Simultaneous games: in a channel, one member plays many others at once; a list shows the turn on each board.

pub(crate) mod card;
pub(crate) mod close;
pub(crate) mod create;
pub mod custom_id;
pub(crate) mod due;
mod export;
pub(crate) mod find;
pub(crate) mod mine;
pub(crate) mod press;
pub(crate) mod refusal;
pub(crate) mod send;
pub(crate) mod show;
mod shown;
pub(crate) mod take;

use crate::club::activity;
use crate::features::simul::custom_id::SimulButton;
use crate::i18n::say;
use crate::kit::feature::{Delivery, Feature, Job, Press};
use crate::kit::hooks::{ClubHooks, Export, GameHooks, Happened, MemberHooks, PartOf, Places};
use crate::port::family::Family;
use crate::simul::Simul;
use crate::store::{SIMUL, SIMUL_MESSAGE, SIMUL_OVER};

/// Simultaneous games.
pub(crate) static FEATURE: Feature = Feature {
    parts: &[&create::PART, &show::PART],
    presses: &[Press {
        press: Some(|ctx, custom_id| Box::pin(press::press(ctx, custom_id))),
        ..Press::of::<SimulButton>()
    }],
    jobs: &[Job::new("simultaneous games", |services, now| {
        Box::pin(due::run_due(services, now))
    })],
    outbox: &[
        &Delivery::new(SIMUL_MESSAGE, |services, queued, (channel, ()), out| {
            Box::pin(send::refresh(services, queued, channel, out))
        }),
        &Delivery::new(SIMUL_OVER, |services, queued, (channel, ()), out| {
            Box::pin(send::over(services, queued.id, channel, out))
        }),
    ],
    game: &GameHooks {
        keep: Some(|read, Happened { before, after, .. }, change| {
            change.queue.extend(shown::refresh(read, before, after));
            Ok(())
        }),
        begins: Some(|services, game, names| {
            Box::pin(async move {
                let found = services.store.property(SIMUL, game.id()).await?;
                Ok(found.map(|_| say::simul::begun(names.black.clone(), names.white.clone())))
            })
        }),
        part_of: Some(|services, game| {
            Box::pin(async move {
                let channel = services.store.property(SIMUL, game.id()).await?;
                Ok(channel.map(|channel| (say::simul::field(), PartOf::Channel(channel))))
            })
        }),
        ..GameHooks::NONE
    },
    club: &ClubHooks {
        going_on: Some(|services, club, _| {
            Box::pin(activity::list_current::<Simul>(services, club))
        }),
        ..ClubHooks::NONE
    },
    member: &MemberHooks {
        exports: &[Export {
            name: "simuls",
            of: |services, player| Box::pin(export::of(&services.store, player)),
        }],
        places: Some(Places {
            family: Family::Together,
            of: |services, player, locale| {
                Box::pin(export::places(&services.store, player, locale))
            },
        }),
        ..MemberHooks::NONE
    },
    ..Feature::NONE
};
