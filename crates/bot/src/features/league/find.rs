//! Finds and changes a league.

use crate::club::activity::ActivityWords;
use crate::features::league::refusal::LeagueRefusal;
use crate::game::{ChannelId, PlayerId};
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::refusal::Refusal;
use crate::league::League;
use crate::store::{Envelope, LeagueError, LeagueForbids};

impl ActivityWords for League {
    fn no_activity() -> Refusal {
        LeagueRefusal::Missing.into()
    }

    fn here(channels: String) -> Text {
        say::league::here(channels)
    }
}

/// Applies `change` to the league of `channel` in the store, and has the dispatcher send what follows.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut League) -> Result<Vec<Envelope>, LeagueError> + Send + 'static,
) -> Result<League, Failure> {
    let changed = ctx
        .services
        .store
        .change_activity::<League>(channel, change)
        .await;
    ctx.services.delivery.notify();
    changed.map_err(|error| failure(error, ctx.caller()))
}

/// The explanation of `error` for the caller, who wanted a game with `other`.
pub(crate) fn failure(error: LeagueError, other: PlayerId) -> Failure {
    match error {
        LeagueError::Missing => LeagueRefusal::Missing.into(),
        LeagueError::Refused(LeagueForbids::Game(refusal)) => {
            LeagueRefusal::Play(refusal, other).into()
        }
        LeagueError::Refused(LeagueForbids::Seat(refusal)) => {
            LeagueRefusal::NotJoined(refusal).into()
        }
        LeagueError::Refused(LeagueForbids::Season(refusal)) => {
            LeagueRefusal::NotStarted(refusal).into()
        }
        LeagueError::Repeated => Refusal::Repeated.into(),
        LeagueError::Store(error) => error.into(),
    }
}
