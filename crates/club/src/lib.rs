//! A club's activities, as values: tournaments, ladders, leagues, evenings, simultaneous games.
//!
//! ```
//! use tengen_club::ladder::{Ladder, highest};
//! use tengen_game::clock::Timestamp;
//!
//! let now = Timestamp::from_millis(0);
//! let mut ladder: Ladder<&str, u32> = Ladder::default();
//! for who in ["Anna", "Ben", "Chen"] {
//!     ladder.join(who, now).unwrap();
//! }
//! assert_eq!(ladder.place("Chen"), Some(3));
//! // Chen may challenge Ben: reach is 40 % of one's own place, at least one place.
//! assert_eq!(highest(3), 2);
//! ```

pub mod contest;
pub mod evening;
mod handicaps;
pub mod ladder;
pub mod league;
pub mod simul;

pub use handicaps::Handicaps;
