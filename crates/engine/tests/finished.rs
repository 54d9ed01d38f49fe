//! Finished games as players leave them: their dead stones, in all eight symmetries of the board.

use tengen_engine::{Fate, Verdict, find_dead, judge_chains};
use tengen_rules::{ByColor, Color, Move, Point, PointSet, Rules, Size};

use super::rules;
use tengen_testkit::board::{at, points, stones};

/// The image of a point under one of the eight symmetries of a square board.
fn turned(point: Point, size: Size, way: u8) -> Point {
    let last = size.columns() - 1;
    let (mut column, mut row) = (point.column(), point.row());
    if way & 1 != 0 {
        column = last - column;
    }
    if way & 2 != 0 {
        row = last - row;
    }
    if way & 4 != 0 {
        std::mem::swap(&mut column, &mut row);
    }
    Point::new(column, row).unwrap()
}

/// The verdict on a diagram after two passes, under one of eight symmetries: each has other random numbers.
fn verdict(rules: &Rules, diagram: &str, way: u8) -> Verdict {
    let (size, stones) = stones(diagram);
    let image = |set: PointSet| set.iter().map(|point| turned(point, size, way)).collect();
    let stones: ByColor<PointSet> = stones.map(image);
    let mut position = rules.position(size, stones, Color::Black).unwrap();
    for _ in 0..2 {
        rules.play(&mut position, Move::Pass).unwrap();
    }
    find_dead(rules, &position)
}

/// Asserts which stones are dead by the rules called `name`, under all eight symmetries.
#[track_caller]
fn assert_dead(name: &str, diagram: &str, dead: &str) {
    let rules = rules(name);
    let (size, _) = stones(diagram);
    for way in 0..8 {
        let expected: PointSet = points(dead)
            .iter()
            .map(|point| turned(point, size, way))
            .collect();
        assert_eq!(verdict(&rules, diagram, way).dead, expected, "way {way}");
    }
}

const STRAIGHT_THREE: &str = "
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    X X X X X O . . .
    O O O O X O . . .
    . X . O X O . . .";

#[test]
fn three_points_with_the_enemy_in_the_middle_are_one_eye() {
    assert_dead("japanese", STRAIGHT_THREE, "A2 B2 C2 D2 D1");
}

const BENT_FOUR: &str = "
    . . . . . X O . .
    . . . . . X O . .
    . . . . . X O . .
    . . . . . X O . .
    . . . . . X O . .
    X X X . . X O . .
    O O X X X X O . .
    . O O O O X O . .
    X X X . O X O . .";

/// Black can make a ko and takes first: by Japanese rules that kills, by Chinese ones too, as White has no threat.
#[test]
fn bent_four_in_the_corner_is_dead() {
    for name in ["japanese", "chinese"] {
        assert_dead(name, BENT_FOUR, "A3 B3 B2 C2 D2 E2 E1");
    }
}

#[test]
fn a_chain_without_an_eye_loses_against_one_with_an_eye() {
    assert_dead(
        "japanese",
        ". . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         X X X X X O . . .
         O O O O X O . . .
         X X X O X O . . .
         . . X O X O . . .
         . . X . X O . . .",
        "A4 B4 C4 D4 D3 D2",
    );
}

#[test]
fn the_last_ko_makes_nothing_dead() {
    assert_dead(
        "japanese",
        ". . . X O . . . .
         . . . X O . . . .
         . . . X O . . . .
         . . X X O . . . .
         . . . X X O . . .
         . . . X . X O . .
         . . . . X O O . .
         . . . . X O . . .
         . . . . X O . . .",
        "",
    );
}

#[test]
fn stones_on_the_edge_of_large_territory_are_dead() {
    assert_dead(
        "japanese",
        ". . . . X O . . .
         O . . . X O . . .
         O . . . X O . . .
         . . . . X O . . .
         . . . . X O . . .
         . . . . X O . . X
         . . . . X O . . .
         . . . . X O . . .
         . O O . X O . . .",
        "A8 A7 J4 B1 C1",
    );
}

const SHUT_IN: &str = "
    . X . X X O . O .
    X X X X X O O O O
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    X X X X X O . . .
    O O O O X O O O O
    . X . O X O . O .";

