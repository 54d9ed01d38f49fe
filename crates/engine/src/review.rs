//! A review: a game that is over, judged move by move, with the biggest mistakes of each side.
//!
//! It takes two rounds. First every position is read. Then, for the moves after which it stood worse, the position after the
//! move and the position after the move that was found before it are read longer, both with the other side to move:
//! so both values of the comparison have the same bias of the search.

use super::{Analysis, Budget, Decision, Level, Query, Style, analyse, estimate, judge};
use std::num::NonZeroU8;
use tengen_rules::{ByColor, Color, Ending, Komi, Move, Position, Rules, Size, Status};

/// The most mistakes of a side that a review names.
pub const MOST_MISTAKES: usize = 3;
/// How many moves of a side are read a second time.
const SUSPECTS: usize = 5;
/// How many times as long positions are read the second time.
const LONGER: u32 = 3;
/// All playouts of the first round: what keeps a long game within the time of a short one.
const ALL_PLAYOUTS: u32 = 300_000;
/// Minimum loss of chances that makes a move a mistake, in permille.
const LOST_CHANCE: i32 = 150;

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

    /// Minimum loss of a mistake: the engine reads larger boards less well. Below it, two readings of a game differ.
    fn least(self, size: Size) -> i32 {
        match self {
            Self::HalfPoints => i32::from(size.columns().max(size.rows())),
            Self::Permille => LOST_CHANCE,
        }
    }
}

/// How a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// Its value for Black.
    pub value: i16,
    /// The best move of the side to move; none where nothing is to be chosen.
    pub best: Option<Move>,
}

/// A move that cost much.
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

/// A game that is over, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
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
    /// How many moves of an opening are not judged: they were made for both colours.
    pub unjudged: usize,
    /// The same seed and game bring the same review.
    pub seed: u64,
}

/// A review in the making.
#[derive(Clone, Debug)]
pub struct Reviewer {
    game: Played,
    measure: Measure,
    readings: Vec<Reading>,
    /// The moves that are read a second time, by number; known after the first round.
    suspects: Vec<usize>,
    /// Their values: after the move, after the better one.
    weighed: Vec<[i16; 2]>,
    /// The value after the move, while the better one has not been read.
    half: Option<i16>,
}

impl Reviewer {
    /// A review of `game` of which nothing is read yet.
    pub fn new(mut game: Played) -> Self {
        let moves = game.moves.len().min(game.positions.len().saturating_sub(1));
        game.moves.truncate(moves);
        game.positions.truncate(moves + 1);
        Self {
            measure: Measure::of(&game.rules),
            game,
            readings: Vec::new(),
            suspects: Vec::new(),
            weighed: Vec::new(),
            half: None,
        }
    }

    /// How many positions there are to read in the first round, which takes most of the time.
    pub fn positions(&self) -> usize {
        self.game.positions.len()
    }

    /// How many of them are read.
    pub fn read_positions(&self) -> usize {
        self.readings.len()
    }

    /// Reads on: one position, until `stop` says so at most. Gives the review once there is nothing left to read.
    pub fn step(&mut self, stop: &(dyn Fn() -> bool + Sync)) -> Option<Review> {
        if let Some(position) = self.game.positions.get(self.readings.len()) {
            let reading = self.read(position, 1, stop);
            self.readings.push(reading);
            if self.readings.len() == self.game.positions.len() {
                self.suspects = self.suspects();
            }
            return None;
        }
        let Some(&number) = self.suspects.get(self.weighed.len()) else {
            return Some(self.review());
        };
        match self.half.take() {
            None => {
                let after = &self.game.positions[number];
                self.half = Some(self.read(after, LONGER, stop).value);
            }
            Some(played) => {
                let possible = self
                    .after_better(number)
                    .map_or(played, |after| self.read(&after, LONGER, stop).value);
                self.weighed.push([played, possible]);
            }
        }
        None
    }

