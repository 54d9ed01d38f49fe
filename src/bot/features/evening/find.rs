//! Which club evening is meant, and what is done to it.

use crate::bot::games::readable;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::{EveningRefusal, Refusal};
use crate::bot::port::request::Permissions;
use crate::evening::Evening;
use crate::game::ChannelId;
use crate::store::{EveningError, Payload};

/// The evening of `channel`, if the caller can see that from here.
pub(crate) async fn here(ctx: &Ctx<'_>, channel: ChannelId) -> Result<Evening, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if !readable::channels(ctx).contains(&channel) {
        return Err(EveningRefusal::Missing.into());
    }
    let evening = ctx.services.store.evening(channel).await?;
    let evening = evening.filter(|evening| evening.club == club);
    Ok(evening.ok_or(EveningRefusal::Missing)?)
}

/// The evening of this channel, or of the one above this thread: not everybody here can see another one.
pub(crate) async fn meant(ctx: &Ctx<'_>) -> Result<(ChannelId, Evening), Failure> {
    for channel in readable::channels(ctx) {
        match here(ctx, channel).await {
            Err(Failure::Refused(Refusal::Evening(EveningRefusal::Missing))) => {}
            found => return Ok((channel, found?)),
        }
    }
    Err(EveningRefusal::Missing.into())
}

/// Whether the caller moderates here.
pub(crate) fn moderates(ctx: &Ctx<'_>) -> bool {
    ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES)
}

/// Refuses whoever does not moderate.
pub(crate) fn check_moderates(ctx: &Ctx<'_>) -> Result<(), Refusal> {
    match moderates(ctx) {
        true => Ok(()),
        false => Err(Refusal::ModeratorsOnly),
    }
}

/// Does something to the evening of `channel`, as the store does it, and has everybody see it.
pub(crate) async fn change<T: Send + 'static>(
    ctx: &Ctx<'_>,
    channel: ChannelId,
    change: impl Fn(&mut Evening) -> Result<(T, Vec<Payload>), EveningError> + Send + 'static,
) -> Result<T, Failure> {
    let changed = ctx.services.store.change_evening(channel, change).await;
    ctx.services.delivery.notify();
    changed.map_err(failure)
}

/// What the one who asked is told of `error`.
pub(crate) fn failure(error: EveningError) -> Failure {
    match error {
        EveningError::Missing => EveningRefusal::Missing.into(),
        EveningError::Full(_) => EveningRefusal::Full.into(),
        EveningError::Store(error) => error.into(),
    }
}
