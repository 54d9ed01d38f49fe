//! The initial rating of a player.

use crate::db::{Read, skip_unreadable};
use crate::{Property, StoreError, stored_as};
use tengen_game::{GameId, PlayerId};
use tengen_rating::{Pool, Rating, Strength, program};
use tengen_rules::{ByColor, Color, Rank};

/// The strengths that the two players of a rated game had stated when it began. Stored with the game, so that later
/// statements do not change old ratings.
pub const STRENGTHS: Property<GameId, Declared> = Property::new("strengths");

/// Strengths stated by players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Declared(pub ByColor<Option<Rank>>);

stored_as! {
    Declared, as (String, String):
        |declared| {
            let ranks = declared.0.map(|rank| rank.map(|rank| rank.to_string()).unwrap_or_default());
            (ranks.black, ranks.white)
        },
        |(black, white)| {
            let parse = |text: String| match text.as_str() {
                "" => Some(None),
                text => text.parse().ok().map(Some),
            };
            Some(Self(ByColor { black: parse(black)?, white: parse(white)? }))
        };
}

/// The ratings that forgotten players had before a game, so that those of others stay as they are.
pub(super) const FROZEN: Property<GameId, Vec<Frozen>> = Property::new("forgotten ratings");

/// The rating of a forgotten member before a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frozen {
    pub(super) pool: Pool,
    pub(super) color: Color,
    pub(super) rating: Rating,
    /// Number of recent wins of the winner over the loser.
    pub(super) earlier: usize,
}

stored_as! {
    Frozen, as ((String, (bool, u64)), (u64, (u64, u64))):
        |frozen| {
            let rating = frozen.rating;
            let place = (frozen.pool.name().to_owned(), (frozen.color == Color::Black, frozen.earlier as u64));
            (place, (rating.value().to_bits(), (rating.deviation().to_bits(), rating.volatility().to_bits())))
        },
        |((pool, (is_black, earlier)), (value, (deviation, volatility)))| Some(Self {
            pool: Pool::from_name(&pool)?,
            color: if is_black { Color::Black } else { Color::White },
            rating: Rating::exact(
                f64::from_bits(value),
                f64::from_bits(deviation),
                f64::from_bits(volatility),
            ),
            earlier: usize::try_from(earlier).ok()?,
        });
    bool, as i64: |yes| i64::from(*yes), |number| match number {
        0 => Some(false),
        1 => Some(true),
        _ => None,
    };
}

/// The initial rating of the `player` of this colour, for whom the game is the first in the pool.
pub(super) fn first_rating(
    read: &impl Read,
    pool: Pool,
    game: GameId,
    color: Color,
    player: PlayerId,
) -> Result<Rating, StoreError> {
    if let Some(level) = player.level() {
        return Ok(program(level, pool));
    }
    if player.is_nobody() {
        let frozen = skip_unreadable(FROZEN.of(read, game))?.unwrap_or_default();
        let own = frozen
            .iter()
            .find(|frozen| (frozen.pool, frozen.color) == (pool, color));
        return Ok(own.map_or_else(
            || Rating::initial(Strength::Unknown),
            |frozen| frozen.rating,
        ));
    }
    let declared = skip_unreadable(STRENGTHS.of(read, game))?.unwrap_or_default();
    // Stated strengths are about Go.
    let known = declared.0[color].filter(|_| pool.is_of_go());
    Ok(Rating::initial(known.map_or(Strength::Unknown, |rank| {
        Strength::Known(rank.into())
    })))
}

/// Number of recent wins in a game of a forgotten player, if known.
pub(super) fn recent_wins_if_forgotten(
    read: &impl Read,
    pool: Pool,
    game: GameId,
) -> Result<Option<usize>, StoreError> {
    let frozen = skip_unreadable(FROZEN.of(read, game))?.unwrap_or_default();
    let own = frozen.iter().find(|frozen| frozen.pool == pool);
    Ok(own.map(|frozen| frozen.earlier))
}
