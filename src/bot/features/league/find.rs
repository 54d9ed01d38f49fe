//! Which league is meant, and what is done to it.

use crate::bot::games::readable;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{LeagueRefusal, Refusal};
use crate::bot::port::request::Permissions;
use crate::game::{ChannelId, PlayerId};
use crate::league::League;
use crate::store::{LeagueError, Payload};

/// The league of `channel`, if the caller can see that from here.
pub(crate) async fn here(ctx: &Ctx<'_>, channel: ChannelId) -> Result<League, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if !readable::channels(ctx).contains(&channel) {
        return Err(LeagueRefusal::Missing.into());
    }
    let league = ctx.services.store.league(channel).await?;
    let league = league.filter(|league| league.club == club);
    Ok(league.ok_or(LeagueRefusal::Missing)?)
}

/// The league of this channel, or of the one above this thread: not everybody here can see another one.
pub(crate) async fn meant(ctx: &Ctx<'_>) -> Result<(ChannelId, League), Failure> {
    for channel in readable::channels(ctx) {
        match here(ctx, channel).await {
            Err(Failure::Refused(Refusal::League(LeagueRefusal::Missing))) => {}
            found => return Ok((channel, found?)),
        }
    }
    Err(LeagueRefusal::Missing.into())
}

/// Refuses whoever does not moderate.
pub(crate) fn check_moderates(ctx: &Ctx<'_>) -> Result<(), Refusal> {
    match ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES) {
        true => Ok(()),
        false => Err(Refusal::ModeratorsOnly),
    }
}

/// Does something to the league of `channel`, as the store does it, and has everybody see it.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut League) -> Result<Vec<Payload>, LeagueError> + Send + 'static,
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
