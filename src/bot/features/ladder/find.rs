//! Which ladder is meant, and what is done to it.

use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{LadderRefusal, Refusal};
use crate::bot::port::request::{ChannelKind, Permissions};
use crate::game::{ChannelId, PlayerId};
use crate::ladder::ClubLadder;
use crate::store::{LadderError, Payload};

/// The ladder of `channel`, if that is one of this server.
pub(crate) async fn here(ctx: &Ctx<'_>, channel: ChannelId) -> Result<ClubLadder, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let ladder = ctx.services.store.ladder(channel).await?;
    let ladder = ladder.filter(|ladder| ladder.club == club);
    Ok(ladder.ok_or(LadderRefusal::Missing)?)
}

/// The ladder of this channel, of the one above this thread, or the only one of the server.
pub(crate) async fn meant(ctx: &Ctx<'_>) -> Result<(ChannelId, ClubLadder), Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    let known = ctx.services.store.ladders_in(club).await?;
    let above = match ctx.request.setting.channel {
        ChannelKind::Thread { parent } => Some(parent),
        ChannelKind::Channel | ChannelKind::Conversation => None,
    };
    let mut nearest = [Some(ctx.channel()), above].into_iter().flatten();
    let nearest = nearest.find(|channel| known.contains(channel));
    let channel = match (nearest, &known[..]) {
        (Some(channel), _) => channel,
        (None, [only]) => *only,
        (None, []) => return Err(LadderRefusal::Missing.into()),
        (None, _) => return Err(LadderRefusal::Several(known).into()),
    };
    Ok((channel, here(ctx, channel).await?))
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
    change: impl Fn(&mut ClubLadder) -> Vec<Payload> + Send + 'static,
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
        LadderError::Repeated => Refusal::Repeated.into(),
        LadderError::Store(error) => error.into(),
    }
}
