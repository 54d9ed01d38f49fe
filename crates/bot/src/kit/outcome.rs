//! The result of a request: handlers return it, and `bot::answer` turns it into a response.

use crate::game::Game;
use crate::i18n::{Locale, Text};
use crate::kit::failure::Failure;
use crate::kit::response::Shows;
use crate::kit::style::Style;
use crate::port::answer::Answer;
use crate::port::message::Message;

pub(crate) type Handled = Result<Outcome, Failure>;

/// The result of a request.
pub(crate) enum Outcome {
    /// This answer, and the state of a game or a puzzle that it shows.
    Answer(Box<Answer>, Option<Shows>),
    /// A change of the game, announced in its channel by the channel's preferences.
    News(Box<Game>),
    /// A change of the game: the pressed message is edited, if it is the newest one.
    Update(Box<Game>),
    /// The game is shown again: publicly in its channel, privately elsewhere.
    Show(Box<Game>),
    /// The game is shown to the caller alone, with a remark above it.
    ShowPrivately {
        game: Box<Game>,
        /// Text above it.
        remark: Option<Text>,
        /// How it is shown.
        style: Style,
        /// Its place.
        put: PutPrivately,
    },
    /// The current game, in an answer of the feature's choice.
    Board(Box<GameBoard>),
    /// In another language for the caller, who may have just chosen it.
    InLanguage(Locale, Box<Handled>),
}

/// A game's message in an answer.
pub(crate) struct GameBoard {
    pub(crate) game: Game,
    /// Lines above it, in the readers' language.
    pub(crate) above: Vec<String>,
    /// How it is shown.
    pub(crate) style: Style,
    /// Its place.
    pub(crate) put: Put,
    /// The state of the game that the message shows once it is delivered.
    pub(crate) shows: Option<Shows>,
}

/// The place of a public message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Put {
    /// A new message for everybody.
    Post,
    /// Replaces the message with the pressed button.
    Replace,
}

/// The place of a private message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PutPrivately {
    /// In a new message.
    New,
    /// Replaces the message with the pressed button, which is private.
    Instead,
}

impl Outcome {
    /// This answer, which shows nothing that has to be noted.
    pub(crate) fn answer(answer: Answer) -> Self {
        Self::Answer(Box::new(answer), None)
    }

    /// This answer, which `shows` something.
    pub(crate) fn showing(answer: Answer, shows: Option<Shows>) -> Self {
        Self::Answer(Box::new(answer), shows)
    }

    /// News of `game`.
    pub(crate) fn news(game: Game) -> Self {
        Self::News(Box::new(game))
    }
}

/// A message for the caller alone.
pub(crate) fn ephemeral(message: Message) -> Outcome {
    Outcome::answer(Answer::Ephemeral(message))
}

/// A message that replaces the one with the pressed button.
pub(crate) fn instead(message: Message) -> Outcome {
    Outcome::answer(Answer::Replace(message))
}
