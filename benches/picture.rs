//! How fast pictures are made, and how large they are.
//!
//! `cargo bench --bench picture` prints two rows for each board:
//! the pictures of a game move by move, and those of boards that have nothing in common but the wood.
//! Each row holds the first picture, then the median and the slowest hundredth of the next ones.
//! With a folder as its argument (`-- out`) it also leaves the last pictures there.

use std::time::Instant;

use tengen::render::{Diagram, Pixels, Renderer, Theme};
use tengen::rules::{Color, Handicap, Move, PointSet, RuleSet, Size, Variant};

const PICTURES: u64 = 200;

#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn main() {
    let folder = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    println!("board  what         pixels  stones  first ms   p50 ms   p99 ms   bytes");
    for side in [9, 13, 19] {
        let size = Size::square(side).expect("a board");
        let full = size.points() * 205 / 361;
        let moves: Vec<_> = (0..PICTURES)
            .map(|n| midgame(size, 1, full, n as usize))
            .collect();
        let boards: Vec<_> = (0..PICTURES)
            .map(|seed| midgame(size, seed, full, 0))
            .collect();
        for (what, diagrams) in [("next move", moves), ("other board", boards)] {
            let pixels = Pixels::usual(size);
            let renderer = Renderer::new();
            let draw = |diagram| timed(|| renderer.png(diagram, Theme::Kaya, pixels));
            let (first, _) = draw(&diagrams[0]);
            let (mut times, pictures): (Vec<f64>, Vec<_>) = diagrams[1..].iter().map(draw).unzip();
            times.sort_by(f64::total_cmp);
            let last = pictures.last().expect("there are many");
            println!(
                "{side:>5}  {what:<11}  {:>6}  {:>6}  {first:>8.2} {:>8.2} {:>8.2}  {:>6}",
                pixels.get(),
                stones(&diagrams[0]),
                times[times.len() / 2],
                times[times.len() * 99 / 100],
                last.len(),
            );
            if let Some(folder) = &folder {
                std::fs::write(format!("{folder}/board-{side}.png"), last).expect("a folder");
            }
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let made = work();
    (start.elapsed().as_secs_f64() * 1000.0, made)
}

/// A board after so many random legal moves that `wanted` stones are on it, and `more` moves after that.
fn midgame(size: Size, seed: u64, wanted: usize, more: usize) -> Diagram {
    let rules = RuleSet::of(Variant::Go).next().expect("rules of Go").rules;
    let mut position = rules.opening(size, Handicap::NONE).expect("an opening");
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + 1;
    let mut more = more;
    while taken(&position.board().arrangement().black)
        + taken(&position.board().arrangement().white)
        < wanted
        || more > 0
    {
        let on_board = position.board().arrangement();
        if taken(&on_board.black) + taken(&on_board.white) >= wanted {
            more -= 1;
        }
        let legal: Vec<_> = rules.legal_points(&position).iter().collect();
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let mv = match legal.get((state >> 33) as usize % legal.len().max(1)) {
            Some(&point) => Move::Play(point),
            None => Move::Pass,
        };
        rules.play(&mut position, mv).expect("a legal move");
    }
    Diagram::of(&position)
}

fn taken(points: &PointSet) -> usize {
    points.len()
}

fn stones(diagram: &Diagram) -> usize {
    Color::ALL
        .iter()
        .map(|&color| diagram.reading_order(color).len())
        .sum()
}
