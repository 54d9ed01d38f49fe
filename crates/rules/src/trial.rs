//! Playing a dispute out: the confirmation of life and death (Japanese 1989, Article 7.2).

use super::{
    ByColor, Color, IllegalMove, Move, Played, Point, PointSet, Position, Rules, Turn, go,
};

/// A side's move in a trial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrialMove {
    /// A stone or a pass.
    Move(Move),
    /// A pass for the ko whose stone stood on this point: it may be retaken from then on.
    PassForKo(Point),
}

/// The error of a pass for a ko on a point that the side to move is not barred from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no ko on {0} for which one could pass")]
pub struct NoKo(pub Point);

/// A copy of a stopped position on which a dispute is played out.
///
/// Only ko differs from the game: a stone taken in a ko may not be retaken until its side has once passed for that
/// ko. A move elsewhere, or a pass for another ko, does not help. The ban ends with the ko; a later ko on the same
/// point is a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    position: Position,
    /// By side: the points of the kos in which it may not retake yet.
    barred: ByColor<PointSet>,
    turns: Vec<(Color, TrialMove)>,
}

impl Trial {
    /// A trial that begins from `stopped` with `first` to move.
    pub fn new(rules: &Rules, stopped: &Position, first: Color) -> Self {
        let mut position = stopped.clone();
        rules.resume(&mut position, first);
        Self {
            position,
            barred: ByColor::default(),
            turns: Vec::new(),
        }
    }

    /// The board of the trial.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Turns so far, in order.
    pub fn turns(&self) -> &[(Color, TrialMove)] {
        &self.turns
    }

    /// The points at which the side to move may not retake a ko until it has passed for it.
    pub fn barred_points(&self) -> PointSet {
        self.barred[self.position.to_move()]
    }

    /// Whether two passes in a row have ended it; passes for a ko do not.
    pub fn is_over(&self) -> bool {
        self.position.passes() >= 2
    }

    /// Whether `mv` may be made.
    ///
    /// # Errors
    /// The [`IllegalMove`] that says why not.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let Move::Play(point) = mv else {
            return Ok(());
        };
        go::check_stone(&self.position, point)?;
        if self.barred_points().contains(point) {
            return Err(IllegalMove::Ko);
        }
        Ok(())
    }

    /// Makes `mv`.
    ///
    /// # Errors
    /// The [`IllegalMove`] that says why not; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<Played, IllegalMove> {
        self.check(mv)?;
        let color = self.position.to_move();
        self.turns.push((color, TrialMove::Move(mv)));
        let captured = match mv {
            Move::Pass => PointSet::EMPTY,
            Move::Play(point) => {
                let captured = self.position.board.place(color, point);
                if let Some(ko) = go::ko_point(&self.position.board, point, captured) {
                    self.barred[!color].insert(ko);
                }
                captured
            }
        };
        self.barred = ByColor::from_fn(|color| {
            let barred = self.barred[color].iter();
            barred
                .filter(|&point| self.would_retake(color, point))
                .collect()
        });
        Ok(self.position.end_turn(mv, captured, PointSet::EMPTY))
    }

    /// Passes for the ko on `point`, which may be retaken from then on.
    ///
    /// # Errors
    /// [`NoKo`] if the side to move is not barred from retaking there; nothing has changed then.
    pub fn pass_for_ko(&mut self, point: Point) -> Result<(), NoKo> {
        if self.is_over() || !self.barred_points().contains(point) {
            return Err(NoKo(point));
        }
        let color = self.position.to_move();
        self.turns.push((color, TrialMove::PassForKo(point)));
        self.barred[color].remove(point);
        let none = PointSet::EMPTY;
        self.position.end_turn(Move::Pass, none, none);
        // A pass for a ko does not end the trial.
        self.position.passes = 0;
        Ok(())
    }

    /// Whether a stone of `color` on `point` would take exactly one stone and could then be retaken: the ko still
    /// exists.
    fn would_retake(&self, color: Color, point: Point) -> bool {
        let board = &self.position.board;
        if !board.is_empty(point) || !board.may_live(color, point) {
            return false;
        }
        let mut after = board.clone();
        let captured = after.place(color, point);
        go::ko_point(&after, point, captured).is_some()
    }

    /// The turn that was taken last.
    pub fn last(&self) -> Option<Turn> {
        self.position.last().filter(|_| !self.turns.is_empty())
    }
}
