//! Speed of the board: random games, checks of legality, and games of five.
//!
//! Random games are played by three boards in turn, several rounds in one run, so that all have the same conditions.
//! Times are processor times of this thread; figures and ratios are medians of the rounds.
//! All play complete games from the empty board with a simple ko, without suicide,
//! without filling own single-point eyes, until both sides have passed. No game is counted.
//!
//! - tengen: [`Board::play_out`], any such point with the same chance.
//! - go_game_board: the loop of the crate's benchmark, with its sampler, which weighs points by the patterns around them
//!   and prefers those near the last stone. All weights are the crate's defaults: equal except for nearness.
//! - goban: the loop of the crate's benchmark, which shuffles the empty points and takes the first that may be played;
//!   by `CHINESE` it also checks superko, by `JAPANESE` ko and suicide alone. Our generator shuffles, not the slower
//!   `ThreadRng`.
//!
//! `cargo bench -p tengen-bench --bench playout`

#[path = "support/allocator.rs"]
mod allocator;

use go_game_board::fast_random::FastRandom;
use go_game_board::{Gammas, Sampler};
use goban::pieces::stones::Stone;
use goban::rules::game::Game;
use goban::rules::{CHINESE, GobanSizes, JAPANESE, Rule};
use tengen::rules::{Board, Chance, Color, Handicap, Move, Position, RuleSet, Rules, Size, Status};

const ROUNDS: usize = 11;

/// Plays a number of random games on a board with `side` lines; returns the number of turns.
type Play = fn(side: u8, games: usize, seed: u64) -> usize;

/// The players, and the games per round on 9x9; a fifth of that on 19x19.
const PLAYERS: [(&str, Play, usize); 4] = [
    ("tengen", tengen, 15_000),
    ("go_game_board 0.1.1", go_game_board, 5_000),
    ("goban 0.20.1, CHINESE", goban_with_superko, 1_000),
    ("goban 0.20.1, JAPANESE", goban_with_ko, 1_000),
];

#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn main() {
    for side in [9, 19] {
        println!(
            "{:<32} {:>12} {:>12} {:>10} {:>8}",
            format!("random games on {side}x{side}"),
            "games/s",
            "turns/game",
            "ns/turn",
            "tengen x"
        );
        let divisor = if side == 9 { 1 } else { 5 };
        let mut speeds = vec![Vec::new(); PLAYERS.len()];
        let mut turns = [0; PLAYERS.len()];
        for round in 0..ROUNDS {
            for (player, (_, play, games)) in PLAYERS.into_iter().enumerate() {
                let games = games / divisor;
                let (taken, seconds) = timed(|| play(side, games, round as u64));
                speeds[player].push(games as f64 / seconds);
                turns[player] += taken;
            }
        }
        for (player, (name, _, games)) in PLAYERS.into_iter().enumerate() {
            let per_game = turns[player] as f64 / (ROUNDS * games / divisor) as f64;
            let ratios = speeds[0].iter().zip(&speeds[player]);
            let ratio = median(ratios.map(|(ours, theirs)| ours / theirs).collect());
            let speed = median(speeds[player].clone());
            println!(
                "{name:<32} {speed:>12.0} {per_game:>12.1} {:>10.1} {ratio:>8.2}",
                1e9 / speed / per_game
            );
        }
        println!();
    }
    println!("{:<36} {:>12}", "rules", "a second");
    for (name, side, set) in [
        ("all points checked, ko, 9x9", 9, "japanese"),
        ("all points checked, superko, 9x9", 9, "chinese"),
        ("all points checked, ko, 19x19", 19, "japanese"),
    ] {
        let rules = RuleSet::from_name(set).expect("a rule set").rules;
        let positions = midgames(&rules, side);
        print_rate(name, || {
            let count = |position| rules.legal_points(position).len();
            std::hint::black_box(positions.iter().map(count).sum::<usize>());
            positions.len()
        });
    }
    let rules = RuleSet::from_name("gomoku").expect("a rule set").rules;
    let mut chance = Chance::new(1);
    print_rate("moves of Gomoku and who won, 15x15", || {
        (0..10).map(|_| gomoku(&rules, &mut chance)).sum()
    });
}

