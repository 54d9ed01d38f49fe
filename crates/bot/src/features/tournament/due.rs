//! Due work of tournaments: the next round is published if that is automatic, games of published pairs are made, and
//! players who have not appeared in time lose.
//!
//! A game is made and noted with its pair in one transaction: so each pair gets one, however the program ends.

use std::sync::Arc;

use crate::clock::Timestamp;
use crate::contest::{At, Contest, ContestId, Outcome, Refusal, Round};
use crate::features::tournament::{appear, next};
use crate::game::{Invitation, PlayerId, Revision, Venue};
use crate::games::outbox::APART;
use crate::games::start;
use crate::kit::failure::Failure;
use crate::kit::services::Services;
use crate::store::{BOARD, ContestError, NewGame};

/// Does the work due at `now`.
pub(crate) async fn run_due(services: &Arc<Services>, now: Timestamp) {
    let due = match services.store.contests_due(now).await {
        Ok(due) => due,
        Err(error) => {
            tracing::error!(%error, "could not read which tournaments are due");
            return;
        }
    };
    for id in due {
        if let Err(failure) = run_in(services, id, now).await {
            tracing::error!(contest = %id, ?failure, "could not do what was due in a tournament");
        }
    }
}

async fn run_in(services: &Services, id: ContestId, now: Timestamp) -> Result<(), Failure> {
    let Some((contest, results)) = services.store.contest(id).await? else {
        return Ok(());
    };
    let mut done = next::publish(services, id, &contest, &results, now).await;
    // A round may be published while something is still due in an earlier one.
    for (round, number) in contest.rounds.iter().zip(1..) {
        done = done.and(run_in_round(services, id, &contest, round, number, now).await);
    }
    done
}

/// Does the work due in a round. A pair that fails is tried again, and does not stop the others.
async fn run_in_round(
    services: &Services,
    id: ContestId,
    contest: &Contest,
    round: &Round,
    number: u8,
    now: Timestamp,
) -> Result<(), Failure> {
    let mut done = Ok(());
    let of_round = |(at, _): &(At, _)| at.round == number;
    for (at, board) in contest.boards().filter(of_round) {
        if board.lacks_game() {
            done = done.and(begin(services, id, contest, at, now).await);
        }
    }
    services.delivery.notify();
    if round.no_show > now || round.is_checked {
        return done;
    }
    done.and(appear::check_round(services, id, contest, round, number, now).await)
}

/// Makes the game at a board.
async fn begin(
    services: &Services,
    id: ContestId,
    contest: &Contest,
    at: At,
    now: Timestamp,
) -> Result<(), Failure> {
    let Some((pair, _)) = contest.board(at) else {
        return Ok(());
    };
    let sides = pair.couple.at_board(at.board).map(|index| {
        let members = contest.players_at(index, at.board).iter();
        members.map(|member| member.player).collect::<Vec<_>>()
    });
    let invitation = match (&sides.white[..], &sides.black[..]) {
        (&[_, partner], &[one, other]) => Invitation::Pairs {
            partner,
            opponents: [one, other],
        },
        (&[_], &[other]) => Invitation::One(other),
        _ => return Err(Failure::Fault("a side of a pair has no players".to_owned())),
    };
    let challenger = sides.white[0];
    let mut seated = invitation.players().chain([challenger]);
    if seated.any(PlayerId::is_nobody) {
        return void_pairing(services, id, at).await;
    }
    let terms = contest.setup.terms_with(pair.couple.handicap);
    let terms = terms.map_err(|error| Failure::Fault(format!("a game of a pair: {error}")))?;
    let place = contest.place;
    let prepared = start::prepare(services, challenger, invitation, terms, place, now);
    let NewGame { events, mut change } = prepared.await?;
    let channel = contest.place.channel;
    change.queue.push(match contest.setup.terms.venue {
        Venue::Thread => APART.to(channel, ()),
        Venue::Here => BOARD.to(channel, Revision::new(0)),
    });
    let begun = services.store.begin_contest_game(id, at, events, change);
    match begun.await {
        // Another call was faster, or the tournament is deleted.
        Ok(_) | Err(ContestError::Refused(_) | ContestError::MovedOn | ContestError::Missing) => {
            Ok(())
        }
        Err(ContestError::Store(error)) => Err(error.into()),
    }
}

/// Voids the pairing if a player at the board was forgotten.
async fn void_pairing(services: &Services, id: ContestId, at: At) -> Result<(), Failure> {
    let noted = services.store.change_contest(id, move |contest, _| {
        let organiser = contest.organiser;
        contest.note(at, Some(Outcome::Void), organiser)?;
        Ok(Vec::new())
    });
    settle(noted.await.map(drop))
}

pub(super) fn settle(done: Result<(), ContestError>) -> Result<(), Failure> {
    match done {
        Ok(()) | Err(ContestError::Missing | ContestError::Refused(Refusal::NoTable)) => Ok(()),
        Err(error @ (ContestError::Refused(_) | ContestError::MovedOn)) => {
            Err(Failure::Fault(error.to_string()))
        }
        Err(ContestError::Store(error)) => Err(error.into()),
    }
}
