//! A member's part in a game: a player, or one of the members of a channel who together are one player, a team.
//!
//! A move for a team is a vote of one member: the vote decides. Other actions for a team are up to the moderators of
//! its channel.

use crate::clock::Span;
use crate::game::{Action, Game, Listed, Phase, PlayerId};
use crate::games::readable;
use crate::games::votes::clubs;
use crate::i18n::{Text, say};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::refusal::own_refusals;
use crate::port::request::Permissions;
use crate::rules::{Color, Move};

/// Membership of the server that is required to act for a team.
const MEMBER_FOR: Span = Span::days(1);

/// The team of this channel's members: in a thread, that of its parent.
pub(crate) fn team_here(ctx: &Ctx<'_>) -> PlayerId {
    let channel = readable::channels(ctx).pop();
    PlayerId::team(channel.unwrap_or(ctx.channel()))
}

/// The player as whom the caller acts in `game`: themselves, or the team of this channel.
pub fn player_in(ctx: &Ctx<'_>, game: &impl Listed) -> PlayerId {
    let caller = ctx.caller();
    let (players, team) = (game.players(), team_here(ctx));
    if !players.contains(&caller) && players.contains(&team) {
        team
    } else {
        caller
    }
}

/// As [`acting_player`], for actions other than moves: only moderators of the channel act for a team.
///
/// # Errors
///
/// [`TeamRefusal::ModeratorsAct`] for its other members.
pub(crate) fn leader_in(ctx: &Ctx<'_>, game: &impl Listed) -> Result<PlayerId, TeamRefusal> {
    let player = player_in(ctx, game);
    if player == ctx.caller() || ctx.request.permissions.allow(Permissions::MANAGE_MESSAGES) {
        Ok(player)
    } else {
        Err(TeamRefusal::ModeratorsAct)
    }
}

/// The side that the caller may act for without a vote.
pub(crate) fn led_color(ctx: &Ctx<'_>, game: &Game) -> Option<Color> {
    let leader = leader_in(ctx, game).ok();
    leader.and_then(|player| game.color_of(player))
}

/// The player as whom the caller performs `actions` in `game`.
///
/// # Errors
///
/// [`Failure::Voted`] if it was a vote on a move, and is stored; else the reason why they cannot act for their team.
pub(crate) async fn acting_player(
    ctx: &Ctx<'_>,
    game: &Game,
    actions: &[Action],
) -> Result<PlayerId, Failure> {
    let (caller, player) = (ctx.caller(), player_in(ctx, game));
    if player == caller {
        return Ok(caller);
    }
    match (actions, game.phase()) {
        (&[Action::Move(mv)], Phase::Playing) => {
            move_for(ctx, game, player, Some(mv)).await.map(|()| player)
        }
        ([Action::Accept { .. }], _) => {
            let accepter = accepter(ctx, game);
            if accepter != player {
                return Ok(accepter);
            }
            // Every member here may accept a challenge for all, but not one that binds them to another server.
            if clubs::are_two(ctx.services, game).await? {
                Ok(leader_in(ctx, game)?)
            } else {
                check_member(ctx).map(|()| accepter)
            }
        }
        _ => Ok(leader_in(ctx, game)?),
    }
}

/// The player as whom the caller accepts the challenge `game`: members of the challenging team accept as themselves.
pub(crate) fn accepter(ctx: &Ctx<'_>, game: &Game) -> PlayerId {
    let player = player_in(ctx, game);
    if game.offer().challenger == player {
        ctx.caller()
    } else {
        player
    }
}

/// Refuses members who have only just joined the server.
pub(crate) fn check_member(ctx: &Ctx<'_>) -> Result<(), Failure> {
    let joined = ctx.request.joined;
    if joined.is_some_and(|joined| ctx.now.since(joined) >= MEMBER_FOR) {
        Ok(())
    } else {
        Err(TeamRefusal::NewMember.into())
    }
}

/// Refuses a move in `game` that the caller can neither make nor vote for, before they choose one.
pub(crate) async fn check_moves(ctx: &Ctx<'_>, game: &Game) -> Result<(), Failure> {
    let player = player_in(ctx, game);
    if player == ctx.caller() {
        return Ok(());
    }
    match game.phase() {
        Phase::Playing => move_for(ctx, game, player, None).await,
        // Moderators play a dispute out.
        _ => Ok(leader_in(ctx, game).map(drop)?),
    }
}

/// Handles the caller's move for `team` in `game`; without a move, checks whether they may make one.
async fn move_for(
    ctx: &Ctx<'_>,
    game: &Game,
    team: PlayerId,
    mv: Option<Move>,
) -> Result<(), Failure> {
    for ask in ctx.features.iter().filter_map(|feature| feature.team_move) {
        ask(ctx, game, team, mv).await?;
    }
    Ok(())
}

/// Why a member does not act for a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TeamRefusal {
    /// The caller has been a member of the server for less than a day.
    NewMember,
    /// On a side that votes, anything but a move is for moderators.
    ModeratorsAct,
}

impl TeamRefusal {
    /// The sentence for the caller.
    pub(crate) fn text(self) -> Text {
        use say::vote as no;
        match self {
            Self::NewMember => no::new_member(),
            Self::ModeratorsAct => no::moderators_act(),
        }
    }
}

own_refusals! { TeamRefusal }
