//! Gaps: where the border of what could be territory is not closed when play has stopped.

use super::regions::components;
use super::{Board, Color, PointSet, Score, Size};

/// Minimum number of points that are nearer to one colour, for a neutral area to look like territory.
const ROOM: usize = 4;

impl Score {
    /// The gaps of `board`, which was counted: in each large neutral area, the points at equal distance from both colours
    /// through which one side's part of it leads to the other's.
    ///
    /// An area with an enemy stone in it that is not marked as dead looks the same.
    pub fn gaps(&self, board: &Board) -> PointSet {
        let living = Color::ALL.map(|color| board.stones(color).difference(self.dead));
        let areas = components(board.size(), self.dame).into_iter();
        let gaps = areas.map(|area| gaps_of(area, living, board.size()));
        gaps.fold(PointSet::EMPTY, PointSet::union)
    }
}

/// The gaps of one neutral area; none where only one colour is there, or where there is little room.
fn gaps_of(area: PointSet, stones: [PointSet; 2], size: Size) -> PointSet {
    let mut free = area;
    let mut between = PointSet::EMPTY;
    let mut nearer = [PointSet::EMPTY; 2];
    let mut edges = stones;
    loop {
        let next = edges.map(|edge| beside(edge, size).intersection(free));
        if next == [PointSet::EMPTY; 2] {
            break;
        }
        let both = next[0].intersection(next[1]);
        between = between.union(both);
        edges = next.map(|points| points.difference(both));
        nearer = [0, 1].map(|color| nearer[color].union(edges[color]));
        free = next.into_iter().fold(free, PointSet::difference);
    }
    nearer.sort_by_key(PointSet::len);
    let [fewer, more] = nearer;
    let touches = |stones| !beside(stones, size).intersection(area).is_empty();
    if !stones.into_iter().all(touches) || fewer.len() + more.len() < ROOM {
        return PointSet::EMPTY;
    }
    let gaps = between.intersection(beside(fewer.union(more), size));
    if gaps.is_empty() {
        fewer.intersection(beside(more, size))
    } else {
        gaps
    }
}

/// The points next to one of `points`.
fn beside(points: PointSet, size: Size) -> PointSet {
    points
        .iter()
        .flat_map(|point| point.neighbours(size))
        .collect()
}
