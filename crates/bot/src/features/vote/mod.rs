//! Votes of teams: the message about a vote, the captain's veto, and its end.

mod cast;
pub(crate) mod close;
mod member;
pub(crate) mod message;
pub(crate) mod refusal;
mod side;
pub mod tally;
pub mod veto;

use crate::features::vote::veto::VetoMenu;
use crate::games::votes;
use crate::games::votes::{VOTE, VOTED};
use crate::kit::feature::{Choose, Delivery, Feature, Job, Press};
use crate::kit::hooks::GameHooks;
use crate::kit::verb::Verb;

/// Votes of teams.
pub(crate) static FEATURE: Feature = Feature {
    presses: &[Press {
        choose: Some(Choose::One(|ctx, custom_id, value| {
            Box::pin(veto::choose(ctx, custom_id, value))
        })),
        ..Press::of::<VetoMenu>()
    }],
    verbs: &[(Verb::Veto, |ctx, seen| Box::pin(veto::open(ctx, seen)))],
    outbox: &[
        &Delivery::new(VOTE, |services, queued, (_, turn), out| {
            Box::pin(message::send_open(services, queued, turn, out))
        }),
        &Delivery::new(VOTED, |services, queued, (_, (turn, until)), out| {
            Box::pin(message::send_closed(services, queued, turn, until, out))
        }),
    ],
    jobs: &[Job::new("votes", |services, now| {
        Box::pin(close::close_all(services, now))
    })],
    game: &GameHooks {
        keep: Some(votes::keep),
        ..GameHooks::NONE
    },
    member: &member::HOOKS,
    team_move: Some(|ctx, game, team, mv| Box::pin(cast::team_move(ctx, game, team, mv))),
    ..Feature::NONE
};
