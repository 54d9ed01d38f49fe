//! The ladder, the league, the club evenings or the simultaneous games of a channel: which of them somebody means, where
//! their message stands, going through all that are due, and the end of those whose channel is gone.

use crate::bot::games::readable;
use crate::bot::kit::command::BoxFuture;
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::Refusal;
use crate::bot::kit::services::Services;
use crate::bot::kit::{people, reach};
use crate::bot::port::outbound::{Outbound, OutboundError};
use crate::bot::port::request::Permissions;
use crate::game::{ChannelId, ClubId, MessageId};
use crate::i18n::Locale;
use crate::store::{OutboxKind, Store, StoreError, Subject};

/// A ladder, a league, club evenings or simultaneous games.
pub(crate) trait Activity: Sized + Send {
    /// The outbox message that has the message of a channel show it as it is.
    const SHOWN: OutboxKind<ChannelId, ()>;

    /// The one of `channel`.
    fn of(
        store: &Store,
        channel: ChannelId,
    ) -> impl Future<Output = Result<Option<Self>, StoreError>> + Send;

    /// The club of its channel.
    fn club(&self) -> ClubId;

    /// The message that shows it.
    fn message(&self) -> Option<MessageId>;

    /// What somebody is told where there is none.
    fn missing() -> Refusal;

    /// The channels of those of `club`.
    fn channels(
        store: &Store,
        club: ClubId,
    ) -> impl Future<Output = Result<Vec<ChannelId>, StoreError>> + Send;

    /// Ends the one of `channel`, if there is one: nothing of it is kept.
    fn end(
        store: &Store,
        channel: ChannelId,
    ) -> impl Future<Output = Result<(), StoreError>> + Send;
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

/// The one of `channel` whose message is to show it as it is now, with that message and its language; none if it was
/// ended, or nobody is known to have seen it (a press on it tells), or the bot changes nothing there.
///
/// # Errors
///
/// An [`OutboundError`] if it cannot be read.
pub(crate) async fn standing<T: Activity>(
    services: &Services,
    channel: ChannelId,
) -> Result<Option<(T, MessageId, Locale)>, OutboundError> {
    if reach::is_silent(services, channel).await {
        return Ok(None);
    }
    let found = T::of(&services.store, channel).await;
    let found = found?;
    let standing = found.and_then(|found| Some((found.message()?, found)));
    let Some((message, found)) = standing else {
        return Ok(None);
    };
    let locale = people::language(services, channel).await;
    Ok(Some((found, message, locale)))
}

/// Whether the caller moderates here.
pub(crate) fn moderates(ctx: &Ctx<'_>) -> bool {
    ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES)
}

/// Whether the caller moderates `channel`: it is this one, or the one above this thread, and they moderate here; or they
/// manage the server. Discord says what somebody may do where they are, and nowhere else.
pub(crate) fn moderates_in(ctx: &Ctx<'_>, channel: ChannelId) -> bool {
    let is_here = readable::channels(ctx).contains(&channel);
    is_here && moderates(ctx) || ctx.request.permissions.allow(Permissions::MANAGE_SERVER)
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

/// Has the messages of all of `club` show them as they are: one whose channel is gone ends by that, and makes room.
///
/// # Errors
///
/// A [`StoreError`] of the engine.
pub(crate) async fn look_after_all<T: Activity>(
    services: &Services,
    club: ClubId,
) -> Result<(), StoreError> {
    for channel in T::channels(&services.store, club).await? {
        let subject = Subject::Channel(channel);
        let shown = T::SHOWN.to(channel, ());
        services.store.write(subject, shown).await?;
    }
    services.delivery.notify();
    Ok(())
}

/// Goes on once something about the one of `channel` was `brought` there, or was not: where the channel is gone it ends,
/// since nobody could end it any more.
///
/// # Errors
///
/// The error of what was `brought`, or an [`OutboundError`] if it is not known whether the channel is gone.
pub(crate) async fn unless_gone<T: Activity>(
    services: &Services,
    channel: ChannelId,
    brought: Result<(), OutboundError>,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    if brought != Err(OutboundError::Gone) || !is_gone(services, channel, out).await? {
        return brought;
    }
    tracing::info!(%channel, "what is played in a channel ends with it");
    let ended = T::end(&services.store, channel).await;
    services.delivery.notify();
    ended.map_err(OutboundError::from)
}

/// Whether `channel` is gone, and not a message in it alone.
///
/// # Errors
///
/// An [`OutboundError`] if Discord does not tell now.
pub(crate) async fn is_gone(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<bool, OutboundError> {
    match out.traces(channel, services.now(), None).await {
        Err(OutboundError::Gone) => Ok(true),
        Err(error) if error.is_passing() => Err(error),
        Ok(_) | Err(_) => Ok(false),
    }
}
