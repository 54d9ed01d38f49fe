//! Helpers of the tests.

#[path = "../../crates/render/tests/alike.rs"]
pub(crate) mod alike;
#[expect(dead_code, reason = "the tests of films use the rest")]
#[path = "../../crates/render/tests/film.rs"]
pub(crate) mod film;
#[expect(dead_code, reason = "the tests of games use the rest")]
#[path = "../../crates/game/tests/table.rs"]
pub(crate) mod game;

pub(crate) mod ask;
pub(crate) mod call;
pub(crate) mod cast;
pub(crate) mod components;
pub(crate) mod database;
pub(crate) mod desk;
pub(crate) mod fate;
pub(crate) mod forms;
pub(crate) mod imports;
pub(crate) mod limits;
pub(crate) mod log;
pub(crate) mod menu;
pub(crate) mod program;
pub(crate) mod runtime;
pub(crate) mod schema;
pub(crate) mod script;
pub(crate) mod table;
pub(crate) mod terms;
pub(crate) mod token;
pub(crate) mod words;

pub(crate) use tengen_testkit::{board, random};
