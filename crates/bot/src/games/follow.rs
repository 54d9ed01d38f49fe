//! Following a game: a member who does not play in it gets a direct message at each move, or when it ends.
//!
//! A member's record lists the games they follow, and a game's record lists its followers, so that a move costs one
//! read. The bot cannot know whether somebody still sees a channel, only where the game was when they did. Once the
//! game is played anywhere else, they get no more notices.

use crate::game::{ChannelId, Game, GameId, Phase, PlayerId};
use crate::games::find::is_concerned;
use crate::games::outbox::FOLLOWED_ON;
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::prefs::{OrUsual as _, Pref};
use crate::kit::refusal::LimitRefusal;
use crate::kit::services::Services;
use crate::people::limits;
use crate::store::{Envelope, Properties, StoreError, stored_as};

/// The most games that one member follows.
const MOST_FOLLOWED: usize = 10;

/// News of a followed game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FollowedNews {
    /// Each move, and the end.
    EachMove,
    End,
}

impl Choosable for FollowedNews {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::EachMove, "each"), (Self::End, "end")];
}

stored_by_word! { FollowedNews }

/// A game that a member follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Followed {
    pub(crate) game: GameId,
    /// The game's channel when they followed it: they could see it.
    channel: ChannelId,
    pub(crate) news: FollowedNews,
}

stored_as! {
    Followed, as (GameId, (ChannelId, FollowedNews)):
        |followed| (followed.game, (followed.channel, followed.news)),
        |(game, (channel, news))| Some(Self { game, channel, news });
}

/// The games that a member follows.
static FOLLOWED: Pref<PlayerId, Vec<Followed>> = Pref::new("follows");

/// The followers of a game.
static FOLLOWERS: Pref<GameId, Vec<PlayerId>> = Pref::new("followers");

/// The games that `player` follows.
pub(crate) async fn followed_games(
    services: &Services,
    player: PlayerId,
) -> Result<Vec<Followed>, StoreError> {
    FOLLOWED.get(services, player).await
}

/// Starts or stops notices of `game` to the caller, who can see it.
pub(crate) async fn follow(
    ctx: &Ctx<'_>,
    game: GameId,
    wanted: Option<(ChannelId, FollowedNews)>,
) -> Result<(), Failure> {
    let (services, caller) = (ctx.services, ctx.caller());
    let _members = limits::lock_members(ctx, []).await;
    let _lock = services.game_locks.lock(game).await;
    let mut followed = FOLLOWED.get(services, caller).await?;
    followed.retain(|followed| followed.game != game);
    if let Some((channel, news)) = wanted {
        if followed.len() >= MOST_FOLLOWED {
            return Err(LimitRefusal::Follows(MOST_FOLLOWED).into());
        }
        followed.push(Followed {
            game,
            channel,
            news,
        });
    }
    Ok(write(services, game, caller, &followed).await?)
}

/// Notices for the followers of a game that has changed from `before` to `after`.
pub(crate) fn notices(read: &Properties<'_>, before: Option<&Game>, after: &Game) -> Vec<Envelope> {
    let Some(before) = before else {
        return Vec::new();
    };
    let is_over = matches!(after.phase(), Phase::Finished(_));
    let has_moved = after.moves().len() > before.moves().len();
    if !is_over && !has_moved {
        return Vec::new();
    }
    // If this is unreadable, the move is made anyway.
    let followers = FOLLOWERS.of(read, after.id());
    let mut notices = Vec::new();
    for player in followers.or_usual(Vec::new()) {
        let wanted = news(read, after, player).or_usual(None);
        // At the end, also followers who get no message unfollow the game.
        if is_over || wanted == Some(FollowedNews::EachMove) {
            notices.push(FOLLOWED_ON.to(player, after.revision()));
        }
    }
    notices
}

/// The news of `game` for `player`, if any: none once they play in it, nor if it has moved to a channel that they may
/// not see.
pub(crate) fn news(
    read: &Properties<'_>,
    game: &Game,
    player: PlayerId,
) -> Result<Option<FollowedNews>, StoreError> {
    let followed = FOLLOWED.of(read, player)?.into_iter();
    let mut meant = followed.filter(|followed| followed.game == game.id());
    let seen = meant.find(|followed| followed.channel == game.place().channel);
    Ok(seen
        .filter(|_| !is_concerned(game, player))
        .map(|followed| followed.news))
}

/// Removes `player` from the followers of `game`, since it is over or they take no direct messages.
pub(crate) async fn unfollow(
    services: &Services,
    game: GameId,
    player: PlayerId,
) -> Result<(), StoreError> {
    let _member = services.members.lock(player).await;
    let _lock = services.game_locks.lock(game).await;
    let mut followed = FOLLOWED.get(services, player).await?;
    followed.retain(|followed| followed.game != game);
    write(services, game, player, &followed).await
}

/// Removes `player` from the followers of all games (data deletion).
pub(crate) async fn forget(services: &Services, player: PlayerId) -> Result<(), StoreError> {
    for followed in FOLLOWED.get(services, player).await? {
        unfollow(services, followed.game, player).await?;
    }
    Ok(())
}

/// Writes the games that `player` follows, and updates the followers of `game` to match.
async fn write(
    services: &Services,
    game: GameId,
    player: PlayerId,
    followed: &Vec<Followed>,
) -> Result<(), StoreError> {
    let mut followers = FOLLOWERS.get(services, game).await?;
    followers.retain(|follower| *follower != player);
    let follows = followed.iter().any(|followed| followed.game == game);
    followers.extend(follows.then_some(player));
    let rows = [
        FOLLOWED.assign(player, followed),
        FOLLOWERS.assign(game, &followers),
    ];
    services.store.assign(&rows).await
}
