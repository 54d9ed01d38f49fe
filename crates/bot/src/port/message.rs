//! Messages, forms and suggestions: plain values in the readers' language, ready to be encoded.

use std::sync::Arc;

use crate::game::PlayerId;
use crate::i18n::{Locale, Text};
use crate::port::within::Within;
use crate::store::Assignment;

/// A message. Every text in it is escaped and in the reader's language.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// The text, at most 2000 characters.
    pub content: String,
    /// A framed card below the text.
    pub card: Option<Card>,
    /// The name of the file that is shown small in the card.
    pub thumbnail: Option<String>,
    /// A framed list below the text, with a button beside each entry.
    pub sections: Option<Sections>,
    /// Pictures and other files.
    pub files: Vec<File>,
    /// Buttons and menus: at most five rows. A private message may have more, with forty components at most.
    pub rows: Vec<Row>,
    /// A poll below it, when it is new: it cannot be changed later.
    pub poll: Option<Poll>,
    /// Members to ping; nobody else is pinged, even if the text mentions them.
    pub mention: Vec<PlayerId>,
    /// Whether devices play a sound for it.
    pub sound: Sound,
    /// Problems that it reports to moderators: [`crate::Bot::on_delivered`] clears them.
    pub troubles: Vec<Trouble>,
}

impl Message {
    /// `content` alone.
    #[must_use]
    pub fn text(content: String) -> Self {
        Self {
            content,
            ..Self::default()
        }
    }
}

/// Whether the devices of those who follow a channel play a sound for a new message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sound {
    /// By each member's setting.
    #[default]
    Usual,
    /// None: it needs nobody's attention.
    Silent,
}

/// A poll, in which everybody who reads the channel has one vote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Poll {
    pub question: Within<300>,
    /// The answers, at most [`Poll::MOST`].
    pub answers: Vec<Within<55>>,
    /// Its duration in hours, from 1 to 768.
    pub hours: u16,
}

impl Poll {
    /// The most answers.
    pub const MOST: usize = 10;
}

/// The text of a card.
pub(crate) type Body = Within<4096>;

/// A framed card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The heading.
    pub title: Within<256>,
    /// The text.
    pub body: Body,
    /// Named entries, at most 25: name and content.
    pub fields: Vec<(Within<256>, Within<1024>)>,
}

impl Card {
    /// A card with a heading and named entries, for readers of `locale`.
    pub(crate) fn of(
        title: &Text,
        fields: impl IntoIterator<Item = (Text, Text)>,
        locale: Locale,
    ) -> Self {
        let field =
            |(name, content): (Text, Text)| (name.to(locale).into(), content.to(locale).into());
        Self {
            title: title.to(locale).into(),
            body: Body::default(),
            fields: fields.into_iter().map(field).collect(),
        }
    }
}

/// A framed list, each entry of it with a button beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sections {
    /// The heading.
    pub title: Within<256>,
    /// The entries, at most [`Sections::MOST`].
    pub entries: Vec<Section>,
    /// Text below them, if any.
    pub below: Within<256>,
}

impl Sections {
    /// The most entries: each takes three of the forty components of a message, and beside the frame, its heading,
    /// its end and the text above it there is room for a menu and a row of four buttons.
    pub const MOST: usize = (40 - 4 - 2 - 5) / 3;
}

/// An entry of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The text: with [`Sections::MOST`] of this length there is room for the rest in the 4000 characters of a message.
    pub text: Within<350>,
    /// The button beside it.
    pub button: Button,
}

/// A file that goes with a message.
#[derive(Clone)]
pub struct File {
    /// The file's name; distinct for each position of a game, so that no client shows an old one.
    pub name: String,
    /// Its contents.
    pub bytes: Arc<[u8]>,
    /// Alternative text of a picture: at most 1024 characters.
    pub alt: Option<String>,
}

impl std::fmt::Debug for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("File")
            .field("name", &self.name)
            .field("bytes", &self.bytes.len())
            .field("alt", &self.alt)
            .finish()
    }
}

/// A row of components below a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    Menu(Menu),
    /// A menu of the server's members, filled by Discord.
    Members(MemberMenu),
    /// A button that opens a page in the browser.
    Link(Link),
}

/// A button that opens a page in the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// Its label, at most 80 characters.
    pub label: String,
    /// The address, at most 512 characters.
    pub url: String,
}

/// A menu in which members are chosen: any, the bot among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberMenu {
    /// Its custom id, 1 to 100 characters.
    pub custom_id: String,
    /// Placeholder before a choice, at most 150 characters.
    pub placeholder: String,
    /// Number of members to choose, 1 to 25.
    pub number: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its label, at most 80 characters.
    pub label: String,
    /// Its custom id (see `bot::kit::custom_id`), 1 to 100 characters.
    pub custom_id: String,
    /// How it looks.
    pub look: Look,
}

/// The style of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The most likely choice.
    Primary,
    /// Everything else.
    Secondary,
    /// Agreement.
    Success,
    /// An action that cannot be undone.
    Danger,
    /// For reading only: it cannot be pressed.
    Disabled,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// Its custom id (see `bot::kit::custom_id`), 1 to 100 characters.
    pub custom_id: String,
    /// Placeholder before a choice, at most 150 characters.
    pub placeholder: String,
    /// 1 to 25 entries.
    pub entries: Vec<Entry>,
    /// Number of entries to choose.
    pub selection: Selection,
}

/// The number of entries that are chosen in a menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Selection {
    /// Exactly one.
    One,
    /// Any number of values, or none.
    Any,
}

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Shown to the user, at most 100 characters.
    pub label: String,
    /// Sent back when chosen, at most 100 characters.
    pub value: String,
    /// A smaller line below, at most 100 characters.
    pub description: Option<String>,
    /// Whether the menu shows it as chosen already.
    pub is_chosen: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its custom id (see `bot::kit::custom_id`), 1 to 100 characters.
    pub custom_id: String,
    /// The heading, at most 45 characters.
    pub title: String,
    /// Its menus, in which nothing has to be chosen; menus and fields together are one to five.
    pub menus: Vec<LabelledMenu>,
    pub fields: Vec<Field>,
}

/// A menu in a form: its custom id is the name of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelledMenu {
    /// Shown above it, at most 45 characters.
    pub label: String,
    pub menu: Menu,
}

/// A field of a form: one line of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name, 1 to 100 characters.
    pub name: String,
    /// Shown above it, at most 45 characters.
    pub label: String,
    /// Placeholder while empty, at most 100 characters.
    pub placeholder: String,
    /// The most characters it takes, 1 to 4000.
    pub max_length: u16,
    /// Whether it has to be filled in.
    pub filling: Filling,
}

/// Whether a field has to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Filling {
    /// It is required, and empty at first.
    Required,
    /// It holds this already, and may be empty.
    Optional(String),
}

/// A suggestion for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// Shown to the user, at most 100 characters.
    pub name: String,
    /// Filled in when chosen, at most 100 characters.
    pub value: String,
}

/// A problem that a message reports to moderators: once the message has arrived, the row that notes the problem is
/// cleared, unless it has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    pub(crate) stored: Assignment,
    pub(crate) cleared: Assignment,
}
