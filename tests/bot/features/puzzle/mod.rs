//! Puzzles: solved alone, posted, proposed, answered, one each day.

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

/// `who` closes the newest puzzle, after the question; its card as it is then.
fn close(table: &mut Table, who: Member) -> Message {
    let _ = private(table.press(who, say::puzzle::button_close()));
    let _ = table.press(who, say::puzzle::button_close());
    table.take_edit()
}
