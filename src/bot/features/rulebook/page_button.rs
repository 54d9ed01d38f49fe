//! What the buttons, menus and forms of the rule book carry: which page, in which language, and how far one is.

use crate::bot::features::rulebook::step::Step;
use crate::bot::features::rulebook::topic::Shelf;
use crate::bot::kit::custom_id::CustomId;
use crate::i18n::Locale;

/// A page of the help by its key: small letters, digits and hyphens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageButton(pub String);

impl CustomId for PageButton {
    const WORD: &'static str = "page";

    fn rest(&self) -> Option<String> {
        is_key(&self.0).then(|| self.0.clone())
    }

    fn read(rest: &str) -> Option<Self> {
        is_key(rest).then(|| Self(rest.to_owned()))
    }
}

/// A step in the rule book, in a language, and the key of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookButton(pub Step, pub Locale, pub String);

impl CustomId for BookButton {
    const WORD: &'static str = "book";

    fn rest(&self) -> Option<String> {
        let Self(step, locale, key) = self;
        is_key(key).then(|| format!("{}:{}:{key}", step.word(), locale.language()))
    }

    fn read(rest: &str) -> Option<Self> {
        let (step, page) = rest.split_once(':')?;
        let (locale, key) = page.split_once(':')?;
        let (step, locale) = (Step::of(step)?, Locale::tagged(locale)?);
        is_key(key).then(|| Self(step, locale, key.to_owned()))
    }
}

/// A menu of the help or the rule book, in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfMenu(pub Shelf, pub Locale);

impl CustomId for ShelfMenu {
    const WORD: &'static str = "shelf";

    fn rest(&self) -> Option<String> {
        let Self(shelf, locale) = self;
        Some(format!("{}:{}", locale.language(), shelf.word()))
    }

    fn read(rest: &str) -> Option<Self> {
        let (locale, shelf) = rest.split_once(':')?;
        Some(Self(Shelf::of(shelf)?, Locale::tagged(locale)?))
    }
}

/// A button that stands for a command without options.
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

    fn word(self) -> &'static str {
        match self {
            Self::Challenge => "challenge",
            Self::Puzzle => "puzzle",
            Self::Setup => "setup",
        }
    }
}

impl CustomId for StartButton {
    const WORD: &'static str = "start";

    fn rest(&self) -> Option<String> {
        Some(self.word().to_owned())
    }

    fn read(rest: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|button| button.word() == rest)
    }
}

/// Whether `text` can be the key of a page.
fn is_key(text: &str) -> bool {
    let sound = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=60).contains(&text.len()) && text.bytes().all(sound)
}
