//! The rules against the simple referee, turn by turn: every point's legality with its reason,
//! captures, stones, prisoners, the state of the game, and the hash.
//!
//! An ordinary run takes some hundred thousand turns. `DIFFERENTIAL_TURNS` asks each test for more:
//! CONTRIBUTING.md has the command.

use tengen_rules::{Board, Color, KoRule, Overline, Pairs, Point, Size, Suicide};

use super::grid::Grid;
use super::simple::{After, Game, Simple, Standing};
use super::twins::{Tally, Twins, rules_of};
use tengen_testkit::random::Random;

/// The next point: usually one that takes, preferably a single stone, and not an own eye, so that there are many kos.
fn choose(board: &Board, color: Color, legal: &[(Point, After)], dice: &mut Random) -> usize {
    let first = dice.below(legal.len());
    if dice.below(8) == 0 {
        return first;
    }
    let worth = |number: &usize| {
        let (point, after) = &legal[*number];
        let around: Vec<_> = point
            .neighbours(board.size())
            .map(|next| board.get(next))
            .collect();
        match after.taken.len() {
            // It is alone among enemies: a ko in Go.
            1 if around.iter().all(|stone| *stone == Some(!color)) => 4,
            1 => 3,
            2.. => 2,
            0 if around.iter().all(|stone| *stone == Some(color)) => 0,
            0 => 1,
        }
    };
    let turned = (0..legal.len()).map(|step| (first + step) % legal.len());
    // One of the best: the last of them in an order with a random start.
    turned.max_by_key(worth).unwrap_or(first)
}

/// Plays random games until `turns` turns are taken.
fn run(game: Game, turns: usize, sizes: &[(u8, u8)]) -> Tally {
    let mut dice = Random::new(0x7E46_E401);
    let mut tally = Tally::default();
    for &(columns, rows) in sizes.iter().cycle() {
        let size = Size::new(columns, rows).unwrap();
        let mut twins = Twins::new(game, size, &mut dice);
        for _ in 0..(size.points() * 3).min(150) {
            let legal = twins.compare(&mut tally);
            match twins.simple.standing() {
                Standing::GoesOn => {}
                Standing::Stopped => {
                    let first = Color::ALL[dice.below(2)];
                    twins.rules.resume(&mut twins.position, first);
                    twins.simple.resume(first);
                    continue;
                }
                Standing::NoMovesLeft => {
                    tally.draws += 1;
                    break;
                }
                Standing::Lines(..) | Standing::Captures(..) => {
                    tally.wins += 1;
                    break;
                }
            }
            if dice.below(8) == 0 {
                twins.compare_rebuilt();
                let point = size.all().nth(dice.below(size.points())).unwrap();
                twins.refuse(point);
            }
            if twins.simple.judge_pass(legal.len()).is_ok()
                && (legal.is_empty() || dice.below(16) == 0)
            {
                twins.pass();
            } else {
                let (point, after) = legal[choose(
                    twins.position.board(),
                    twins.position.to_move(),
                    &legal,
                    &mut dice,
                )]
                .clone();
                tally.captures += usize::from(!after.taken.is_empty());
                tally.suicides_played += usize::from(!after.lost.is_empty());
                twins.play(point, after);
            }
            tally.turns += 1;
        }
        if tally.turns >= turns {
            break;
        }
    }
    tally
}

/// Number of turns in a test: `usual`, unless the environment asks for another.
fn turns(usual: usize) -> usize {
    match std::env::var("DIFFERENTIAL_TURNS") {
        Ok(number) => number.parse().unwrap(),
        Err(_) => usual,
    }
}

const TINY: &[(u8, u8)] = &[(2, 2), (3, 2), (3, 3), (1, 6), (4, 3), (4, 4)];
const SMALL: &[(u8, u8)] = &[(5, 5), (4, 5), (6, 6), (7, 4)];
const LARGE: &[(u8, u8)] = &[(9, 9), (13, 13), (19, 19), (13, 7)];

fn run_go(ko: KoRule, suicide: Suicide) -> Tally {
    let game = Game::Go(ko, suicide);
    let tallies = [
        run(game, turns(30_000), TINY),
        run(game, turns(3_000), SMALL),
        run(game, turns(2_000) / 4, LARGE),
    ];
    let mut all = Tally::default();
    for tally in tallies {
        assert!(tally.captures * 8 > tally.turns, "{tally:?}");
        all.turns += tally.turns;
        all.points += tally.points;
        all.captures += tally.captures;
        all.kos += tally.kos;
        all.superkos += tally.superkos;
        all.suicides_refused += tally.suicides_refused;
        all.suicides_played += tally.suicides_played;
    }
    all
}