    /// The position after the better move than that of this number.
    fn after_better(&self, number: usize) -> Option<Position> {
        let mut after = self.game.positions[number - 1].clone();
        let better = self.readings[number - 1].best?;
        self.game.rules.play(&mut after, better).ok()?;
        Some(after)
    }

    /// The numbers of the moves that made the position worse for their side, the worst first.
    fn suspects(&self) -> Vec<usize> {
        let least = self.measure.least(self.game.positions[0].size()) / 2;
        let mut all: ByColor<Vec<(i32, usize)>> = ByColor::default();
        let judged = self.game.moves.iter().enumerate().skip(self.game.unjudged);
        for (place, &(color, mv)) in judged {
            let [before, after] = [place, place + 1].map(|place| self.readings[place]);
            let lost = gain(color, after.value, before.value);
            if lost >= least && before.best.is_some_and(|best| best != mv) {
                all[color].push((lost, place + 1));
            }
        }
        let mut numbers = Vec::new();
        for color in Color::ALL {
            all[color].sort_unstable_by_key(|&(lost, _)| std::cmp::Reverse(lost));
            // A point that both sides overlook for twenty moves is named once.
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

    fn review(&self) -> Review {
        let least = self.measure.least(self.game.positions[0].size());
        let weighed = self.suspects.iter().zip(&self.weighed);
        let mut mistakes: ByColor<Vec<Mistake>> = ByColor::default();
        for (&number, &[played, possible]) in weighed {
            let (color, mv) = self.game.moves[number - 1];
            let better = self.readings[number - 1].best;
            // Where both have passed, one value is a count and the other one an estimate.
            let least = if mv == Move::Pass { least * 2 } else { least };
            if let (Some(better), Ok(number)) = (better, u16::try_from(number))
                && gain(color, played, possible) >= least
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
            measure: self.measure,
            readings: self.readings.clone(),
            mistakes: chosen,
        }
    }

    /// How `position` stands, read this number of `times` as long as in the first round.
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
            (Status::Over(outcome), _) => over(&outcome.ending, outcome.winner),
            (Status::Stopped, _) => stopped(&query),
            // Handicap stones are placed as their owner likes.
            (Status::InProgress, Measure::HalfPoints) if position.to_place() > 0 => stopped(&query),
            (Status::InProgress, Measure::HalfPoints) => by_points(&query),
            (Status::InProgress, Measure::Permille) => by_chance(&query),
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

fn over(ending: &Ending, winner: Option<Color>) -> Reading {
    let value = match (ending, winner) {
        (Ending::Score(score), _) => {
            let total = score.total.map(|points| points.halves());
            bounded(f64::from(total.black - total.white))
        }
        (_, Some(Color::Black)) => 1_000,
        (_, Some(Color::White)) => 0,
        (_, None) => 500,
    };
    Reading { value, best: None }
}

/// The count of a position in which nothing is to be chosen.
fn stopped(query: &Query<'_>) -> Reading {
    let lead = estimate(query).map_or(0, |estimate| estimate.lead.halves());
    Reading {
        value: bounded(f64::from(lead)),
        best: None,
    }
}

fn by_points(query: &Query<'_>) -> Reading {
    let Some(Analysis { moves, lead, .. }) = analyse(query) else {
        return stopped(query);
    };
    let lead = f64::from(lead.unwrap_or(0.0)) * 2.0;
    let value = match query.position.to_move() {
        Color::Black => lead,
        Color::White => -lead,
    };
    Reading {
        value: bounded(value),
        best: moves.first().map(|looked| looked.mv),
    }
}

fn by_chance(query: &Query<'_>) -> Reading {
    let Some(thought) = judge(query) else {
        return over(&Ending::NoMovesLeft, None);
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
        value: bounded(value),
        best,
    }
}

/// A value as it is kept.
fn bounded(value: f64) -> i16 {
    // A lead is at most twice the points of the largest board and its komi, in half points.
    value.round().clamp(-3_000.0, 3_000.0) as i16
}
