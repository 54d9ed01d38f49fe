//! Enclosures: small parts of the board among chains that survive whatever happens inside.
//!
//! Playouts neither sacrifice stones to fill an eye nor leave a seki alone, so that their votes are wrong there. An exact
//! search of the enclosure finds the chains that live even if the enemy begins, and those that fall even if their owner
//! begins. A chain is not dead if the enemies that capture it are captured in turn, so all walls must be the enemy's.

use super::proof;
use tengen_rules::{Board, Chain, Color, Point, PointSet};

/// Number of liberties elsewhere with which a likely living chain survives whatever happens in an enclosure.
const SECURE: usize = 4;

/// The enclosure around the chain `stones`; none where there are too many empty points for a search.
///
/// `walls` are unconditionally alive. The chains of `likely` are also walls, unless they may need the enclosed points, as
/// an enemy in seki with the chain does, proven alive or not: then they are part of the enclosure.
pub(super) fn find(
    board: &Board,
    stones: PointSet,
    walls: PointSet,
    mut likely: Vec<Chain>,
) -> Option<PointSet> {
    loop {
        let all = likely.iter().map(|chain| chain.stones);
        let cells = reachable(board, stones, all.fold(walls, PointSet::union));
        if !proof::is_searchable(board, cells) {
            return None;
        }
        let count = likely.len();
        likely.retain(|chain| {
            !touches(board, chain.stones, cells)
                || chain.liberties.difference(cells).len() >= SECURE
        });
        if likely.len() == count {
            return Some(cells);
        }
    }
}

/// The points connected with `stones` by points that are not in `walls`.
fn reachable(board: &Board, stones: PointSet, walls: PointSet) -> PointSet {
    let mut cells = stones;
    let mut open: Vec<Point> = stones.iter().collect();
    while let Some(point) = open.pop() {
        let next = point.neighbours(board.size());
        open.extend(next.filter(|&next| !walls.contains(next) && cells.insert(next)));
    }
    cells
}

/// Whether a wall around `cells` is of `color`.
pub(super) fn has_wall(board: &Board, cells: PointSet, color: Color) -> bool {
    touches(board, board.stones(color).difference(cells), cells)
}

fn touches(board: &Board, stones: PointSet, cells: PointSet) -> bool {
    stones.iter().any(|stone| {
        let mut neighbours = stone.neighbours(board.size());
        neighbours.any(|neighbour| cells.contains(neighbour))
    })
}

#[cfg(test)]
mod tests {
    use super::find;
    use tengen_rules::{Color, PointSet, RuleSet};
    use tengen_testkit::board::{at, points, position};

    #[test]
    fn an_enemy_in_seki_is_part_of_the_enclosure() {
        let rules = RuleSet::from_name("japanese").unwrap().rules;
        let diagram = "
            . . . X O . . . .
            . . . X O . . O .
            . X X X O O O . .
            . . . X O . . . .
            . . X X O . . . .
            X X X O O . . . .
            X O O X O . . . .
            X O . X O . . . .
            X O . X O . . . .";
        let position = position(&rules, diagram, Color::Black);
        let board = position.board();
        let chain = |name: &str| board.chain(at(name)).unwrap();
        let walls = PointSet::EMPTY;
        let likely = ["A4", "E9", "D1"].map(chain).to_vec();
        let cells = find(board, chain("B1").stones, walls, likely).unwrap();
        assert_eq!(cells, points("B1 B2 B3 C1 C2 C3 D1 D2 D3"));
    }
}