#[test]
fn go_with_simple_ko_agrees_with_the_simple_referee() {
    let tally = run_go(KoRule::Simple, Suicide::Forbidden);
    assert!(tally.kos * 50 > tally.turns, "{tally:?}");
    assert!(tally.suicides_refused * 2 > tally.turns, "{tally:?}");
}

#[test]
fn go_with_simple_ko_and_suicide_agrees_with_the_simple_referee() {
    let tally = run_go(KoRule::Simple, Suicide::Allowed);
    assert!(tally.kos * 50 > tally.turns, "{tally:?}");
    assert!(tally.suicides_played * 50 > tally.turns, "{tally:?}");
}

#[test]
fn go_with_positional_superko_agrees_with_the_simple_referee() {
    let tally = run_go(KoRule::PositionalSuperko, Suicide::Forbidden);
    assert!(tally.superkos * 25 > tally.turns, "{tally:?}");
}

#[test]
fn go_with_positional_superko_and_suicide_agrees_with_the_simple_referee() {
    let tally = run_go(KoRule::PositionalSuperko, Suicide::Allowed);
    assert!(tally.superkos * 25 > tally.turns, "{tally:?}");
    assert!(tally.suicides_played * 50 > tally.turns, "{tally:?}");
}

#[test]
fn go_with_situational_superko_agrees_with_the_simple_referee() {
    let tally = run_go(KoRule::SituationalSuperko, Suicide::Forbidden);
    assert!(tally.superkos * 25 > tally.turns, "{tally:?}");
}

#[test]
fn go_with_situational_superko_and_suicide_agrees_with_the_simple_referee() {
    let tally = run_go(KoRule::SituationalSuperko, Suicide::Allowed);
    assert!(tally.superkos * 25 > tally.turns, "{tally:?}");
    assert!(tally.suicides_played * 50 > tally.turns, "{tally:?}");
}

#[test]
fn atari_go_agrees_with_the_simple_referee() {
    for stones in [1, 2, 5, 12] {
        let tally = run(Game::AtariGo(stones), turns(2_000), &[SMALL, TINY].concat());
        assert!(tally.wins > 20, "{tally:?}");
    }
}

#[test]
fn the_games_of_five_agree_with_the_simple_referee() {
    for overline in [Overline::Wins, Overline::Exact] {
        for pairs in [Pairs::Stay, Pairs::AreTaken, Pairs::FiveWin] {
            let sizes = [(5, 5), (6, 6), (7, 7), (9, 9), (8, 5), (4, 4)];
            let tally = run(Game::Five(overline, pairs), turns(1_500), &sizes);
            assert!(tally.wins > 15 && tally.draws > 3, "{tally:?}");
        }
    }
}

/// Every possible board of 2x3 and 3x3, every point, both colours, with and without suicide: four times 117,009 checks.
#[test]
fn every_stone_on_every_small_board_agrees_with_the_simple_referee() {
    for suicide in [Suicide::Forbidden, Suicide::Allowed] {
        let mut boards = 0;
        for (columns, rows) in [(2, 3), (3, 3)] {
            let size = Size::new(columns, rows).unwrap();
            for number in 0..3_usize.pow(size.points() as u32) {
                let mut grid = Grid::new(size);
                for (place, point) in size.all().enumerate() {
                    match number / 3_usize.pow(place as u32) % 3 {
                        0 => {}
                        color => grid.put(Color::ALL[color - 1], point),
                    }
                }
                let stones = grid.stones();
                let mut living = grid.clone();
                living.clear_all_without_liberty(size);
                let rules = rules_of(Game::Go(KoRule::Simple, suicide));
                let Ok(position) = rules.position(size, stones, Color::Black) else {
                    assert_ne!(living, grid, "a chain has no liberty");
                    continue;
                };
                assert_eq!(living, grid, "every chain has a liberty");
                boards += 1;
                let mut twins = Twins {
                    rules,
                    position,
                    simple: Simple::new(Game::Go(KoRule::Simple, suicide), grid, Color::Black),
                };
                for color in Color::ALL {
                    twins.rules.resume(&mut twins.position, color);
                    twins.simple.resume(color);
                    twins.compare(&mut Tally::default());
                }
            }
        }
        assert_eq!(boards, 489 + 12_675);
    }
}
