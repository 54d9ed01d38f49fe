//! Hooks of features: into games, called for every change, no matter who makes it; into lists of a club; and into the
//! stored data of a member.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use serde_json::Value as Json;

use crate::clock::Timestamp;
use crate::game::{ChannelId, ClubId, Event, Game, PlayerId, Revision};
use crate::i18n::{Locale, Name, Text};
use crate::kit::exhibits::{Exhibit, Open};
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::port::family::Family;
use crate::port::message::Trouble;
use crate::port::scheduled::Scheduled;
use crate::rules::{ByColor, Color};
use crate::store::{Change, OutboxKind, Properties, StoreError};

/// All hooks of the features, in the features' order; none until a bot is built.
#[derive(Clone, Default)]
pub(crate) struct Hooks {
    pub(crate) games: Arc<[&'static GameHooks]>,
    pub(crate) clubs: Arc<[&'static ClubHooks]>,
    pub(crate) members: Arc<[&'static MemberHooks]>,
}

/// A feature's hooks into every game. All features are asked, in their order.
pub(crate) struct GameHooks {
    pub(crate) follow: Option<FollowFn>,
    pub(crate) suggest: Option<SuggestFn>,
    pub(crate) keep: Option<KeepFn>,
    pub(crate) written: Option<WrittenFn>,
    pub(crate) begins: Option<BeginsFn>,
    pub(crate) absent: Option<AbsentFn>,
    pub(crate) permits: Option<PermitsFn>,
    pub(crate) part_of: Option<PartOfFn>,
    pub(crate) titled: Option<TitledFn>,
}

impl GameHooks {
    /// A feature that games do not concern.
    pub(crate) const NONE: Self = Self {
        follow: None,
        suggest: None,
        keep: None,
        written: None,
        begins: None,
        absent: None,
        permits: None,
        part_of: None,
        titled: None,
    };
}

/// Computes what follows an action in the same transaction, given the game before it, and the game after it and all
/// that has followed so far. It may be called twice, before all its reads are there, and has no side effects.
pub(crate) type FollowFn =
    fn(&Properties<'_>, before: &Game, after: &Game, now: Timestamp) -> Option<Follow>;

/// Computes a slow follow-up before the transaction, which then writes it with the action.
pub(crate) type SuggestFn =
    for<'a> fn(&'a Services, &'a Game, &'a Game, Timestamp) -> BoxFuture<'a, Option<Event>>;

/// A follow-up of an action.
pub(crate) enum Follow {
    /// A further event.
    Event(Event),
    /// A notice to a player about the state of the game.
    Notice(PlayerId, OutboxKind<PlayerId, Revision>),
}

/// Adds rows to a change of a game, in the same transaction. It may be called twice, as [`FollowFn`].
pub(crate) type KeepFn = fn(&Properties<'_>, Happened<'_>, &mut Change) -> Result<(), StoreError>;

/// A change of a game, or a new game.
#[derive(Clone, Copy)]
pub(crate) struct Happened<'a> {
    /// None for a new game.
    pub(crate) before: Option<&'a Game>,
    pub(crate) after: &'a Game,
    pub(crate) now: Timestamp,
}

/// Called when a change of a game is on the disk, or a new game.
pub(crate) type WrittenFn = fn(&Services, &Game);

/// Notifies features after the current state of `game` was written.
pub(crate) fn notify_written(services: &Services, game: &Game) {
    let hooks = services.hooks.games.iter();
    for written in hooks.filter_map(|hooks| hooks.written) {
        written(services, game);
    }
}

/// The reason why a game begins without an acceptance, between sides of these names; none if it is not the feature's.
pub(crate) type BeginsFn = for<'a> fn(
    &'a Services,
    &'a Game,
    &'a ByColor<Name>,
) -> BoxFuture<'a, Result<Option<Text>, StoreError>>;

/// The side that has not appeared for a game in time, if so recorded.
pub(crate) type AbsentFn =
    for<'a> fn(&'a Services, &'a Game, Timestamp) -> BoxFuture<'a, Result<Option<Color>, Failure>>;

/// The side that has not appeared for `game` at `now`, if a feature says so.
///
/// # Errors
///
/// A [`Failure`] if its data cannot be read.
pub(crate) async fn absent(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Option<Color>, Failure> {
    for absent in services.hooks.games.iter().filter_map(|hooks| hooks.absent) {
        if let Some(color) = absent(services, game, now).await? {
            return Ok(Some(color));
        }
    }
    Ok(None)
}

/// A change to a game, other than a move, by its players or a moderator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rearrangement {
    /// It takes longer than its clock says.
    Longer,
    /// Somebody takes a seat of another player.
    Substitute,
}

/// Refuses actions that would disturb those who wait for the end of the game.
pub(crate) type PermitsFn =
    for<'a> fn(&'a Services, &'a Game, Rearrangement) -> BoxFuture<'a, Result<(), Failure>>;

/// Refuses a change of `game` that a feature does not permit.
///
/// # Errors
///
/// The refusal, or a [`Failure`] if its data cannot be read.
pub(crate) async fn check(
    services: &Services,
    game: &Game,
    change: Rearrangement,
) -> Result<(), Failure> {
    for permits in services
        .hooks
        .games
        .iter()
        .filter_map(|hooks| hooks.permits)
    {
        permits(services, game, change).await?;
    }
    Ok(())
}

/// A field on the game's page with the activity of the game: its name and its value.
pub(crate) type PartOfFn =
    for<'a> fn(&'a Services, &'a Game) -> BoxFuture<'a, Result<Option<(Text, PartOf)>, StoreError>>;

/// The activity that a game belongs to, short enough for a thread's name.
pub(crate) type TitledFn =
    for<'a> fn(&'a Services, &'a Game) -> BoxFuture<'a, Result<Option<Text>, StoreError>>;

/// The activity that `game` belongs to, short enough for a thread's name.
///
/// # Errors
///
/// A [`StoreError`] if it cannot be read.
pub(crate) async fn title(services: &Services, game: &Game) -> Result<Option<Text>, StoreError> {
    for titled in services.hooks.games.iter().filter_map(|hooks| hooks.titled) {
        if let Some(text) = titled(services, game).await? {
            return Ok(Some(text));
        }
    }
    Ok(None)
}

/// The activity that a game belongs to.
pub(crate) enum PartOf {
    /// An activity with this name.
    Named(Text),
    /// The activity of this channel.
    Channel(ChannelId),
}

/// Adds the features' rows to `change`.
///
/// # Errors
///
/// A [`StoreError`] if its data cannot be read.
pub(crate) fn keep(
    services: &Services,
    read: &Properties<'_>,
    happened: Happened<'_>,
    change: &mut Change,
) -> Result<(), StoreError> {
    let hooks = services.hooks.games.iter().filter_map(|hooks| hooks.keep);
    // All hooks are called even if one refuses, so that all their reads are requested at once.
    let kept: Vec<_> = hooks.map(|keep| keep(read, happened, change)).collect();
    kept.into_iter().collect()
}

/// Whether `game` is played for something, such as a tournament or a ladder.
///
/// # Errors
///
/// A [`StoreError`] if it cannot be read.
pub(crate) async fn is_part(services: &Services, game: &Game) -> Result<bool, StoreError> {
    for part_of in services
        .hooks
        .games
        .iter()
        .filter_map(|hooks| hooks.part_of)
    {
        if part_of(services, game).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The activities that `game` belongs to, such as a tournament or a ladder. Those that cannot be read are left out.
pub(crate) async fn activities_of(
    services: &Services,
    game: &Game,
    style: Style,
) -> Vec<(Text, String)> {
    let mut played_for = Vec::new();
    for part_of in services
        .hooks
        .games
        .iter()
        .filter_map(|hooks| hooks.part_of)
    {
        match part_of(services, game).await {
            Ok(None) => {}
            Ok(Some((field, PartOf::Named(name)))) => played_for.push((field, style.say(&name))),
            Ok(Some((field, PartOf::Channel(channel)))) => {
                played_for.push((field, format!("<#{channel}>")));
            }
            Err(error) => {
                tracing::error!(game = %game.id(), %error, "could not read which event a game belongs to");
            }
        }
    }
    played_for
}

/// A feature's reports about a club and its channels. All features are asked, in their order.
pub(crate) struct ClubHooks {
    pub(crate) going_on: Option<GoingOnFn>,
    pub(crate) timed: Option<TimedFn>,
    pub(crate) leaders: Option<LeadersFn>,
    pub(crate) trouble: Option<TroubleFn>,
    pub(crate) exhibits: Option<ExhibitsFn>,
    pub(crate) events: Option<EventsFn>,
}

impl ClubHooks {
    /// A feature that clubs do not concern.
    pub(crate) const NONE: Self = Self {
        going_on: None,
        timed: None,
        leaders: None,
        trouble: None,
        exhibits: None,
        events: None,
    };
}

/// A feature's current activities in a club, for a member who has access to these channels.
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

/// A problem in a club that its moderators must be informed of, with its text.
pub(crate) type TroubleFn =
    for<'a> fn(&'a Services, ClubId) -> BoxFuture<'a, Result<Option<(Trouble, Text)>, Failure>>;

/// A feature's cards in the open channels of a club, for its page on the web.
pub(crate) type ExhibitsFn = for<'a> fn(
    &'a Services,
    &'a Open<'a>,
    Locale,
) -> BoxFuture<'a, Result<Vec<Exhibit>, StoreError>>;

/// The coming events of a feature in the open channels of a club, for its page on the web.
pub(crate) type EventsFn = for<'a> fn(
    &'a Services,
    &'a Open<'a>,
    Locale,
) -> BoxFuture<'a, Result<Vec<Scheduled>, StoreError>>;

