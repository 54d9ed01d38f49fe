//! OpenGotha's files: XML, everything in attributes.

mod parameters;
mod read;
mod write;

pub use read::GothaError;

use super::event::Outcome;
use super::file::TournamentFile;

/// How many rounds a player's entry tells participation of.
const ROUNDS: u8 = 20;

/// Results by their names in files. Each exists with `_BYDEF` behind it for a forfeit, too.
const RESULTS: [(&str, Outcome); 6] = [
    ("RESULT_UNKNOWN", Outcome::Unknown),
    ("RESULT_WHITEWINS", Outcome::White),
    ("RESULT_BLACKWINS", Outcome::Black),
    ("RESULT_EQUAL", Outcome::Jigo),
    ("RESULT_BOTHWIN", Outcome::BothWin),
    ("RESULT_BOTHLOSE", Outcome::BothLose),
];

/// What stands behind the result of a forfeit.
const FORFEIT: &str = "_BYDEF";

impl TournamentFile {
    /// The tournament that `text` holds, its players in the order of their names, which decides between equals.
    ///
    /// # Errors
    ///
    /// A [`GothaError`] if it is no file of OpenGotha, or holds what is no tournament.
    pub fn read(text: &str) -> Result<Self, GothaError> {
        read::file(text)
    }

    /// The tournament as a file of OpenGotha.
    #[must_use]
    pub fn to_gotha(&self) -> String {
        write::file(self)
    }
}
