//! Hooks by which features report about a club and its channels, for lists that concern all of them.

use futures_util::future::BoxFuture;

use crate::game::{ChannelId, ClubId, PlayerId};
use crate::i18n::{Locale, Text};
use crate::kit::services::Services;
use crate::port::message::Card;
use crate::port::scheduled::Scheduled;
use crate::render::TextTable;
use crate::store::StoreError;

/// A feature's reports about a club and its channels. All features are asked, in their order.
pub(crate) struct ClubHooks {
    pub(crate) going_on: Option<GoingOnFn>,
    pub(crate) timed: Option<TimedFn>,
    pub(crate) leaders: Option<LeadersFn>,
    pub(crate) exhibits: Option<ExhibitsFn>,
    pub(crate) events: Option<EventsFn>,
}

impl ClubHooks {
    /// A feature that clubs do not concern.
    pub(crate) const NONE: Self = Self {
        going_on: None,
        timed: None,
        leaders: None,
        exhibits: None,
        events: None,
    };
}

/// A feature's current activities in a club, for somebody who has been seen in these channels.
pub(crate) type GoingOnFn = for<'a> fn(
    &'a Services,
    ClubId,
    &'a [ChannelId],
) -> BoxFuture<'a, Result<Vec<GoingOn>, StoreError>>;

/// A current activity in a club: a line on its page.
pub(crate) enum GoingOn {
    /// An activity, in these channels.
    Activity(ChannelsFn, Vec<ChannelId>),
    /// Another activity, in these channels.
    Other(ChannelsFn, Vec<ChannelId>),
    /// A named activity, perhaps with a long name.
    Named(Text),
}

/// A line that names channels.
pub(crate) type ChannelsFn = fn(String) -> Text;

impl GoingOn {
    /// The position of the line: the last lines are left out if space is short.
    fn place(&self) -> usize {
        match self {
            Self::Activity(..) => 0,
            Self::Other(..) => 1,
            Self::Named(_) => 2,
        }
    }
}

/// The clubs in which games of a member may begin without their doing: a vacation counts there without a game, too.
pub(crate) type TimedFn =
    for<'a> fn(&'a Services, PlayerId) -> BoxFuture<'a, Result<Vec<ClubId>, StoreError>>;

/// The leaders in a channel of a club, the first one first, with the name of the activity.
pub(crate) type LeadersFn = for<'a> fn(
    &'a Services,
    ClubId,
    ChannelId,
) -> BoxFuture<'a, Result<Option<Leaders>, StoreError>>;

/// Leaders, the first one first.
#[derive(Debug)]
pub(crate) struct Leaders {
    pub(crate) title: Text,
    pub(crate) players: Vec<PlayerId>,
}

/// What everybody may read of a feature in these channels of a club, for its page on the web.
pub(crate) type ExhibitsFn = for<'a> fn(
    &'a Services,
    &'a Open<'a>,
    Locale,
) -> BoxFuture<'a, Result<Vec<Exhibit>, StoreError>>;

/// The coming events of a feature in these channels of a club, for its page on the web.
pub(crate) type EventsFn = for<'a> fn(
    &'a Services,
    &'a Open<'a>,
    Locale,
) -> BoxFuture<'a, Result<Vec<Scheduled>, StoreError>>;

/// A club, and those of its channels that everybody on its server can read.
#[derive(Clone, Copy, Debug)]
pub struct Open<'a> {
    pub club: ClubId,
    pub channels: &'a [ChannelId],
}

impl Open<'_> {
    /// Whether everybody on the server can read `channel`.
    pub(crate) fn has(&self, channel: ChannelId) -> bool {
        self.channels.contains(&channel)
    }
}

/// Something that stands in a channel, such as a ladder.
#[derive(Clone, Debug)]
pub struct Exhibit {
    pub channel: ChannelId,
    /// Title and lines, as in the channel.
    pub card: Card,
    /// The table below them.
    pub table: Option<TextTable>,
}

/// What everybody may read in the channels that are `open`, in the order of the features.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn exhibits(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
) -> Result<Vec<Exhibit>, StoreError> {
    let mut all = Vec::new();
    let hooks = services.club_hooks.iter();
    for exhibits in hooks.filter_map(|hooks| hooks.exhibits) {
        all.extend(exhibits(services, open, locale).await?);
    }
    Ok(all)
}

/// The coming events in the channels that are `open`, the next one first.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn events(
    services: &Services,
    open: &Open<'_>,
    locale: Locale,
) -> Result<Vec<Scheduled>, StoreError> {
    let mut all = Vec::new();
    for events in services.club_hooks.iter().filter_map(|hooks| hooks.events) {
        all.extend(events(services, open, locale).await?);
    }
    all.sort_by_key(|event| event.begins);
    Ok(all)
}

/// Current activities of `club`, in the order of the list, for somebody who has been `seen` in these channels.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn going_on(
    services: &Services,
    club: ClubId,
    seen: &[ChannelId],
) -> Result<Vec<GoingOn>, StoreError> {
    let mut all = Vec::new();
    let hooks = services.club_hooks.iter();
    for going_on in hooks.filter_map(|hooks| hooks.going_on) {
        all.extend(going_on(services, club, seen).await?);
    }
    all.sort_by_key(GoingOn::place);
    Ok(all)
}

/// The clubs in which games of `player` may begin without their doing.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) async fn timed(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<ClubId>, StoreError> {
    let mut clubs = Vec::new();
    for timed in services.club_hooks.iter().filter_map(|hooks| hooks.timed) {
        clubs.extend(timed(services, player).await?);
    }
    Ok(clubs)
}

/// The leaders in `channel` of `club`, for each feature that has some.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) async fn leaders(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
) -> Result<Vec<Leaders>, StoreError> {
    let mut all = Vec::new();
    let hooks = services.club_hooks.iter();
    for leaders in hooks.filter_map(|hooks| hooks.leaders) {
        all.extend(leaders(services, club, channel).await?);
    }
    Ok(all)
}
