//! A game that is replayed to learn from it, or to measure the policy.

use super::local::local_key;
use super::table::Weights;
use super::view::View;
use crate::go::board::GoBoard;
use crate::go::playout::Last;
use crate::go::prior::Knowledge;
use crate::go::site::{Grid, NOWHERE, Site};
use tengen_rules::{Color, Move, Point, Size};

/// A position of a game of Go that is replayed move by move.
pub struct Replay {
    board: GoBoard,
    color: Color,
    last: Last,
}

/// A position with its moves and their features.
pub struct PositionFeatures<'a>(View<'a>);

impl Replay {
    /// An empty board.
    pub fn new(size: Size) -> Self {
        Self {
            board: GoBoard::without_stones(Grid::new(size)),
            color: Color::Black,
            last: Last {
                one: NOWHERE,
                two: NOWHERE,
            },
        }
    }

    /// Plays the move; returns whether it was legal.
    pub fn play(&mut self, mv: Move) -> bool {
        let site = match mv {
            Move::Pass => {
                self.board.ko = NOWHERE;
                NOWHERE
            }
            Move::Play(point) => {
                let site = self.board.grid().site(point);
                if !self.board.is_empty(site) || !self.board.is_legal(self.color, site) {
                    return false;
                }
                self.board.play(self.color, site);
                site
            }
        };
        self.last = self.last.push(site);
        self.color = !self.color;
        true
    }

    /// The features of the position.
    pub fn see(&self) -> PositionFeatures<'_> {
        PositionFeatures(View::new(
            &self.board,
            self.color,
            self.last,
            Knowledge {
                ladders: true,
                learned: false,
            },
        ))
    }
}

impl PositionFeatures<'_> {
    /// The moves that may be predicted: legal ones that fill no eye.
    pub fn moves(&self) -> Vec<Point> {
        let View { board, color, .. } = self.0;
        let open = board.empty().iter().copied();
        let sensible =
            open.filter(|&site| board.is_legal(color, site) && !board.is_eye(color, site));
        sensible
            .filter_map(|site: Site| board.grid().point(site))
            .collect()
    }

    /// The moves beside the last two that leave at least two liberties, each with the key of its local shape.
    pub fn local_moves(&self) -> Vec<(Point, u32)> {
        let View {
            board, color, last, ..
        } = self.0;
        let mut moves: Vec<(Point, u32)> = Vec::new();
        for centre in [last.one, last.two] {
            let Some(_) = board.grid().point(centre) else {
                continue;
            };
            for site in board.grid().around(centre) {
                if !board.is_empty(site)
                    || !board.is_legal(color, site)
                    || board.liberties_after(color, site, 2) < 2
                {
                    continue;
                }
                let around = board.grid().around(site).map(|next| board.at(next));
                let point = board.grid().point(site);
                if let Some(point) = point
                    && moves.iter().all(|&(other, _)| other != point)
                {
                    moves.push((point, local_key(around, color)));
                }
            }
        }
        moves
    }

    /// The keys of all features of a move.
    pub fn keys(&self, point: Point) -> Vec<u32> {
        let mut keys = Vec::new();
        self.0
            .features(self.0.board.grid().site(point), &mut |key| {
                keys.push(key);
                true
            });
        keys
    }

    /// Adds the numbers of a move's features to `numbers`, as far as they are in `weights`.
    pub fn numbers(&self, point: Point, weights: &Weights, numbers: &mut Vec<u32>) {
        let site = self.0.board.grid().site(point);
        self.0.features(site, &mut |key| {
            let number = weights.find(key);
            numbers.extend(number);
            number.is_some()
        });
    }
}
