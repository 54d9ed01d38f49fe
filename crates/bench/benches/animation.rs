//! Time and size of a whole game as a moving picture.
//!
//! `cargo bench -p tengen-bench --bench animation` prints a row for each board: a random game of 300 moves.
//! Random moves are far apart and capture many stones, so a real game takes less.
//! With a folder as its argument (`-- out`) it also leaves the animations there.

#[path = "support/allocator.rs"]
mod allocator;

use std::time::Instant;

use tengen::render::{Diagram, Pixels, Renderer, Theme, Timing};
use tengen::rules::{Handicap, RuleSet, Size, Variant};

#[path = "support/midgame.rs"]
#[expect(dead_code, reason = "the games that are kept are for other benchmarks")]
mod midgame;

use midgame::Dice;

const MOVES: usize = 300;

#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn main() {
    let folder = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    println!("board  theme     pixels  moves  seconds     bytes");
    for (side, theme) in [(9, Theme::Kaya), (13, Theme::Kaya), (19, Theme::Kaya)]
        .into_iter()
        .chain(Theme::ALL[1..].iter().map(|&theme| (19, theme)))
    {
        let size = Size::square(side).expect("a board");
        let game = game(size);
        let (start, moves) = game.split_first().expect("a start");
        let pixels = Pixels::for_animation(size);
        let (seconds, file) = timed(|| {
            let moves = moves.iter().cloned();
            Renderer::new().animation(start, moves, theme, pixels, Timing::default())
        });
        println!(
            "{side:>5}  {:<8}  {:>6}  {:>5}  {seconds:>7.2}  {:>8}",
            theme.name(),
            pixels.get(),
            moves.len(),
            file.len(),
        );
        if let Some(folder) = &folder {
            let name = format!("{folder}/game-{side}-{}.gif", theme.name());
            std::fs::write(name, file).expect("a folder");
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let result = work();
    (start.elapsed().as_secs_f64(), result)
}

/// The positions of a random game.
fn game(size: Size) -> Vec<Diagram> {
    let rules = RuleSet::default_of(Variant::Go).rules;
    let mut dice = Dice::new(1);
    let mut position = rules.opening(size, Handicap::NONE).expect("an opening");
    let mut diagrams = vec![Diagram::of(&position)];
    for _ in 0..MOVES {
        let mv = dice.stone(&rules, &position);
        rules.play(&mut position, mv).expect("a legal move");
        diagrams.push(Diagram::of(&position));
    }
    diagrams
}
