//! The engine in an opening: it places fair stones, and takes the better side and the worse of Black's fifth moves.

use crate::engine::Decision;
use crate::features::opponent::step::Seat;
use crate::game::{Action, Game, Opening, OpeningChoice, OpeningRule, OpeningStep};
use crate::rules::{Chance, Color, Move, Point, PointSet, Position};

/// Number of fifth moves that it asks for: Black's best one is then mostly among good ones.
const FIFTHS: u8 = 4;
/// Number of stones that it compares before the other player chooses a colour.
const COMPARED: usize = 4;
/// Black's winning chances above which it takes Black where White picks the fifth move.
const FOR_BLACK: f32 = 0.65;

/// The engine's next action in the `opening`.
pub(super) async fn answer(seat: &Seat<'_>, opening: Opening) -> Option<Action> {
    let game = seat.game;
    let stones = game.moves().len();
    Some(match opening.step {
        OpeningStep::Place if stones < 3 => Action::Move(Move::Play(fair_point(game, stones)?)),
        OpeningStep::Place if opening.rule.square(stones).is_some() => {
            Action::Move(Move::Play(fairest_point(seat).await?))
        }
        OpeningStep::Place => Action::Move(Move::Play(best_point(seat).await?)),
        OpeningStep::Choose | OpeningStep::ChooseOrPlaceTwo | OpeningStep::ChooseOrOfferTen => {
            // Any colour is better than resigning because a search has failed.
            let chance = seat.judge(game.position().clone()).await.unwrap_or(0.5);
            let to_move = game.position().to_move();
            let is_better = match (opening.rule, stones) {
                (OpeningRule::Soosorv8, 4) => chance > FOR_BLACK,
                _ => chance >= 0.5,
            };
            Action::Choose(OpeningChoice::Take(if is_better {
                to_move
            } else {
                !to_move
            }))
        }
        OpeningStep::Count => Action::Choose(OpeningChoice::Fifths(FIFTHS)),
        OpeningStep::Offer { offered, .. } => {
            let point = if offered.is_empty() {
                best_point(seat).await?
            } else {
                fifth_near(game, offered.iter().next()?)?
            };
            Action::Move(Move::Play(point))
        }
        OpeningStep::Pick { offered } => {
            Action::Move(Move::Play(worst_offer(seat, offered.iter()).await?))
        }
    })
}

/// A stone of the first three: White's next to Black's in the middle, and Black's second two lines away,
/// where it makes no three at once.
fn fair_point(game: &Game, stones: usize) -> Option<Point> {
    let size = game.terms().size;
    let middle = Point::new(size.columns() / 2, size.rows() / 2)?;
    let away = |point: &Point| {
        let columns = point.column().abs_diff(middle.column());
        columns.max(point.row().abs_diff(middle.row()))
    };
    let wanted = [0, 1, 2].get(stones)?;
    let playable = game.playable();
    let fitting: Vec<_> = playable.iter().filter(|at| away(at) == *wanted).collect();
    let place = Chance::new(seed(game)).below(fitting.len().max(1));
    fitting
        .get(place)
        .copied()
        .or_else(|| playable.iter().next())
}

fn seed(game: &Game) -> u64 {
    let offered = game.offer().at.as_millis().cast_unsigned();
    game.id().get().wrapping_add(offered)
}

/// A stone near the others after which neither side is ahead: the other player chooses a colour next.
async fn fairest_point(seat: &Seat<'_>) -> Option<Point> {
    let game = seat.game;
    let mut chance = Chance::new(seed(game));
    let near: Vec<_> = points_next_to_stones(game).iter().collect();
    let mut found: Option<(f32, Point)> = None;
    for _ in 0..COMPARED {
        let Some(&point) = near.get(chance.below(near.len().max(1))) else {
            break;
        };
        let mut after: Position = game.position().clone();
        if game
            .terms()
            .rules
            .play(&mut after, Move::Play(point))
            .is_err()
        {
            continue;
        }
        let ahead = (seat.judge(after).await.unwrap_or(0.5) - 0.5).abs();
        if found.is_none_or(|(least, _)| ahead < least) {
            found = Some((ahead, point));
        }
    }
    found
        .map(|(_, point)| point)
        .or_else(|| game.playable().iter().next())
}

/// The playable points next to stones.
fn points_next_to_stones(game: &Game) -> PointSet {
    let board = game.position().board();
    let is_next = |point: &Point| {
        let mut around = (-1..=1).flat_map(|right| (-1..=1).map(move |up| (right, up)));
        around.any(|(right, up)| {
            let next = point.step(right, up, board.size());
            next.is_some_and(|next| !board.is_empty(next))
        })
    };
    game.playable().iter().filter(is_next).collect()
}

/// The best stone for the side to move; any legal one if the best is illegal.
async fn best_point(seat: &Seat<'_>) -> Option<Point> {
    let playable = seat.game.playable();
    match seat.think().await {
        Some((Decision::Play(point), _)) if playable.contains(point) => Some(point),
        _ => playable.iter().next(),
    }
}

/// A fifth move near the first.
fn fifth_near(game: &Game, first: Point) -> Option<Point> {
    let distance = |point: &Point| {
        let columns = u32::from(point.column().abs_diff(first.column()));
        let rows = u32::from(point.row().abs_diff(first.row()));
        columns * columns + rows * rows
    };
    game.playable().iter().min_by_key(distance)
}

/// The one of `offered` that is best for White.
async fn worst_offer(seat: &Seat<'_>, offered: impl Iterator<Item = Point>) -> Option<Point> {
    let mut found: Option<(f32, Point)> = None;
    for point in offered {
        let mut after: Position = seat.game.position().clone();
        let rules = seat.game.terms().rules;
        if rules.play(&mut after, Move::Play(point)).is_err() {
            continue;
        }
        let chance = match after.to_move() {
            Color::White => seat.judge(after).await.unwrap_or(0.0),
            Color::Black => 0.0,
        };
        if found.is_none_or(|(best, _)| chance > best) {
            found = Some((chance, point));
        }
    }
    found.map(|(_, point)| point)
}
