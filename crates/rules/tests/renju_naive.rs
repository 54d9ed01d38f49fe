//! A second implementation of Renju's forbidden moves, as the rules put them: it places stones, removes them again, and
//! counts rows.
//!
//! It shares no method with `rules::renju`: a four is found by making five of it, a straight four by doing so twice,
//! a three by making a straight four of it.

use std::collections::BTreeSet;

use tengen_rules::{Forbidden, Point};

use super::grid::{Grid, place};

type At = (i32, i32);
type Stones = BTreeSet<At>;

const DIRECTIONS: [At; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The forbidden shape that a black stone on the empty point `at` would make.
pub(super) fn forbidden(grid: &Grid, at: Point) -> Option<Forbidden> {
    let mut after = grid.clone();
    after.set(place(at), b'X');
    judge(&after, place(at))
}

fn judge(grid: &Grid, at: At) -> Option<Forbidden> {
    let rows = DIRECTIONS.map(|direction| row(grid, at, direction).len());
    if rows.contains(&5) {
        return None;
    }
    if rows.iter().any(|&length| length > 5) {
        return Some(Forbidden::Overline);
    }
    let fours: BTreeSet<_> = DIRECTIONS
        .iter()
        .flat_map(|&direction| fours(grid, at, direction).into_iter().map(|(four, _)| four))
        .collect();
    if fours.len() > 1 {
        return Some(Forbidden::DoubleFour);
    }
    let threes: BTreeSet<_> = DIRECTIONS
        .iter()
        .flat_map(|&direction| threes(grid, at, direction))
        .collect();
    (threes.len() > 1).then_some(Forbidden::DoubleThree)
}

/// The unbroken row of black stones through `at`.
fn row(grid: &Grid, at: At, (dx, dy): At) -> Stones {
    let mut row = Stones::from([at]);
    for sign in [1, -1] {
        let steps = (1..).map(|d| (at.0 + sign * d * dx, at.1 + sign * d * dy));
        row.extend(steps.take_while(|&next| grid.get(next) == b'X'));
    }
    row
}

/// The empty points of a line near `at`.
fn gaps(grid: &Grid, at: At, (dx, dy): At) -> impl Iterator<Item = At> {
    let near = (-4..=4).map(move |d| (at.0 + d * dx, at.1 + d * dy));
    near.filter(|&next| grid.get(next) == b'.')
}

/// The fours with `at` among them, each with the points that make exactly five of it.
fn fours(grid: &Grid, at: At, direction: At) -> Vec<(Stones, Stones)> {
    let mut fours: Vec<(Stones, Stones)> = Vec::new();
    for gap in gaps(grid, at, direction) {
        let mut next = grid.clone();
        next.set(gap, b'X');
        let mut five = row(&next, gap, direction);
        if five.len() != 5 || !five.contains(&at) {
            continue;
        }
        five.remove(&gap);
        match fours.iter_mut().find(|(four, _)| *four == five) {
            Some((_, gaps)) => {
                gaps.insert(gap);
            }
            None => fours.push((five, Stones::from([gap]))),
        }
    }
    fours
}

/// The threes with `at` among them: a stone that is allowed and makes no five makes them a straight four.
fn threes(grid: &Grid, at: At, direction: At) -> Vec<Stones> {
    let mut threes = Vec::new();
    for gap in gaps(grid, at, direction) {
        let mut next = grid.clone();
        next.set(gap, b'X');
        let makes_five = DIRECTIONS
            .iter()
            .any(|&line| row(&next, gap, line).len() == 5);
        for (mut four, ends) in fours(&next, gap, direction) {
            let is_straight = four == row(&next, gap, direction) && ends.len() == 2;
            if is_straight && four.contains(&at) && !makes_five && judge(&next, gap).is_none() {
                four.remove(&gap);
                threes.push(four);
            }
        }
    }
    threes
}
