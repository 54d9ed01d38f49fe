//! Teams: all members of a channel are one player, who vote on its moves.
//!
//! A team is a player like others, [`PlayerId::team`]. Its moves are votes; other actions are up to the moderators of
//! its channel. A vote is opened and ended in the transaction of the game's events: so it is open if and only if there
//! is a [`Ballot`] for it.

pub(crate) mod away;
pub(crate) mod clubs;
pub(crate) mod held;
pub mod veto;

use crate::clock::{Span, Timestamp};
use crate::game::{
    ChannelId, Game, GameId, MessageId, Phase, PlayerId, Revision, TimeLimit, team_in,
};
use crate::games::votes::veto::CAPTAIN;
use crate::kit::hooks::Happened;
use crate::kit::prefs::Pref;
use crate::kit::prefs::choice::{Choosable, stored_by_word};
use crate::kit::services::Services;
use crate::store::{
    Assignment, Change, OutboxKind, Overtakes, Partition, Properties, StoreError, Timer, Turn,
    stored_as,
};

/// The message of a vote must show how many have voted.
pub const VOTE: OutboxKind<ChannelId, Turn> = OutboxKind::new("vote", Partition::Channel)
    .overtaking(Overtakes::Same)
    .resting();
/// Updates the message of a vote with the result, and the number of events that the game had when it ended.
pub const VOTED: OutboxKind<ChannelId, (Turn, Revision)> =
    OutboxKind::new("voted", Partition::Channel);
/// Shows a game that is played elsewhere, as of this revision, in the channel of a team.
pub const AWAY: OutboxKind<ChannelId, Revision> =
    OutboxKind::new("away", Partition::Channel).overtaking(Overtakes::Kind);

/// The name of the timer for the end of a vote.
pub(crate) const TIMER: &str = "vote";

/// The choice among moves with the same number of votes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tie {
    /// The move of the strongest voter by declared rank; among equals the earliest.
    #[default]
    Strongest,
    /// The one that was voted for first.
    Earliest,
    /// Any of them.
    Random,
}

impl Choosable for Tie {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Strongest, "strongest"),
        (Self::Earliest, "earliest"),
        (Self::Random, "random"),
    ];
}

stored_by_word! { Tie }

/// The terms of a game's votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VoteTerms {
    /// Duration of each vote, in hours.
    pub(crate) hours: u16,
    /// Number of votes that ends it earlier; 0 for none.
    pub(crate) enough: u16,
    pub(crate) tie: Tie,
}

impl Default for VoteTerms {
    fn default() -> Self {
        Self {
            hours: 24,
            enough: 0,
            tie: Tie::default(),
        }
    }
}

impl VoteTerms {
    /// The time of a vote that is opened at `now`.
    pub(crate) fn time(self, now: Timestamp) -> TimeLimit {
        TimeLimit {
            since: now,
            span: Span::hours(self.hours.into()),
        }
    }
}

/// A vote that is not over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ballot {
    /// The vote.
    pub(crate) turn: Turn,
    /// The time in which members can vote; none while the votes are counted.
    pub(crate) time: Option<TimeLimit>,
}

impl Ballot {
    /// The end of the vote, as currently known; none while the votes are counted.
    pub(crate) fn closes(&self) -> Option<Timestamp> {
        self.time.map(TimeLimit::until)
    }
}

/// The place of the message about a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VoteMessage {
    /// The vote.
    pub(crate) turn: Turn,
    pub(crate) channel: ChannelId,
    pub(crate) message: MessageId,
}

stored_as! {
    VoteTerms, as (u16, (u16, Tie)): |terms| (terms.hours, (terms.enough, terms.tie)),
        |(hours, (enough, tie))| Some(Self { hours, enough, tie });
    Ballot, as (i64, Option<TimeLimit>): |ballot| (ballot.turn.get().into(), ballot.time),
        |(turn, time)| Some(Self { turn: Turn::new(turn.try_into().ok()?), time });
    VoteMessage, as (i64, (ChannelId, MessageId)):
        |one| (one.turn.get().into(), (one.channel, one.message)),
        |(turn, (channel, message))| Some(Self {
            turn: Turn::new(turn.try_into().ok()?), channel, message,
        });
}

