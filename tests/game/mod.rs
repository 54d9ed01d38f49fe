//! The game from the challenge to the result, as its record tells it.

mod count;
mod damage;
mod law;
mod offer;
mod play;
pub(crate) mod table;
mod terms;
