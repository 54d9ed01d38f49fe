//! Hooks by which features report about a club and its channels, for lists that concern all of them.

use futures_util::future::BoxFuture;

use crate::game::{ChannelId, ClubId, PlayerId};
use crate::i18n::Text;
use crate::kit::services::Services;
use crate::store::StoreError;

/// A feature's reports about a club and its channels. All features are asked, in their order.
pub(crate) struct ClubHooks {
    pub(crate) going_on: Option<GoingOnFn>,
    pub(crate) timed: Option<TimedFn>,
    pub(crate) leaders: Option<LeadersFn>,
}

impl ClubHooks {
    /// A feature that clubs do not concern.
    pub(crate) const NONE: Self = Self {
        going_on: None,
        timed: None,
        leaders: None,
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
