//! The ladder, the league or the club evenings of a channel: which one somebody means, and going through all that are due.

use crate::bot::games::readable;
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::Refusal;
use crate::bot::port::request::Permissions;
use crate::game::{ChannelId, ClubId};
use crate::store::{Store, StoreError};

/// A ladder, a league or club evenings.
pub(crate) trait Activity: Sized + Send {
    /// The one of `channel`.
    fn of(
        store: &Store,
        channel: ChannelId,
    ) -> impl Future<Output = Result<Option<Self>, StoreError>> + Send;

    /// The club of its channel.
    fn club(&self) -> ClubId;

    /// What somebody is told where there is none.
    fn missing() -> Refusal;
}

/// The one of `channel`, if the caller can see that from here.
pub(crate) async fn here<T: Activity>(ctx: &Ctx<'_>, channel: ChannelId) -> Result<T, Failure> {
    Ok(find(ctx, channel).await?.ok_or(T::missing())?)
}

/// The one of this channel, or of the one above this thread: not everybody here can see another one.
pub(crate) async fn meant<T: Activity>(ctx: &Ctx<'_>) -> Result<(ChannelId, T), Failure> {
    for channel in readable::channels(ctx) {
        if let Some(found) = find(ctx, channel).await? {
            return Ok((channel, found));
        }
    }
    Err(T::missing().into())
}

async fn find<T: Activity>(ctx: &Ctx<'_>, channel: ChannelId) -> Result<Option<T>, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if !readable::channels(ctx).contains(&channel) {
        return Ok(None);
    }
    let found = T::of(&ctx.services.store, channel).await?;
    Ok(found.filter(|found| found.club() == club))
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

/// Goes on with each of those that are `due`. One that fails is tried again at the next look, and holds up no other one.
/// The log calls them `what`.
pub(crate) async fn each_due<'a>(
    what: &'static str,
    due: Result<Vec<ChannelId>, StoreError>,
    go_on: impl Fn(ChannelId) -> BoxFuture<'a, Result<(), Failure>>,
) {
    let due = match due {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(what, %error, "what is due could not be read");
            return;
        }
    };
    for channel in due {
        if let Err(failure) = go_on(channel).await {
            tracing::error!(what, %channel, ?failure, "what was due did not happen");
        }
    }
}
