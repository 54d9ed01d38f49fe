//! Mechanics that ladders, leagues, club evenings and simultaneous games share: finding the activity of a channel, its
//! message, the pass over all that are due, and the end of those whose channel is gone.

use std::fmt::Display;

use crate::game::{ChannelId, ClubId, MessageId, PlayerId};
use crate::games::readable;
use crate::i18n::{Locale, Text};
use crate::kit::command::BoxFuture;
use crate::kit::ctx::Ctx;
use crate::kit::exhibits::{Exhibit, Open};
use crate::kit::failure::Failure;
use crate::kit::hooks::GoingOn;
use crate::kit::prefs::language;
use crate::kit::reach;
use crate::kit::refusal::Refusal;
use crate::kit::response::{FeatureItem, Shows};
use crate::kit::services::Services;
use crate::port::message::Message;
use crate::port::outbound::{Outbound, OutboundError};
use crate::port::request::Permissions;
use crate::store::{Activity, ActivityError, Creation, StoreError, Subject};

/// Texts about an activity, from its feature.
pub(crate) trait ActivityWords: Activity {
    /// The refusal if the channel has none.
    fn no_activity() -> Refusal;

    /// The channels that have one, for the page of the club.
    fn here(channels: String) -> Text;
}

/// The activities of this kind in `club`, as a line of the club's page.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) async fn list_current<T: ActivityWords>(
    services: &Services,
    club: ClubId,
) -> Result<Vec<GoingOn>, StoreError> {
    let channels = services.store.activities_in::<T>(club).await?;
    Ok(vec![GoingOn::Activity(T::here, channels)])
}

/// The activities in channels that are `open`, each as its message shows it.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub(crate) async fn exhibits<T: Activity>(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
    card: fn(ChannelId, &T, Locale) -> Message,
) -> Result<Vec<Exhibit>, StoreError> {
    let mut exhibits = Vec::new();
    for (channel, found) in open_in::<T>(services, open).await? {
        let message = card(channel, &found, locale);
        exhibits.extend(message.card.map(|card| Exhibit {
            channel,
            card,
            table: None,
        }));
    }
    Ok(exhibits)
}

/// The activities in channels that are `open`.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub(crate) async fn open_in<T: Activity>(
    services: &Services,
    open: &Open<'_>,
) -> Result<Vec<(ChannelId, T)>, StoreError> {
    let mut found = Vec::new();
    let channels = services.store.activities_in::<T>(open.club).await?;
    for channel in channels.into_iter().filter(|channel| open.has(*channel)) {
        let one = services.store.activity::<T>(channel).await?;
        found.extend(one.map(|one| (channel, one)));
    }
    Ok(found)
}

/// The clubs of the activities that name `player`, where `is_in` is true.
///
/// # Errors
///
/// A [`StoreError`] if they cannot be read.
pub(crate) async fn clubs_of<T: Activity>(
    services: &Services,
    player: PlayerId,
    is_in: fn(&T, PlayerId) -> bool,
) -> Result<Vec<ClubId>, StoreError> {
    let found = services.store.activities_of::<T>(player).await?;
    let found = found.iter().filter(|(_, found)| is_in(found, player));
    Ok(found.map(|(_, found)| found.club()).collect())
}

/// A message that becomes the activity's message of `channel`.
pub(crate) fn shows<T: Activity>(channel: ChannelId) -> Shows {
    Shows::Item(FeatureItem {
        what: T::MESSAGE.name(),
        id: channel.get(),
        note: |services, id, message| {
            let channel = ChannelId::new(id);
            let noted = services
                .store
                .set_activity_message(channel, message, |_: &T| true);
            Box::pin(noted)
        },
    })
}

/// Sets `new` up in `channel`.
///
/// # Errors
///
/// `taken` if the channel has an activity that is not over, and `too_many` if the club has `most` of them.
pub(crate) async fn create<T: Activity>(
    services: &Services,
    channel: ChannelId,
    new: T,
    most: usize,
    taken: impl Into<Failure>,
    too_many: impl Into<Failure>,
) -> Result<(), Failure> {
    let club = new.club();
    match services.store.create_activity(channel, new, most).await? {
        Creation::New => Ok(()),
        Creation::Taken => Err(taken.into()),
        Creation::TooMany => {
            look_after_all::<T>(services, club).await?;
            Err(too_many.into())
        }
    }
}

/// Ignores that the activity has ended in the meantime; otherwise the result of the job.
pub(crate) fn settle<A, R>(done: Result<A, ActivityError<R>>) -> Result<(), Failure>
where
    ActivityError<R>: ToString,
{
    match done {
        Ok(_) | Err(ActivityError::Missing) => Ok(()),
        Err(ActivityError::Store(error)) => Err(error.into()),
        Err(error) => Err(Failure::Fault(error.to_string())),
    }
}

/// The activity of `channel`, if the caller can see that channel from here.
pub(crate) async fn here<T: ActivityWords>(
    ctx: &Ctx<'_>,
    channel: ChannelId,
) -> Result<T, Failure> {
    Ok(find(ctx, channel).await?.ok_or(T::no_activity())?)
}

