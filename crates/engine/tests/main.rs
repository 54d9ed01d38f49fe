//! The engine: legal moves, games that end, and moves that every player must see.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod crosscut;
mod dead;
mod finished;
mod games;
mod outside;
mod person;
mod policy;
mod review;
mod sees;
mod sparring;
mod threes;

use std::num::NonZeroU8;

use tengen_engine::{Budget, Level, Query, Style, Thought, think};
use tengen_rules::{Handicap, Komi, Move, Position, RuleSet, Rules, Size};
use tengen_testkit::board::at;

/// The rules called `name`.
fn rules(name: &str) -> Rules {
    RuleSet::from_name(name).unwrap().rules
}

/// The position after these moves on a board with this number of lines.
fn after(rules: &Rules, lines: u8, moves: &[&str]) -> Position {
    let size = Size::square(lines).unwrap();
    let mut position = rules.opening(size, Handicap::NONE).unwrap();
    for name in moves {
        let mv = match *name {
            "PASS" => Move::Pass,
            point => Move::Play(at(point)),
        };
        assert!(rules.play(&mut position, mv).is_ok(), "{name}");
    }
    position
}

/// The thought of `level` about `position` within `playouts`, with the usual komi.
fn thought(rules: &Rules, position: &Position, level: u8, playouts: u32, seed: u64) -> Thought {
    with_komi(
        rules,
        position,
        rules.default_komi(Handicap::NONE),
        level,
        playouts,
        seed,
    )
}

fn with_komi(
    rules: &Rules,
    position: &Position,
    komi: Komi,
    level: u8,
    playouts: u32,
    seed: u64,
) -> Thought {
    let query = Query {
        rules,
        position,
        komi,
        level: Level::new(level).unwrap(),
        style: Style::Usual,
        budget: Budget {
            playouts,
            threads: NonZeroU8::MIN,
            stop: &|| false,
        },
        seed,
    };
    think(&query).expect("the game is in progress")
}
