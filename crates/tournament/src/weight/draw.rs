//! Draws: pairs of players with different scores.

use super::Scale;
use crate::event::{Index, Tournament};
use crate::group::Seat;
use crate::parameters::DrawPlace;
use crate::score::Scores;

/// Numbers of a player's earlier pairs with other scores.
#[derive(Clone, Copy, Default)]
pub(super) struct Drawn {
    /// With a higher one.
    up: u8,
    /// With a lower one.
    down: u8,
}

/// The draws of all players in the rounds before `round`, by whole scores before each. Forfeits count.
pub(super) fn before(event: &Tournament, round: u8) -> Vec<Drawn> {
    let main = event.parameters().main_score();
    let mut drawn = vec![Drawn::default(); event.players().len()];
    let scores: Vec<_> = (0..round)
        .map(|round| Scores::after(event, round))
        .collect();
    for (player, drawn) in drawn.iter_mut().enumerate() {
        for (earlier, game) in event.games_before(player, round) {
            let before = &scores[usize::from(earlier) - 1].own;
            let score = |player: Index| before[player].of(main).floor();
            drawn.up += u8::from(score(game.opponent) > score(player));
            drawn.down += u8::from(score(game.opponent) < score(player));
        }
    }
    drawn
}

/// The term for a pair from different groups.
pub(super) fn term(scale: &Scale, a: Index, b: Index) -> i64 {
    let is_upper = scale.groups.seat(a).group < scale.groups.seat(b).group;
    let (upper, lower) = if is_upper { (a, b) } else { (b, a) };
    let (above, below) = (scale.groups.seat(upper), scale.groups.seat(lower));
    let rule = scale.event.parameters().draw;
    let fifth = scale.maxima().draw / 5;
    let mut term = place_term(fifth, rule.upper, above) + place_term(fifth, rule.lower, below);
    let most = if rule.compensate { i64::MAX } else { 2 };
    term += fifth * scenario(scale.drawn[upper], scale.drawn[lower]).min(most);
    for _ in 0..4 {
        term /= (above.category - below.category).abs() + 1;
    }
    term
}

/// The term for the place of `seat`, which leaves its group: up to half a `fifth`.
fn place_term(fifth: i64, wanted: DrawPlace, seat: Seat) -> i64 {
    let good = match wanted {
        DrawPlace::Top => seat.size - 1 - seat.place,
        DrawPlace::Mid => seat.size - 1 - (2 * seat.place - seat.size + 1).abs(),
        DrawPlace::Bottom => seat.place,
    };
    fifth / 2 * good / seat.size
}

/// 0 if both were drawn the same way before, 1 if one was, 2 ordinarily, 3 and 4 if the draw compensates for opposite
/// ones.
fn scenario(upper: Drawn, lower: Drawn) -> i64 {
    let mut scenario = 2 - i64::from(upper.down > 0) - i64::from(lower.up > 0);
    if scenario != 0 && upper.up > upper.down {
        scenario += 1;
    }
    if scenario != 0 && lower.down > lower.up {
        scenario += 1;
    }
    scenario
}
