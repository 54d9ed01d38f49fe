//! A review: a finished game, judged move by move, with the biggest mistakes of each side.
//!
//! It takes two rounds. First every position is read. Then, for each move that lost most, the position after it and the
//! position after the better move found in the first round are read longer. Both have the other side to move, so that
//! the search has the same bias in both.

use super::{Analysis, Budget, Decision, Level, Query, Style, analyse, estimate, judge};
use std::num::NonZeroU8;
use tengen_rules::{ByColor, Color, Ending, Komi, Move, Position, Rules, Size, Status};

/// Maximum number of mistakes of a side in a review.
pub const MOST_MISTAKES: usize = 3;
/// Maximum number of a side's moves that are read a second time.
const SUSPECTS: usize = 5;
/// Length of the second reading of a position, as a multiple of the first.
const SECOND_READING: u32 = 3;
/// Budget of the first round, in playouts, which limits the time of long games.
const ALL_PLAYOUTS: u32 = 300_000;
/// Minimum loss of chances that makes a move a mistake, in permille.
const LOST_CHANCE: i32 = 150;
/// The same in half points, where an external engine judges: such programs read every board well.
const LOST_BY_EXTERNAL: i32 = 4;

/// The unit in which positions are valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Half points of Black's lead, where points are counted.
    HalfPoints,
    /// Permille of Black's chance to win, elsewhere.
    Permille,
}

impl Measure {
    /// The unit for games by `rules`.
    pub const fn of(rules: &Rules) -> Self {
        match rules {
            Rules::Go(_) => Self::HalfPoints,
            Rules::AtariGo(_) | Rules::Gomoku(_) | Rules::GoBang(_) => Self::Permille,
        }
    }

    /// Minimum loss of a mistake for an external engine.
    const fn min_loss_by_external(self) -> i32 {
        match self {
            Self::HalfPoints => LOST_BY_EXTERNAL,
            Self::Permille => LOST_CHANCE,
        }
    }

    /// Minimum loss of a mistake: the engine reads larger boards less well. Below it, two readings of a game differ.
    fn min_loss(self, size: Size) -> i32 {
        match self {
            Self::HalfPoints => i32::from(size.columns().max(size.rows())),
            Self::Permille => LOST_CHANCE,
        }
    }
}

/// The judgement of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its value for Black.
    pub value: i16,
    /// The best move of the side to move; none where it has no choice.
    pub best: Option<Move>,
}

/// A costly move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// Its number, from 1.
    pub number: u16,
    /// The better move.
    pub better: Move,
    /// The value for Black after the move.
    pub played: i16,
    /// The value for Black after the better move.
    pub possible: i16,
}

impl Mistake {
    /// Its cost, never negative.
    pub const fn cost(&self) -> u16 {
        self.played.abs_diff(self.possible)
    }
}

/// The author of a review's values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Judge {
    /// This engine.
    #[default]
    Own,
    /// The external engine of this name.
    External(String),
    /// This engine, since the external one of this name failed.
    InsteadOf(String),
}

/// A finished game with the judgement of each position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    pub judge: Judge,
    /// The unit of all values.
    pub measure: Measure,
    /// The position before the first move, and after each move.
    pub readings: Vec<Reading>,
    /// The biggest mistakes of both sides in the order of the moves, [`MOST_MISTAKES`] of each at most.
    pub mistakes: Vec<Mistake>,
}

/// A game to review.
#[derive(Clone, Debug)]
pub struct Played {
    /// The rules of the game.
    pub rules: Rules,
    /// The komi, where there is one.
    pub komi: Komi,
    /// The position before the first move, and after each move.
    pub positions: Vec<Position>,
    /// The moves.
    pub moves: Vec<(Color, Move)>,
    /// Number of opening moves that are not judged: they were made for both colours.
    pub unjudged: usize,
    /// The same seed and game bring the same review.
    pub seed: u64,
}

/// A position to read.
#[derive(Clone, Debug)]
pub struct PositionToRead {
    pub position: Position,
    /// The moves that lead to it.
    pub moves: Vec<(Color, Move)>,
    /// Factor on the thinking time of the first round.
    pub times: u32,
}

/// A review in the making.
#[derive(Clone, Debug)]
pub struct Reviewer {
    game: Played,
    measure: Measure,
    /// Minimum loss of a mistake.
    min_loss: i32,
    readings: Vec<Reading>,
    /// The numbers of the moves that are read a second time; known after the first round.
    suspects: Vec<usize>,
    /// Their values: after the move, and after the better one.
    compared: Vec<[i16; 2]>,
    /// The value after the move, while the better one has not been read.
    value_after_move: Option<i16>,
}

impl Reviewer {
    /// A review of `game` without any reading yet.
    pub fn new(game: Played) -> Self {
        let (measure, size) = (Measure::of(&game.rules), game.positions[0].size());
        Self::with(game, measure, measure.min_loss(size))
    }

    /// The same, for the readings of an external engine: see [`Reviewer::next_position`].
    pub fn external(game: Played, measure: Measure) -> Self {
        Self::with(game, measure, measure.min_loss_by_external())
    }

