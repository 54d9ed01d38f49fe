//! Pairs and publishes the next round automatically, if that is set. The organiser gets a notice.

use crate::clock::Timestamp;
use crate::contest::{Contest, ContestId, Proposal, Results};
use crate::features::tournament::organise;
use crate::kit::failure::Failure;
use crate::kit::refusal::Refusal;
use crate::kit::services::Services;
use crate::store::{CONTEST_NEWS, ContestError, ContestNews};

/// Publishes the next round if it is due.
pub(super) async fn publish(
    services: &Services,
    id: ContestId,
    contest: &Contest,
    results: &Results,
    now: Timestamp,
) -> Result<(), Failure> {
    if contest.is_closed || contest.next_due.is_none_or(|due| due > now) {
        return Ok(());
    }
    // Five hundred players take a while, so they are paired outside of the store's transaction.
    let (mut copy, results) = (contest.clone(), results.clone());
    let paired = services
        .cpu
        .work(move || copy.propose(0, &results).cloned());
    let paired = paired.await.ok_or(Refusal::Trouble)?;
    let keeps_apart = |pairs: &Proposal| contest.apart_met(&pairs.couples).next().is_none();
    let rounds = contest.rounds.len();
    match paired {
        Ok(pairs) if keeps_apart(&pairs) => publish_as(services, id, pairs, rounds, now).await,
        // An organiser sees why, and decides.
        _ => leave_to_organiser(services, id, rounds).await,
    }
}

/// Publishes `pairs`, unless rounds were added to the `rounds` after which they follow.
async fn publish_as(
    services: &Services,
    id: ContestId,
    pairs: Proposal,
    rounds: usize,
    now: Timestamp,
) -> Result<(), Failure> {
    let published = services.store.change_contest(id, move |contest, results| {
        let version = contest.adopt(pairs.clone(), rounds)?.version;
        let mut queue = organise::publish_as(id, contest, version, now, results)?;
        let number = contest.rounds.len() as u8;
        let body = (id, (number, ContestNews::RoundBegun));
        queue.push(CONTEST_NEWS.to(contest.organiser, body));
        Ok(queue)
    });
    ignore_outdated(published.await)
}

/// The round after these `rounds` is published by hand.
async fn leave_to_organiser(
    services: &Services,
    id: ContestId,
    rounds: usize,
) -> Result<(), Failure> {
    let left = services.store.change_contest(id, move |contest, _| {
        if contest.rounds.len() != rounds {
            return Ok(Vec::new());
        }
        contest.next_due = None;
        let body = (id, (rounds as u8, ContestNews::NotPaired));
        Ok(vec![CONTEST_NEWS.to(contest.organiser, body)])
    });
    ignore_outdated(left.await)
}

/// If somebody has entered or left since, the next look pairs again.
fn ignore_outdated<T>(done: Result<T, ContestError>) -> Result<(), Failure> {
    match done {
        Err(ContestError::Store(error)) => Err(error.into()),
        Ok(_) | Err(ContestError::Refused(_) | ContestError::Missing | ContestError::MovedOn) => {
            Ok(())
        }
    }
}
