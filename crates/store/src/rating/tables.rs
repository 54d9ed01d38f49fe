//! The tables of ratings.

use super::{Moment, Place, Rated, RatingStep, Standing};
use crate::db::{Table, tables};
use tengen_game::PlayerId;

tables! {
    /// Rated games of a club, in the order in which they ended.
    RATED: (Place, Moment) => Rated = Table::derived("rated", "a rated game");
    /// Wins of one player against another in them, with their times.
    BEATEN: (Place, (PlayerId, PlayerId), Moment) => () = Table::derived("beaten", "a rated game");
    /// Everybody's standings.
    STANDINGS: (Place, PlayerId) => Standing = Table::derived("standings", "a rating");
    /// The effects of each of those games on ratings.
    STEPS: (Place, PlayerId, Moment) => RatingStep = Table::derived("steps", "the change of a rating");
}
