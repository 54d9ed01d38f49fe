//! The program as a player: games against it, hints and estimates.

use super::declare;
use crate::{Link, Name, Text};
use tengen_game::GameId;
use tengen_rules::{Color, Point, PointSet};

declare! { "opponent":
    name(level: u8);
    teacher(level: u8);
    even();
    sparring();
    button_play();
    setup();
    menu_game();
    menu_level();
    menu_style();
    style_named(style: String);
    level_named(level: u8);
    button_begin();
    begun(game: GameId);
    plays_on(place: Link);
    too_many(most: u16);
    no_time();
    no_pairs();
    no_room();
    level_alone();
    style_alone();
    style_engine();
    style_level();
    level();
    level_about();
    hint();
    hint_about();
    hint_play(point: Point);
    hint_why(kind: String, points: PointSet);
    hint_pass();
    hint_resign();
    hint_only();
    button_hint();
    caution(point: Point, answer: Point, before: u8, after: u8);
    caution_one_liberty(point: Point, answer: Point);
    caution_own(number: usize, stones: PointSet, liberties: PointSet);
    caution_theirs(number: usize, stones: PointSet, liberties: PointSet);
    estimate();
    estimate_about();
    estimate_of(lead: Text);
    estimate_chance(color: Color, percent: u8);
    estimate_not_now();
    engine_refuses(engine: Name, what: String);
    engine_mute(player: Name, engine: Name, number: GameId, place: Link);
    engine_gone(player: Name, engine: Name, number: GameId, place: Link);
}
