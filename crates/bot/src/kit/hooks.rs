//! What features do when something happens in a game, whoever makes it happen.

use futures_util::future::BoxFuture;

use crate::clock::Timestamp;
use crate::game::{ChannelId, Event, Game, PlayerId, Revision};
use crate::i18n::{Name, Text};
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::kit::style::Style;
use crate::rules::{ByColor, Color};
use crate::store::{Change, OutboxKind, Properties, StoreError};

/// What a feature does with every game. All of them are asked, in the order of the features.
pub(crate) struct GameHooks {
    pub(crate) follow: Option<FollowFn>,
    pub(crate) suggest: Option<SuggestFn>,
    pub(crate) keep: Option<KeepFn>,
    pub(crate) begins: Option<BeginsFn>,
    pub(crate) absent: Option<AbsentFn>,
    pub(crate) part_of: Option<PartOfFn>,
    pub(crate) titled: Option<TitledFn>,
}

impl GameHooks {
    /// A feature that games do not concern.
    pub(crate) const NONE: Self = Self {
        follow: None,
        suggest: None,
        keep: None,
        begins: None,
        absent: None,
        part_of: None,
        titled: None,
    };
}

/// What follows an action in the same transaction: the game before it, and after it and what has followed already.
/// It may be asked twice, before all that it reads is there, and does nothing but answer.
pub(crate) type FollowFn =
    fn(&Properties<'_>, before: &Game, after: &Game, now: Timestamp) -> Option<Follow>;

/// What happens in the same transaction as an action once it has been worked out, which takes a while.
pub(crate) type SuggestFn =
    for<'a> fn(&'a Services, &'a Game, &'a Game, Timestamp) -> BoxFuture<'a, Option<Event>>;

/// What follows an action.
pub(crate) enum Follow {
    /// This happens as well.
    Event(Event),
    /// A notice to a player about the state of the game.
    Notice(PlayerId, OutboxKind<PlayerId, Revision>),
}

/// Adds to a change of a game what is to be kept with it, in the same transaction. It may be asked twice, as [`FollowFn`].
pub(crate) type KeepFn = fn(&Properties<'_>, Happened<'_>, &mut Change) -> Result<(), StoreError>;

/// A game that goes on, or is new.
#[derive(Clone, Copy)]
pub(crate) struct Happened<'a> {
    /// None of a game that is new.
    pub(crate) before: Option<&'a Game>,
    pub(crate) after: &'a Game,
    pub(crate) now: Timestamp,
}

/// Why a game begins that nobody had to accept, between sides of these names; none if the feature has not begun it.
pub(crate) type BeginsFn = for<'a> fn(
    &'a Services,
    &'a Game,
    &'a ByColor<Name>,
) -> BoxFuture<'a, Result<Option<Text>, StoreError>>;

/// The side that has not appeared for a game in time, where that was said of it.
pub(crate) type AbsentFn =
    for<'a> fn(&'a Services, &'a Game, Timestamp) -> BoxFuture<'a, Result<Option<Color>, Failure>>;

/// The side that has not appeared for `game` at `now`, if a feature says so.
///
/// # Errors
///
/// A [`Failure`] if what that rests on cannot be read.
pub(crate) async fn absent(
    services: &Services,
    game: &Game,
    now: Timestamp,
) -> Result<Option<Color>, Failure> {
    for absent in services.hooks.iter().filter_map(|hooks| hooks.absent) {
        if let Some(color) = absent(services, game, now).await? {
            return Ok(Some(color));
        }
    }
    Ok(None)
}

/// What of the feature's a game is played for, as a field of the game's page: its name, and its value.
pub(crate) type PartOfFn =
    for<'a> fn(&'a Services, &'a Game) -> BoxFuture<'a, Result<Option<(Text, PartOf)>, StoreError>>;

/// What of the feature's a game is played for, as briefly as it fits into the name of a thread.
pub(crate) type TitledFn =
    for<'a> fn(&'a Services, &'a Game) -> BoxFuture<'a, Result<Option<Text>, StoreError>>;

/// What `game` is played for, as briefly as it fits into the name of a thread.
///
/// # Errors
///
/// A [`StoreError`] if it cannot be read.
pub(crate) async fn title(services: &Services, game: &Game) -> Result<Option<Text>, StoreError> {
    for titled in services.hooks.iter().filter_map(|hooks| hooks.titled) {
        if let Some(text) = titled(services, game).await? {
            return Ok(Some(text));
        }
    }
    Ok(None)
}

/// What a game is played for.
pub(crate) enum PartOf {
    /// Something that goes by this name.
    Named(Text),
    /// What this channel has one of.
    Channel(ChannelId),
}

/// Adds to `change` what features keep with what has happened.
///
/// # Errors
///
/// A [`StoreError`] if what it rests on cannot be read.
pub(crate) fn keep(
    services: &Services,
    read: &Properties<'_>,
    happened: Happened<'_>,
    change: &mut Change,
) -> Result<(), StoreError> {
    let hooks = services.hooks.iter().filter_map(|hooks| hooks.keep);
    // All are asked, whatever one answers: so all that they read is asked for at once.
    let kept: Vec<_> = hooks.map(|keep| keep(read, happened, change)).collect();
    kept.into_iter().collect()
}

/// Whether `game` is played for something, such as a tournament or a ladder.
///
/// # Errors
///
/// A [`StoreError`] if it cannot be read.
pub(crate) async fn is_part(services: &Services, game: &Game) -> Result<bool, StoreError> {
    for part_of in services.hooks.iter().filter_map(|hooks| hooks.part_of) {
        if part_of(services, game).await?.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What `game` is played for, such as a tournament or a ladder: what cannot be read is left out.
pub(crate) async fn played_for(
    services: &Services,
    game: &Game,
    style: Style,
) -> Vec<(Text, String)> {
    let mut played_for = Vec::new();
    for part_of in services.hooks.iter().filter_map(|hooks| hooks.part_of) {
        match part_of(services, game).await {
            Ok(None) => {}
            Ok(Some((field, PartOf::Named(name)))) => played_for.push((field, style.say(&name))),
            Ok(Some((field, PartOf::Channel(channel)))) => {
                played_for.push((field, format!("<#{channel}>")));
            }
            Err(error) => {
                tracing::error!(game = %game.id(), %error, "for what a game is played could not be read");
            }
        }
    }
    played_for
}
