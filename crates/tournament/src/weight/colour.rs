//! Colours: a player with more White than Black should meet one with the reverse.

use std::cmp::Ordering;

use crate::event::{Index, Side, Tournament};

/// Games with White minus games with Black. Handicap games do not count, forfeits do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Balance(i64);

impl Balance {
    /// The balance of `player` before `round`.
    pub(super) fn before(event: &Tournament, round: u8, player: Index) -> Self {
        let games = event.games_before(player, round).map(|(_, game)| game);
        let even = games.filter(|game| game.handicap == 0);
        Self(
            even.map(|game| if game.side == Side::White { 1 } else { -1 })
                .sum(),
        )
    }
}

/// `max` if one has had more White and the other more Black, half of it if one is even and the other is off by two or
/// more.
pub(super) fn term(max: i64, Balance(one): Balance, Balance(other): Balance) -> i64 {
    match (one * other).cmp(&0) {
        Ordering::Less => max,
        Ordering::Equal if (one + other).abs() >= 2 => max / 2,
        _ => 0,
    }
}
