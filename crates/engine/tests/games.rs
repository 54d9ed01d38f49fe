//! Whole games: every move is legal, and every game ends.

use tengen_engine::{Budget, Decision, Level, Query, Style, think};
use tengen_rules::{Color, Handicap, Komi, Move, Placement, Point, RuleSet, Rules, Size, Status};

use super::{rules, thought, with_komi};
use tengen_testkit::board::position;

/// Plays a game of two levels.
#[track_caller]
fn game(rules: &Rules, side: u8, levels: [u8; 2], playouts: u32, seed: u64) {
    let size = Size::square(side).unwrap();
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    while rules.status(&position) == Status::InProgress {
        let most = 4 * size.points() as u32;
        assert!(position.ply().0 < most, "no end:\n{}", position.board());
        let level = levels[position.to_move() as usize];
        let seed = seed << 16 | u64::from(position.ply().0);
        let mv = match thought(rules, &position, level, playouts, seed).decision {
            Decision::Play(point) => Move::Play(point),
            Decision::Pass => Move::Pass,
            Decision::Resign => break,
        };
        let played = rules.play(&mut position, mv);
        assert!(played.is_ok(), "{mv:?} {played:?}\n{}", position.board());
    }
}

#[test]
fn every_level_plays_every_rule_set_to_an_end_with_legal_moves() {
    for (number, set) in RuleSet::ALL.iter().enumerate() {
        for level in 1..=9 {
            let side = [5, 5, 6][(number + usize::from(level)) % 3];
            let other = (usize::from(level) + number) as u8 % 9 + 1;
            game(&set.rules, side, [level, other], 8, number as u64);
        }
    }
}

#[test]
fn games_end_on_boards_of_every_size() {
    for side in 5..=19 {
        let seed = u64::from(side);
        game(&rules("gomoku"), side, [2, 4], 30, seed);
        game(&rules("go-bang"), side, [4, 3], 30, seed);
        game(&rules("atari-go"), side, [3, 1], 4, seed);
    }
    // Small boards of Go, whose games are short: the test is about their ends.
    for side in [5, 6, 8, 11] {
        game(&rules("japanese"), side, [3, 9], 2, side.into());
    }
}

#[test]
fn the_same_seed_brings_the_same_move_and_two_threads_bring_a_legal_one() {
    let rules = rules("chinese");
    let mut position = rules
        .opening(Size::square(9).unwrap(), Handicap::NONE)
        .unwrap();
    rules
        .play(&mut position, Move::Play("E5".parse().unwrap()))
        .unwrap();
    let one = thought(&rules, &position, 9, 200, 7);
    assert_eq!(one, thought(&rules, &position, 9, 200, 7));
    let query = Query {
        rules: &rules,
        position: &position,
        komi: Komi::ZERO,
        level: Level::HIGHEST,
        style: Style::Usual,
        budget: Budget {
            playouts: 200,
            threads: 2.try_into().unwrap(),
            stop: &|| false,
        },
        seed: 1,
    };
    let two = think(&query).unwrap();
    assert!(two.visits > 100, "{two:?}");
    assert!(
        matches!(two.decision, Decision::Play(point) if rules.legal_points(&position).contains(point))
    );
}

#[test]
fn time_that_is_up_still_brings_a_legal_move() {
    for set in RuleSet::ALL {
        let size = Size::square(9).unwrap();
        let mut position = set.rules.opening(size, Handicap::NONE).unwrap();
        let first = set.rules.legal_points(&position).iter().nth(40).unwrap();
        set.rules.play(&mut position, Move::Play(first)).unwrap();
        for level in Level::all() {
            let query = Query {
                rules: &set.rules,
                position: &position,
                komi: Komi::ZERO,
                level,
                style: Style::Usual,
                budget: Budget {
                    playouts: u32::MAX,
                    threads: 1.try_into().unwrap(),
                    stop: &|| true,
                },
                seed: 1,
            };
            let decision = think(&query).unwrap().decision;
            let legal = |point: Point| set.rules.legal_points(&position).contains(point);
            assert!(
                matches!(decision, Decision::Play(point) if legal(point)),
                "{} level {level}: {decision:?}",
                set.name
            );
        }
    }
}

#[test]
fn black_places_his_free_handicap_stones_and_then_white_moves() {
    let rules = rules("chinese");
    let handicap = Handicap::with_placement(6, Placement::Free).unwrap();
    let mut position = rules.opening(Size::square(13).unwrap(), handicap).unwrap();
    for _ in 0..6 {
        assert_eq!(position.to_move(), Color::Black);
        let Decision::Play(point) = thought(&rules, &position, 5, 10, 1).decision else {
            panic!("a stone is to be placed");
        };
        rules.play(&mut position, Move::Play(point)).unwrap();
    }
    assert_eq!(position.to_move(), Color::White);
    // On the fourth line, as on marked points.
    let stones = position.board().stones(Color::Black);
    assert_eq!(
        stones,
        Handicap::new(6)
            .unwrap()
            .points(position.size())
            .unwrap()
            .into_iter()
            .collect()
    );
}

#[test]
fn after_a_pass_nobody_fills_their_own_territory() {
    // White lives in the corner and is far behind: further stones there change nothing, and stones elsewhere die.
    let rules = rules("chinese");
    let diagram = "
        . . . . . O .
        . O . O O O O
        O O O X X X X
        X X X X . . X
        . . X X X X X
        . X X . . X .
        X . X X X X X";
    let mut after_pass = position(&rules, diagram, Color::Black);
    assert!(rules.play(&mut after_pass, Move::Pass).is_ok());
    for level in 1..=9 {
        for seed in 0..3 {
            let thought = with_komi(&rules, &after_pass, Komi::ZERO, level, 500, seed);
            let case = format!("level {level}, seed {seed}");
            assert_eq!(thought.decision, Decision::Pass, "{case}");
        }
    }
}

#[test]
fn nobody_passes_while_much_is_open() {
    // White is far ahead and Black has passed: he could still live in the corner, or nearly everywhere.
    let corner = "
        . . . . . O .
        . . . . X X O
        . . . X X O .
        . O O X O . O
        X O O O O . O
        . X O . . O .
        . . . . . . .";
    let empty = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . O O X . . .
        . . . O O . .
        . X . . O . .
        . . . . . . .";
    let rules = rules("chinese");
    for (diagram, levels) in [(corner, &[8, 9][..]), (empty, &[1, 3, 6, 9])] {
        let mut after_pass = position(&rules, diagram, Color::Black);
        assert!(rules.play(&mut after_pass, Move::Pass).is_ok());
        for &level in levels {
            for seed in 0..2 {
                let thought = with_komi(&rules, &after_pass, Komi::ZERO, level, 1_000, seed);
                let case = format!("level {level}, seed {seed}: {thought:?}");
                assert!(matches!(thought.decision, Decision::Play(_)), "{case}");
            }
        }
    }
}
