//! Sentences of a review about positions and moves.

use crate::engine::review::{Measure, Mistake, Review};
use crate::game::Game;
use crate::games::hints::in_atari;
use crate::games::reason::plain_reason;
use crate::i18n::{Text, say};
use crate::rules::{Color, HalfPoints, Move, Position, Rules};

/// Whole points, or percent, of a value in half points or permille.
fn rounded(measure: Measure, value: u16) -> u16 {
    match measure {
        Measure::HalfPoints => value.div_ceil(2),
        Measure::Permille => (value + 5) / 10,
    }
}

/// The leader and the lead in points, or the side that is ahead and its chance to win.
pub(crate) fn standing(measure: Measure, value: i16) -> Text {
    match measure {
        Measure::HalfPoints => {
            let color = leader(value);
            match rounded(measure, value.unsigned_abs()) {
                0 => say::count::level(),
                points => say::count::leads(color, HalfPoints::whole(points.into())),
            }
        }
        Measure::Permille => {
            let color = leader(value - 500);
            say::review::chances(color, percent_of(value, color))
        }
    }
}

fn leader(value: i16) -> Color {
    if value < 0 {
        Color::White
    } else {
        Color::Black
    }
}

/// The chance of `color` in percent.
fn percent_of(value: i16, color: Color) -> u16 {
    let permille = value.clamp(0, 1_000).unsigned_abs();
    let own = match color {
        Color::Black => permille,
        Color::White => 1_000 - permille,
    };
    rounded(Measure::Permille, own)
}

/// The move of this number in words, as below the boards of a game.
pub(crate) fn move_text(number: usize, color: Color, mv: Move) -> Text {
    match mv {
        Move::Play(point) => say::table::moved(number, color, point),
        Move::Pass => say::table::moved_pass(number, color),
    }
}

/// A better move than that of `mistake`, and its gain.
pub(crate) fn better(game: &Game, review: &Review, mistake: &Mistake) -> Option<Text> {
    let (color, _) = *game.moves().get(usize::from(mistake.number) - 1)?;
    let points = rounded(review.measure, mistake.cost());
    Some(match (review.measure, mistake.better) {
        (Measure::HalfPoints, Move::Play(point)) => say::review::better(point, points),
        (Measure::HalfPoints, Move::Pass) => say::review::better_pass(points),
        (Measure::Permille, better) => {
            let [before, after] = [mistake.possible, mistake.played];
            let [before, after] = [before, after].map(|value| percent_of(value, color));
            match better {
                Move::Play(point) => say::review::likelier(point, before, after),
                Move::Pass => return None,
            }
        }
    })
}

/// Why: what the better move does, and what can be captured after the one that was made, in words for beginners.
pub(crate) fn why(game: &Game, mistake: &Mistake, around: [&Position; 2]) -> Vec<Text> {
    let [before, after] = around;
    let rules = game.terms().rules;
    let mut texts = Vec::new();
    if let Move::Play(point) = mistake.better {
        texts.extend(plain_reason(&rules, before, point));
    }
    if matches!(rules, Rules::Go(_) | Rules::AtariGo(_)) {
        let (stones, liberties) = in_atari(after, before.to_move());
        if !stones.is_empty() {
            texts.push(say::review::can_be_captured(stones, liberties));
        }
    }
    texts
}
