//! Why a move is good, in a beginner's terms: the stones that it captures, saves or threatens.

use crate::games::hints::in_atari;
use crate::i18n::{Text, say};
use crate::rules::{Color, Move, Point, PointSet, Position, Rules, Status};

/// The distance in lines, in both directions, within which a stone makes a place not empty.
const NEAR: u8 = 2;

/// The effect of a stone of the side to move on `point`; none if it is illegal.
pub(crate) fn reason(rules: &Rules, before: &Position, point: Point) -> Option<Text> {
    let is_legal = rules.check(before, Move::Play(point)).is_ok();
    let most = || why("most", PointSet::EMPTY);
    is_legal.then(|| plain_reason(rules, before, point).unwrap_or_else(most))
}

/// The reason, if it is visible on the board: none if only the engine sees it.
pub(crate) fn plain_reason(rules: &Rules, before: &Position, point: Point) -> Option<Text> {
    let mut after = before.clone();
    let own = before.to_move();
    let played = rules.play(&mut after, Move::Play(point)).ok()?;
    if let Status::Over(outcome) = rules.status(&after)
        && outcome.winner == Some(own)
    {
        return Some(why("wins", PointSet::EMPTY));
    }
    if !matches!(rules, Rules::Go(_) | Rules::AtariGo(_)) {
        return None;
    }
    let at_stake = |position, color| in_atari(position, color).0;
    let saved = at_stake(before, own).difference(at_stake(&after, own));
    let threatened = at_stake(&after, !own).difference(at_stake(before, !own));
    if !played.captured.is_empty() {
        Some(why("captures", played.captured))
    } else if !saved.is_empty() {
        Some(why("saves", saved))
    } else if !threatened.is_empty() {
        Some(why("atari", threatened))
    } else {
        is_room(before, point).then(|| why("room", PointSet::EMPTY))
    }
}

fn why(kind: &str, points: PointSet) -> Text {
    say::opponent::hint_why(kind.to_owned(), points)
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
