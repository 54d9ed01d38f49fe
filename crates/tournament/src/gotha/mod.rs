//! OpenGotha's files: XML, everything in attributes.

mod parameters;
mod read;
mod write;

pub use read::GothaError;

use super::event::Outcome;
use super::file::TournamentFile;

/// Rounds for which a file records participation.
const ROUNDS: u8 = 20;

/// The names of results in files. Each also exists with [`FORFEIT`] appended.
const RESULTS: [(&str, Outcome); 6] = [
    ("RESULT_UNKNOWN", Outcome::Unknown),
    ("RESULT_WHITEWINS", Outcome::White),
    ("RESULT_BLACKWINS", Outcome::Black),
    ("RESULT_EQUAL", Outcome::Jigo),
    ("RESULT_BOTHWIN", Outcome::BothWin),
    ("RESULT_BOTHLOSE", Outcome::BothLose),
];

/// The suffix of a forfeit.
const FORFEIT: &str = "_BYDEF";

impl TournamentFile {
    /// Parses a file of OpenGotha; the players are sorted by name, which breaks ties.
    ///
    /// # Errors
    ///
    /// A [`GothaError`] if it is not a file of OpenGotha, or not a consistent tournament.
    pub fn read(text: &str) -> Result<Self, GothaError> {
        read::file(text)
    }

    /// The tournament as a file of OpenGotha.
    #[must_use]
    pub fn to_gotha(&self) -> String {
        write::file(self)
    }
}
