//! What features say of a club and its channels, wherever that is asked for.

use futures_util::future::BoxFuture;

use crate::game::{ChannelId, ClubId, PlayerId};
use crate::i18n::Text;
use crate::kit::services::Services;
use crate::store::StoreError;

/// What a feature says of a club and its channels. All of them are asked, in the order of the features.
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

/// What goes on of the feature in a club, for somebody who is known to have seen these channels.
pub(crate) type GoingOnFn = for<'a> fn(
    &'a Services,
    ClubId,
    &'a [ChannelId],
) -> BoxFuture<'a, Result<Vec<GoingOn>, StoreError>>;

/// Something that goes on in a club: a line on its page.
pub(crate) enum GoingOn {
    /// An activity, in these channels.
    Activity(ChannelsFn, Vec<ChannelId>),
    /// Something else, in these channels.
    Other(ChannelsFn, Vec<ChannelId>),
    /// Something with a name of its own, which may be long.
    Named(Text),
}

/// A line that names channels.
pub(crate) type ChannelsFn = fn(String) -> Text;

impl GoingOn {
    /// Where the line stands: where there is no room for all lines, those at the end are left out.
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

/// Who leads in a channel of a club, the first one first, and what that is called.
pub(crate) type LeadersFn = for<'a> fn(
    &'a Services,
    ClubId,
    ChannelId,
) -> BoxFuture<'a, Result<Option<Leaders>, StoreError>>;

/// Those who lead, the first one first.
#[derive(Debug)]
pub(crate) struct Leaders {
    pub(crate) title: Text,
    pub(crate) players: Vec<PlayerId>,
}

/// What goes on in `club`, in the order in which it is listed, for somebody who is known to have `seen` these channels.
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

/// Who leads in `channel` of `club`, in each feature in which somebody does.
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
