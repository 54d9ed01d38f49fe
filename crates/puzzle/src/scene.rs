//! The setting of a puzzle: stones, the side to move, and the preceding moves that matter.

use super::Symmetry;
use tengen_rules::{
    ByColor, Color, IllegalMove, Move, PointSet, Position, RuleSet, SetupError, Size,
};

/// A position of a puzzle: stones on the board, and moves after that.
///
/// Small and plain, so that it can be stored; everything else follows from the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    rules: &'static RuleSet,
    size: Size,
    stones: ByColor<PointSet>,
    first: Color,
    moves: Vec<Move>,
}

/// Most moves of a scene. Whole games on small boards have a hundred.
pub const MOST_MOVES: usize = 500;

/// Why a position is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SceneError {
    /// The stones are not a legal setup.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A move is not legal.
    #[error("move {number} is not legal: {reason}")]
    Illegal {
        /// The move's number, counted from 1.
        number: usize,
        reason: IllegalMove,
    },
    /// More than [`MOST_MOVES`] moves.
    #[error("there are more than {MOST_MOVES} moves")]
    TooLong,
}

impl Scene {
    /// The scene with `stones` on the board and then `moves`, the first of them by `first`.
    ///
    /// # Errors
    ///
    /// [`SceneError`] if the rules do not allow that.
    pub fn new(
        rules: &'static RuleSet,
        size: Size,
        stones: ByColor<PointSet>,
        first: Color,
        moves: Vec<Move>,
    ) -> Result<Self, SceneError> {
        if moves.len() > MOST_MOVES {
            return Err(SceneError::TooLong);
        }
        let scene = Self {
            rules,
            size,
            stones,
            first,
            moves,
        };
        scene.play()?;
        Ok(scene)
    }

    fn play(&self) -> Result<Position, SceneError> {
        let rules = &self.rules.rules;
        let mut position = rules.position(self.size, self.stones, self.first)?;
        for (index, &mv) in self.moves.iter().enumerate() {
            let played = rules.play(&mut position, mv);
            played.map_err(|reason| SceneError::Illegal {
                number: index + 1,
                reason,
            })?;
        }
        Ok(position)
    }

    /// The position after the moves.
    pub fn position(&self) -> Position {
        self.play().expect("a scene is checked when it is made")
    }

    pub const fn rules(&self) -> &'static RuleSet {
        self.rules
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stones before the moves.
    pub const fn stones(&self) -> ByColor<PointSet> {
        self.stones
    }

    /// The side to move before the moves.
    pub const fn first_mover(&self) -> Color {
        self.first
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The side to move after the moves.
    pub const fn to_move(&self) -> Color {
        match (self.moves.len() % 2, self.first) {
            (0, color) => color,
            (_, Color::Black) => Color::White,
            (_, Color::White) => Color::Black,
        }
    }

    /// The scene after turning or mirroring the board.
    #[must_use]
    pub fn transform(&self, symmetry: Symmetry) -> Self {
        let turn = |mv: &Move| match *mv {
            Move::Play(point) => Move::Play(symmetry.of(point, self.size)),
            Move::Pass => Move::Pass,
        };
        Self {
            rules: self.rules,
            size: symmetry.of_size(self.size),
            stones: self.stones.map(|set| symmetry.of_set(set, self.size)),
            first: self.first,
            moves: self.moves.iter().map(turn).collect(),
        }
    }

    /// The scene with the colours exchanged.
    #[must_use]
    pub fn with_colors_exchanged(&self) -> Self {
        Self {
            stones: ByColor::from_fn(|color| self.stones[!color]),
            first: !self.first,
            ..self.clone()
        }
    }
}
