//! Explanations on the board why a move is refused, and why one is legal against the first impression.

use super::{
    Board, ByColor, Color, Forbidden, GoBangRules, IllegalMove, Move, Pairs, Ply, Point, PointSet,
    Position, Rules, Trial, five, renju,
};

/// Why a move is not legal, with the stones that make it illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// The point is not on the board.
    OffBoard {
        /// The point.
        point: Point,
    },
    /// The point has a stone, and stones are never moved.
    Occupied {
        /// The point.
        point: Point,
        /// Its colour.
        color: Color,
    },
    /// The stone that has just taken one would be retaken at once (Japanese 1989, Article 6).
    Ko {
        /// The point of the captured stone, where the next one may not be played yet.
        retake: Point,
        /// The stone that took it.
        taken_by: Point,
        /// The ply of that capture: it was the last turn.
        taken_at: Ply,
    },
    /// A ko while a dispute is played out: it may be retaken only after a pass for that very ko (Japanese 1989,
    /// Article 7.2).
    KoInTrial {
        /// The point of the captured stone.
        retake: Point,
        /// The stone that took it.
        taken_by: Point,
    },
    /// The board would be repeated.
    Superko {
        /// The point.
        point: Point,
        /// The earlier ply with the same board; 0 is the start.
        since: Ply,
        /// The stones of that board.
        earlier: ByColor<PointSet>,
        /// Points on which that board differs from the current one.
        changed: PointSet,
    },
    /// The stone would have no liberty (Japanese 1989, Article 4).
    Suicide {
        /// The point: the last liberty of the chains it would join.
        point: Point,
        /// The stones that it would join; empty for a single stone.
        chain: PointSet,
        /// The enemy's stones that take the liberties.
        enemies: PointSet,
    },
    /// Black would make a shape that Renju forbids to Black.
    Forbidden {
        /// The point.
        point: Point,
        /// The forbidden shape.
        shape: Forbidden,
        /// The stones of the two threes or fours, `point` included; for an overline, its stones and an empty set.
        rows: [PointSet; 2],
    },
    /// A pass is allowed only without a legal point.
    PassForbidden,
    /// The game has stopped or is over.
    GameOver,
}

impl Rules {
    /// Why `mv` is not legal; none if it is.
    pub fn explain(&self, position: &Position, mv: Move) -> Option<Explanation> {
        let reason = self.check(position, mv).err()?;
        let Move::Play(point) = mv else {
            return Some(match reason {
                IllegalMove::GameOver => Explanation::GameOver,
                _ => Explanation::PassForbidden,
            });
        };
        let board = position.board();
        Some(match reason {
            IllegalMove::OffBoard => Explanation::OffBoard { point },
            IllegalMove::Occupied => Explanation::Occupied {
                point,
                color: board.get(point)?,
            },
            IllegalMove::Ko => Explanation::Ko {
                retake: point,
                taken_by: match position.last()?.mv {
                    Move::Play(taker) => taker,
                    Move::Pass => return None,
                },
                taken_at: position.ply(),
            },
            IllegalMove::Superko { since } => {
                let earlier = position.stones_after(since)?;
                Explanation::Superko {
                    point,
                    since,
                    earlier,
                    changed: difference(board.arrangement(), earlier),
                }
            }
            IllegalMove::Suicide => suicide(board, position.to_move(), point),
            IllegalMove::Forbidden(_) => {
                let (shape, rows) =
                    renju::find_forbidden(position.size(), board.arrangement(), point)?;
                Explanation::Forbidden { point, shape, rows }
            }
            IllegalMove::PassForbidden => Explanation::PassForbidden,
            IllegalMove::GameOver => Explanation::GameOver,
        })
    }

    /// The stones of the pairs that the last turn moved in between two enemy stones, where pairs are taken:
    /// they stay, since only the side that closes the trap takes (booklets 001 and 004). Usually empty.
    pub fn moved_in_between(&self, position: &Position) -> PointSet {
        match (self, position.last()) {
            (
                Self::GoBang(GoBangRules {
                    pairs: Pairs::AreTaken | Pairs::FiveWin,
                    ..
                }),
                Some(turn),
            ) => match turn.mv {
                Move::Play(point) => five::moved_in_between(position.board(), turn.color, point),
                Move::Pass => PointSet::EMPTY,
            },
            _ => PointSet::EMPTY,
        }
    }
}

impl Trial {
    /// Why `mv` may not be made on the copy; none if it may.
    pub fn explain(&self, rules: &Rules, mv: Move) -> Option<Explanation> {
        match (self.check(mv).err()?, mv) {
            (IllegalMove::Ko, Move::Play(retake)) => {
                let position = self.position();
                let mut after = position.board().clone();
                let taken = after.place(position.to_move(), retake);
                Some(Explanation::KoInTrial {
                    retake,
                    taken_by: taken.iter().next()?,
                })
            }
            _ => rules.explain(self.position(), mv),
        }
    }
}

fn suicide(board: &Board, color: Color, point: Point) -> Explanation {
    let mut chain = PointSet::EMPTY;
    for neighbour in point.neighbours(board.size()) {
        if board.get(neighbour) == Some(color)
            && let Some(joined) = board.chain(neighbour)
        {
            chain = chain.union(joined.stones);
        }
    }
    let mut enemies = PointSet::EMPTY;
    for stone in chain.iter().chain([point]) {
        let around = stone.neighbours(board.size());
        enemies.extend(around.filter(|&around| board.get(around) == Some(!color)));
    }
    Explanation::Suicide {
        point,
        chain,
        enemies,
    }
}

/// The points with different contents.
fn difference(one: ByColor<PointSet>, other: ByColor<PointSet>) -> PointSet {
    Color::ALL
        .into_iter()
        .map(|color| {
            let (one, other) = (one[color], other[color]);
            one.union(other).difference(one.intersection(other))
        })
        .fold(PointSet::EMPTY, PointSet::union)
}
