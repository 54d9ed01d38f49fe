//! Members vote on the moves of their team.

use crate::features::vote::refusal::VoteRefusal;
use crate::features::vote::side;
use crate::game::{Action, Actor, Game, PlayerId, decide};
use crate::games::teams;
use crate::games::votes::veto::VETO;
use crate::games::votes::{BALLOT, Ballot, TERMS, TIMER, VOTE, away};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::people::limits;
use crate::rules::Move;
use crate::store::{Cast, CastResult, Timer, Vote};

/// The caller's move for `team` is their vote; without one, this says whether they may vote.
///
/// # Errors
///
/// [`Failure::Voted`] if the vote is stored; else the reason against it.
pub(crate) async fn team_move(
    ctx: &Ctx<'_>,
    game: &Game,
    team: PlayerId,
    mv: Option<Move>,
) -> Result<(), Failure> {
    limits::check_not_muted(ctx).await?;
    teams::check_member(ctx)?;
    match mv {
        Some(mv) => Err(cast(ctx, game, team, mv).await?),
        None => side::check(ctx, game, team).await,
    }
}

/// Casts the caller's vote for `mv`, replacing an earlier one; returns the answer.
async fn cast(ctx: &Ctx<'_>, game: &Game, team: PlayerId, mv: Move) -> Result<Failure, Failure> {
    decide(game, Actor::Player(team), Action::Move(mv), ctx.now)
        .map_err(|refusal| Failure::from_refusal(game, refusal))?;
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
    // The game was read before it was locked, and its next vote has started since.
    if turn > game.revision() {
        return Err(over());
    }
    let veto = VETO.get(services, id).await?;
    if veto.is_some_and(|veto| veto.turn == turn && veto.mv == mv) {
        return Err(VoteRefusal::MoveRuledOut.into());
    }
    let enough = usize::from(TERMS.get(services, id).await?.enough);
    let envelope = VOTE.to(away::channel_of_votes(services, game, team).await?, turn);
    loop {
        let cast = Cast {
            game: id,
            turn,
            player: ctx.caller(),
            vote: Vote { mv, at: ctx.now },
            open: vec![BALLOT.assign(id, &ballot), VETO.assign(id, &veto)],
            bound: side::choose_side(ctx, game, team).await?,
            message: envelope.clone(),
            enough: (enough > 0).then(|| (enough, Timer::at(id, TIMER, ctx.now))),
        };
        match services.store.vote(cast).await? {
            CastResult::Cast => {
                services.delivery.notify();
                return Ok(Failure::Voted(mv, time.until()));
            }
            CastResult::Closed => return Err(over()),
            // The caller has taken a side in another match meanwhile.
            CastResult::Outdated => {}
        }
    }
}
