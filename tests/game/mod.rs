//! The game from the challenge to the result, as its record tells it.

mod article;
mod count;
mod damage;
mod law;
mod offer;
mod pair_go;
mod play;
pub(crate) mod table;
mod terms;
