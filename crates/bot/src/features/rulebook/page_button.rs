//! Custom ids of the rule book: the page, the language, and the progress.

use crate::features::rulebook::step::RulebookPress;
use crate::features::rulebook::topic::Shelf;
use crate::i18n::Locale;
use crate::kit::custom_id::{custom_ids, one_word, whole, words};

/// A page of the help by its key: small letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageButton(pub String);

/// A step in the rule book, in a language, and the key of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookButton(pub RulebookPress, pub Locale, pub String);

/// A menu of the help or the rule book, in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfMenu(pub Locale, pub Shelf);

/// A button that runs a command without options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartButton {
    /// Offers a game to anybody.
    Challenge,
    /// Posts a puzzle.
    Puzzle,
    /// Sets a channel up.
    Setup,
}

impl StartButton {
    /// Every such button.
    pub const ALL: [Self; 3] = [Self::Challenge, Self::Puzzle, Self::Setup];
}

words! {
    StartButton: Challenge = "challenge", Puzzle = "puzzle", Setup = "setup"
}

whole! {
    StartButton = "start";
}

custom_ids! {
    PageButton(key) = "page";
    BookButton(step, locale, key) = "book";
    ShelfMenu(locale, shelf) = "shelf";
}

one_word! {
    RulebookPress: |step| Some(step.word()), |text| Self::of(text);
    Shelf: |shelf| Some(shelf.word().to_owned()), |text| Self::of(text);
}
