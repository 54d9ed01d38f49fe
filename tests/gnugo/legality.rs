//! The legality of every point, the stones and the captures, turn by turn.

use tengen::rules::{ByColor, Color, IllegalMove, KoRule, Move, Point, Scoring, Size, Suicide};

use crate::pair::{Pair, dense};
use tengen_testkit::random::Random;

/// Covered cases.
#[derive(Debug, Default)]
struct Tally {
    turns: usize,
    captures: usize,
    kos: usize,
    superkos: usize,
    suicides: usize,
}

/// Plays `games` games on boards of all `sides` in turn; half of them begin from a dense position.
fn run(ko: KoRule, suicide: Suicide, games: usize, sides: &[u8]) -> Tally {
    let mut dice = Random::new(0x6710);
    let mut pair = Pair::new(ko, suicide, Scoring::TERRITORY);
    let mut tally = Tally::default();
    for &side in sides.iter().cycle().take(games) {
        let size = Size::square(side).unwrap();
        let stones = match dice.below(2) {
            0 => ByColor::default(),
            _ => dense(size, &mut dice),
        };
        pair.begin(size, stones, Color::ALL[dice.below(2)]);
        for _ in 0..(size.points() * 3).min(150) {
            let legal: Vec<Point> = pair.compare().iter().collect();
            tally.turns += 1;
            tally.kos += usize::from(pair.position.ko().is_some());
            tally.superkos += pair
                .position
                .board()
                .empty()
                .iter()
                .map(|point| pair.rules.check(&pair.position, Move::Play(point)))
                .filter(|found| matches!(found, Err(IllegalMove::Superko { .. })))
                .count();
            let mv = choose(&pair, &legal, &mut dice);
            let played = pair.play(mv);
            tally.captures += usize::from(!played.captured.is_empty());
            tally.suicides += usize::from(!played.lost.is_empty());
            if pair.position.passes() >= 2 {
                break;
            }
        }
    }
    tally
}

/// A random move, mostly a capture if there is one, and rarely in an own eye.
fn choose(pair: &Pair, legal: &[Point], dice: &mut Random) -> Move {
    if legal.is_empty() || dice.below(40) == 0 {
        return Move::Pass;
    }
    let board = pair.position.board();
    let takes = |point: &Point| {
        let mut neighbours = point.neighbours(board.size());
        neighbours.any(|next| {
            board.get(next) == Some(!pair.position.to_move()) && board.is_in_atari(next)
        })
    };
    let taking: Vec<Point> = legal.iter().copied().filter(takes).collect();
    let open = |point: &Point| !pair.is_own_eye(*point);
    let open: Vec<Point> = legal.iter().copied().filter(open).collect();
    let from = match dice.below(8) {
        0 => legal,
        1..=5 if !taking.is_empty() => &taking,
        _ if !open.is_empty() => &open,
        _ => legal,
    };
    Move::Play(from[dice.below(from.len())])
}

#[test]
fn gnu_go_agrees_with_simple_ko_on_boards_of_all_sizes() {
    let sides: Vec<u8> = (5..=19).collect();
    let tally = run(KoRule::Simple, Suicide::Forbidden, 300, &sides);
    assert!(tally.captures * 8 > tally.turns, "{tally:?}");
    assert!(tally.kos * 50 > tally.turns, "{tally:?}");
}

#[test]
fn gnu_go_agrees_with_superko() {
    for ko in [KoRule::PositionalSuperko, KoRule::SituationalSuperko] {
        let tally = run(ko, Suicide::Forbidden, 100, &[5, 5, 6, 7, 9]);
        assert!(tally.superkos * 50 > tally.turns, "{tally:?}");
    }
}

/// With simple ko alone: when GNU Go looks for repetitions, it leaves the stones of a suicide on the board.
#[test]
fn gnu_go_agrees_with_suicide() {
    let tally = run(KoRule::Simple, Suicide::Allowed, 100, &[5, 6, 7, 9, 13]);
    assert!(tally.suicides * 50 > tally.turns, "{tally:?}");
}
