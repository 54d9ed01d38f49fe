//! The weekly digest: what happened in a club within a week, in one message.

pub(crate) mod job;
pub(crate) mod newcomers;
pub(crate) mod send;
pub(crate) mod setting;
pub(crate) mod upset;
pub(crate) mod view;
pub(crate) mod week;

use crate::bot::kit::feature::Feature;
use crate::store::Payload;

/// The name under which the next digest of a club is due.
const TIMER: &str = "digest";

/// Weekly digests.
pub(crate) static FEATURE: Feature = Feature {
    jobs: &[|services, now| Box::pin(job::digest_all(services, now))],
    outbox: Some(|services, queued, out| match queued.payload {
        Payload::Digest {
            club,
            channel,
            since,
            until,
        } => {
            let week = (since, until);
            Some(Box::pin(send::send(
                services,
                queued,
                (club, channel),
                week,
                out,
            )))
        }
        _ => None,
    }),
    settings: &[&setting::SETTING],
    changed: Some(|ctx, changed| Box::pin(setting::follow(ctx, changed))),
    ..Feature::NONE
};
