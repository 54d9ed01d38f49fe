//! External engines: the commands to them, and the meaning of their answers.
//!
//! Nothing is started or read here. An engine receives the whole game before each move, so that one process can play
//! several games, and a restart in the middle of one loses nothing.
//!
//! Processes are started in `process`: for matches on the command line (`tengen match`), and for games in a club against
//! the engines in the settings.

pub mod analysis;
mod gomocup;
mod gtp;

use super::Decision;
use tengen_rules::{Color, Handicap, Komi, Move, Position, Rules, Size};

/// A protocol of external engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Protocol {
    /// The Go Text Protocol, version 2.
    Gtp,
    /// The protocol of the Gomocup tournament.
    Gomocup,
}

/// Parts of a game that a protocol cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Inexpressible {
    /// The Go Text Protocol is for Go alone.
    #[error("the Go Text Protocol supports only Go")]
    OnlyGo,
    /// Gomocup's is for five in a row without captures.
    #[error("Gomocup’s protocol supports only five in a row without captures")]
    OnlyFive,
    /// Gomocup's programs are made for boards of ten lines and more.
    #[error("the board is too small for the protocol")]
    Size,
}

/// A game as an external engine receives it.
#[derive(Clone, Copy)]
pub struct EngineGame<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The board.
    pub size: Size,
    /// The handicap with which it began.
    pub handicap: Handicap,
    /// The komi.
    pub komi: Komi,
    /// Every move so far.
    pub moves: &'a [(Color, Move)],
    /// The position after them.
    pub position: &'a Position,
    /// Time limit of the move, in seconds.
    pub seconds: u16,
    /// Memory limit, in MiB.
    pub memory: u16,
}

/// A command to an external engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineCommand {
    /// The lines, without the last end of line.
    pub text: String,
    /// The expected kind of answer.
    pub wants: Wants,
}

/// The kind of answer expected from an external engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    Nothing,
    /// An acknowledgement of the command.
    Word,
    /// A move: the answer to the last command.
    Move,
    /// One line of analysis after another, until the next command: see [`analysis`].
    Analysis,
}

/// An external engine's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Not complete yet: more lines follow.
    More,
    /// The complete answer.
    Is(String),
    /// A refusal of the command, with its text.
    Refused(String),
}

impl Protocol {
    /// Checks that the protocol can express a game by `rules` on a board of `size`.
    ///
    /// # Errors
    ///
    /// The part of the game that it cannot express.
    pub fn check_expressible(self, rules: &Rules, size: Size) -> Result<(), Inexpressible> {
        match self {
            Self::Gtp => gtp::check_expressible(rules),
            Self::Gomocup => gomocup::check_expressible(rules, size),
        }
    }

    /// The commands that make an external engine move in the game.
    ///
    /// # Panics
    ///
    /// If the protocol cannot express the game: see [`Protocol::check_expressible`].
    pub fn commands(self, game: &EngineGame<'_>) -> Vec<EngineCommand> {
        match self {
            Self::Gtp => gtp::commands(game),
            Self::Gomocup => gomocup::commands(game),
        }
    }

    /// Line ending of a command.
    pub const fn end_of_line(self) -> &'static str {
        match self {
            Self::Gtp => "\n",
            Self::Gomocup => "\r\n",
        }
    }

    /// Reads the next line of an answer; `lines` keeps the earlier ones until the answer is complete.
    pub fn read_line(self, lines: &mut Vec<String>, line: &str) -> Answer {
        match self {
            Self::Gtp => gtp::read_line(lines, line),
            Self::Gomocup => gomocup::read_line(line),
        }
    }

    /// The move that an answer names; none if it names none.
    pub fn read_move(self, answer: &str) -> Option<Decision> {
        match self {
            Self::Gtp => gtp::read_move(answer),
            Self::Gomocup => gomocup::read_move(answer),
        }
    }
}
