//! Puzzles: the question, the card, what is said of an answer.

use super::declare;
use crate::i18n::{Said, Text, Until};
use crate::rules::{Color, Point, PointSet};

declare! { "puzzle":
    command();
    command_about();
    now();
    now_about();
    topic();
    topic_about();
    level();
    level_about();
    topic_named(topic: String);
    title(number: String, topic: Text);
    level_of(level: u8);
    tally(tried: usize, solved: usize);
    closes(until: Until);
    closed();
    button_close();
    ask_captures(color: Color);
    ask_ko(color: Color);
    ask_five(color: Color);
    ask_pairs(color: Color);
    ask_atari_go(color: Color, moves: u8);
    ask_kill(color: Color);
    ask_live(color: Color);
    ask_capture(color: Color);
    ask_save(color: Color);
    ask_study(color: Color);
    author(words: Said);
    yes();
    no();
    right(tries: u32);
    refuted();
    refuted_line(moves: String);
    fails_alone();
    far_away();
    no_line();
    right_move(point: Point);
    goes_on(moves: String);
    right_too(points: PointSet);
    why_captures(point: Point, number: usize, points: PointSet);
    why_ko();
    why_no_ko(point: Point, number: usize);
    why_line(points: String);
    try_first();
    not_yours();
    none();
}
