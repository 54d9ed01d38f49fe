//! Seki: groups that live only with the help of neutral points (Japanese 1989, Article 8).

use super::{Board, GoRules, PointSet};

/// The living stones in seki once the chains with a stone in `dead` are off the board.
pub(super) fn find(_rules: GoRules, _board: &Board, _dead: PointSet) -> PointSet {
    PointSet::EMPTY
}
