//! The pages of the help.

use super::declare;
use crate::i18n::Text;
use crate::rules::{Color, Point, PointSet, RuleSet};

declare! { "help":
    shelf_start();
    shelf_rules();
    shelf_rule_sets();
    start_title();
    start();
    commands_title();
    commands();
    command_line(name: Text, about: Text);
    subcommand_line(command: Text, name: Text, about: Text);
    count_title();
    count();
    clubs_title();
    clubs();
    go();
    atari_go();
    gomoku();
    go_bang();
    rules_title(rules: Text);
    rules(rules: &'static RuleSet);
    rules_captures(stones: u8);
    liberties_title();
    liberties();
    capture_title();
    capture();
    suicide_title();
    suicide();
    ko_title();
    ko();
    superko_title();
    superko();
    life_title();
    life();
    seki_title();
    seki();
    passing_title();
    passing();
    scoring_title();
    scoring();
    handicap_title();
    handicap();
    pairs_title();
    pairs();
    moved_in_between(points: PointSet);
    alt_part(columns: u8, rows: u8, from: Point, to: Point);
    alt_cross(points: String);
    alt_circle(points: String);
    alt_triangle(points: String);
    alt_square(points: String);
    alt_written(points: String);
    alt_territory(color: Color, points: String);
    alt_partial();
}