/// Leaders, the first one first.
#[derive(Debug)]
pub(crate) struct Leaders {
    pub(crate) title: Text,
    pub(crate) players: Vec<PlayerId>,
}

/// Current activities of `club`, in the order of the list, for a member who has access to the channels `seen`.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn list_current(
    services: &Services,
    club: ClubId,
    seen: &[ChannelId],
) -> Result<Vec<GoingOn>, StoreError> {
    let mut all = Vec::new();
    let hooks = services.hooks.clubs.iter();
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
pub(crate) async fn clubs_with_timed_games(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<ClubId>, StoreError> {
    let mut clubs = Vec::new();
    for timed in services.hooks.clubs.iter().filter_map(|hooks| hooks.timed) {
        clubs.extend(timed(services, player).await?);
    }
    Ok(clubs)
}

/// The cards in the channels that are `open`, in the order of the features.
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
    let hooks = services.hooks.clubs.iter();
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
    let hooks = services.hooks.clubs.iter();
    for events in hooks.filter_map(|hooks| hooks.events) {
        all.extend(events(services, open, locale).await?);
    }
    all.sort_by_key(|event| event.begins);
    Ok(all)
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
    let hooks = services.hooks.clubs.iter();
    for leaders in hooks.filter_map(|hooks| hooks.leaders) {
        all.extend(leaders(services, club, channel).await?);
    }
    Ok(all)
}

/// A feature's hooks into the data of a member.
pub(crate) struct MemberHooks {
    /// Its parts of the file that members get of their own data.
    pub(crate) exports: &'static [Export],
    /// Its parts of each game in that file.
    pub(crate) in_games: &'static [GameExport],
    /// The places that a member loses when they are forgotten.
    pub(crate) places: Option<Places>,
    pub(crate) forget: Option<ForgetFn>,
}

impl MemberHooks {
    /// A feature that keeps nothing of members but their own rows.
    pub(crate) const NONE: Self = Self {
        exports: &[],
        in_games: &[],
        places: None,
        forget: None,
    };
}

/// A part of a member's data under a name of its own.
pub(crate) struct Export {
    pub(crate) name: &'static str,
    pub(crate) of: ExportFn,
}

/// Collects a member's data.
pub(crate) type ExportFn =
    for<'a> fn(&'a Services, PlayerId) -> BoxFuture<'a, Result<Json, StoreError>>;

/// A part of each game in a member's data, under a name of its own.
pub(crate) struct GameExport {
    pub(crate) name: &'static str,
    pub(crate) of: GameExportFn,
}

/// Collects a member's data in a game.
pub(crate) type GameExportFn = for<'a> fn(&'a Services, &'a Game, PlayerId) -> BoxFuture<'a, Json>;

/// A member's places in activities whose commands are of one family.
pub(crate) struct Places {
    pub(crate) family: Family,
    pub(crate) of: PlacesFn,
}

/// Names a member's places, in the reader's language.
pub(crate) type PlacesFn =
    for<'a> fn(&'a Services, PlayerId, Locale) -> BoxFuture<'a, Result<Vec<String>, StoreError>>;

/// Removes a member from shared data; their own rows are deleted with them.
pub(crate) type ForgetFn =
    for<'a> fn(&'a Services, PlayerId) -> BoxFuture<'a, Result<(), StoreError>>;
