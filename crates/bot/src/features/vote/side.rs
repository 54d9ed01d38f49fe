//! The team that a member votes for: a member who can see both channels votes in one of them only. It is stored in the
//! server where the game was started, also for voters of another server.

use crate::features::vote::refusal::VoteRefusal;
use crate::game::{ChannelId, ClubId, Game, GameId, Listed as _, PlayerId};
use crate::kit::ctx::Ctx;
use crate::kit::failure::Failure;
use crate::kit::prefs::Pref;
use crate::store::{Assignment, stored_as};

/// Number of games remembered: a server hardly runs more matches at a time.
const MOST_REMEMBERED: usize = 20;

/// The side of a member in one match: the members of this channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    game: GameId,
    channel: ChannelId,
}

stored_as! {
    Side, as (GameId, ChannelId): |side| (side.game, side.channel),
        |(game, channel)| Some(Self { game, channel });
}

/// The sides of a voter in the latest games of a club between two teams.
static SIDES: Pref<(ClubId, PlayerId), Vec<Side>> = Pref::new("vote-sides");

/// The caller's sides, and the notes for their vote for `team` in `game`, if two teams play and they have not voted in
/// it before.
///
/// # Errors
///
/// [`VoteRefusal::OtherSide`] if they have voted for the other team.
pub(crate) async fn choose_side(
    ctx: &Ctx<'_>,
    game: &Game,
    team: PlayerId,
) -> Result<Option<(Assignment, Assignment)>, Failure> {
    let taking = with(ctx, game, team).await?;
    Ok(taking.map(
        |Taking {
             whose,
             known,
             sides,
         }| { (SIDES.assign(whose, &known), SIDES.assign(whose, &sides)) },
    ))
}

/// Refuses the caller's vote for `team` in `game` if they have voted for the other team.
pub(crate) async fn check(ctx: &Ctx<'_>, game: &Game, team: PlayerId) -> Result<(), Failure> {
    with(ctx, game, team).await.map(drop)
}

/// A voter's sides, now and after taking one.
struct Taking {
    whose: (ClubId, PlayerId),
    known: Vec<Side>,
    sides: Vec<Side>,
}

/// The caller's sides after a vote for `team` in `game`; none if nothing changes.
async fn with(ctx: &Ctx<'_>, game: &Game, team: PlayerId) -> Result<Option<Taking>, Failure> {
    let players = game.players().into_iter();
    let teams = players.filter(|player| player.team_channel().is_some());
    let club = game.offer().place.club;
    let (Some(club), Some(channel), 2..) = (club, team.team_channel(), teams.count()) else {
        return Ok(None);
    };
    let whose = (club, ctx.caller());
    let known = SIDES.get(ctx.services, whose).await?;
    match known.iter().find(|side| side.game == game.id()) {
        Some(side) if side.channel == channel => Ok(None),
        Some(side) => Err(VoteRefusal::OtherSide(side.channel).into()),
        None => {
            let game = game.id();
            let mut sides = known.clone();
            sides.push(Side { game, channel });
            let first = sides.len().saturating_sub(MOST_REMEMBERED);
            sides.drain(..first);
            Ok(Some(Taking {
                whose,
                known,
                sides,
            }))
        }
    }
}
