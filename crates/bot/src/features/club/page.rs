//! A club's description of itself, as stored and as typed.

use crate::features::club::web::{self, Web};
use crate::game::ClubId;
use crate::i18n::{Text, UserInput, is_blank, say};
use crate::kit::prefs::Pref;
use crate::store::stored_as;

/// A club's name.
pub(crate) static NAME: Pref<ClubId, Option<String>> = Pref::new("club-name");

/// The page of a club; none as long as nothing is written on it.
pub(crate) static PAGE: Pref<ClubId, Option<Page>> = Pref::new("club-page");

/// A club's description of itself: untrusted texts, empty where not set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Page {
    /// Place and time of meetings.
    pub(crate) meets: String,
    /// Its web address.
    pub(crate) web: Option<Web>,
    /// Its library, and how books are lent.
    pub(crate) books: String,
    pub(crate) contact: String,
    /// Anything else.
    pub(crate) more: String,
}

stored_as! {
    Page, as (String, (String, (String, (String, String)))): |page| {
            let Page { meets, books, contact, more, .. } = page.clone();
            (meets, (page.web_text().to_owned(), (books, (contact, more))))
        },
        |(meets, (web, (books, (contact, more))))| {
            let web = if web.is_empty() { None } else { Some(Web::parse(&web)?) };
            Some(Self { meets, web, books, contact, more })
        };
}

/// A part of the page that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Meets,
    Web,
    Books,
    Contact,
    More,
}

impl Part {
    /// All parts, in the order of the form.
    pub(crate) const ALL: [Self; 5] = [
        Self::Meets,
        Self::Web,
        Self::Books,
        Self::Contact,
        Self::More,
    ];

    /// The option that sets it, and its label.
    pub(crate) fn option(self) -> (&'static str, Text) {
        match self {
            Self::Meets => ("meets", say::club::option_meets()),
            Self::Web => ("web", say::club::option_web()),
            Self::Books => ("books", say::club::option_books()),
            Self::Contact => ("contact", say::club::option_contact()),
            Self::More => ("about", say::club::option_more()),
        }
    }

    pub(crate) fn label(self) -> Text {
        match self {
            Self::Meets => say::club::meets(),
            Self::Web => say::club::web(),
            Self::Books => say::club::books(),
            Self::Contact => say::club::contact(),
            Self::More => say::club::more(),
        }
    }

    /// Example shown in the empty field.
    pub(crate) fn example(self) -> Text {
        match self {
            Self::Meets => say::club::meets_example(),
            Self::Web => say::club::web_example(),
            Self::Books => say::club::books_example(),
            Self::Contact => say::club::contact_example(),
            Self::More => say::club::more_example(),
        }
    }

    /// Maximum length, in characters.
    pub(crate) fn longest(self) -> u16 {
        match self {
            Self::Web => web::LONGEST,
            Self::Meets | Self::Books | Self::Contact => 200,
            Self::More => 400,
        }
    }
}

impl Page {
    /// The text of `part`.
    pub(crate) fn get(&self, part: Part) -> &str {
        match part {
            Part::Meets => &self.meets,
            Part::Web => self.web_text(),
            Part::Books => &self.books,
            Part::Contact => &self.contact,
            Part::More => &self.more,
        }
    }

    /// Writes the text `typed` in `part`; text of invisible characters counts as empty.
    ///
    /// # Errors
    ///
    /// The input, if it is no web address: the page keeps its earlier one.
    pub(crate) fn set(&mut self, part: Part, typed: &str) -> Result<(), UserInput> {
        let longest = usize::from(part.longest());
        let text: String = if is_blank(typed) {
            String::new()
        } else {
            typed.trim().chars().take(longest).collect()
        };
        match part {
            Part::Meets => self.meets = text,
            Part::Web if text.is_empty() => self.web = None,
            Part::Web => {
                let web = Web::parse(typed).ok_or_else(|| UserInput::new(typed))?;
                self.web = Some(web);
            }
            Part::Books => self.books = text,
            Part::Contact => self.contact = text,
            Part::More => self.more = text,
        }
        Ok(())
    }

    /// The page, if anything is written on it.
    pub(crate) fn unless_empty(self) -> Option<Self> {
        (self != Self::default()).then_some(self)
    }

    fn web_text(&self) -> &str {
        self.web.as_ref().map_or("", Web::as_str)
    }
}
