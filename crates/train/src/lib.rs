//! Learning from games of strong players: a linear softmax over the features of a move in `tengen_engine::policy`.

mod games;
mod learn;
mod local;
mod measure;
mod select;

pub use games::{BadGames, Game, read_games};
pub use learn::{Parameters, learn};
pub use local::count_local_shapes;
pub use measure::{Measure, measure};
pub use select::select_features;
