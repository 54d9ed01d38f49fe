//! Openings of Gomoku and Renju: their rules, the next task, and choices.

use super::declare;
use crate::Name;
use tengen_game::{GameId, OpeningRule};
use tengen_rules::{Color, Point, PointSet};

declare! { "opening":
    name(rule: OpeningRule);
    rule(rule: OpeningRule);
    field();
    place(number: usize, color: Color);
    place_middle();
    place_within(number: usize, color: Color, across: u8);
    choose();
    choose_or_two();
    choose_or_ten();
    count();
    offer_all(number: u8);
    offer(left: usize);
    preview(number: GameId, point: Point);
    button_offer(point: Point);
    pick(points: PointSet);
    button_take(color: Color);
    button_two();
    button_ten();
    menu_fifths();
    fifths(number: u8);
    colors(black: Name, white: Name);
    two_more();
    fifth_moves(number: u8);
    offered(point: Point);
    outside_middle();
    outside(point: Point, across: u8);
    not_your_turn();
    choose_first();
    nothing_to_choose();
    offered_already(point: Point);
    same(point: Point, like: Point);
    not_offered(point: Point, points: PointSet);
    no_plan();
    state(moves: usize);
    wrong_game();
    wrong_size();
}
