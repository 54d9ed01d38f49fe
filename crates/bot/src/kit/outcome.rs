//! What came of a request: handlers say what happened, `bot::answer` decides how it looks.

use crate::game::Game;
use crate::i18n::{Locale, Text};
use crate::kit::failure::Failure;
use crate::kit::shows::Shows;
use crate::kit::style::Style;
use crate::port::answer::Answer;
use crate::port::message::Message;

/// What a handler comes to.
pub(crate) type Handled = Result<Outcome, Failure>;

/// What came of a request.
pub(crate) enum Outcome {
    /// This answer, and what it shows of a game or a puzzle.
    Answer(Box<Answer>, Option<Shows>),
    /// Something happened in the game: everybody is told where it is played, as the channel likes it.
    News(Box<Game>),
    /// Something happened in the game: the message below which it was pressed changes, if it is the newest one.
    Update(Box<Game>),
    /// The game is shown once more: to everybody where it is played, to the caller alone elsewhere.
    Show(Box<Game>),
    /// The game is shown to the caller alone, with a remark above it.
    ShowPrivately {
        /// The game.
        game: Box<Game>,
        /// What stands above it.
        remark: Option<Text>,
        /// How it is shown.
        style: Style,
        /// Where it goes.
        put: PutPrivately,
    },
    /// The game as it is now, in an answer of the feature's choosing.
    Board(Box<Board>),
    /// For a caller who reads another language, such as when they have just chosen it.
    InLanguage(Locale, Box<Handled>),
}

/// A game's message in an answer.
pub(crate) struct Board {
    /// The game.
    pub(crate) game: Game,
    /// Lines above it, in the readers' language.
    pub(crate) above: Vec<String>,
    /// How it is shown.
    pub(crate) style: Style,
    /// Where it goes.
    pub(crate) put: Put,
    /// What the message shows of the game once it is delivered.
    pub(crate) shows: Option<Shows>,
}

/// Where a message goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Put {
    /// A new message for everybody.
    Post,
    /// In the place of the message below which was pressed.
    Replace,
}

/// Where goes what the caller alone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PutPrivately {
    /// In a new message.
    New,
    /// In the place of the message below which was pressed, which is the caller's alone.
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

    /// Something happened in `game`.
    pub(crate) fn news(game: Game) -> Self {
        Self::News(Box::new(game))
    }
}

/// A message for the caller alone.
pub(crate) fn ephemeral(message: Message) -> Outcome {
    Outcome::answer(Answer::Ephemeral(message))
}

/// A message in the place of the one below which was pressed.
pub(crate) fn instead(message: Message) -> Outcome {
    Outcome::answer(Answer::Replace(message))
}
