//! Why a move is a good one, in a beginner's measure: what it captures, saves or threatens.

use crate::games::hints::in_atari;
use crate::i18n::{Text, say};
use crate::rules::{Color, Move, Point, PointSet, Position, Rules, Status};

/// The distance in lines, in both directions, within which a stone makes a place not empty.
const NEAR: u8 = 2;

/// The effect of a stone of the side to move on `point`; none if it is illegal.
pub(crate) fn reason(rules: &Rules, before: &Position, point: Point) -> Option<Text> {
    let mut after = before.clone();
    let own = before.to_move();
    let played = rules.play(&mut after, Move::Play(point)).ok()?;
    let why = |kind: &str, points| say::opponent::hint_why(kind.to_owned(), points);
    if let Status::Over(outcome) = rules.status(&after)
        && outcome.winner == Some(own)
    {
        return Some(why("wins", PointSet::EMPTY));
    }
    if !matches!(rules, Rules::Go(_) | Rules::AtariGo(_)) {
        return Some(why("most", PointSet::EMPTY));
    }
    let at_stake = |position, color| in_atari(position, color).0;
    let saved = at_stake(before, own).difference(at_stake(&after, own));
    let threatened = at_stake(&after, !own).difference(at_stake(before, !own));
    Some(if !played.captured.is_empty() {
        why("captures", played.captured)
    } else if !saved.is_empty() {
        why("saves", saved)
    } else if !threatened.is_empty() {
        why("atari", threatened)
    } else if is_room(before, point) {
        why("room", PointSet::EMPTY)
    } else {
        why("most", PointSet::EMPTY)
    })
}

/// Whether there is no stone near `point`.
fn is_room(position: &Position, point: Point) -> bool {
    let board = position.board();
    let stones = Color::ALL.map(|color| board.stones(color));
    let mut stones = stones.iter().flat_map(|stones| stones.iter());
    let is_near = |stone: Point| {
        let columns = stone.column().abs_diff(point.column());
        columns.max(stone.row().abs_diff(point.row())) <= NEAR
    };
    !stones.any(is_near)
}