#[test]
fn what_cannot_live_among_living_stones_is_proven_dead() {
    let rules = rules("japanese");
    for way in 0..8 {
        let found = verdict(&rules, SHUT_IN, way);
        let (size, _) = stones(SHUT_IN);
        let expected: PointSet = points("A2 B2 C2 D2 D1")
            .iter()
            .map(|point| turned(point, size, way))
            .collect();
        assert_eq!((found.dead, found.proven), (expected, expected));
        assert!(found.unsettled.is_empty());
    }
}

/// White lives with B1, and Black kills there.
const OPEN: &str = "
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    . . . . X O . . .
    X X X X X O . . .
    O O O O X O . . .
    . . . O X O . . .";

#[test]
fn what_depends_on_the_first_move_is_told_apart() {
    let rules = rules("japanese");
    for way in 0..8 {
        let found = verdict(&rules, OPEN, way);
        let (size, _) = stones(OPEN);
        let expected: PointSet = points("A2 B2 C2 D2 D1")
            .iter()
            .map(|point| turned(point, size, way))
            .collect();
        assert_eq!(found.unsettled, expected, "way {way}");
        assert!(found.proven.is_empty());
    }
}

#[test]
fn a_chain_that_needs_no_search_and_one_that_does_are_both_proven_to_live() {
    let rules = rules("japanese");
    let (size, stones) = stones(
        ". . . X O . . . .
         X . . X O . . . .
         . X X X O O O O O
         X X O O X X X X X
         O O O X X . X . X
         . O . O X X X X X
         O O O O X . . . .
         X X X X X X X X X
         . X . X . X . X .",
    );
    let position = rules.position(size, stones, Color::Black).unwrap();
    let judged = judge_chains(&rules, &position);
    let fate = |name: &str| {
        let mut chains = judged.iter();
        chains
            .find(|chain| chain.stones.contains(at(name)))
            .unwrap()
            .fate
    };
    for name in ["E4", "B4", "D9"] {
        assert_eq!(fate(name), Fate::ProvenAlive, "{name}");
    }
}

/// Black has sacrificed three stones in a large eye, and surrounds it with one chain.
const RECTANGULAR_SIX: &str = "
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X X . . .
    O O O O O X . . .
    O . X . O X . . .
    O X X . O X X . .
    O O O O O X . . .
    X X X X X X . . .";

const BULKY_FIVE: &str = "
    . . . . . X O . .
    . . . . . X O . .
    . . . . . X O . .
    . . . . . X O . .
    . . . . . X O . .
    X X X X X X O . .
    O O O O X . X O .
    O X X O X X X O .
    X X . O X . X O .";

#[test]
fn a_large_eye_with_sacrificed_stones_is_one_eye() {
    let chain = "A2 B2 C2 D2 E2 A3 E3 A4 E4 A5 B5 C5 D5 E5";
    assert_dead("japanese", RECTANGULAR_SIX, chain);
    assert_dead("japanese", BULKY_FIVE, "A3 B3 C3 D3 A2 D2 D1");
}

/// Neither side can approach the shared liberties; what surrounds them has territory, but no eyes yet.
const SHARED_LIBERTIES: &str = "
    . . . X O . . . .
    . . . X O . . O .
    . X X X O O O . .
    . . . X O . . . .
    . . X X O . . . .
    X X X O O . . . .
    X O O X O . . . .
    X O . X O . . . .
    X O . X O . . . .";

/// Each side has an eye, and playouts leave both chains alone.
const SHARED_LIBERTY: &str = "
    . . . X O . . . .
    . X . X O . . O .
    . . . X O . . . .
    . X X X O O O . .
    . . . X O . . . .
    . . X X O . . O .
    X X X O O O O . .
    O O O X X X O . .
    . O . X . X O . .";

/// White lives as long as it does not capture: A1 and A3 both lose.
const NO_APPROACH: &str = "
    . . . . . X O . .
    . . . . . X O . .
    . . . . . X O . .
    X X X X . X O . .
    O X O X . X O . .
    O O O X X X O . .
    . X O O X X O . .
    X X O O O X O . .
    . O . O X X O . .";

#[test]
fn chains_in_seki_among_open_territories_live() {
    assert_dead("japanese", SHARED_LIBERTIES, "");
    assert_dead("japanese", SHARED_LIBERTY, "");
    assert_dead("japanese", NO_APPROACH, "");
}
