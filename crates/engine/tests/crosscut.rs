//! Atari-Go from a crosscut on small boards.

use tengen_engine::Decision;
use tengen_rules::{Chance, Color, Handicap, Move, Position, Rules, Size, Status};

use super::{rules, thought};

/// Playouts of a move.
const PLAYOUTS: u32 = 2_000;

fn opening(rules: &Rules, side: u8) -> Position {
    let size = Size::square(side).unwrap();
    rules.opening(size, Handicap::NONE).unwrap()
}

/// A move of the highest level, and whether that level regards the position as won.
fn best(rules: &Rules, position: &Position) -> (Move, bool) {
    let thought = thought(rules, position, 9, PLAYOUTS, 1);
    let Decision::Play(point) = thought.decision else {
        panic!("{thought:?}");
    };
    (Move::Play(point), thought.win_rate == 1.0)
}

/// Plays a game of level 9 with `color` against random moves; from the first position that it regards as won, it must
/// win.
fn keeps_what_is_won(rules: &Rules, side: u8, color: Color, chance: &mut Chance) -> bool {
    let mut position = opening(rules, side);
    let mut is_won = false;
    loop {
        if let Status::Over(outcome) = rules.status(&position) {
            assert!(
                !is_won || outcome.winner == Some(color),
                "{}",
                position.board()
            );
            return is_won;
        }
        let mv = if position.to_move() == color {
            let (mv, won) = best(rules, &position);
            assert!(
                won || !is_won,
                "a won position was lost:\n{}",
                position.board()
            );
            is_won = won;
            mv
        } else {
            let legal: Vec<_> = rules.legal_points(&position).iter().collect();
            match legal.get(chance.below(legal.len().max(1))) {
                Some(&point) => Move::Play(point),
                None => Move::Pass,
            }
        };
        rules.play(&mut position, mv).unwrap();
    }
}

#[test]
fn a_crosscut_on_5x5_is_won_at_the_first_move() {
    let rules = rules("atari-go");
    let (_, is_won) = best(&rules, &opening(&rules, 5));
    assert!(is_won);
}

#[test]
fn a_won_position_is_never_lost() {
    let rules = rules("atari-go");
    let mut chance = Chance::new(1);
    let mut won = 0;
    for side in [5, 6, 7] {
        for color in Color::ALL {
            for _ in 0..3 {
                won += u32::from(keeps_what_is_won(&rules, side, color, &mut chance));
            }
        }
    }
    assert!(won >= 15, "{won} of 18 games");
}
