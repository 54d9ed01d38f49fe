//! The end of votes: the winning move is made; a vote in which nobody has voted is extended by its duration.
//!
//! Closing and counting a vote are two transactions, so that every stored vote is counted, no matter which process has
//! stored it.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::features::vote::tally::{Voter, winner};
use crate::game::{Action, Actor, Game, GameId, PlayerId, TimeLimit};
use crate::games::act::{Author, act_unasked};
use crate::games::time::calendar;
use crate::games::view::shown_state;
use crate::games::votes::{BALLOT, Ballot, TERMS, TIMER, VOTE, away, to_vote};
use crate::games::{find, outbox};
use crate::kit::failure::Failure;
use crate::kit::prefs::OrUsual as _;
use crate::kit::services::Services;
use crate::people::profile::RANK;
use crate::rules::Move;
use crate::store::{Batch, Timer};

/// Ends all votes that are over at `now`.
pub(crate) async fn close_all(services: &Arc<Services>, now: Timestamp) {
    let due = match services.store.timers_due::<GameId>(TIMER, now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read which votes are over");
            return;
        }
    };
    for game in due {
        match close(services, game, now).await {
            // The next look finds changes made meanwhile.
            Ok(()) | Err(Failure::MovedOn(_)) => services.delivery.notify(),
            Err(failure) => {
                tracing::error!(%game, ?failure, "could not end a vote");
            }
        }
    }
}

async fn close(services: &Services, id: GameId, now: Timestamp) -> Result<(), Failure> {
    let Some(open) = BALLOT.get(services, id).await? else {
        return turn_timer_off(services, id).await;
    };
    if let Some(time) = time_left(services, id, open, now).await? {
        return reopen_with(services, id, open, time).await;
    }
    let closed = Ballot { time: None, ..open };
    if open != closed && !swap_ballot(services, id, open, closed, Batch::default()).await? {
        return Ok(());
    }
    let game = find::game(services, id).await?;
    let Some(team) = to_vote(&game) else {
        return turn_timer_off(services, id).await;
    };
    let Some(mv) = winning_move(services, id, closed, now).await? else {
        return extend(services, &game, team, closed, now).await;
    };
    let by = Author {
        services,
        actor: Actor::Player(team),
        now,
    };
    let to_messages = |after: &Game| vec![outbox::board(after)];
    match act_unasked(&by, shown_state(&game), vec![Action::Move(mv)], to_messages).await {
        Ok(_) => Ok(()),
        Err(failure @ (Failure::Refused(_) | Failure::Illegal(_))) => {
            tracing::warn!(game = %id, ?failure, "the move that won a vote cannot be played");
            extend(services, &game, team, closed, now).await
        }
        Err(failure) => Err(failure),
    }
}

/// The winning move of the vote that is `closed`; none without votes.
async fn winning_move(
    services: &Services,
    id: GameId,
    closed: Ballot,
    now: Timestamp,
) -> Result<Option<Move>, Failure> {
    let mut voters = Vec::new();
    for (player, vote) in services.store.votes(id, closed.turn).await? {
        // A rank only breaks ties: an unreadable one delays no vote.
        let rank = RANK.get(services, player).await.or_usual(None);
        voters.push(Voter { player, vote, rank });
    }
    let seed = id.get() ^ now.as_millis().cast_unsigned();
    Ok(winner(&voters, TERMS.get(services, id).await?.tie, seed))
}

/// Opens the vote for its whole duration again, because there were no votes or the winning move cannot be played.
async fn extend(
    services: &Services,
    game: &Game,
    team: PlayerId,
    closed: Ballot,
    now: Timestamp,
) -> Result<(), Failure> {
    let id = game.id();
    let time = TERMS.get(services, id).await?.time(now);
    reopen(services, game, team, closed, time).await
}

/// Opens the vote `before` for this `time` from now on, and updates its message.
async fn reopen(
    services: &Services,
    game: &Game,
    team: PlayerId,
    before: Ballot,
    time: TimeLimit,
) -> Result<(), Failure> {
    let id = game.id();
    let open = Ballot {
        time: Some(time),
        ..before
    };
    let envelope = VOTE.to(
        away::channel_of_votes(services, game, team).await?,
        before.turn,
    );
    let with = Batch {
        timers: vec![Timer::at(id, TIMER, time.until())],
        queue: vec![(id.into(), envelope)],
        ..Batch::default()
    };
    swap_ballot(services, id, before, open, with)
        .await
        .map(drop)
}

/// The time at `now` in which members can still vote; none if it is over, or enough of them have voted.
async fn time_left(
    services: &Services,
    id: GameId,
    open: Ballot,
    now: Timestamp,
) -> Result<Option<TimeLimit>, Failure> {
    let Some(time) = open.time else {
        return Ok(None);
    };
    let time = time.update(now, &calendar::of_all(services).await?);
    if time.until() <= now {
        return Ok(None);
    }
    let enough = usize::from(TERMS.get(services, id).await?.enough);
    let votes = services.store.votes(id, open.turn).await?.len();
    Ok(Some(time).filter(|_| enough == 0 || votes < enough))
}

/// Opens the vote for the `time` that its members still have, because rests have moved the deadline.
async fn reopen_with(
    services: &Services,
    id: GameId,
    open: Ballot,
    time: TimeLimit,
) -> Result<(), Failure> {
    let game = find::game(services, id).await?;
    match to_vote(&game) {
        Some(team) => reopen(services, &game, team, open, time).await,
        None => turn_timer_off(services, id).await,
    }
}

/// Compare-and-swap of the ballot, together with the rows in `with`; returns whether `before` was still current.
async fn swap_ballot(
    services: &Services,
    id: GameId,
    before: Ballot,
    after: Ballot,
    with: Batch,
) -> Result<bool, Failure> {
    let batch = Batch {
        assignments: vec![BALLOT.assign(id, &Some(after))],
        ..with
    };
    let known = vec![BALLOT.assign(id, &Some(before))];
    Ok(services.store.write_all_if(known, batch).await?)
}

/// Turns the timer off: there is no vote to end.
async fn turn_timer_off(services: &Services, id: GameId) -> Result<(), Failure> {
    let batch = Batch {
        timers: vec![Timer::off(id, TIMER)],
        ..Batch::default()
    };
    let known = vec![BALLOT.assign(id, &None)];
    services.store.write_all_if(known, batch).await?;
    Ok(())
}
