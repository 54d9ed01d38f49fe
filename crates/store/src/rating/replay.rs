//! Replaying a log: the effect of its games on the standings of their players.

use std::collections::HashMap;

use super::first::{first_rating, recent_wins_if_forgotten};
use super::{ClubPool, Moment, RATED, Rated, RatingStep, STANDINGS, STEPS, Standing};
use crate::StoreError;
use crate::db::{All, Each, Read, View};
use tengen_game::PlayerId;
use tengen_game::clock::{Span, Timestamp};
use tengen_rating::{Changed, REPEAT_DAYS, Table};
use tengen_rules::{ByColor, Color};

/// The standings of a pool while its games are replayed.
pub(super) struct Replay {
    club_pool: ClubPool,
    table: Table<PlayerId>,
    standings: HashMap<PlayerId, Standing>,
}

impl Replay {
    /// A replay in which nobody has played yet.
    pub(super) fn new(club_pool: ClubPool) -> Self {
        Self {
            club_pool,
            table: Table::default(),
            standings: HashMap::new(),
        }
    }

    /// Sets the standing of `player` before the games that follow.
    pub(super) fn put(&mut self, player: PlayerId, standing: Standing) {
        self.table.set(player, standing.rating);
        self.standings.insert(player, standing);
    }

    /// All players with their standings.
    pub(super) fn standings(&self) -> impl Iterator<Item = (PlayerId, &Standing)> {
        self.standings
            .iter()
            .map(|(player, standing)| (*player, standing))
    }

    /// The standing of `player`, if they have played.
    pub(super) fn standing(&self, player: PlayerId) -> Option<&Standing> {
        self.standings.get(&player)
    }

    /// Adds a game whose winner had beaten the same player `earlier` times recently, and returns its effect on each
    /// player: none for a forgotten one, who has no standing.
    pub(super) fn add(
        &mut self,
        read: &impl Read,
        moment: Moment,
        rated: &Rated,
        earlier: usize,
    ) -> Result<Vec<(PlayerId, RatingStep)>, StoreError> {
        let (_, pool) = self.club_pool;
        let begin = |color: Color| {
            let player = rated.players[color];
            match self.table.rating(player).filter(|_| !player.is_nobody()) {
                Some(rating) => Ok(rating),
                None => first_rating(read, pool, moment.1, color, player),
            }
        };
        let before = ByColor {
            black: begin(Color::Black)?,
            white: begin(Color::White)?,
        };
        for (color, player) in rated.players.iter() {
            self.table.set(*player, before[color]);
        }
        // Forgotten players share one id but are different people.
        let mut players = rated.players.iter();
        let earlier = if players.any(|(_, who)| who.is_nobody()) {
            recent_wins_if_forgotten(read, pool, moment.1)?.unwrap_or(earlier)
        } else {
            earlier
        };
        let changed = self.table.add(rated, before, earlier);
        let known = rated.players.iter().filter(|(_, who)| !who.is_nobody());
        let steps = known.map(|(color, &player)| {
            let step = self.add_step(moment, rated, color, changed[color], earlier);
            (player, step)
        });
        Ok(steps.collect())
    }

    /// Notes the rating change `changed` of one colour's player.
    fn add_step(
        &mut self,
        last: Moment,
        rated: &Rated,
        color: Color,
        rating: Changed,
        earlier: usize,
    ) -> RatingStep {
        let player = rated.players[color];
        let known = self.standings.get(&player);
        let number = known.map_or(0, |standing| standing.games) + 1;
        let standing = Standing {
            rating: rating.after,
            games: number,
            last,
        };
        self.standings.insert(player, standing);
        RatingStep {
            rating,
            number,
            color,
            opponent: rated.players[!color],
            winner: rated.winner,
            earlier,
        }
    }
}

/// Times of wins in the games of a log, by winner and loser.
#[derive(Default)]
pub(super) struct Wins(HashMap<(PlayerId, PlayerId), Vec<Timestamp>>);

impl Wins {
    /// Notes the next game of the log, and returns the number of recent wins of its winner over the same player.
    pub(super) fn add(&mut self, (at, _): Moment, rated: &Rated) -> usize {
        let Some(winner) = rated.winner else {
            return 0;
        };
        let pair = (rated.players[winner], rated.players[!winner]);
        let wins = self.0.entry(pair).or_default();
        let since = matters_since(at);
        let earlier = wins.iter().rev().take_while(|won| **won >= since).count();
        wins.push(at);
        earlier
    }
}

/// The time from which on earlier wins matter for a game that ended at `at`.
pub(super) fn matters_since(at: Timestamp) -> Timestamp {
    at.after(Span::ZERO.minus(Span::days(REPEAT_DAYS)))
}

/// Gives every row that follows from the logs to `each`.
///
/// # Errors
///
/// A [`StoreError`] of the engine, or one of `each`.
pub(crate) fn all(read: &View<'_>, each: &mut Each<'_>) -> Result<(), StoreError> {
    let mut replay: Option<Replay> = None;
    let mut wins = Wins::default();
    for row in read.scan(RATED, &All) {
        let ((club_pool, moment), rated) = match row {
            Err(StoreError::Unreadable { .. }) => continue,
            row => row?,
        };
        if replay
            .as_ref()
            .is_none_or(|replay| replay.club_pool != club_pool)
        {
            if let Some(ended) = replay.replace(Replay::new(club_pool)) {
                each_row(&ended, each)?;
            }
            wins = Wins::default();
        }
        let replay = replay.as_mut().expect("it has just begun");
        let earlier = wins.add(moment, &rated);
        for (player, step) in replay.add(read, moment, &rated, earlier)? {
            each(STEPS.row(&(club_pool, player, moment), &step))?;
        }
    }
    match replay {
        Some(ended) => each_row(&ended, each),
        None => Ok(()),
    }
}

/// Gives the rows of all standings to `each`.
fn each_row(replay: &Replay, each: &mut Each<'_>) -> Result<(), StoreError> {
    let mut standings = replay.standings();
    standings.try_for_each(|(player, standing)| {
        each(STANDINGS.row(&(replay.club_pool, player), standing))
    })
}
