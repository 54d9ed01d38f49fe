//! Helpers of the tests.

pub(crate) mod ask;
pub(crate) mod board;
pub(crate) mod call;
pub(crate) mod cast;
pub(crate) mod components;
pub(crate) mod database;
pub(crate) mod desk;
pub(crate) mod fate;
pub(crate) mod film;
pub(crate) mod imports;
pub(crate) mod limits;
pub(crate) mod log;
pub(crate) mod menu;
pub(crate) mod program;
pub(crate) mod random;
pub(crate) mod schema;
pub(crate) mod script;
pub(crate) mod table;
pub(crate) mod token;
pub(crate) mod words;
