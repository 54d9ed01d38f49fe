//! What members look up about a game.

use tengen::bot::port::message::{Card, Message};

use super::cast::Member;
use super::table::{Table, private};

impl Table {
    /// Every term of the newest challenge, as the button `label` shows them to `who`.
    #[must_use]
    pub(crate) fn all_terms(&mut self, who: Member, label: &str) -> Card {
        private(self.press(who, label)).card.expect("a card")
    }

    /// The board as text, which `who` asks for in the menu More.
    #[must_use]
    pub(crate) fn board_as_text(&mut self, who: Member) -> Message {
        let _ = private(self.press(who, "More…"));
        private(self.choose(who, "text"))
    }
}
