//! The notes at a move of a review, as its reader sees them in the chat.

use crate::features::review::custom_id::{ReviewButton, ReviewPress};
use crate::game::Game;
use crate::i18n::{Locale, say};
use crate::kit::custom_id::CustomId as _;
use crate::port::message::{Entry, Menu, Row, Selection};

/// The notes at a move of a review, as its reader sees them.
#[derive(Default)]
pub(crate) struct Noted {
    /// The number of moves before it.
    pub(crate) after: u16,
    pub(crate) lines: Vec<String>,
    /// Whether the reader has private notes here, which they may show.
    pub(crate) has_private: bool,
    /// The notes that the reader may remove.
    pub(crate) removable: Vec<Entry>,
}

impl Noted {
    /// The menu that removes one of the notes.
    pub(crate) fn menu(&self, game: &Game, locale: Locale) -> Option<Row> {
        (!self.removable.is_empty()).then(|| {
            Row::Menu(Menu {
                custom_id: id(ReviewPress::Remove, game, self.after.into()),
                placeholder: say::note::remove().to(locale),
                entries: self.removable.clone(),
                selection: Selection::One,
            })
        })
    }
}

/// The custom id of a button of the review after this many moves.
pub(crate) fn id(press: ReviewPress, game: &Game, after: usize) -> String {
    let after = u16::try_from(after).unwrap_or(u16::MAX);
    let button = ReviewButton(press, game.id(), after);
    button.write().expect("a word and two numbers are short")
}
