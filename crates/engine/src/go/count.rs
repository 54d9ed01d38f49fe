//! The winner at the end of a playout, by the rules of the game.

use super::board::{Cell, GoBoard};
use super::site::Site;
use tengen_rules::{Color, GoRules, Komi, Scoring};

/// The method of counting a finished board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Count {
    scoring: Scoring,
    /// In half points.
    komi: i32,
}

/// Share of a playout's value that depends on the margin of the win; the rest depends on the winner alone.
const MARGIN_SHARE: f32 = 0.04;

impl Count {
    /// The count of `rules` with `komi`.
    pub(super) fn new(rules: GoRules, komi: Komi) -> Self {
        Self {
            scoring: rules.scoring,
            komi: i32::from(komi.half_points()),
        }
    }

    /// The same with a komi larger by `half_points`.
    pub(super) fn with_more_komi(self, half_points: i32) -> Self {
        Self {
            komi: self.komi + half_points,
            ..self
        }
    }

    /// Black's lead in half points on a finished board.
    ///
    /// A territory differs from an area by the stones that were put on the board (each costs a point of territory
    /// or makes one of the prisoners), so `placed`, Black's stones less White's before the playout, leads from one to
    /// the other; the playout itself is not counted, for it fills territories that nobody would fill.
    pub(super) fn margin(&self, board: &GoBoard, placed: i32) -> i32 {
        let stones = i32::from(board.stones[0]) - i32::from(board.stones[1]);
        let eyes = || {
            let owners = board.empty().iter().map(|&site| match owner(board, site) {
                Some(Color::Black) => 1,
                Some(Color::White) => -1,
                None => 0,
            });
            owners.sum::<i32>()
        };
        let area = match self.scoring {
            Scoring::Area | Scoring::Territory { .. } => stones + eyes(),
            Scoring::Stones => stones,
        };
        self.lead(area, placed)
    }

    /// Black's lead in half points, from Black's `area` and `placed` stones minus White's.
    pub(super) fn lead(&self, area: i32, placed: i32) -> i32 {
        let points = match self.scoring {
            Scoring::Area | Scoring::Stones => area,
            Scoring::Territory { .. } => area - placed,
        };
        2 * points - self.komi
    }

    /// Value of a margin for Black: from 0 to 1.
    pub(super) fn value(&self, margin: i32, points: usize) -> f32 {
        let won = match margin {
            0 => 0.5,
            1.. => 1.0,
            _ => 0.0,
        };
        let share = (margin as f32 / points as f32).clamp(-1.0, 1.0) / 2.0 + 0.5;
        won * (1.0 - MARGIN_SHARE) + share * MARGIN_SHARE
    }
}

/// The owner of the point on a finished board: the colour of its stone, or of all stones around it.
#[inline]
pub(super) fn owner(board: &GoBoard, site: Site) -> Option<Color> {
    let color_of = |cell: Cell| {
        Color::ALL
            .into_iter()
            .find(|&color| cell == Cell::stone(color))
    };
    if !board.is_empty(site) {
        return color_of(board.at(site));
    }
    let mut around = board.grid().neighbours(site).into_iter();
    let mut bits = around
        .clone()
        .map(|next| board.at(next))
        .filter(|&cell| cell != Cell::EDGE);
    let first = bits.next()?;
    let same = around.all(|next| board.at(next) == first || board.at(next) == Cell::EDGE);
    color_of(first).filter(|_| same)
}
