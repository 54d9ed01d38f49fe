//! The weekly digest: what happened in a club within a week, in one message; and with the first of each month a poll on
//! the best game of the month before.

pub(crate) mod best;
pub(crate) mod job;
pub(crate) mod month;
pub(crate) mod newcomers;
pub(crate) mod poll;
pub(crate) mod send;
pub(crate) mod setting;
pub(crate) mod upset;
pub(crate) mod view;
pub(crate) mod week;

use crate::kit::feature::{Delivery, Feature, Job};
use crate::kit::hooks::ClubHooks;

/// The name under which the next digest of a club is due.
const TIMER: &str = "digest";

/// Weekly digests.
pub(crate) static FEATURE: Feature = Feature {
    jobs: &[Job::new("digests", |services, now| {
        Box::pin(job::digest_all(services, now))
    })],
    outbox: &[
        &Delivery::new(
            job::DIGEST_WRITTEN,
            |services, queued, (channel, (club, (since, until))), out| {
                Box::pin(send::send(
                    services, queued, club, channel, since, until, out,
                ))
            },
        ),
        &Delivery::new(
            job::GAMES_OF_MONTH,
            |services, queued, (channel, (club, (since, until))), out| {
                Box::pin(poll::send(
                    services, queued, club, channel, since, until, out,
                ))
            },
        ),
    ],
    settings: &[&setting::SETTING, &month::SETTING],
    changed: Some(|ctx, changed| Box::pin(setting::follow(ctx, changed))),
    club: &ClubHooks {
        trouble: Some(|services, club| Box::pin(send::LOST.trouble(services, club))),
        ..ClubHooks::NONE
    },
    ..Feature::NONE
};
