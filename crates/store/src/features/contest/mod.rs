//! Tournaments on disk: each is a row; its players, its games and its due time follow from it.
//!
//! Results are stored in the games alone. The end of a game writes the outbox message that shows it
//! in its tournament, in the transaction of the game.

mod end;
mod game;
mod news;
mod shape;
mod tables;

use self::end::{ContestState, game_over, news, plan_next, table_updates};
pub use self::news::{CONTEST_MESSAGE, CONTEST_NEWS, CONTEST_OVER, CONTEST_TABLES, ContestNews};
use self::tables::{CONTEST_GAMES, CONTESTANTS, CONTESTS, CONTESTS_DUE, CONTESTS_IN, TABLES};
use crate::change::{create_game, remember};
use crate::db::{Counter, Durability, Priority, Read, Transaction, View, due};
use crate::outbox::enqueue;
use crate::outline::read_outline;
use crate::part::Part;
use crate::{
    AppendError, Change, Envelope, IdempotencyKey, Origin, Properties, Store, StoreError, Subject,
};
use tengen_club::contest::{At, Contest, ContestId, EntryIndex, Outcome, Phase, Refusal, Results};
use tengen_game::clock::Timestamp;
use tengen_game::{ClubId, Event, Game, GameId, Listed as _, MessageId, PlayerId, Progress};

/// The tables and hooks of the feature.
pub(super) const PART: Part = Part {
    tables: TABLES,
    forget: Some(forget),
    game_over: Some(game_over),
};

/// The most tournaments of a club that are read, the latest ones.
const LATEST: usize = 50;

/// Why a tournament was not changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ContestError {
    /// There is no such tournament.
    #[error("there is no such tournament")]
    Missing,
    /// The tournament does not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The game that was to change with it has new events since it was read.
    #[error("the game has moved on")]
    MovedOn,
    /// The tournament could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Properties<'_> {
    /// The tournament that `game` is played for, with its number, if there is one.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it cannot be read.
    pub fn contest_with(&self, game: GameId) -> Result<Option<(ContestId, Contest)>, StoreError> {
        let mut games = self.view.keys(CONTEST_GAMES, &game);
        let Some((_, id)) = games.next().transpose()? else {
            return Ok(None);
        };
        Ok(self.view.get(CONTESTS, &id)?.map(|contest| (id, contest)))
    }
}

