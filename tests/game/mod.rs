//! The game from the challenge to the result, as its record tells it.

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
mod rengo;
mod rule_sets;
mod since;
mod suggest;
pub(crate) mod table;
mod terms;
mod time;
mod trial;
mod unanswered;
mod undo;
