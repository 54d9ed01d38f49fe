//! Limits on what one member may have or ask for.
//!
//! Pings are counted from the database, so that a restart does not reset them; the other limits are in memory.
//! Code that counts and then adds holds the locks of all members concerned, else a hundred concurrent requests would
//! all stay below the limit.

use tokio::sync::OwnedMutexGuard;

use crate::clock::Span;
use crate::game::{Game, Interval, Invitation, Listed as _, Phase, PlayerId};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::refusal::LimitRefusal;
use crate::people::block::BLOCKED;
use crate::people::calls::Leave;
use crate::people::profile::RANK;
use crate::people::recent::{Act, HOUR, Recent, Spent};
use crate::people::{calls, mute};

/// Locks the limits of the caller and of `others` while the guards live. A game's lock is taken after these.
pub(crate) async fn lock_members(
    ctx: &Ctx<'_>,
    others: impl IntoIterator<Item = PlayerId>,
) -> Vec<OwnedMutexGuard<()>> {
    let mut members: Vec<_> = others.into_iter().chain([ctx.caller()]).collect();
    // In a fixed order, to avoid a deadlock.
    members.sort_unstable();
    members.dedup();
    let mut guards = Vec::new();
    for member in members {
        guards.push(ctx.services.members.lock(member).await);
    }
    guards
}

/// Refuses a challenge to `invited` if the `challenger`, or one of the players they stand for, has reached a limit. A
/// challenge that is `replaced` does not count. The pings count for the caller.
pub(crate) async fn check_offer<'a>(
    ctx: &Ctx<'a>,
    challenger: PlayerId,
    invited: impl IntoIterator<Item = PlayerId>,
    replaced: Option<&Game>,
) -> Result<Leave<'a>, Failure> {
    check_not_muted(ctx).await?;
    let (store, limits) = (&ctx.services.store, &ctx.services.limits);
    let own = store.load_of(challenger).await?;
    let is_own = replaced.is_some_and(|game| game.offer().challenger == challenger);
    let besides = |count: usize| count.saturating_sub(usize::from(is_own));
    within(
        besides(own.offered),
        limits.open_challenges,
        LimitRefusal::OwnChallenges,
    )?;
    within(own.running, limits.running_games, LimitRefusal::OwnGames)?;
    let since = ctx.now.after(HOUR.times(-1));
    let lately = store.count_unaccepted(challenger, since).await?;
    let most = limits.challenges_an_hour;
    within(lately, most, LimitRefusal::ChallengesAnHour)?;
    let mut called = Vec::new();
    for player in invited {
        called.push(player);
        if player.is_program() {
            continue;
        }
        check_takes(ctx, player).await?;
        let load = store.load_of(player).await?;
        let between = store.offers_between(challenger, player).await?;
        let refusal_between = |most| LimitRefusal::ChallengesBetween(most, player);
        within(
            besides(between),
            limits.open_challenges_between,
            refusal_between,
        )?;
        let refusal = |_| LimitRefusal::TakesNoMore(player);
        within(besides(load.invited), limits.open_challenges_to, refusal)?;
    }
    calls::ask(ctx, called).await
}

/// Refuses to accept the challenge `game` if the caller or the challenger has reached the limit of running games, or
/// the challenger has blocked the caller.
pub(crate) async fn check_accept(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    let Phase::Offered { .. } = game.phase() else {
        // Refused where the game is locked.
        return Ok(());
    };
    check_not_muted(ctx).await?;
    check_rank(ctx, game).await?;
    let own = ctx.services.store.load_of(ctx.caller()).await?;
    let most = ctx.services.limits.running_games;
    within(own.running, most, LimitRefusal::OwnGames)?;
    let challenger = game.offer().challenger;
    let mut invited = game.offer().invitation.players();
    if invited.any(|player| player == ctx.caller()) {
        check_has_room(ctx, challenger).await
    } else {
        check_takes(ctx, challenger).await
    }
}

/// Refuses to join a side of `game` if the caller has reached the limit of running games, or is blocked by a fellow
/// player. The public reason is always that somebody has reached the limit.
pub(crate) async fn check_join(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    check_begins(ctx).await?;
    let others = game.players().into_iter();
    for player in others.filter(|player| *player != ctx.caller()) {
        check_not_blocked(ctx, player).await?;
    }
    Ok(())
}

/// Refuses to begin a game with `other`, who plays anyone, if one of the two has reached the limit of running games, or
/// `other` has blocked the caller.
pub(crate) async fn check_against(ctx: &Ctx<'_>, other: PlayerId) -> Result<(), Failure> {
    check_begins(ctx).await?;
    check_takes(ctx, other).await
}

/// Refuses to ask `player` to come in as a substitute if the caller is muted, or the player takes no more games or
/// challenges.
pub(crate) async fn check_substitute(ctx: &Ctx<'_>, player: PlayerId) -> Result<(), Failure> {
    check_not_muted(ctx).await?;
    check_takes(ctx, player).await?;
    let load = ctx.services.store.load_of(player).await?;
    let refusal = |_| LimitRefusal::TakesNoMore(player);
    within(
        load.invited,
        ctx.services.limits.open_challenges_to,
        refusal,
    )
}