impl Store {
    /// Stores a new tournament under the next free number; none if its organiser has `most` in its club that are not
    /// over.
    ///
    /// # Errors
    ///
    /// [`AppendError::Repeated`] if the same cause has created one before; nothing is stored then.
    pub async fn create_contest(
        &self,
        contest: &Contest,
        most: usize,
        cause: Option<IdempotencyKey>,
    ) -> Result<Option<ContestId>, AppendError> {
        let contest = contest.clone();
        let create = move |tx: &mut Transaction<'_>| {
            let mut open = 0;
            for id in of_club(tx, contest.place.club)? {
                let known = tx.get(CONTESTS, &id)?;
                let own = known.filter(|known| known.organiser == contest.organiser);
                if let Some(own) = own {
                    open += usize::from(!is_settled(&own, tx)?);
                }
            }
            if open >= most {
                return Ok(None);
            }
            remember(tx, Subject::New, cause)?;
            let id = ContestId::new(tx.next_number(Counter::Contest)?);
            tx.put(CONTESTS, &id, &contest)?;
            Ok(Some(id))
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, create)
            .await
    }

    /// A tournament, and the results of its pairs.
    ///
    /// # Errors
    ///
    /// A [`StoreError`], also if it or one of its games cannot be read.
    pub async fn contest(&self, id: ContestId) -> Result<Option<(Contest, Results)>, StoreError> {
        let read = |view: &View<'_>| {
            let contest = view.get(CONTESTS, &id)?;
            let with = |contest: Contest| {
                let results = results(view, &contest)?;
                Ok((contest, results))
            };
            contest.map(with).transpose()
        };
        self.0.engine.read(read).await
    }

    /// The latest tournaments of a club, the latest first.
    pub async fn contests_in(&self, club: ClubId) -> Result<Vec<ContestId>, StoreError> {
        let read = |view: &View<'_>| of_club(view, Some(club));
        self.0.engine.read(read).await
    }

    /// The tournaments that `player` has set up, entered, or was asked to play in.
    pub async fn contests_of(&self, player: PlayerId) -> Result<Vec<ContestId>, StoreError> {
        let read = |view: &View<'_>| {
            let keys = view.keys(CONTESTANTS, &player);
            keys.map(|key| key.map(|(_, contest)| contest)).collect()
        };
        self.0.engine.read(read).await
    }

    /// The tournament that `game` is played for, if there is one.
    pub async fn contest_of(&self, game: GameId) -> Result<Option<Contest>, StoreError> {
        let found = self.look(|read| read.contest_with(game)).await?;
        Ok(found.map(|(_, contest)| contest))
    }

    /// The tournaments that are due at `now`, the longest waiting first.
    pub async fn contests_due(&self, now: Timestamp) -> Result<Vec<ContestId>, StoreError> {
        let read = |view: &View<'_>| {
            let rows = due(view, CONTESTS_DUE, now);
            rows.map(|row| row.map(|(_, contest)| contest)).collect()
        };
        self.0.engine.read(read).await
    }

    /// Changes a tournament: `change` may run more than once, and the outbox messages of its last run are written. The
    /// tournament's message is updated.
    ///
    /// # Errors
    ///
    /// A [`ContestError`]; nothing is changed then.
    pub async fn change_contest(
        &self,
        id: ContestId,
        change: impl Fn(&mut Contest, &Results) -> Result<Vec<Envelope>, Refusal> + Send + 'static,
    ) -> Result<(Contest, Results), ContestError> {
        let write = move |tx: &mut Transaction<'_>| change_contest(tx, id, &change);
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, write)
            .await
    }

    /// Sets the message of the tournament. Pending updates remain: of two simultaneous answers the older one may come
    /// last.
    pub async fn set_contest_message(
        &self,
        id: ContestId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let Some(mut contest) = tx.get(CONTESTS, &id)? else {
                return Ok(());
            };
            if contest.message == Some(message) {
                return Ok(());
            }
            contest.message = Some(message);
            tx.put(CONTESTS, &id, &contest)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Interactive, Durability::Durable, change)
            .await
    }

    /// Notes that this message shows the pairs from the table of `at` on.
    ///
    /// # Errors
    ///
    /// A [`StoreError`]; nothing is changed then.
    pub async fn note_pairs_message(
        &self,
        id: ContestId,
        at: At,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let Some(mut contest) = tx.get(CONTESTS, &id)? else {
                return Ok(());
            };
            let number = usize::from(at.round).wrapping_sub(1);
            let Some(round) = contest.rounds.get_mut(number) else {
                return Ok(());
            };
            round.note_message(at.table, message);
            tx.put(CONTESTS, &id, &contest)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }

    /// Notes that this message asks the members of `side`, which has waited for their answers since `since`.
    pub async fn note_side_request(
        &self,
        id: ContestId,
        side: EntryIndex,
        since: Timestamp,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let change = move |tx: &mut Transaction<'_>| {
            let Some(mut contest) = tx.get(CONTESTS, &id)? else {
                return Ok(());
            };
            contest.note_request(side, since, message);
            tx.put(CONTESTS, &id, &contest)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, change)
            .await
    }

    /// Creates the game at a board: it begins with `events`, and `change` is part of the same transaction.
    ///
    /// # Errors
    ///
    /// A [`ContestError`], such as [`Refusal::Played`] if the board has a game; nothing is stored then.
    pub async fn begin_contest_game(
        &self,
        id: ContestId,
        at: At,
        events: Vec<Event>,
        change: Change,
    ) -> Result<Game, ContestError> {
        let write = move |tx: &mut Transaction<'_>| {
            let contest = tx.get(CONTESTS, &id)?;
            let mut contest = contest.ok_or(ContestError::Missing)?;
            let game =
                create_game(tx, &events, &change, Origin::New, None).map_err(
                    |error| match error {
                        AppendError::Store(error) => ContestError::Store(error),
                        // Without a cause nothing is repeated, and a new game is never stale.
                        AppendError::Repeated | AppendError::Stale { .. } => ContestError::Missing,
                    },
                )?;
            contest.plays(at, game.id())?;
            tx.put(CONTESTS, &id, &contest)?;
            Ok(game)
        };
        let engine = &self.0.engine;
        engine
            .transact(Priority::Background, Durability::Durable, write)
            .await
    }
}

