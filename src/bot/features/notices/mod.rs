//! What members are told unasked.

pub mod summary;

use crate::bot::kit::feature::Feature;
use crate::store::Matter;

/// Daily summaries.
pub(crate) static FEATURE: Feature = Feature {
    jobs: &[|services, now| Box::pin(summary::summarize(services, now))],
    outbox: Some(|services, message, out| match message.matter {
        Matter::Summary { player } => Some(Box::pin(summary::send_summary(services, player, out))),
        _ => None,
    }),
    ..Feature::NONE
};
