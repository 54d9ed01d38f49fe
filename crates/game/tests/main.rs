//! The game from the challenge to the result, by its record.
#![expect(
    clippy::unwrap_used,
    reason = "in the helpers of tests, too, a failure is a panic"
)]

mod article;
mod count;
mod damage;
mod japanese;
mod law;
mod offer;
mod opening;
mod pace;
mod pair_go;
mod pairs;
mod place;
mod plan;
mod play;
mod proposal;
mod random;
mod record;
mod rengo;
mod rule_sets;
mod since;
mod suggest;
mod table;
mod terms;
mod time;
mod trial;
mod unanswered;
mod undo;
