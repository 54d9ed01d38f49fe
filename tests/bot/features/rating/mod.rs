//! Rated games, profiles and standings.

mod profile;
mod rated;

use tengen::bot::port::message::Message;
use tengen::i18n::say;

use crate::support::cast::SHIRO;
use crate::support::script::{begin, play};
use crate::support::table::{Table, private, public};

/// Kuro and shiro play a game on 9×9 that shiro resigns; gives the result.
pub(super) fn won_by_kuro(table: &mut Table, options: &str) -> Message {
    begin(table, &format!("size:9 {options}"));
    play(table, "C3 D4");
    let _question = private(table.say(SHIRO, "/resign"));
    let result = public(table.press(SHIRO, say::table::button_resign()));
    table.stripped();
    result
}
