//! The reading of eye spaces against a second, simple implementation: whole grids and flood fill, without bits.

use std::collections::{HashMap, HashSet};

use tengen_rules::{ByColor, Color, Point, PointSet, Size};

use super::{BLACK, rules};
use tengen_testkit::random::Random;

/// The content of a point, as seen by the group that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Cell {
    Empty,
    /// A stone of the group, with the number of its chain, or one that was played for it, with 0.
    Own(usize),
    /// A stone played against the group, or a dead one in its eyes.
    Enemy,
    /// Enemy stones that cannot be taken.
    Wall,
}

type Grid = Vec<Cell>;

/// The side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Side {
    Owner,
    Attacker,
}

impl Side {
    fn other(self) -> Self {
        match self {
            Self::Owner => Self::Attacker,
            Self::Attacker => Self::Owner,
        }
    }

    /// Whether a cell has a stone of this side that can be taken.
    fn has(self, cell: Cell) -> bool {
        match self {
            Self::Owner => matches!(cell, Cell::Own(_)),
            Self::Attacker => cell == Cell::Enemy,
        }
    }

    fn stone(self) -> Cell {
        match self {
            Self::Owner => Cell::Own(0),
            Self::Attacker => Cell::Enemy,
        }
    }
}

fn components(size: Size, points: PointSet) -> Vec<PointSet> {
    let mut components: Vec<PointSet> = Vec::new();
    for start in points.iter() {
        if components.iter().any(|part| part.contains(start)) {
            continue;
        }
        let mut part = PointSet::from_iter([start]);
        let mut open = vec![start];
        while let Some(point) = open.pop() {
            for next in point.neighbours(size) {
                if points.contains(next) && part.insert(next) {
                    open.push(next);
                }
            }
        }
        components.push(part);
    }
    components
}

fn beside(size: Size, points: PointSet) -> PointSet {
    let next = points.iter().flat_map(|point| point.neighbours(size));
    next.collect::<PointSet>().difference(points)
}

/// Removes the stones of `side` that have no liberty, and returns them.
fn take(grid: &mut Grid, size: Size, side: Side) -> PointSet {
    let all = |wanted: &dyn Fn(Cell) -> bool| -> PointSet {
        size.all()
            .filter(|point| wanted(grid[place(size, *point)]))
            .collect()
    };
    let stones = all(&|cell| side.has(cell));
    let safe = all(&|cell| match cell {
        Cell::Empty => true,
        Cell::Wall => side == Side::Attacker,
        Cell::Own(_) | Cell::Enemy => false,
    });
    let mut taken = PointSet::EMPTY;
    for part in components(size, stones) {
        if beside(size, part).intersection(safe).is_empty() {
            taken = taken.union(part);
        }
    }
    for point in taken.iter() {
        let cell = &mut grid[place(size, point)];
        *cell = match *cell {
            Cell::Own(chain) if chain > 0 => Cell::Wall,
            _ => Cell::Empty,
        };
    }
    taken
}

fn place(size: Size, point: Point) -> usize {
    usize::from(point.row()) * usize::from(size.columns()) + usize::from(point.column())
}

/// The grids that `side` can make with one stone on `eyes`.
fn moves(grid: &Grid, size: Size, eyes: PointSet, side: Side) -> Vec<Grid> {
    let mut after = Vec::new();
    for point in eyes.iter() {
        if grid[place(size, point)] == Cell::Empty {
            let mut next = grid.clone();
            next[place(size, point)] = side.stone();
            take(&mut next, size, side.other());
            if take(&mut next, size, side).is_empty() {
                after.push(next);
            }
        }
    }
    after
}

/// Whether the enemy can take all of `targets` although the owner of the grid plays first.
fn is_lost(start: &Grid, size: Size, eyes: PointSet, targets: &HashSet<usize>) -> bool {
    let mut known = HashMap::from([((start.clone(), Side::Owner), false)]);
    let mut order = vec![(start.clone(), Side::Owner)];
    let mut followers = Vec::new();
    let mut at = 0;
    while at < order.len() {
        let (grid, side) = order[at].clone();
        let stands = |cell: &Cell| matches!(cell, Cell::Own(chain) if targets.contains(chain));
        let mut next = Vec::new();
        if grid.iter().any(stands) {
            next = moves(&grid, size, eyes, side);
            if side == Side::Owner {
                next.push(grid.clone());
            }
            for grid in &next {
                let state = (grid.clone(), side.other());
                if !known.contains_key(&state) {
                    known.insert(state.clone(), false);
                    order.push(state);
                }
            }
        } else {
            known.insert((grid, side), true);
        }
        followers.push(next);
        at += 1;
    }
    loop {
        let mut changed = false;
        for (state, next) in order.iter().zip(&followers) {
            let lost = |grid: &Grid| known[&(grid.clone(), state.1.other())];
            let now = match state.1 {
                _ if known[state] => true,
                Side::Owner => !next.is_empty() && next.iter().all(lost),
                Side::Attacker => next.iter().any(lost),
            };
            changed |= now != known[state];
            known.insert(state.clone(), now);
        }
        if !changed {
            return known[&(start.clone(), Side::Owner)];
        }
    }
}

