//! Ratings of players, and the ranks that they mean: Glicko-2 with the constants of OGS.
//!
//! Everything follows from the games, one after another: a game that is taken away or corrected changes all after it.
//! Sources: OGS's `rank_utils.ts` for ranks; its analyses (`glicko2.py`, `RatingMath.py`) for constants and handicaps.
//!
//! ```
//! use tengen_rating::{Rating, Strength};
//! use tengen_rules::Color;
//!
//! let [black, white] = [Rating::initial(Strength::Basic), Rating::initial(Strength::Intermediate)];
//! assert_eq!(black.rank().to_string(), "17k");
//! let (after, _) = Rating::after(black, white, 0.0, Some(Color::Black));
//! assert!(after.value() > black.value());
//! ```

mod glicko;
mod odds;
mod pool;
mod program;
mod rank;
mod repeat;
mod table;

pub use glicko::{Rating, Strength};
pub use odds::{Bonus, Odds};
pub use pool::Pool;
pub use program::program;
pub use rank::Rank;
pub use repeat::{REPEAT_DAYS, weight};
pub use table::{Changed, Game, Table};
