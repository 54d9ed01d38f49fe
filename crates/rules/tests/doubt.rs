//! The order in which a count asks about chains.

use tengen_rules::{Color, Doubt, Komi, Marking};

use super::{BLACK, rules};
use tengen_testkit::board::{at, points, position};

fn doubts(diagram: &str, dead: &str) -> Vec<Doubt> {
    let rules = rules("japanese");
    let position = position(&rules, diagram, BLACK);
    let marking = Marking {
        dead: points(dead),
        ..Marking::default()
    };
    let score = rules.count(&position, &marking, Komi::ZERO).unwrap();
    score.doubts(position.board())
}

fn names(doubts: &[Doubt]) -> Vec<String> {
    let names = doubts.iter().map(|doubt| doubt.chain.name().to_string());
    names.collect()
}

/// Black's left side has 14 points; White’s stones on the right have two eyes each of a point, and one has none.
const SIDES: &str = ". . X . O . O
                     . . X . O O O
                     . . X . O . O
                     . . X . O O O
                     . . X O . . .
                     . . X . O O O
                     X . X . O . .";

#[test]
fn dead_chains_come_first_and_then_those_with_the_least_room() {
    let all = doubts(SIDES, "A1");
    assert_eq!(names(&all)[0], "A1");
    assert!(all[0].is_dead && all[0].is_open());
    assert!(all[1..].iter().all(|doubt| !doubt.is_dead));
    let place = |name: &str| names(&all).iter().position(|other| other == name).unwrap();
    // It touches no territory of its colour.
    assert_eq!(names(&all)[1], "D3");
    assert!(place("D3") < place("C1"));
}

#[test]
fn what_lives_unconditionally_or_has_room_for_two_eyes_is_in_no_doubt() {
    let all = doubts(SIDES, "");
    let doubt = |name| {
        let mut found = all
            .iter()
            .filter(|doubt| doubt.chain.stones.contains(at(name)));
        found.next().unwrap()
    };
    assert!(!doubt("C1").is_open(), "beside a large territory");
    assert!(!doubt("E7").is_open(), "two eyes of a point");
    assert!(doubt("D3").is_open());
    assert_eq!(doubt("C1").chain.color, Color::Black);
}