/// Refuses another game if the caller is muted or has reached the limit of running games.
pub(crate) async fn check_begins(ctx: &Ctx<'_>) -> Result<(), Failure> {
    check_not_muted(ctx).await?;
    let own = ctx.services.store.load_of(ctx.caller()).await?;
    within(
        own.running,
        ctx.services.limits.running_games,
        LimitRefusal::OwnGames,
    )
}

/// Refuses to accept the challenge `game` if it is for other ranks than the caller's.
pub(crate) async fn check_rank(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    let Invitation::Ranked(ranks) = game.offer().invitation else {
        return Ok(());
    };
    if game.offer().challenger == ctx.caller() {
        // The refusal says that it is their own.
        return Ok(());
    }
    match RANK.get(ctx.services, ctx.caller()).await? {
        Some(rank) if ranks.contains(rank) => Ok(()),
        Some(rank) => Err(LimitRefusal::OtherRanks(rank, ranks).into()),
        None => Err(LimitRefusal::RankUnknown(ranks).into()),
    }
}

/// Refuses to bring `player` into a game with the caller if they have blocked the caller, or have reached the limit of
/// running games. Both have the same sentence, so that a block stays secret.
pub(crate) async fn check_takes(ctx: &Ctx<'_>, player: PlayerId) -> Result<(), Failure> {
    check_not_blocked(ctx, player).await?;
    check_has_room(ctx, player).await
}

async fn check_not_blocked(ctx: &Ctx<'_>, player: PlayerId) -> Result<(), Failure> {
    let blocked = BLOCKED.get(ctx.services, player).await?;
    if blocked.contains(&ctx.caller()) {
        Err(LimitRefusal::TakesNoMore(player).into())
    } else {
        Ok(())
    }
}

async fn check_has_room(ctx: &Ctx<'_>, player: PlayerId) -> Result<(), Failure> {
    let load = ctx.services.store.load_of(player).await?;
    let refusal = |_| LimitRefusal::TakesNoMore(player);
    within(load.running, ctx.services.limits.running_games, refusal)
}

/// Refuses anyone who is muted in the club of the request to begin anything there.
pub(crate) async fn check_not_muted(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let Some(club) = ctx.request.setting.place.club else {
        return Ok(());
    };
    match mute::mute_in(ctx.services, club, ctx.caller(), ctx.now).await? {
        Some(mute) => Err(mute.refusal().into()),
        None => Ok(()),
    }
}

/// Refuses another vacation if too many of these `vacations` of the caller have begun within a day.
pub(crate) fn check_vacations(ctx: &Ctx<'_>, vacations: &[Interval]) -> Result<(), Failure> {
    let since = ctx.now.after(Span::days(-1));
    let begun = vacations.iter().filter(|away| away.from > since).count();
    let most = ctx.services.limits.vacations_a_day;
    within(begun, most, LimitRefusal::Vacations)
}

/// Counts a puzzle of the caller's; it stays counted if the result is kept.
pub(crate) fn spend_puzzle(ctx: &Ctx<'_>) -> Result<Spent, Failure> {
    let most = ctx.services.limits.puzzles_an_hour;
    spend(ctx, Act::Puzzle, most, LimitRefusal::Puzzles)
}

/// Counts a puzzle that the caller solves alone: private, its only cost is making it.
pub(crate) fn spend_practice(ctx: &Ctx<'_>) -> Result<Spent, Failure> {
    const MOST: u16 = 300;
    spend(ctx, Act::Practice, MOST, LimitRefusal::Puzzles)
}

/// Counts a film that the caller asks for.
pub(crate) fn spend_film(ctx: &Ctx<'_>) -> Result<Spent, Failure> {
    let most = ctx.services.limits.films_an_hour;
    spend(ctx, Act::Film, most, LimitRefusal::Films)
}

/// Counts a deletion of the caller's data. The count stays in memory for an hour, so that deletion does not reset the
/// limit on pings again and again.
pub(crate) fn spend_forgetting(ctx: &Ctx<'_>) -> Result<Spent, Failure> {
    const MOST: u16 = 2;
    spend(ctx, Act::Forgetting, MOST, LimitRefusal::Forgotten)
}

/// Records a challenge of the caller's for moderators; its limits are counted from the database.
pub(crate) fn note_challenge(ctx: &Ctx<'_>) {
    let noted = spent(ctx, Act::Challenge, u16::MAX);
    if let Some(noted) = noted {
        noted.keep();
    }
}

fn spend(
    ctx: &Ctx<'_>,
    act: Act,
    most: u16,
    refusal: fn(u16) -> LimitRefusal,
) -> Result<Spent, Failure> {
    spent(ctx, act, most).ok_or_else(|| refusal(most).into())
}

fn spent(ctx: &Ctx<'_>, act: Act, most: u16) -> Option<Spent> {
    let club = ctx.request.setting.place.club;
    ctx.services
        .state::<Recent>()
        .spend(ctx.caller(), act, club, ctx.now, most)
}

/// Refuses one more where there are `most` already.
fn within(
    count: usize,
    most: u16,
    refusal: impl FnOnce(u16) -> LimitRefusal,
) -> Result<(), Failure> {
    if count < usize::from(most) {
        Ok(())
    } else {
        Err(refusal(most).into())
    }
}
