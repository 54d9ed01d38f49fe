//! Reviews of finished games, and guessing their moves.

use super::declare;
use crate::{Name, Text};
use tengen_rules::{Color, Point, PointSet};

declare! { "review":
    command();
    about();
    button();
    nothing_yet();
    record(moves: usize);
    progress(done: usize, all: usize);
    waits();
    late(player: Name);
    better(point: Point, points: u16);
    better_pass(points: u16);
    likelier(point: Point, before: u16, after: u16);
    can_be_captured(stones: PointSet, liberties: PointSet);
    none();
    doubt();
    rough();
    judged(engine: Name);
    instead(engine: Name);
    sides();
    chances(color: Color, percent: u16);
    alt(moves: usize, middle: usize, lead: Text, end: Text);
    button_before();
    button_after();
    button_graph();
    button_guess();
    guess_about();
    guess_question(number: usize, color: Color);
    guess_right(point: Point);
    guess_close(guess: Point, point: Point);
    guess_wrong(point: Point);
    guess_points(points: u16, most: u16);
    guess_end(points: u16, most: u16);
    button_another();
}
