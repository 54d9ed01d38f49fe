//! Puzzles: practice, posted, proposed and daily ones.

mod alone;
mod card;
mod daily;
mod problem;
mod proposal;
mod standing;

use tengen::bot::port::message::Message;
use tengen::i18n::say;

use crate::support::cast::Member;
use crate::support::table::{Table, private};

/// `who` closes the newest puzzle, and confirms it; its edited card.
fn close(table: &mut Table, who: Member) -> Message {
    let _ = private(table.press(who, say::puzzle::button_close()));
    let _ = table.press(who, say::puzzle::button_close());
    table.take_edit()
}