/// Whether the tournament is over.
fn is_settled(contest: &Contest, read: &impl Read) -> Result<bool, StoreError> {
    let results = results(read, contest)?;
    Ok(contest.phase(&results) == Phase::Over)
}

/// Changes a tournament, and queues the messages about the change.
pub(super) fn change_contest(
    tx: &mut Transaction<'_>,
    id: ContestId,
    change: &impl Fn(&mut Contest, &Results) -> Result<Vec<Envelope>, Refusal>,
) -> Result<(Contest, Results), ContestError> {
    let before = tx.get(CONTESTS, &id)?.ok_or(ContestError::Missing)?;
    let results_before = results(tx, &before)?;
    let mut after = before.clone();
    let queue = change(&mut after, &results_before)?;
    let results_after = results(tx, &after)?;
    let state_before = ContestState {
        contest: &before,
        results: &results_before,
    };
    plan_next(state_before, &mut after, &results_after);
    tx.put(CONTESTS, &id, &after)?;
    let state_after = ContestState {
        contest: &after,
        results: &results_after,
    };
    let end_message = news(id, state_before, state_after);
    let queue: Vec<_> = [refresh(id, &after)]
        .into_iter()
        .chain(table_updates(id, state_before, state_after))
        .chain(queue)
        .chain(end_message)
        .collect();
    enqueue(tx, Subject::Contest(id), &queue, None)?;
    Ok((after, results_after))
}

/// The latest tournaments of a club, the latest first.
fn of_club(read: &impl Read, club: Option<ClubId>) -> Result<Vec<ContestId>, StoreError> {
    let Some(club) = club else {
        return Ok(Vec::new());
    };
    let keys = read.keys(CONTESTS_IN, &club).rev().take(LATEST);
    keys.map(|key| key.map(|(_, contest)| contest)).collect()
}

/// Results of the pairs of `contest`, from their games.
pub(super) fn results(read: &impl Read, contest: &Contest) -> Result<Results, StoreError> {
    Results::of(contest, |game| outcome(read, game))
}

/// The result of a game, if it is over.
pub(super) fn outcome(read: &impl Read, game: GameId) -> Result<Option<Outcome>, StoreError> {
    let outline = read_outline(read, game)?;
    Ok(outline.and_then(|outline| match outline.progress() {
        Progress::Finished(finish) => Some(Outcome::of(finish.result)),
        Progress::Closed => Some(Outcome::Void),
        _ => None,
    }))
}

/// The outbox message that updates the message of the tournament.
pub(super) fn refresh(id: ContestId, contest: &Contest) -> Envelope {
    CONTEST_MESSAGE.to(contest.place.channel, id)
}

/// Replaces `player` by `nobody` in all tournaments.
fn forget(tx: &mut Transaction<'_>, player: PlayerId, nobody: PlayerId) -> Result<(), StoreError> {
    let contests: Vec<_> = tx.keys(CONTESTANTS, &player).collect::<Result<_, _>>()?;
    for (_, id) in contests {
        if let Some(mut contest) = tx.get(CONTESTS, &id)? {
            contest.forget(player, nobody);
            tx.put(CONTESTS, &id, &contest)?;
        }
    }
    Ok(())
}