/// The terms of a game's votes.
pub(crate) static TERMS: Pref<GameId, VoteTerms> = Pref::new("vote-terms");
/// The vote of a game that is not over.
pub(crate) static BALLOT: Pref<GameId, Option<Ballot>> = Pref::new("ballot");
/// The message about the last vote of the challenger's side of a game.
static MESSAGE: Pref<GameId, Option<VoteMessage>> = Pref::new("vote-message");
/// The vote message of the challenged side: if both vote, one message may still need an update when the other vote
/// begins.
static MESSAGE_OF_CHALLENGED: Pref<GameId, Option<VoteMessage>> = Pref::new("vote-message-2");

/// The messages about the last vote of each side of a game.
pub(crate) static MESSAGES: [&Pref<GameId, Option<VoteMessage>>; 2] =
    [&MESSAGE, &MESSAGE_OF_CHALLENGED];

/// The message about the last vote of `team` in `game`.
pub(crate) fn message_of(
    game: &Game,
    team: PlayerId,
) -> &'static Pref<GameId, Option<VoteMessage>> {
    if game.offer().challenger == team {
        &MESSAGE
    } else {
        &MESSAGE_OF_CHALLENGED
    }
}

/// The vote terms of `game` for a new game, if it has votes.
///
/// # Errors
///
/// A [`StoreError`] if that cannot be read.
pub(crate) async fn inherit(
    services: &Services,
    game: &Game,
) -> Result<Vec<Assignment>, StoreError> {
    if team_in(game).is_none() {
        return Ok(Vec::new());
    }
    let terms = TERMS.get(services, game.id()).await?;
    let captain = CAPTAIN.get(services, game.id()).await?;
    Ok(vec![
        TERMS.assign(GameId::NONE, &terms),
        CAPTAIN.assign(GameId::NONE, &captain),
    ])
}

/// The team that is to move in `game`, if one is.
pub(crate) fn to_vote(game: &Game) -> Option<PlayerId> {
    let plays = game.phase() == Phase::Playing && !game.is_paused();
    let team = game.on_turn().filter(|_| plays)?;
    team.team_channel().map(|_| team)
}

/// Adds to `change` the beginning or end of a vote that follows from its events.
///
/// # Errors
///
/// A [`StoreError`] if the terms of votes cannot be read.
pub(crate) fn keep(
    read: &Properties<'_>,
    Happened { before, after, now }: Happened<'_>,
    change: &mut Change,
) -> Result<(), StoreError> {
    change.queue.extend(away::news(read, before, after)?);
    let Some(before) = before else { return Ok(()) };
    let (voted, votes) = (to_vote(before), to_vote(after));
    let is_same = before.moves().len() == after.moves().len();
    if voted == votes && is_same || voted.or(votes).is_none() {
        return Ok(());
    }
    let id = after.id();
    if let Some(team) = voted
        && let Some(Ballot { turn, .. }) = BALLOT.of(read, id)?
    {
        change.queue.push(VOTED.to(
            away::vote_channel(read, after, team)?,
            (turn, after.revision()),
        ));
    }
    let ballot = match votes {
        Some(_) => Some(Ballot {
            turn: after.revision(),
            time: Some(TERMS.of(read, id)?.time(now)),
        }),
        None => None,
    };
    let closes = ballot.and_then(|ballot| ballot.closes());
    change.properties.push(BALLOT.assign(id, &ballot));
    change.timers.push(match closes {
        Some(closes) => Timer::at(id, TIMER, closes),
        None => Timer::off(id, TIMER),
    });
    if let Some((team, ballot)) = votes.zip(ballot) {
        change
            .queue
            .push(VOTE.to(away::vote_channel(read, after, team)?, ballot.turn));
    }
    Ok(())
}
