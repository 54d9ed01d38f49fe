//! Sparring: the stones that it takes, saves and leaves alone, and that every game with it ends.

use std::num::NonZeroU8;

use tengen_engine::{Budget, Decision, Level, Query, Style, Thought, think};
use tengen_rules::{
    Color, Handicap, Komi, Move, Point, Position, RuleSet, Rules, Size, Status, Variant,
};

use super::rules;
use tengen_testkit::board::{at, position};
use tengen_testkit::random::Random;

/// A sparring partner's thought about `position`.
fn thought(rules: &Rules, position: &Position, seed: u64) -> Thought {
    think(&Query {
        rules,
        position,
        komi: Komi::ZERO,
        level: Level::LOWEST,
        style: Style::Sparring,
        budget: Budget {
            playouts: 1,
            threads: NonZeroU8::MIN,
            stop: &|| false,
        },
        seed,
    })
    .expect("the game is in progress")
}

/// Asserts that it plays one of the `expected` moves, whatever the seed.
#[track_caller]
fn assert_plays(name: &str, diagram: &str, color: Color, expected: &[&str]) {
    let rules = rules(name);
    let position = position(&rules, diagram, color);
    for seed in 0..3 {
        let decision = thought(&rules, &position, seed).decision;
        let mut right = expected.iter().map(|name| Decision::Play(at(name)));
        assert!(
            right.any(|right| right == decision),
            "seed {seed}: {decision:?}\n{}",
            position.board()
        );
    }
}

#[test]
fn it_takes_a_chain_that_would_get_away() {
    let diagram = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . X . . . .
        . . . X O X . . .
        . . . X O X . . .
        . . . . . . . . .
        . . O . . . O . .
        . . . . . . . . .
        . . . . . . . . .";
    for name in ["chinese", "japanese", "atari-go-empty"] {
        assert_plays(name, diagram, Color::Black, &["E4"]);
        assert_plays(name, diagram, Color::White, &["E4"]);
    }
}

#[test]
fn it_saves_its_own_chain_where_that_works() {
    let diagram = "
        . . . . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . O X X X . . .
        . . O X X O . . .
        . . . O O . . . .
        . . . . . . . . .
        . . X . . . X . .
        . . . . . . . . .";
    assert_plays("chinese", diagram, Color::Black, &["G6"]);
}

#[test]
fn it_does_not_run_with_a_stone_that_is_lost() {
    let rules = rules("chinese");
    let position = position(
        &rules,
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        O . . . . . . . .
        X O . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .",
        Color::Black,
    );
    for seed in 0..5 {
        let decision = thought(&rules, &position, seed).decision;
        assert_ne!(decision, Decision::Play(at("A4")), "seed {seed}");
    }
}

#[test]
fn of_two_captures_it_makes_the_larger_one() {
    let diagram = "
        . . . . . . . . .
        . . . . . . . . .
        . X X . . . X . .
        X O O . . X O . .
        . X X . . . X . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . O . .
        . . . . . . . . .";
    assert_plays("chinese", diagram, Color::Black, &["D6"]);
}

#[test]
fn it_cuts_where_that_puts_two_chains_in_atari() {
    let diagram = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X O . O X . .
        . . . X . X . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    // White can save one of the two.
    assert_plays("chinese", diagram, Color::Black, &["E5"]);
}

#[test]
fn a_lone_stone_is_attacked_in_contact() {
    let rules = rules("chinese");
    let size = Size::square(9).unwrap();
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    let lone = at("E5");
    rules.play(&mut position, Move::Play(lone)).unwrap();
    for seed in 0..5 {
        let Decision::Play(point) = thought(&rules, &position, seed).decision else {
            panic!("a stone is played");
        };
        assert!(lone.neighbours(size).any(|next| next == point), "{point}");
    }
}

#[test]
fn where_nothing_is_at_stake_it_answers_a_pass_by_a_pass_and_fills_no_eye() {
    let settled = "
        . X . O .
        X X X O O
        . X O O .
        X X O . O
        . X O O .";
    for name in ["chinese", "japanese", "tromp-taylor"] {
        let rules = rules(name);
        let open = position(&rules, settled, Color::Black);
        let neutral = Decision::Play(at("C5"));
        assert_eq!(thought(&rules, &open, 1).decision, neutral, "{name}");
        let mut passed = position(&rules, settled, Color::White);
        rules.play(&mut passed, Move::Pass).unwrap();
        let answer = thought(&rules, &passed, 1).decision;
        assert_eq!(answer, Decision::Pass, "{name}");
        let full = settled.replacen(". X .", ". X X", 1);
        let full = position(&rules, &full, Color::Black);
        let last = thought(&rules, &full, 1).decision;
        assert_eq!(last, Decision::Pass, "{name}: eyes alone are left");
    }
}