    fn with(mut game: Played, measure: Measure, min_loss: i32) -> Self {
        let moves = game.moves.len().min(game.positions.len().saturating_sub(1));
        game.moves.truncate(moves);
        game.positions.truncate(moves + 1);
        Self {
            measure,
            min_loss,
            game,
            readings: Vec::new(),
            suspects: Vec::new(),
            compared: Vec::new(),
            value_after_move: None,
        }
    }

    /// Number of positions to read in the first round, which takes most of the time.
    pub fn positions(&self) -> usize {
        self.game.positions.len()
    }

    /// Number of those that have been read.
    pub fn read_positions(&self) -> usize {
        self.readings.len()
    }

    /// Reads the next position, at most until `stop` returns true. Returns the review once all positions are read.
    pub fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> Option<Review> {
        let Some(wanted) = self.next_position() else {
            return Some(self.review(Judge::Own));
        };
        let reading = self.read(&wanted.position, wanted.times, stop);
        self.add_reading(reading);
        None
    }

    /// The next position to read; none once there is a review.
    pub fn next_position(&self) -> Option<PositionToRead> {
        let all = self.readings.len();
        if let Some(position) = self.game.positions.get(all) {
            return Some(PositionToRead {
                position: position.clone(),
                moves: self.game.moves[..all].to_vec(),
                times: 1,
            });
        }
        let &number = self.suspects.get(self.compared.len())?;
        let mut moves = self.game.moves[..number].to_vec();
        let position = match self.value_after_move {
            None => self.game.positions[number].clone(),
            Some(_) => {
                let (after, better) = self.after_better(number)?;
                moves[number - 1].1 = better;
                after
            }
        };
        Some(PositionToRead {
            position,
            moves,
            times: SECOND_READING,
        })
    }

    /// Adds the reading of the [next position](Self::next_position).
    pub fn add_reading(&mut self, reading: Reading) {
        if self.readings.len() < self.game.positions.len() {
            self.readings.push(reading);
            if self.readings.len() == self.game.positions.len() {
                self.suspects = self.suspects();
            }
            return;
        }
        match self.value_after_move.take() {
            None => self.value_after_move = Some(reading.value),
            Some(played) => self.compared.push([played, reading.value]),
        }
    }

    /// The reading of a position for which no external engine is needed: the game is over or stopped there, or
    /// handicap stones are placed.
    pub fn known_reading(&self, position: &Position) -> Option<Reading> {
        match self.game.rules.status(position) {
            Status::Over(outcome) => {
                Some(read_result(&outcome.ending, outcome.winner, self.measure))
            }
            Status::InProgress if position.to_place() == 0 => None,
            Status::Stopped | Status::InProgress => Some(Reading {
                value: self.value_before(),
                best: None,
            }),
        }
    }

    /// The value of the next position if nothing has changed: that of the position that it is compared with, of the same
    /// position in the first round, or of the one before.
    fn value_before(&self) -> i16 {
        let even = match self.measure {
            Measure::HalfPoints => 0,
            Measure::Permille => 500,
        };
        let suspect = self.suspects.get(self.compared.len());
        let same = suspect.and_then(|&number| self.readings.get(number));
        let known = same.or(self.readings.last());
        self.value_after_move
            .or(known.map(|reading| reading.value))
            .unwrap_or(even)
    }

    /// The better move than the one with this number, and the position after it.
    fn after_better(&self, number: usize) -> Option<(Position, Move)> {
        let mut after = self.game.positions[number - 1].clone();
        let better = self.readings[number - 1].best?;
        self.game.rules.play(&mut after, better).ok()?;
        Some((after, better))
    }

    /// The numbers of the moves that made the position worse for their side, the worst first.
    fn suspects(&self) -> Vec<usize> {
        let min_loss = self.min_loss / 2;
        let mut all: ByColor<Vec<(i32, usize)>> = ByColor::default();
        let judged = self.game.moves.iter().enumerate().skip(self.game.unjudged);
        for (place, &(color, mv)) in judged {
            let [before, after] = [place, place + 1].map(|place| self.readings[place]);
            let lost = gain(color, after.value, before.value);
            let is_other = before.best.is_some_and(|best| best != mv);
            if lost >= min_loss && is_other && self.after_better(place + 1).is_some() {
                all[color].push((lost, place + 1));
            }
        }
        let mut numbers = Vec::new();
        for color in Color::ALL {
            all[color].sort_unstable_by_key(|&(lost, _)| std::cmp::Reverse(lost));
            // A point that a side overlooks for twenty moves is named once.
            let mut better = Vec::new();
            all[color].retain(|&(_, number)| {
                let best = self.readings[number - 1].best;
                let is_new = !better.contains(&best);
                better.push(best);
                is_new
            });
            numbers.extend(all[color].iter().take(SUSPECTS).map(|&(_, number)| number));
        }
        numbers
    }

