//! A club's week: events that every reader of the channel may know about.
//!
//! Games count wherever they were played. Players are named only for games that can be read in the channel, and for
//! rated ones, whose results profiles show to the whole server.

use std::collections::{BTreeMap, BTreeSet};

use crate::clock::Timestamp;
use crate::features::digest::newcomers::is_new;
use crate::features::digest::upset::{Upset, upset};
use crate::game::{
    ChannelId, ClubId, Finish, GameResult, Listed as _, Outline, PlayerId, Progress, Seat,
    program_in,
};
use crate::games::rated::{self, Changes};
use crate::games::time::thread;
use crate::i18n::GameName;
use crate::kit::hooks;
use crate::kit::hooks::Leaders;
use crate::kit::services::Services;
use crate::store::StoreError;

/// Maximum number of games listed: the latest, a line each.
const MOST_GAMES: usize = 5;
/// Maximum number of upsets listed.
const MOST_UPSETS: usize = 3;

/// A club's week.
#[derive(Debug, Default)]
pub(crate) struct Week {
    /// Number of games that ended.
    pub(crate) games: usize,
    /// Number of games of each kind, the most frequent first.
    pub(crate) kinds: Vec<(GameName, usize)>,
    /// The latest of the games readable in the channel, played by members alone.
    pub(crate) latest: Vec<Outline>,
    /// The least probable upsets.
    pub(crate) upsets: Vec<Upset>,
    /// New players whose first games here ended, in the order of their ids.
    pub(crate) newcomers: Vec<PlayerId>,
    /// Number of puzzles that each member has solved.
    pub(crate) solved: BTreeMap<PlayerId, usize>,
    /// Leaders in the channel.
    pub(crate) leaders: Vec<Leaders>,
}

impl Week {
    /// Whether there is nothing to report.
    pub(crate) fn is_quiet(&self) -> bool {
        self.games == 0 && self.solved.is_empty()
    }
}

/// Events in `club` from `since` until before `until`, for readers of `channel`.
///
/// # Errors
///
/// A [`StoreError`] if something of it cannot be read.
pub(crate) async fn week(
    services: &Services,
    club: ClubId,
    channel: ChannelId,
    since: Timestamp,
    until: Timestamp,
) -> Result<Week, StoreError> {
    let store = &services.store;
    let mut week = Week {
        solved: store.count_solved_in(club, since, until).await?,
        ..Week::default()
    };
    let mut players = BTreeSet::new();
    let ended = store.games_ended_in(club, since, until).await?;
    for game in &ended.unreadable {
        tracing::warn!(%game, "left an unreadable game out of a digest");
    }
    for game in ended.games.into_iter().rev().filter(counts) {
        week.count(GameName::from(&game.terms().rules));
        let is_readable = is_readable(services, channel, &game).await?;
        let changes = changes(services, club, &game).await?;
        if is_readable || changes.black.is_some() {
            players.extend(players_of(&game).filter(|player| player.is_person()));
        }
        if let Some(upset) = upset(&game, changes) {
            week.upsets.push(upset);
        } else if is_readable && program_in(&game).is_none() && week.latest.len() < MOST_GAMES {
            week.latest.push(game);
        }
    }
    week.kinds
        .sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    week.upsets
        .sort_by(|one, other| one.chance.total_cmp(&other.chance));
    week.upsets.truncate(MOST_UPSETS);
    for player in players {
        if is_new(services, club, player, since).await? {
            week.newcomers.push(player);
        }
    }
    week.leaders = hooks::leaders(services, club, channel).await?;
    Ok(week)
}

impl Week {
    fn count(&mut self, kind: GameName) {
        self.games += 1;
        match self.kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, games)) => *games += 1,
            None => self.kinds.push((kind, 1)),
        }
    }
}

/// Changes of ratings in `club` by `game`; none if only they cannot be read, so that the rest of the week is reported.
pub(crate) async fn changes(
    services: &Services,
    club: ClubId,
    game: &Outline,
) -> Result<Changes, StoreError> {
    // A game is rated where it was offered.
    if game.offer.place.club != Some(club) {
        return Ok(Changes::default());
    }
    match rated::changes(services, game).await {
        Err(error) if error.is_damage() => {
            tracing::warn!(game = %game.id, %error, "left a game's rating changes out of a digest: they could not be read");
            Ok(Changes::default())
        }
        read => read,
    }
}

/// The players who have played `game` to its end.
fn players_of(game: &Outline) -> impl Iterator<Item = PlayerId> {
    let seats = game.seats.into_iter();
    let seats = seats.flat_map(|seats| [seats.black, seats.white]);
    seats.flat_map(Seat::players)
}

/// Whether `game` counts: not if it was called off, or if a side never moved.
pub(crate) fn counts(game: &Outline) -> bool {
    let Progress::Finished(Finish { result, .. }) = game.progress else {
        return false;
    };
    !matches!(result, GameResult::CalledOff | GameResult::NotBegun)
}

/// Whether everybody who reads `channel` can read `game`.
pub(crate) async fn is_readable(
    services: &Services,
    channel: ChannelId,
    game: &Outline,
) -> Result<bool, StoreError> {
    let there = game.place.channel;
    if there == channel {
        return Ok(true);
    }
    let above = thread::above_own_thread(services, there).await?;
    Ok(above == Some(channel))
}
