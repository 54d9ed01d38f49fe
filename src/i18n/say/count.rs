//! The count: marking, agreeing, the score.

use super::declare;
use crate::i18n::Name;
use crate::rules::{Color, HalfPoints, Komi, PointSet};

declare! { "count":
    begins();
    how();
    marked_dead(points: PointSet);
    marked_alive(points: PointSet);
    withdrawn();
    agreed(player: Name);
    turn(player: Name);
    button_mark();
    button_agree();
    button_resume();
    form_title();
    form_points();
    form_example();
    score_title();
    row_territory();
    row_stones();
    row_area();
    row_prisoners();
    row_komi();
    row_total();
    leads(color: Color, margin: HalfPoints);
    level();
    alt_dead(points: PointSet);
    alt_no_dead();
    alt_score(black: HalfPoints, white: HalfPoints, komi: Komi);
}