/// The activity of this channel, or of the channel above this thread: not everybody here can see other channels.
pub(crate) async fn find_here<T: ActivityWords>(ctx: &Ctx<'_>) -> Result<(ChannelId, T), Failure> {
    for channel in readable::channels(ctx) {
        if let Some(found) = find(ctx, channel).await? {
            return Ok((channel, found));
        }
    }
    Err(T::no_activity().into())
}

async fn find<T: Activity>(ctx: &Ctx<'_>, channel: ChannelId) -> Result<Option<T>, Failure> {
    let club = ctx.club_id().ok_or(Refusal::NoClub)?;
    if !readable::channels(ctx).contains(&channel) {
        return Ok(None);
    }
    let found = ctx.services.store.activity::<T>(channel).await?;
    Ok(found.filter(|found| found.club() == club))
}

/// The activity of `channel` whose message must be updated, with that message and its language. None if the activity
/// has ended, if no message is known (a press on one notes it), or if the bot cannot edit there.
///
/// # Errors
///
/// An [`OutboundError`] if it cannot be read.
pub(crate) async fn find_with_message<T: Activity>(
    services: &Services,
    channel: ChannelId,
) -> Result<Option<(T, MessageId, Locale)>, OutboundError> {
    if reach::is_silent(services, channel).await {
        return Ok(None);
    }
    let found = services.store.activity::<T>(channel).await;
    let shown = found?.and_then(|mut found| Some(((*found.message())?, found)));
    let Some((message, found)) = shown else {
        return Ok(None);
    };
    let locale = language::channel_language(services, channel).await;
    Ok(Some((found, message, locale)))
}

/// Whether the caller moderates here.
pub(crate) fn moderates(ctx: &Ctx<'_>) -> bool {
    ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES)
}

/// Whether the caller moderates `channel`: it is this channel, or the parent of this thread, and they moderate here; or
/// they manage the server. Discord sends permissions in the current channel only.
pub(crate) fn moderates_in(ctx: &Ctx<'_>, channel: ChannelId) -> bool {
    let is_here = readable::channels(ctx).contains(&channel);
    is_here && moderates(ctx) || ctx.request.permissions.allow(Permissions::MANAGE_SERVER)
}

/// Refuses callers who do not moderate.
pub(crate) fn check_moderates(ctx: &Ctx<'_>) -> Result<(), Refusal> {
    if moderates(ctx) {
        Ok(())
    } else {
        Err(Refusal::ModeratorsOnly)
    }
}

/// Calls `advance` for each of the channels or clubs that are `due`. A failure is logged with `what`, tried again at
/// the next look, and does not stop the others.
pub(crate) async fn each_due<'a, O: Copy + Display>(
    what: &'static str,
    due: Result<Vec<O>, StoreError>,
    advance: impl Fn(O) -> BoxFuture<'a, Result<(), Failure>>,
) {
    let due = match due {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(what, %error, "could not read what is due");
            return;
        }
    };
    for one in due {
        if let Err(failure) = advance(one).await {
            tracing::error!(what, of = %one, ?failure, "could not do what was due");
        }
    }
}

/// Updates the messages of all activities of `club`: this ends an activity whose channel is gone, and frees its place.
///
/// # Errors
///
/// A [`StoreError`] of the engine.
pub(crate) async fn look_after_all<T: Activity>(
    services: &Services,
    club: ClubId,
) -> Result<(), StoreError> {
    for channel in services.store.activities_in::<T>(club).await? {
        let subject = Subject::Channel(channel);
        let shown = T::MESSAGE.to(channel, ());
        services.store.write(subject, shown).await?;
    }
    services.delivery.notify();
    Ok(())
}

/// Handles the result of a delivery to `channel`: if the channel is gone, the activity there ends, since nobody could
/// end it any more.
///
/// # Errors
///
/// The error of the delivery, or an [`OutboundError`] if it is not known whether the channel is gone.
pub(crate) async fn end_if_gone<T: Activity>(
    services: &Services,
    channel: ChannelId,
    brought: Result<(), OutboundError>,
    out: &dyn Outbound,
) -> Result<(), OutboundError> {
    if brought != Err(OutboundError::Gone) || !is_gone(services, channel, out).await? {
        return brought;
    }
    tracing::info!(%channel, "ended an activity: its channel is gone");
    let ended = services.store.end_activity::<T>(channel, |_| Ok(())).await;
    services.delivery.notify();
    match ended {
        Err(ActivityError::Store(error)) => Err(error.into()),
        // In every other case it has ended.
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Whether `channel` itself is gone, and not only a message in it.
///
/// # Errors
///
/// An [`OutboundError`] if Discord does not answer.
pub(crate) async fn is_gone(
    services: &Services,
    channel: ChannelId,
    out: &dyn Outbound,
) -> Result<bool, OutboundError> {
    match out.traces(channel, services.now(), None).await {
        Err(OutboundError::Gone) => Ok(true),
        Err(error) if error.is_temporary() => Err(error),
        Ok(_) | Err(_) => Ok(false),
    }
}
