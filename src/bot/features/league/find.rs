//! Which league is meant, and what is done to it.

use crate::bot::games::activity::Activity;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{LeagueRefusal, Refusal};
use crate::bot::kit::shows::{Own, Shows};
use crate::game::{ChannelId, ClubId, MessageId, PlayerId};
use crate::league::League;
use crate::store::{Envelope, LEAGUE_SHOWN, LeagueError, OutboxKind, Store, StoreError};

impl Activity for League {
    const SHOWN: OutboxKind<ChannelId, ()> = LEAGUE_SHOWN;

    async fn of(store: &Store, channel: ChannelId) -> Result<Option<Self>, StoreError> {
        store.league(channel).await
    }

    fn club(&self) -> ClubId {
        self.club
    }

    fn message(&self) -> Option<MessageId> {
        self.message
    }

    fn missing() -> Refusal {
        LeagueRefusal::Missing.into()
    }

    async fn channels(store: &Store, club: ClubId) -> Result<Vec<ChannelId>, StoreError> {
        store.leagues_in(club).await
    }

    async fn end(store: &Store, channel: ChannelId) -> Result<(), StoreError> {
        match store.end_league(channel, |_| Ok(())).await {
            Err(LeagueError::Store(error)) => Err(error),
            // Whatever else it says, there is none any more.
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// Does something to the league of `channel`, as the store does it, and has everybody see it.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut League) -> Result<Vec<Envelope>, LeagueError> + Send + 'static,
) -> Result<League, Failure> {
    let changed = ctx.services.store.change_league(channel, change).await;
    ctx.services.delivery.notify();
    changed.map_err(|error| failure(error, ctx.caller()))
}

/// What the one who asked is told of `error`, where a game with `other` was to begin.
pub(crate) fn failure(error: LeagueError, other: PlayerId) -> Failure {
    match error {
        LeagueError::Missing => LeagueRefusal::Missing.into(),
        LeagueError::Refused(refusal) => LeagueRefusal::Play(refusal, other).into(),
        LeagueError::NotJoined(refusal) => LeagueRefusal::NotJoined(refusal).into(),
        LeagueError::NotStarted(refusal) => LeagueRefusal::NotStarted(refusal).into(),
        LeagueError::Repeated => Refusal::Repeated.into(),
        LeagueError::Store(error) => error.into(),
    }
}

/// What the message of the league of `channel` shows.
pub(crate) fn shows(channel: ChannelId) -> Shows {
    Shows::Own(Own {
        what: "league",
        id: channel.get(),
        note: |services, id, message| {
            let noted = async move {
                services
                    .store
                    .league_stands(ChannelId::new(id), message)
                    .await
            };
            Box::pin(noted)
        },
    })
}
