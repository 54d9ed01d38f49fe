//! Messages at the end of a round or of a tournament, by an entered result or by the end of a game.

use super::news::{CONTEST_NEWS, CONTEST_OVER, CONTEST_TABLES, ContestNews};
use super::tables::{CONTEST_GAMES, CONTESTS};
use super::{outcome, refresh, results};
use crate::db::{Read, Transaction};
use crate::outbox::enqueue;
use crate::{Envelope, StoreError, Subject};
use tengen_club::contest::{Contest, ContestId, PairBoard, Phase, Results, Round};
use tengen_game::{Game, GameId};

/// The progress of a tournament's end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum End {
    /// Rounds are still to come, or there was none.
    Ahead,
    /// No round follows, and games are still in progress.
    Near,
    /// Everything is known.
    Reached,
}

fn end(contest: &Contest, results: &Results) -> End {
    match (contest.phase(results), results.all_open()) {
        (Phase::Over, _) if contest.rounds.is_empty() => End::Ahead,
        (Phase::Over, 0) => End::Reached,
        (Phase::Over, _) => End::Near,
        _ => End::Ahead,
    }
}

/// A tournament with its results.
#[derive(Clone, Copy)]
pub(super) struct ContestState<'a> {
    pub(super) contest: &'a Contest,
    pub(super) results: &'a Results,
}

/// The message about an end, if something has ended: to everybody for a tournament, and again when its last games are
/// over; to the organiser for a round.
pub(super) fn news(
    id: ContestId,
    before: ContestState<'_>,
    after: ContestState<'_>,
) -> Option<Envelope> {
    let ends = [before, after].map(|known| end(known.contest, known.results));
    // A later correction of a result may change the winner.
    let is_corrected = ends == [End::Reached; 2] && before.results != after.results;
    if ends[1] > ends[0] || is_corrected {
        return Some(end_message(id, after.contest));
    }
    let is_news = ends_with(before, after) && after.contest.next_due.is_none();
    is_news.then(|| over_message(id, after.contest))
}

/// Whether the last round has ended by the change.
fn ends_with(before: ContestState<'_>, after: ContestState<'_>) -> bool {
    let is_same_round = before.contest.rounds.len() == after.contest.rounds.len();
    let was_over = is_same_round && is_round_over(before.contest, before.results);
    is_round_over(after.contest, after.results) && !was_over
}

/// Schedules the next round if it is published automatically, and if something has changed on which its time depends.
pub(super) fn plan_next(before: ContestState<'_>, contest: &mut Contest, results: &Results) {
    let is_same_round = before.contest.rounds.len() == contest.rounds.len();
    let is_otherwise = !is_same_round || before.contest.setup != contest.setup;
    if is_otherwise || ends_with(before, ContestState { contest, results }) {
        contest.plan_next(results);
    }
}

/// The outbox messages that update the pairs of the rounds in which something has changed.
pub(super) fn table_updates(
    id: ContestId,
    before: ContestState<'_>,
    after: ContestState<'_>,
) -> Vec<Envelope> {
    let (results_before, results_after) = (before.results, after.results);
    let (before, after) = (before.contest, after.contest);
    let last = after.rounds.len();
    let is_shown = |number: u8| {
        let at = usize::from(number) - 1;
        // The pairs of a new round are posted, not updated.
        let Some(known) = before.rounds.get(at) else {
            return false;
        };
        let mut boards = after.boards().map(|(at, _)| at);
        known.pairs != after.rounds[at].pairs
            || at + 1 == last && before.entries != after.entries
            || boards
                .any(|at| at.round == number && results_before.board(at) != results_after.board(at))
    };
    let numbers = (1..=last as u8).filter(|number| is_shown(*number));
    numbers
        .map(|number| CONTEST_TABLES.to(after.place.channel, (id, number)))
        .collect()
}

/// Whether the last round is over, and the organiser has to pair another one, or to complete results of earlier
/// rounds.
fn is_round_over(contest: &Contest, results: &Results) -> bool {
    let round = contest.rounds.len() as u8;
    round > 0 && contest.phase(results) != Phase::Over && results.is_complete(round)
}

/// The outbox message that announces the end of the tournament.
fn end_message(id: ContestId, contest: &Contest) -> Envelope {
    CONTEST_OVER.to(contest.place.channel, id)
}

/// The outbox message that informs the organiser that the last round is over.
fn over_message(id: ContestId, contest: &Contest) -> Envelope {
    CONTEST_NEWS.to(
        contest.organiser,
        (id, (contest.rounds.len() as u8, ContestNews::RoundOver)),
    )
}

/// Called at the end of `game`: queues the update of its tournament's messages, if it is part of one.
pub(crate) fn game_over(tx: &mut Transaction<'_>, game: &Game) -> Result<(), StoreError> {
    let game = game.id();
    let contests: Vec<_> = tx.keys(CONTEST_GAMES, &game).collect::<Result<_, _>>()?;
    for (_, id) in contests {
        let Some(mut contest) = tx.get(CONTESTS, &id)? else {
            continue;
        };
        let due = contest.next_due;
        let message = message_about_game(tx, id, &mut contest, game)?;
        if contest.next_due != due {
            tx.put(CONTESTS, &id, &contest)?;
        }
        let at = contest.place_of(game);
        let tables = at.map(|at| CONTEST_TABLES.to(contest.place.channel, (id, at.round)));
        let queue = [refresh(id, &contest)].into_iter();
        let queue: Vec<_> = queue.chain(tables).chain(message).collect();
        enqueue(tx, Subject::Contest(id), &queue, None)?;
    }
    Ok(())
}

/// The message about the round or tournament that ends with `game`, if any; also schedules the next round, if it is
/// published automatically.
fn message_about_game(
    read: &impl Read,
    id: ContestId,
    contest: &mut Contest,
    game: GameId,
) -> Result<Option<Envelope>, StoreError> {
    if contest.is_closed || contest.rounds.len() >= usize::from(contest.planned_rounds()) {
        let after = results(read, contest)?;
        let before = Results::of(contest, |other| {
            if other == game {
                Ok(None)
            } else {
                outcome(read, other)
            }
        })?;
        if end(contest, &after) > end(contest, &before) {
            return Ok(Some(end_message(id, contest)));
        }
        let is_over = is_round_over(contest, &after) && !is_round_over(contest, &before);
        return Ok(is_over.then(|| over_message(id, contest)));
    }
    // If another round follows, games of earlier ones do not matter.
    let is_of = |round: &&Round| boards(round).any(|board| board.game == Some(game));
    let is_over = match contest.rounds.last().filter(is_of) {
        Some(last) => is_over(read, last)?,
        None => false,
    };
    if is_over {
        contest.publish_next_at_once();
    }
    Ok((is_over && contest.next_due.is_none()).then(|| over_message(id, contest)))
}

fn boards(round: &Round) -> impl Iterator<Item = &PairBoard> {
    round.pairs.iter().flat_map(|pair| &pair.boards)
}

/// Whether all pairs of `round` are over: the games of other rounds are not looked at.
fn is_over(read: &impl Read, round: &Round) -> Result<bool, StoreError> {
    let mut open = 0;
    for board in boards(round).filter(|board| board.noted.is_none()) {
        let outcome = match board.game {
            Some(game) => outcome(read, game)?,
            None => None,
        };
        // All are read, so that an engine can fetch them at once.
        open += usize::from(outcome.is_none());
    }
    Ok(open == 0)
}
