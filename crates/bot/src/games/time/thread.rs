//! Threads of games: they are kept from being archived while a deadline runs.
//!
//! Discord archives a thread after a week without activity, or after its creator's setting, and then nobody can use
//! commands there. A message keeps it open, and so does, invisibly, a change of its archiving time. In a thread that
//! others have opened the bot may change this time only if it may manage threads; from then on it is a week.

use crate::clock::{Span, Timestamp};
use crate::game::{ChannelId, Game};
use crate::games::outbox::KEEP_OPEN;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::services::Services;
use crate::store::{Envelope, Properties, StoreError};

/// Time without messages after which Discord archives a thread.
const ARCHIVED_AFTER: Span = Span::days(7);
/// Interval between two calls that keep a thread open: a day shorter than [`ARCHIVED_AFTER`].
const KEEP_OPEN_INTERVAL: Span = Span::days(6);

/// The opener of a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opener {
    /// The bot, for a game: to be archived as late as Discord allows.
    Bot,
    /// Somebody else, as currently known.
    Others,
}

impl Choosable for Opener {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Bot, "bot"), (Self::Others, "others")];
}

stored_by_word! { Opener }

/// The opener of a channel that is a thread.
static OPENER: Pref<ChannelId, Option<Opener>> = Pref::new("thread");

/// The channel above a thread that the bot has opened.
static PARENT: Pref<ChannelId, Option<ChannelId>> = Pref::new("thread-of");

/// The channel above `channel`, if that is a thread opened by the bot: members who see one of them see the other.
pub(crate) async fn above_own_thread(
    services: &Services,
    channel: ChannelId,
) -> Result<Option<ChannelId>, StoreError> {
    PARENT.get(services, channel).await
}

/// As [`above_own_thread`], within a larger read.
pub(crate) fn above(
    read: &Properties<'_>,
    channel: ChannelId,
) -> Result<Option<ChannelId>, StoreError> {
    PARENT.of(read, channel)
}

/// Notes that the bot has opened the thread `channel` below `parent`.
pub(crate) async fn note_own_thread(
    services: &Services,
    channel: ChannelId,
    parent: ChannelId,
) -> Result<(), StoreError> {
    let noted = [
        OPENER.assign(channel, &Some(Opener::Bot)),
        PARENT.assign(channel, &Some(parent)),
    ];
    services.store.assign(&noted).await
}

/// Whether nothing is noted yet about the thread `channel`.
pub(crate) fn is_new(read: &Properties<'_>, channel: ChannelId) -> bool {
    matches!(OPENER.of(read, channel), Ok(None))
}

/// Notes that `channel` is a thread that others have opened, as currently known.
pub(crate) async fn note_thread(services: &Services, channel: ChannelId) {
    if let Err(error) = OPENER.set(services, channel, &Some(Opener::Others)).await {
        tracing::warn!(%channel, %error, "could not save that a channel is a thread");
    }
}

/// The first time after `now` to keep the thread of `game` open, if that is needed before its `deadline`.
///
/// These are fixed times of each turn, so that nothing has to be remembered.
pub(crate) fn keep_alive(
    read: &Properties<'_>,
    game: &Game,
    deadline: Option<Timestamp>,
    now: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let opener = OPENER.of(read, game.place().channel)?;
    let Some((since, deadline)) = opener.and(game.waits_since()).zip(deadline) else {
        return Ok(None);
    };
    let done = now.since(since).as_millis().max(0) / KEEP_OPEN_INTERVAL.as_millis();
    let next = since.after(KEEP_OPEN_INTERVAL.times(done + 1));
    let archived = next.after(ARCHIVED_AFTER.minus(KEEP_OPEN_INTERVAL));
    Ok((deadline > archived).then_some(next))
}

/// The outbox message that keeps a thread of others open for a week, if a clock has just started there: they may have
/// opened it for an hour.
pub(crate) fn keep_alive_at_first(
    read: &Properties<'_>,
    before: &Game,
    after: &Game,
) -> Option<Envelope> {
    let channel = after.place().channel;
    let is_new = before.waits_since().is_none() || before.place().channel != channel;
    let comes_to_run = after.waits_since().is_some() && is_new;
    // If the thread's owner is unreadable, the move is made anyway.
    let others = comes_to_run && OPENER.of(read, channel).or_usual(None) == Some(Opener::Others);
    others.then_some(KEEP_OPEN.to(channel, ()))
}
