//! A player's strength as shown: a rank of Go where one means something, else a rating.

use crate::games::rated;
use crate::rating::{Pool, Rank, Rating};

/// A scale of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scale {
    Ranks,
    Ratings,
}

impl Scale {
    /// The scale on which `rating` in `pool` is shown.
    pub(super) fn of(pool: Pool, rating: Rating) -> Self {
        if pool.is_of_go() && !rating.is_provisional() {
            Self::Ranks
        } else {
            Self::Ratings
        }
    }

    /// The rating `value` on this scale.
    pub(super) fn format(self, value: f64) -> String {
        match self {
            Self::Ranks => Rank::of(value).to_string(),
            Self::Ratings => format!("{value:.0}"),
        }
    }
}

/// `rating` in `pool` in a word: a provisional one has a question mark.
pub(super) fn short(pool: Pool, rating: Rating) -> String {
    match Scale::of(pool, rating) {
        Scale::Ranks => rating.rank().to_string(),
        Scale::Ratings => rated::rating_text(rating),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strength_is_told_as_a_rank_once_it_means_something_and_only_in_go() {
        let (sure, guess) = (Rating::new(1792.0, 60.0), Rating::new(1792.0, 350.0));
        assert!(!sure.is_provisional() && guess.is_provisional());
        assert_eq!(Scale::of(Pool::Go, sure), Scale::Ranks);
        assert_eq!(short(Pool::Go, sure), Scale::Ranks.format(1792.0));
        for (pool, rating) in [(Pool::Go, guess), (Pool::FiveInARow, sure)] {
            assert_eq!(Scale::of(pool, rating), Scale::Ratings);
        }
        assert_eq!(short(Pool::Go, guess), "1792?");
        assert_eq!(short(Pool::FiveInARow, sure), "1792");
    }
}
