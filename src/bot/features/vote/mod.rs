//! Votes of teams: the message about a vote, and its end.

pub(crate) mod close;
pub(crate) mod message;
pub mod tally;

use crate::bot::kit::feature::Feature;
use crate::store::Payload;

/// Votes of teams.
pub(crate) static FEATURE: Feature = Feature {
    outbox: Some(|services, queued, out| match queued.payload {
        Payload::Vote { turn, .. } => {
            Some(Box::pin(message::send_open(services, queued, turn, out)))
        }
        Payload::Voted { turn, until, .. } => Some(Box::pin(message::send_closed(
            services,
            queued,
            (turn, until),
            out,
        ))),
        _ => None,
    }),
    ..Feature::NONE
};
