//! The list of a server's open challenges: one message in a channel, always current, with a button beside each.

pub mod list;
pub(crate) mod send;
pub(crate) mod setting;

use crate::features::seats::list::SeatsButton;
use crate::games::seats;
use crate::games::seats::SEATS;
use crate::kit::feature::{Delivery, Feature, Press};
use crate::kit::hooks::{ClubHooks, GameHooks, Happened};

/// The list of a server's open challenges.
pub(crate) static FEATURE: Feature = Feature {
    presses: &[Press {
        press: Some(|ctx, custom_id| Box::pin(list::open(ctx, custom_id))),
        ..Press::of::<SeatsButton>()
    }],
    outbox: &[&Delivery::new(
        SEATS,
        |services, queued, (channel, club), out| {
            Box::pin(send::send(services, queued, club, channel, out))
        },
    )],
    settings: &[&setting::SETTING],
    changed: Some(|ctx, changed| Box::pin(setting::follow(ctx, changed))),
    game: &GameHooks {
        keep: Some(|read, Happened { before, after, .. }, change| {
            change.queue.extend(seats::refresh(read, before, after)?);
            Ok(())
        }),
        ..GameHooks::NONE
    },
    club: &ClubHooks {
        trouble: Some(|services, club| Box::pin(send::LOST.trouble(services, club))),
        ..ClubHooks::NONE
    },
    ..Feature::NONE
};