/// The grid after the connections that are forced when all dame are filled.
fn with_connections(start: &Grid, size: Size, eyes: PointSet) -> Grid {
    let mut grid = start.clone();
    loop {
        let own: PointSet = size
            .all()
            .filter(|p| Side::Owner.has(grid[place(size, *p)]))
            .collect();
        let free: PointSet = eyes
            .iter()
            .filter(|p| grid[place(size, *p)] == Cell::Empty)
            .collect();
        let bodies: Vec<_> = components(size, own)
            .into_iter()
            .map(|body| beside(size, body).intersection(free))
            .collect();
        let forced: Vec<_> = bodies
            .iter()
            .filter(|body| body.len() == 1)
            .flat_map(|body| body.iter())
            .filter(|point| {
                bodies
                    .iter()
                    .any(|body| body.len() > 1 && body.contains(*point))
            })
            .collect();
        if forced.is_empty() {
            take(&mut grid, size, Side::Attacker);
            return grid;
        }
        for point in forced {
            grid[place(size, point)] = Cell::Own(0);
        }
    }
}

/// The stones in seki, found by the simplest method.
fn find_seki(size: Size, stones: ByColor<PointSet>, dead: PointSet) -> PointSet {
    let living = stones.map(|stones| {
        let chains = components(size, stones).into_iter();
        let living = chains.filter(|chain| chain.intersection(dead).is_empty());
        living.fold(PointSet::EMPTY, PointSet::union)
    });
    let all: PointSet = size.all().collect();
    let regions = components(size, all.difference(living.black).difference(living.white));
    let touches = |points: PointSet, color: Color| {
        !beside(size, points).intersection(living[color]).is_empty()
    };
    let shared: Vec<_> = regions
        .iter()
        .filter(|region| touches(**region, Color::Black) && touches(**region, Color::White))
        .collect();
    let mut found = PointSet::EMPTY;
    for color in Color::ALL {
        let own = living[color];
        let eyes = regions
            .iter()
            .filter(|region| touches(**region, color) && !touches(**region, !color))
            .fold(PointSet::EMPTY, |eyes, region| eyes.union(*region));
        let chains = components(size, own);
        let joining = shared
            .iter()
            .flat_map(|region| region.iter())
            .filter(|point| {
                let next = beside(size, PointSet::from_iter([*point]));
                let touched = chains
                    .iter()
                    .filter(|chain| !chain.intersection(next).is_empty());
                touched.count() > 1
            });
        let joined = own.union(joining.collect());
        for group in components(size, joined.union(eyes)) {
            let touched: Vec<_> = shared
                .iter()
                .filter(|region| {
                    !beside(size, ***region)
                        .intersection(group)
                        .intersection(own)
                        .is_empty()
                })
                .collect();
            let open = touched.iter().any(|region| {
                let free = |point: Point| {
                    let next = beside(size, PointSet::from_iter([point]));
                    next.difference(***region).is_empty()
                };
                region.len() > 4 && region.iter().any(free)
            });
            let eyes = group.intersection(eyes);
            if touched.is_empty() || open || eyes.len() > 6 {
                continue;
            }
            let chains = components(size, group.intersection(joined));
            let longest = chains.iter().map(PointSet::len).max();
            let mut grid = vec![Cell::Wall; size.points()];
            for point in eyes.iter() {
                let is_stone = stones[!color].contains(point);
                grid[place(size, point)] = if is_stone { Cell::Enemy } else { Cell::Empty };
            }
            let mut targets = HashSet::new();
            for (chain, number) in chains.iter().zip(1..) {
                if Some(chain.len()) == longest {
                    targets.insert(number);
                }
                for point in chain.iter() {
                    grid[place(size, point)] = Cell::Own(number);
                }
            }
            let connected = with_connections(&grid, size, eyes);
            let lost = |grid: &Grid| is_lost(grid, size, eyes, &targets);
            if eyes.is_empty() || lost(&grid) && (connected == grid || lost(&connected)) {
                found = found.union(group.intersection(own));
            }
        }
    }
    found
}

#[test]
fn both_readings_of_eye_spaces_find_the_same_groups_in_seki() {
    let rules = rules("japanese");
    let mut random = Random::new(12);
    let (mut in_seki, mut others) = (0, 0);
    for round in 0..400_usize {
        let size = Size::square(5 + (round % 2) as u8).unwrap();
        let mut board = tengen_rules::Board::new(size);
        let all: Vec<_> = size.all().collect();
        for _ in 0..all.len() * (1 + round % 4) {
            let point = all[random.below(all.len())];
            let color = Color::ALL[usize::from(random.below(5) >= 3)];
            if board.is_empty(point) && board.may_live(color, point) {
                board.place(color, point);
            }
        }
        let stones = board.arrangement();
        let dead: PointSet = match round % 3 {
            0 => PointSet::EMPTY,
            _ => stones
                .white
                .iter()
                .filter(|_| random.below(3) == 0)
                .collect(),
        };
        let position = rules.position(size, stones, BLACK).unwrap();
        let found = rules.find_seki(&position, dead);
        assert_eq!(
            found,
            find_seki(size, stones, dead),
            "{:?} dead {dead:?}",
            position.board()
        );
        in_seki += found.len();
        others += stones.black.len() + stones.white.len() - found.len();
    }
    assert!(in_seki > 1000 && others > 1000, "{in_seki} and {others}");
}
