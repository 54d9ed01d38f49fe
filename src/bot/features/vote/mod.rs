//! Votes of teams: the message about a vote, the captain's veto, and its end.

pub(crate) mod close;
pub(crate) mod message;
pub mod tally;
pub mod veto;

use crate::bot::features::vote::veto::VetoMenu;
use crate::bot::kit::feature::{Choose, Feature, Press};
use crate::bot::kit::verb::Verb;
use crate::store::Payload;

/// Votes of teams.
pub(crate) static FEATURE: Feature = Feature {
    presses: &[Press {
        choose: Some(Choose::One(|ctx, custom_id, value| {
            Box::pin(veto::choose(ctx, custom_id, value))
        })),
        ..Press::of::<VetoMenu>()
    }],
    verbs: &[(Verb::Veto, |ctx, seen| Box::pin(veto::open(ctx, seen)))],
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
