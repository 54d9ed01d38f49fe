//! The program as an opponent.

mod advice;
mod count;
mod game;
mod outside;
mod proposal;
mod refused;
mod setup;
mod style;
mod thinking;

use std::sync::Arc;

use tengen::engine::{Decision, Thought};
use tengen::game::{Game, PlayerId};
use tengen::rules::{Move, Point};

use crate::support::board::at;
use crate::support::cast::{KURO, Member};
use crate::support::table::{Table, public};

/// The program at `level`.
fn program(level: u8) -> PlayerId {
    PlayerId::program(level).unwrap()
}

/// Kuro plays Black against the program at level 1, with `options`.
fn new_game(options: &str) -> Table {
    let mut table = Table::new().without_limits();
    begin(&mut table, KURO, options);
    table
}

/// `who` plays Black against the program at level 1, with `options`.
fn begin(table: &mut Table, who: Member, options: &str) {
    let challenge = format!("/challenge opponent:@tengen colour:black {options}");
    let _card = public(table.say(who, &challenge));
    assert_eq!(table.answer(), 1, "it accepts");
    drop(table.take_deeds());
}

/// Kuro plays Black against a program that moves by `decide`.
fn begun_against(
    options: &str,
    decide: impl Fn(&tengen::engine::Query<'_>) -> (Decision, f32) + Send + Sync + 'static,
) -> Table {
    let mut table = Table::new();
    table.program.think = Some(Arc::new(move |query| {
        let (decision, win_rate) = decide(query);
        Some(thought(decision, win_rate))
    }));
    let mut table = table.without_limits();
    begin(&mut table, KURO, options);
    table
}

/// A thought with this decision and winning chance.
fn thought(decision: Decision, win_rate: f32) -> Thought {
    Thought {
        decision,
        win_rate,
        line: Vec::new(),
        visits: 1,
    }
}

/// A stone on the point called `name`.
fn stone(name: &str) -> Decision {
    Decision::Play(at(name))
}

/// The points of the moves so far; none is a pass.
fn points(game: &Game) -> Vec<Option<Point>> {
    let moves = game.moves().iter();
    moves
        .map(|(_, mv)| match mv {
            Move::Play(point) => Some(*point),
            Move::Pass => None,
        })
        .collect()
}