    /// The review of the positions that were read, by `judge`.
    pub fn review(&self, judge: Judge) -> Review {
        let compared = self.suspects.iter().zip(&self.compared);
        let mut mistakes: ByColor<Vec<Mistake>> = ByColor::default();
        for (&number, &[played, possible]) in compared {
            let (color, mv) = self.game.moves[number - 1];
            let better = self.readings[number - 1].best;
            // Where both have passed, one value is a count and the other one an estimate.
            let min_loss = if mv == Move::Pass {
                self.min_loss * 2
            } else {
                self.min_loss
            };
            if let (Some(better), Ok(number)) = (better, u16::try_from(number))
                && gain(color, played, possible) >= min_loss
            {
                mistakes[color].push(Mistake {
                    number,
                    better,
                    played,
                    possible,
                });
            }
        }
        let mut chosen: Vec<Mistake> = Vec::new();
        for color in Color::ALL {
            mistakes[color].sort_unstable_by_key(|mistake| std::cmp::Reverse(mistake.cost()));
            chosen.extend(mistakes[color].iter().take(MOST_MISTAKES));
        }
        chosen.sort_unstable_by_key(|mistake| mistake.number);
        Review {
            judge,
            measure: self.measure,
            readings: self.readings.clone(),
            mistakes: chosen,
        }
    }

    /// The judgement of `position`, read `times` times as long as in the first round.
    fn read(&self, position: &Position, times: u32, stop: &(dyn Fn() -> bool + Sync)) -> Reading {
        let query = Query {
            rules: &self.game.rules,
            position,
            komi: self.game.komi,
            level: Level::HIGHEST,
            style: Style::Usual,
            budget: Budget {
                playouts: playouts(position.size(), self.positions()) * times,
                threads: NonZeroU8::MIN,
                stop,
            },
            seed: self.game.seed,
        };
        match (self.game.rules.status(position), self.measure) {
            (Status::Over(outcome), _) => {
                read_result(&outcome.ending, outcome.winner, self.measure)
            }
            (Status::Stopped, _) => read_count(&query),
            // Free handicap stones are not judged.
            (Status::InProgress, Measure::HalfPoints) if position.to_place() > 0 => {
                read_count(&query)
            }
            (Status::InProgress, Measure::HalfPoints) => read_points(&query),
            (Status::InProgress, Measure::Permille) => read_win_rate(&query),
        }
    }
}

/// Playouts, or positions, for each of `all` positions of a game in the first round: larger boards take longer.
fn playouts(size: Size, all: usize) -> u32 {
    let most = match size.points() {
        ..=81 => 3_000,
        82..=169 => 2_000,
        _ => 1_200,
    };
    let all = u32::try_from(all).unwrap_or(u32::MAX).max(1);
    (ALL_PLAYOUTS / all).clamp(100, most)
}

/// The gain of `color` from one value for Black to another.
fn gain(color: Color, from: i16, to: i16) -> i32 {
    let more = i32::from(to) - i32::from(from);
    match color {
        Color::Black => more,
        Color::White => -more,
    }
}

fn read_result(ending: &Ending, winner: Option<Color>, measure: Measure) -> Reading {
    let value = match (ending, winner) {
        (Ending::Score(score), _) if measure == Measure::HalfPoints => {
            let total = score.total.map(|points| points.halves());
            to_stored_value(f64::from(total.black - total.white))
        }
        (_, Some(Color::Black)) => 1_000,
        (_, Some(Color::White)) => 0,
        (_, None) => 500,
    };
    Reading { value, best: None }
}

/// The count of a position in which the side to move has no choice.
fn read_count(query: &Query<'_>) -> Reading {
    let lead = estimate(query).map_or(0, |estimate| estimate.lead.halves());
    Reading {
        value: to_stored_value(f64::from(lead)),
        best: None,
    }
}

fn read_points(query: &Query<'_>) -> Reading {
    let Some(Analysis { moves, lead, .. }) = analyse(query) else {
        return read_count(query);
    };
    let lead = f64::from(lead.unwrap_or(0.0)) * 2.0;
    let value = match query.position.to_move() {
        Color::Black => lead,
        Color::White => -lead,
    };
    Reading {
        value: to_stored_value(value),
        best: moves.first().map(|looked| looked.mv),
    }
}

fn read_win_rate(query: &Query<'_>) -> Reading {
    let Some(thought) = judge(query) else {
        return read_result(&Ending::NoMovesLeft, None, Measure::Permille);
    };
    let own = f64::from(thought.win_rate) * 1_000.0;
    let value = match query.position.to_move() {
        Color::Black => own,
        Color::White => 1_000.0 - own,
    };
    let best = match thought.decision {
        Decision::Play(point) => Some(Move::Play(point)),
        Decision::Pass | Decision::Resign => None,
    };
    Reading {
        value: to_stored_value(value),
        best,
    }
}

/// A value as it is stored.
pub(crate) fn to_stored_value(value: f64) -> i16 {
    // A lead is at most twice the points of the largest board and its komi, in half points.
    value.round().clamp(-3_000.0, 3_000.0) as i16
}
