//! A line of moves in pictures: a small board after each move, side by side.

use crate::features::puzzle::scene;
use crate::games::view::scene::Sheet;
use crate::kit::quiz::show::Scene;
use crate::puzzle::Puzzle;
use crate::render::{Diagram, Mark};
use crate::rules::{Move, PointSet, Position};

/// Maximum number of small boards: in a longer line each shows several moves.
const MOST_BOARDS: usize = 8;

/// The picture for an answer.
pub(crate) enum Picture {
    /// A single board.
    Board(Box<Scene>),
    /// The sequence, step by step.
    Line(Box<Sheet>),
}

/// `moves` from the position of `puzzle`: a board for a single move, else one after the other.
pub(crate) fn picture(puzzle: &Puzzle, moves: &[Move]) -> Picture {
    let whole = scene::line_scene(puzzle, moves);
    let boards = boards(puzzle, moves);
    match boards.len() {
        0 | 1 => Picture::Board(Box::new(whole)),
        _ => Picture::Line(Box::new(Sheet {
            boards,
            described: whole.described,
        })),
    }
}

/// A board after each stretch of moves, with their numbers on it, and the text below it.
fn boards(puzzle: &Puzzle, moves: &[Move]) -> Vec<(Diagram, String)> {
    let stretch = moves.len().div_ceil(MOST_BOARDS).max(1);
    let rules = &puzzle.scene().rules().rules;
    let mut position = puzzle.scene().position();
    let mut boards = Vec::new();
    let mut before = 0;
    for (part, first) in moves.chunks(stretch).zip((1..).step_by(stretch)) {
        for mv in part {
            if rules.play(&mut position, *mv).is_err() {
                return boards;
            }
        }
        before += part.len();
        let stones = scene::at_stake(puzzle, &moves[..before]);
        boards.push((board(&position, stones, part, first), caption(part, first)));
    }
    boards
}

/// The position after `moves`, which are numbered from `first`, with the `stones` at stake marked.
fn board(position: &Position, stones: PointSet, moves: &[Move], first: u16) -> Diagram {
    let mut diagram = Diagram::of(position).ko(None);
    if let Some(turn) = position.last() {
        diagram = diagram.captured(!turn.color, turn.captured.iter());
    }
    let numbered: Vec<_> = moves
        .iter()
        .zip(first..)
        .filter_map(|(mv, number)| match mv {
            Move::Play(point) if !position.board().is_empty(*point) => Some((*point, number)),
            _ => None,
        })
        .collect();
    diagram
        .mark(Mark::Triangle, stones.iter())
        .numbers(numbered)
}

/// The moves as text, understood in every language: `3. D4 E5`.
fn caption(moves: &[Move], first: u16) -> String {
    let names = moves.iter().map(|mv| match mv {
        Move::Play(point) => point.to_string(),
        Move::Pass => "–".to_owned(),
    });
    format!("{first}. {}", names.collect::<Vec<_>>().join(" "))
}
