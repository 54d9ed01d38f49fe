//! What a person would not do, from games that were played by hand against the levels.

use tengen_engine::Decision;
use tengen_rules::{Color, Move, Point, Position, Rules};

use super::{after, rules, thought};
use tengen_testkit::board::{at, position};

/// Black has just captured much of White's, who has a chain of five in atari in the upper right.
const CAPTURES: &str = "\
    E5 C3 D3 D2 E2 C2 C4 E6 F6 F7 D6 E7 D7 D4 E4 E3 F3 D3 D5 B6 B3 B4 C5 F2 B2 H2 G2 G1 F1 H1 C1 G3 \
    D1 F2 G4 H4 H5 E1 E3 H6 G5 D8 C8 E9 G7 G6 F5 B5 G8 J5 H7 J6 F8 A5 B7 J7 J8 F1";

/// A race on the left side of 19×19, which Black has just begun.
const RACE: &str = "\
    D3 Q16 C16 D17 Q3 R5 Q8 O3 S4 R4 R3 S3 S2 S5 T3 T4 R10 S3 R14 Q4 S4 T5 O17 S3 T2 P3 S4 Q2 R16 R2 C17 \
    S3 Q17 Q15 R15 P17 P18 P16 R18 C5 D8 D4 C3 C4 E4 E5 F5 F4 E3 F6 G5 G4 E6 D5 G6 F7 G7 E7 D6 D7 C6 \
    B6 C7 E8 E9 F8 J3 C8 B7 D9 B8 B9 B4 B5";

fn names(moves: &str) -> Vec<&str> {
    moves.split_ascii_whitespace().collect()
}

/// The points that `level` plays with these seeds.
fn played(rules: &Rules, position: &Position, level: u8, seeds: u64) -> Vec<Point> {
    let points =
        (0..seeds).filter_map(
            |seed| match thought(rules, position, level, 3_000, seed).decision {
                Decision::Play(point) => Some(point),
                Decision::Pass | Decision::Resign => None,
            },
        );
    points.collect()
}

#[test]
fn nobody_passes_with_a_living_chain_in_atari() {
    let rules = rules("chinese");
    let mut moves = names(CAPTURES);
    moves.push("PASS");
    let position = after(&rules, 9, &moves);
    for level in 1..=9 {
        for seed in 0..3 {
            let decision = thought(&rules, &position, level, 3_000, seed).decision;
            assert_ne!(decision, Decision::Pass, "level {level}, seed {seed}");
        }
    }
}

/// White's five stones in atari on the H line are dead; the two on the F line would be cut off at E4.
const DEAD_AND_LIVING: &str = "
    . . . O X . . . .
    . . . O X . . X .
    . . . O X . X O .
    . . . O X X X O X
    . . . O X O X O X
    . . . O . O X O X
    . . . O O X X O X
    . . . O O X . X .
    . . . O O X . . .";

#[test]
fn a_larger_dead_chain_in_atari_hides_no_living_one() {
    let rules = rules("chinese");
    let mut position = position(&rules, DEAD_AND_LIVING, Color::Black);
    rules.play(&mut position, Move::Pass).unwrap();
    for level in 1..=9 {
        for seed in 0..3 {
            let decision = thought(&rules, &position, level, 3_000, seed).decision;
            assert_ne!(decision, Decision::Pass, "level {level}, seed {seed}");
        }
    }
}

#[test]
fn beginners_like_to_capture() {
    let rules = rules("chinese");
    // Black's stone on E2 is in atari, and White's corner depends on it.
    let position = after(&rules, 9, &names(CAPTURES)[..27]);
    for level in [1, 3] {
        let points = played(&rules, &position, level, 16);
        let captures = points.iter().filter(|&&point| point == at("E1")).count();
        assert!(captures >= 5, "level {level}: {points:?}");
    }
}

#[test]
fn mistakes_are_close_to_the_fight() {
    let rules = rules("japanese");
    let position = after(&rules, 19, &names(RACE));
    for level in [1, 3] {
        let points = played(&rules, &position, level, 16);
        let is_near = |point: &Point| point.column() < 8 && point.row() < 12;
        assert!(points.iter().all(is_near), "level {level}: {points:?}");
    }
}
