//! Rated games, profiles and standings.

mod profile;
mod rated;
mod vanished;

use tengen::bot::port::message::Message;

use crate::support::cast::SHIRO;
use crate::support::script::{begin, play, resign};
use crate::support::table::Table;

/// Kuro and shiro play a game on 9×9 that shiro resigns; the message of the result.
pub(super) fn won_by_kuro(table: &mut Table, options: &str) -> Message {
    begin(table, &format!("size:9 {options}"));
    // The least number of moves for a rated game on this board.
    play(table, "C3 D4 C5 D6 E3 F4 G3 F6 G7");
    resign(table, SHIRO)
}