#[test]
fn after_a_pass_it_still_takes_what_would_get_away() {
    let rules = rules("chinese");
    let mut position = position(
        &rules,
        "
        . . . . . . .
        . . . X . . .
        . . X O X . .
        . . . . . . .
        . . . . . . .
        . . O . . . .
        . . . . . . .",
        Color::White,
    );
    rules.play(&mut position, Move::Pass).unwrap();
    let decision = thought(&rules, &position, 1).decision;
    assert_eq!(decision, Decision::Play(at("D4")));
}

#[test]
fn fives_and_fours_are_made_and_stopped() {
    let four = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . O . . . . .
        O X X X X . . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    let three = "
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . X X X . . . .
        . . . . . O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .";
    for name in ["gomoku", "gomoku-exact", "go-bang", "pente"] {
        assert_plays(name, four, Color::Black, &["F5"]);
        assert_plays(name, four, Color::White, &["F5"]);
    }
    assert_plays("gomoku", three, Color::Black, &["B5", "F5"]);
    let stops = ["A5", "B5", "F5", "G5"];
    assert_plays("gomoku", three, Color::White, &stops);
}

#[test]
fn the_same_seed_brings_the_same_move() {
    for name in ["chinese", "atari-go", "gomoku"] {
        let rules = rules(name);
        let size = Size::square(9).unwrap();
        let mut position = rules.opening(size, Handicap::NONE).unwrap();
        rules.play(&mut position, Move::Play(at("G3"))).unwrap();
        let one = thought(&rules, &position, 7);
        assert_eq!(one, thought(&rules, &position, 7), "{name}");
    }
}

#[test]
fn time_that_is_up_still_brings_a_legal_move() {
    for set in RuleSet::ALL {
        let size = Size::square(9).unwrap();
        let mut position = set.rules.opening(size, Handicap::NONE).unwrap();
        let first = set.rules.legal_points(&position).iter().nth(40).unwrap();
        set.rules.play(&mut position, Move::Play(first)).unwrap();
        let decision = think(&Query {
            rules: &set.rules,
            position: &position,
            komi: Komi::ZERO,
            level: Level::HIGHEST,
            style: Style::Sparring,
            budget: Budget {
                playouts: 1,
                threads: NonZeroU8::MIN,
                stop: &|| true,
            },
            seed: 1,
        });
        let legal = set.rules.legal_points(&position);
        let decision = decision.unwrap().decision;
        assert!(
            matches!(decision, Decision::Play(point) if legal.contains(point)),
            "{}: {decision:?}",
            set.name
        );
    }
}

/// A random move: any legal point except an own eye in Go; none after `patience` turns.
fn at_random(rules: &Rules, position: &Position, patience: u32, random: &mut Random) -> Move {
    let (board, color, size) = (position.board(), position.to_move(), position.size());
    let is_go = rules.variant() == Variant::Go;
    let is_eye = |point: Point| {
        let mut around = point.neighbours(size);
        around.all(|next| board.get(next) == Some(color))
    };
    let legal = rules.legal_points(position);
    let points: Vec<_> = legal
        .iter()
        .filter(|&point| !(is_go && is_eye(point)))
        .collect();
    if points.is_empty() || (is_go && position.ply().0 > patience) {
        Move::Pass
    } else {
        Move::Play(points[random.below(points.len())])
    }
}

/// Plays a game to its end: `partner` spars, and so does the other side if it does not play at random.
#[track_caller]
fn game(set: &RuleSet, side: u8, partner: Color, mut random: Option<Random>, most: u32) {
    let rules = &set.rules;
    let size = Size::square(side).unwrap();
    let points = size.points() as u32;
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    while rules.status(&position) == Status::InProgress {
        let ply = position.ply().0;
        let name = set.name;
        assert!(ply < most * points, "{name}: no end:\n{}", position.board());
        let mv = match &mut random {
            Some(random) if position.to_move() != partner => {
                at_random(rules, &position, 2 * points, random)
            }
            _ => match thought(rules, &position, u64::from(ply)).decision {
                Decision::Play(point) => Move::Play(point),
                Decision::Pass => Move::Pass,
                Decision::Resign => panic!("it does not know who is ahead"),
            },
        };
        let played = rules.play(&mut position, mv);
        assert!(played.is_ok(), "{name}: {mv:?} {played:?}");
    }
}

#[test]
fn by_every_rule_set_it_plays_legal_moves_to_an_end() {
    for (number, set) in RuleSet::ALL.iter().enumerate() {
        for partner in Color::ALL {
            let side = [5, 6][(number + partner as usize) % 2];
            let random = Random::new(number as u64);
            game(set, side, partner, Some(random), 8);
        }
    }
}

#[test]
fn two_who_spar_come_to_an_end() {
    for set in RuleSet::of(Variant::Go).chain(RuleSet::of(Variant::AtariGo)) {
        game(set, 5, Color::Black, None, 20);
    }
}