fn tengen(side: u8, games: usize, seed: u64) -> usize {
    let empty = Board::new(Size::square(side).expect("a board"));
    let mut chance = Chance::new(seed);
    let play = |_| empty.clone().play_out(Color::Black, &mut chance).turns as usize;
    (0..games).map(play).sum()
}

fn go_game_board(side: u8, games: usize, seed: u64) -> usize {
    let empty = go_game_board::Board::with_size(side.into(), side.into());
    let mut board = empty.clone();
    let gammas = Gammas::new();
    let mut random = FastRandom::new(seed as u32 + 1);
    let mut sampler = Sampler::new(&board, &gammas);
    let mut turns = 0;
    for _ in 0..games {
        board.load(&empty);
        sampler.new_playout(&board, &gammas);
        while !board.both_player_pass() {
            let player = board.act_player();
            let vertex = sampler.sample_move(&board, &mut random);
            board.play_legal(player, vertex);
            sampler.move_played(&board, &gammas);
        }
        turns += board.move_count();
    }
    turns
}

fn goban_with_superko(side: u8, games: usize, seed: u64) -> usize {
    goban(side, games, seed, CHINESE)
}

fn goban_with_ko(side: u8, games: usize, seed: u64) -> usize {
    goban(side, games, seed, JAPANESE)
}

fn goban(side: u8, games: usize, seed: u64, rule: Rule) -> usize {
    let mut chance = Chance::new(seed);
    let mut turns = 0;
    for _ in 0..games {
        let mut game = Game::new(GobanSizes::from(usize::from(side)), rule);
        while !game.is_over() {
            let mut points: Vec<_> = game.pseudo_legals().collect();
            for last in (1..points.len()).rev() {
                points.swap(last, chance.below(last + 1));
            }
            let color = game.turn();
            let mv = points
                .into_iter()
                .filter(|&point| game.check_point(point).is_none())
                .find(|&coord| !game.check_eye(Stone { coord, color }));
            game.play(mv.map_or(goban::rules::Move::Pass, Into::into));
            turns += 1;
        }
    }
    turns
}

/// Positions of random games after half as many moves as the board has points.
fn midgames(rules: &Rules, side: u8) -> Vec<Position> {
    let size = Size::square(side).expect("a board");
    let mut chance = Chance::new(1);
    let game = |_| {
        let mut position = rules.opening(size, Handicap::NONE).expect("an opening");
        for _ in 0..size.points() / 2 {
            play_random(rules, &mut position, &mut chance);
        }
        position
    };
    (0..100).map(game).collect()
}

/// Plays one game of five in a row; returns the number of stones.
fn gomoku(rules: &Rules, chance: &mut Chance) -> usize {
    let size = Size::square(15).expect("a board");
    let mut points: Vec<_> = size.all().collect();
    let mut position = rules.opening(size, Handicap::NONE).expect("an opening");
    while rules.status(&position) == Status::InProgress {
        let point = points.swap_remove(chance.below(points.len()));
        let played = rules.play(&mut position, Move::Play(point));
        played.expect("every empty point may be played on");
    }
    position.ply().0 as usize
}

fn play_random(rules: &Rules, position: &mut Position, chance: &mut Chance) {
    let legal: Vec<_> = rules.legal_points(position).iter().collect();
    let mv = match legal.len() {
        0 => Move::Pass,
        choices => Move::Play(legal[chance.below(choices)]),
    };
    rules.play(position, mv).expect("a legal move");
}

/// Prints the rate per second of the operations of `work`, which returns their number.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn print_rate(name: &str, mut work: impl FnMut() -> usize) {
    let rounds = (0..ROUNDS).map(|_| {
        // Long enough for the processor's clock, which has about a hundred ticks a second.
        let (times, seconds) = timed(|| (0..200).map(|_| work()).sum::<usize>());
        times as f64 / seconds
    });
    println!("{name:<36} {:>12.0}", median(rounds.collect()));
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// The result of `work`, and its processor time in seconds.
///
/// Unlike wall time it depends little on other load.
fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let used = || {
        let status =
            std::fs::read_to_string("/proc/thread-self/schedstat").expect("a system with /proc");
        let nanoseconds = status.split_whitespace().next().expect("a number first");
        nanoseconds.parse::<f64>().expect("a number") / 1e9
    };
    let start = used();
    let result = work();
    (result, used() - start)
}
