//! A second referee, as simple as can be, and long random games in which both must agree.

use std::collections::HashSet;

use tengen::rules::{Color, Handicap, Move, Position, Size};

use super::rules;
use crate::support::random::Random;

/// A board as rows of characters, with no state but the stones.
#[derive(Clone)]
struct Naive {
    side: i32,
    stones: Vec<Option<Color>>,
}

impl Naive {
    fn at(&self, (x, y): (i32, i32)) -> Option<Option<Color>> {
        let inside = (0..self.side).contains(&x) && (0..self.side).contains(&y);
        inside.then(|| self.stones[(y * self.side + x) as usize])
    }

    fn set(&mut self, (x, y): (i32, i32), stone: Option<Color>) {
        self.stones[(y * self.side + x) as usize] = stone;
    }

    /// The chain at a point, and its number of liberties, found by flooding.
    fn flood(&self, from: (i32, i32)) -> (HashSet<(i32, i32)>, usize) {
        let color = self.at(from).unwrap();
        let (mut chain, mut liberties) = (HashSet::from([from]), HashSet::new());
        let mut open = vec![from];
        while let Some((x, y)) = open.pop() {
            for next in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
                match self.at(next) {
                    Some(None) => {
                        liberties.insert(next);
                    }
                    Some(stone) if stone == color && chain.insert(next) => open.push(next),
                    _ => {}
                }
            }
        }
        (chain, liberties.len())
    }

    /// The board after a stone, and what it took; nothing if that is suicide or the point is taken.
    fn play(&self, color: Color, (x, y): (i32, i32)) -> Option<(Self, Vec<(i32, i32)>)> {
        if self.at((x, y)) != Some(None) {
            return None;
        }
        let mut after = self.clone();
        after.set((x, y), Some(color));
        let mut taken = Vec::new();
        for next in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)] {
            if after.at(next) == Some(Some(!color)) {
                let (chain, liberties) = after.flood(next);
                if liberties == 0 {
                    for &stone in &chain {
                        after.set(stone, None);
                    }
                    taken.extend(chain);
                }
            }
        }
        (after.flood((x, y)).1 > 0).then_some((after, taken))
    }
}

/// Plays a random game, and compares board, captures, ko and the legality of every point after each move.
fn compare(side: u8, turns: usize, seed: u64) -> usize {
    let rules = rules("territory");
    let size = Size::square(side).unwrap();
    let mut random = Random::new(seed);
    let mut position: Position = rules.opening(size, Handicap::NONE).unwrap();
    let mut naive = Naive {
        side: i32::from(side),
        stones: vec![None; size.points()],
    };
    let mut forbidden = None;
    let mut compared = 0;
    for _ in 0..turns {
        let color = position.to_move();
        let legal: Vec<_> = size
            .all()
            .filter(|&point| {
                let place = (i32::from(point.column()), i32::from(point.row()));
                let expected = Some(place) != forbidden && naive.play(color, place).is_some();
                let found = rules.check(&position, Move::Play(point)).is_ok();
                assert_eq!(
                    found,
                    expected,
                    "{point} for {color:?} on {:?}",
                    position.board()
                );
                compared += 1;
                expected
            })
            .collect();
        if legal.is_empty() {
            break;
        }
        let point = legal[random.below(legal.len())];
        let place = (i32::from(point.column()), i32::from(point.row()));
        let (after, taken) = naive.play(color, place).unwrap();
        let played = rules.play(&mut position, Move::Play(point)).unwrap();
        naive = after;
        let mut expected = taken.clone();
        let mut found: Vec<_> = played
            .captured
            .iter()
            .map(|point| (i32::from(point.column()), i32::from(point.row())))
            .collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected);
        let (chain, liberties) = naive.flood(place);
        forbidden = match taken[..] {
            [one] if chain.len() == 1 && liberties == 1 => Some(one),
            _ => None,
        };
        for point in size.all() {
            let place = (i32::from(point.column()), i32::from(point.row()));
            assert_eq!(Some(position.board().get(point)), naive.at(place));
        }
    }
    compared
}

#[test]
fn both_referees_agree_in_long_random_games() {
    let mut compared = 0;
    for seed in 0..12 {
        compared += compare(5, 220, seed);
        compared += compare(9, 260, 100 + seed);
    }
    compared += compare(13, 400, 7);
    compared += compare(19, 500, 8);
    assert!(compared > 300_000, "only {compared} points were compared");
}
