//! Which ladder is meant, and what is done to it.

use crate::bot::games::readable;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{LadderRefusal, Refusal};
use crate::bot::port::request::Permissions;
use crate::game::{ChannelId, PlayerId};
use crate::ladder::ClubLadder;
use crate::store::{LadderError, Payload};

/// The ladder of `channel`, if the caller can see that from here.
pub(crate) async fn here(ctx: &Ctx<'_>, channel: ChannelId) -> Result<ClubLadder, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if !readable::channels(ctx).contains(&channel) {
        return Err(LadderRefusal::Missing.into());
    }
    let ladder = ctx.services.store.ladder(channel).await?;
    let ladder = ladder.filter(|ladder| ladder.club == club);
    Ok(ladder.ok_or(LadderRefusal::Missing)?)
}

/// The ladder of this channel, or of the one above this thread: not everybody here can see another one.
pub(crate) async fn meant(ctx: &Ctx<'_>) -> Result<(ChannelId, ClubLadder), Failure> {
    for channel in readable::channels(ctx) {
        match here(ctx, channel).await {
            Err(Failure::Refused(Refusal::Ladder(LadderRefusal::Missing))) => {}
            found => return Ok((channel, found?)),
        }
    }
    Err(LadderRefusal::Missing.into())
}

/// Refuses whoever does not moderate.
pub(crate) fn check_moderates(ctx: &Ctx<'_>) -> Result<(), Refusal> {
    match ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES) {
        true => Ok(()),
        false => Err(Refusal::ModeratorsOnly),
    }
}

/// Does something to the ladder of `channel`, as the store does it, and has everybody see it.
pub(crate) async fn change(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut ClubLadder) -> Result<Vec<Payload>, LadderError> + Send + 'static,
) -> Result<ClubLadder, Failure> {
    let changed = ctx.services.store.change_ladder(channel, change).await;
    ctx.services.delivery.notify();
    changed.map_err(|error| failure(error, ctx.caller()))
}

/// What the one who asked is told of `error`, where `other` was to be challenged.
pub(crate) fn failure(error: LadderError, other: PlayerId) -> Failure {
    match error {
        LadderError::Missing => LadderRefusal::Missing.into(),
        LadderError::Refused(refusal) => LadderRefusal::Challenge(refusal, other).into(),
        LadderError::NotJoined(refusal) => LadderRefusal::NotJoined(refusal).into(),
        LadderError::Repeated => Refusal::Repeated.into(),
        LadderError::Store(error) => error.into(),
    }
}
