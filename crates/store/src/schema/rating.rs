//! Rows derived from rated games. They follow from records, so nothing here is frozen: see [`super::DERIVED`].

use serde::{Deserialize, Serialize};

use super::event::Color;
use super::scalar::Id;
use crate::db::{Invalid, Row};
use crate::rating;
use tengen_game::clock::Timestamp;
use tengen_game::{GameId, PlayerId};
use tengen_rating::{Changed, Rating};
use tengen_rules::ByColor;

/// Rating, deviation and volatility.
#[derive(Serialize, Deserialize)]
pub(crate) struct Glicko(f64, f64, f64);

#[derive(Serialize, Deserialize)]
pub(crate) struct Rated {
    black: Id,
    white: Id,
    /// The value of the odds to Black.
    ranks: f64,
    winner: Option<Color>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct Standing {
    rating: Glicko,
    games: u32,
    /// The end of the last of them, in milliseconds since 1970.
    at: i64,
    game: u64,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct RatingShape {
    before: Glicko,
    after: Glicko,
    number: u32,
    color: Color,
    opponent: Id,
    winner: Option<Color>,
    /// Number of recent wins over the same player.
    earlier: u32,
}

impl From<Rating> for Glicko {
    fn from(rating: Rating) -> Self {
        Self(rating.value(), rating.deviation(), rating.volatility())
    }
}

impl From<Glicko> for Rating {
    fn from(Glicko(rating, deviation, volatility): Glicko) -> Self {
        Self::exact(rating, deviation, volatility)
    }
}

impl Row for rating::Rated {
    type Shape = Rated;

    fn shape(&self) -> Rated {
        Rated {
            black: Id(self.players.black.get()),
            white: Id(self.players.white.get()),
            ranks: self.ranks,
            winner: self.winner.map(Color::from),
        }
    }

    fn of_shape(shape: Rated) -> Result<Self, Invalid> {
        Ok(Self {
            players: ByColor {
                black: PlayerId::new(shape.black.0),
                white: PlayerId::new(shape.white.0),
            },
            ranks: shape.ranks,
            winner: shape.winner.map(Into::into),
        })
    }
}

impl Row for rating::Standing {
    type Shape = Standing;

    fn shape(&self) -> Standing {
        let (at, game) = self.last;
        Standing {
            rating: self.rating.into(),
            games: self.games,
            at: at.as_millis(),
            game: game.get(),
        }
    }

    fn of_shape(shape: Standing) -> Result<Self, Invalid> {
        Ok(Self {
            rating: shape.rating.into(),
            games: shape.games,
            last: (Timestamp::from_millis(shape.at), GameId::new(shape.game)),
        })
    }
}

impl Row for rating::RatingStep {
    type Shape = RatingShape;

    fn shape(&self) -> RatingShape {
        RatingShape {
            before: self.rating.before.into(),
            after: self.rating.after.into(),
            number: self.number,
            color: self.color.into(),
            opponent: Id(self.opponent.get()),
            winner: self.winner.map(Color::from),
            earlier: self.earlier as u32,
        }
    }

    fn of_shape(shape: RatingShape) -> Result<Self, Invalid> {
        Ok(Self {
            rating: Changed {
                before: shape.before.into(),
                after: shape.after.into(),
            },
            number: shape.number,
            color: shape.color.into(),
            opponent: PlayerId::new(shape.opponent.0),
            winner: shape.winner.map(Into::into),
            earlier: shape.earlier as usize,
        })
    }
}
