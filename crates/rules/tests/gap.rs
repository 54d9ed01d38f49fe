//! Where the border of what could be territory is open.

use tengen_rules::{Komi, Marking, PointSet};

use super::{BLACK, rules};
use tengen_testkit::board::{points, position};

fn gaps(diagram: &str, dead: &str) -> PointSet {
    let rules = rules("japanese");
    let position = position(&rules, diagram, BLACK);
    let marking = Marking {
        dead: points(dead),
        ..Marking::default()
    };
    let score = rules.count(&position, &marking, Komi::ZERO).unwrap();
    score.gaps(position.board())
}

#[test]
fn a_gap_joins_what_is_nearer_to_one_colour_with_what_is_nearer_to_the_other() {
    let open = ". . . . O . . . .
                . . . X O . . . .
                . . X X O . . . .
                . . . X X O . . .
                . . . . X O . . .
                . . X . X O O . .
                . . . X X . . . .
                . . . X . O . . .
                . . . . X O . . .";
    assert_eq!(gaps(open, ""), points("D9 F3"));
    // The points between the walls are closed on both sides.
    let walls = ". . . . .
                 . X . O .
                 . X . O .
                 . X . O .
                 . X . O .";
    assert_eq!(gaps(walls, ""), points("C5"));
}

#[test]
fn neutral_points_between_closed_borders_are_no_gap() {
    let closed = ". X . O .
                  . X . O .
                  . X . O .
                  . X . O .
                  . X . O .";
    assert_eq!(gaps(closed, ""), PointSet::EMPTY);
}

#[test]
fn around_a_stone_in_the_others_area_there_is_a_gap_until_it_is_marked_as_dead() {
    let invaded = ". . . X O .
                   . . . X O .
                   O . . X O .
                   . . . X O .
                   . . . X O .
                   . . . X O .";
    assert_eq!(gaps(invaded, ""), points("B5 B3 A1"));
    assert_eq!(gaps(invaded, "A4"), PointSet::EMPTY);
}

#[test]
fn an_area_that_one_colour_touches_has_no_gap_and_an_empty_board_neither() {
    let one = ". . . .
               . X . .
               . . . .
               . . . .";
    assert_eq!(gaps(one, ""), PointSet::EMPTY);
    assert_eq!(gaps(&one.replace('X', "."), ""), PointSet::EMPTY);
}
