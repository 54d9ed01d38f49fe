//! What members do for their team: they vote, and moderators do for it what is no move.

use crate::bot::games::limits;
use crate::bot::games::votes::veto::VETO;
use crate::bot::games::votes::{
    BALLOT, Ballot, TERMS, TIMER, VOTE, away, clubs, leader_in, player_in, side,
};
use crate::bot::kit::ctx::Ctx;
use crate::bot::kit::failure::Failure;
use crate::bot::kit::refusal::VoteRefusal;
use crate::clock::Span;
use crate::game::{Action, Actor, Game, Phase, PlayerId, decide};
use crate::rules::Move;
use crate::store::{Ballots, Cast, Timer, Vote};

/// Who votes has been a member of the server for so long.
const MEMBER_FOR: Span = Span::days(1);

/// As whom the caller carries `actions` out in `game`.
///
/// # Errors
///
/// [`Failure::Voted`] if it was a vote on a move, which is kept; else what keeps them from acting for their team.
pub(crate) async fn as_whom(
    ctx: &Ctx<'_>,
    game: &Game,
    actions: &[Action],
) -> Result<PlayerId, Failure> {
    let (caller, player) = (ctx.caller(), player_in(ctx, game));
    if player == caller {
        return Ok(caller);
    }
    match (actions, game.phase()) {
        (&[Action::Move(mv)], Phase::Playing) => Err(cast(ctx, game, player, mv).await?),
        ([Action::Accept { .. }], _) => {
            let accepter = accepter(ctx, game);
            if accepter != player {
                return Ok(accepter);
            }
            // Whoever is here may take a challenge up for all, but not one that binds them to another server.
            match clubs::are_two(ctx.services, game).await? {
                true => Ok(leader_in(ctx, game)?),
                false => check_member(ctx).map(|()| accepter),
            }
        }
        _ => Ok(leader_in(ctx, game)?),
    }
}

/// As whom the caller accepts the challenge `game`: one of the members who have made it does so as themselves.
pub(crate) fn accepter(ctx: &Ctx<'_>, game: &Game) -> PlayerId {
    let player = player_in(ctx, game);
    match game.offer().challenger == player {
        true => ctx.caller(),
        false => player,
    }
}

/// Refuses who has come to the server only just now.
pub(crate) fn check_member(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let joined = ctx.request.joined;
    match joined.is_some_and(|joined| ctx.now.since(joined) >= MEMBER_FOR) {
        true => Ok(()),
        false => Err(VoteRefusal::NewMember.into()),
    }
}

/// Refuses the caller a move in `game` that they may neither make nor vote for, so that nobody chooses one in vain.
pub(crate) async fn check_moves(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    let player = player_in(ctx, game);
    if player == ctx.caller() {
        return Ok(());
    }
    match game.phase() {
        Phase::Playing => {
            check_voter(ctx).await?;
            side::check(ctx, game, player).await
        }
        // Moderators play a dispute out.
        _ => Ok(leader_in(ctx, game).map(drop)?),
    }
}

/// Refuses who may not vote in this server.
async fn check_voter(ctx: &Ctx<'_>) -> Result<(), Failure> {
    limits::check_not_muted(ctx).await?;
    check_member(ctx)
}

/// Votes for `mv`, in the place of the caller's vote before; gives what they are told.
async fn cast(ctx: &Ctx<'_>, game: &Game, team: PlayerId, mv: Move) -> Result<Failure, Failure> {
    check_voter(ctx).await?;
    decide(game, Actor::Player(team), Action::Move(mv), ctx.now)
        .map_err(|refusal| Failure::refused(game, refusal))?;
    let (services, id) = (ctx.services, game.id());
    let over = || Failure::MovedOn(Box::new(game.clone()));
    let ballot = BALLOT.get(services, id).await?;
    let Some(Ballot {
        turn,
        time: Some(time),
    }) = ballot
    else {
        return Err(over());
    };
    let veto = VETO.get(services, id).await?;
    if veto.is_some_and(|veto| veto.turn == turn && veto.mv == mv) {
        return Err(VoteRefusal::MoveRuledOut.into());
    }
    let enough = usize::from(TERMS.get(services, id).await?.enough);
    let told = VOTE.to(away::of_votes(services, game, team).await?, turn);
    loop {
        let cast = Cast {
            game: id,
            turn,
            player: ctx.caller(),
            vote: Vote { mv, at: ctx.now },
            open: vec![BALLOT.assign(id, &ballot), VETO.assign(id, &veto)],
            bound: side::taking(ctx, game, team).await?,
            told: told.clone(),
            enough: (enough > 0).then(|| (enough, Timer::at(id, TIMER, ctx.now))),
        };
        match services.store.vote(cast).await? {
            Ballots::Cast => {
                services.delivery.notify();
                return Ok(Failure::Voted(mv, time.until()));
            }
            Ballots::Closed => return Err(over()),
            // They have taken a side in another match meanwhile.
            Ballots::Outdated => {}
        }
    }
}
