//! Time and size of pictures, beside `sgf-render` 3.3.1 in the same process.
//!
//! `cargo bench -p tengen-bench --bench picture` prints three tables:
//! pictures of boards in their middle game with captured stones below them and without, ours and theirs in turn;
//! the time of a theme's first picture with empty caches; and the size of the pictures of each theme.
//! With a folder as its argument (`-- out`) it also leaves the last pictures there.

#[path = "support/allocator.rs"]
mod allocator;
mod anchor;

use std::time::Instant;

use anchor::{Anchor, record};
use tengen::render::{Diagram, Pixels, Renderer, Theme, Tray};
use tengen::rules::{Color, Handicap, Move, RuleSet, Size, Variant};

/// Pictures of each kind and board.
const PICTURES: usize = 200;
/// First pictures of each theme and board.
const FIRST: usize = 3;

fn main() {
    let folder = std::env::args()
        .skip(1)
        .find(|argument| !argument.starts_with('-'));
    for side in [9, 13, 19] {
        warm(side, folder.as_deref());
    }
    cold();
    by_theme();
}

/// Durations and bytes of one kind of picture.
#[derive(Default)]
struct Found {
    times: Vec<f64>,
    bytes: Vec<f64>,
    last: Vec<u8>,
}

impl Found {
    fn note(&mut self, (time, picture): (f64, Vec<u8>)) {
        self.times.push(time);
        self.bytes.push(picture.len() as f64);
        self.last = picture;
    }
}

/// Nearest-rank percentile.
fn percentile(values: &[f64], percent: usize) -> f64 {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    values[(values.len() * percent).div_ceil(100).max(1) - 1]
}

/// A game move by move, unrelated boards with the same wood, and both as the anchor draws them.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn warm(side: u8, folder: Option<&str>) {
    let size = Size::square(side).expect("a board");
    let (pixels, stones) = (Pixels::usual(size), size.points() * 205 / 361);
    let [game, trays, boards] = [(); 3].map(|()| Renderer::new());
    let ours = |renderer: &Renderer, diagram: &Diagram| {
        timed(|| renderer.png(diagram, Theme::Kaya, pixels))
    };
    let mut position = Midgame::new(size, 1, stones);
    let (_, first) = ours(&game, &position.diagram());
    ours(&trays, &position.with_tray());
    ours(&boards, &position.diagram());
    let width = image::load_from_memory(&first).expect("a picture").width();
    let anchor = Anchor::new(width);

    let [mut next, mut tray, mut other, mut theirs] = [(); 4].map(|()| Found::default());
    for round in 0..PICTURES {
        position.play();
        let diagram = position.diagram();
        next.note(ours(&game, &diagram));
        tray.note(ours(&trays, &position.with_tray()));
        let sgf = record(&diagram);
        theirs.note(timed(|| anchor.png(&sgf)));
        let another = Midgame::new(size, 2 + round as u64, stones).diagram();
        other.note(ours(&boards, &another));
    }
    println!(
        "\n{side}x{side}, {width} pixels wide, {stones} stones, {PICTURES} of each in turns\n\
         {:<22} {:>8} {:>8} {:>9}   sgf-render: times the ms, times the bytes",
        "", "p50 ms", "p99 ms", "p50 bytes"
    );
    let (their_time, their_bytes) = (percentile(&theirs.times, 50), percentile(&theirs.bytes, 50));
    for (what, found) in [
        ("tengen, next move", &next),
        ("tengen, with a tray", &tray),
        ("tengen, another board", &other),
        ("sgf-render fancy", &theirs),
    ] {
        let (time, bytes) = (percentile(&found.times, 50), percentile(&found.bytes, 50));
        println!(
            "{what:<22} {time:>8.2} {:>8.2} {bytes:>9.0}   {:>5.1} {:>5.2}",
            percentile(&found.times, 99),
            their_time / time,
            their_bytes / bytes,
        );
    }
    if let Some(folder) = folder {
        for (name, found) in [("tengen", &next), ("sgf-render", &theirs)] {
            std::fs::write(format!("{folder}/{name}-{side}.png"), &found.last).expect("a folder");
        }
    }
}

/// The first picture of each theme and board: with palette, wood and stones.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn cold() {
    println!("\nfirst picture of a theme and board, 5x5 to 19x19, median of {FIRST}, ms");
    println!("{:<10} {:>6} {:>6}  worst", "", "9x9", "19x19");
    for &theme in Theme::ALL {
        let firsts: Vec<f64> = (5..=19)
            .map(|side| {
                let size = Size::square(side).expect("a board");
                let diagram = Midgame::new(size, 1, size.points() * 205 / 361).diagram();
                let draw = || {
                    let renderer = Renderer::new();
                    timed(|| renderer.png(&diagram, theme, Pixels::usual(size))).0
                };
                percentile(&[(); FIRST].map(|()| draw()), 50)
            })
            .collect();
        let worst = percentile(&firsts, 100);
        let side = 5 + firsts.iter().position(|&time| time >= worst).unwrap_or(0);
        println!(
            "{:<10} {:>6.1} {:>6.1}  {worst:.1} at {side}x{side}",
            theme.name(),
            firsts[4],
            firsts[14],
        );
    }
}

/// One board in every theme.
#[expect(clippy::print_stdout, reason = "a benchmark prints what it found")]
fn by_theme() {
    let size = Size::square(19).expect("a board");
    let diagram = Midgame::new(size, 1, 205).diagram();
    println!("\nbytes, 19x19, 205 stones");
    for &theme in Theme::ALL {
        let picture = Renderer::new().png(&diagram, theme, Pixels::usual(size));
        println!("{:<10} {:>7}", theme.name(), picture.len());
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn timed<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let made = work();
    (start.elapsed().as_secs_f64() * 1000.0, made)
}

/// A game of Go with random legal moves, the same in every run.
struct Midgame {
    rules: tengen::rules::Rules,
    position: tengen::rules::Position,
    dice: u64,
}

impl Midgame {
    /// A game with `stones` stones on the board.
    fn new(size: Size, seed: u64, stones: usize) -> Self {
        let rules = RuleSet::of(Variant::Go).next().expect("rules of Go").rules;
        let mut game = Self {
            position: rules.opening(size, Handicap::NONE).expect("an opening"),
            rules,
            dice: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1),
        };
        while game.stones() < stones {
            game.play();
        }
        game
    }

    fn stones(&self) -> usize {
        let stones = self.position.board().arrangement();
        Color::ALL.map(|color| stones[color].len()).iter().sum()
    }

    /// Plays one move (Knuth's linear congruence, the upper bits).
    fn play(&mut self) {
        let legal: Vec<_> = self.rules.legal_points(&self.position).iter().collect();
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let choice = (self.dice >> 33) as usize % legal.len().max(1);
        let mv = legal
            .get(choice)
            .map_or(Move::Pass, |&point| Move::Play(point));
        self.rules
            .play(&mut self.position, mv)
            .expect("a legal move");
    }

    fn diagram(&self) -> Diagram {
        Diagram::of(&self.position)
    }

    /// The position with its captured stones.
    fn with_tray(&self) -> Diagram {
        let taken = self.position.prisoners();
        self.diagram().tray(Tray::Stones(taken))
    }
}
