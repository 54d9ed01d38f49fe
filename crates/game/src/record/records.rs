//! A file of games: its format, and one game or several.

use std::sync::Arc;

use super::foreign;
use super::import::{ImportError, Transcript};
use tengen_sgf::{Collection, Evidence, Flaw, ParseError};

/// A file; its games are read one by one.
#[derive(Debug)]
pub struct Records {
    source: Arc<Source>,
    games: Collection,
}

/// The format and charset of a file.
#[derive(Debug)]
pub struct Source {
    pub format: Format,
    /// The standard name of the charset.
    pub charset: &'static str,
    /// How the charset was determined.
    pub evidence: Evidence,
    /// The charset that the file names, verbatim.
    pub charset_named: Option<String>,
    /// Errors in the file that reading recovered from.
    pub flaws: Vec<Flaw>,
}

/// The supported formats of records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// The Smart Game Format.
    Sgf,
    /// Tygem's.
    Gib,
    /// WBaduk's (Cyberoro's).
    Ngf,
    /// PandaNet's, of which one kind ends in `.ugi`.
    Ugf,
}

impl Format {
    /// The name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sgf => "SGF",
            Self::Gib => "GIB",
            Self::Ngf => "NGF",
            Self::Ugf => "UGF",
        }
    }
}

impl Records {
    /// Reads a file in any charset and any of the formats.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if it is not a record.
    pub fn read(bytes: &[u8]) -> Result<Self, ImportError> {
        let (format, parsed) = match tengen_sgf::parse(bytes) {
            Ok(parsed) => (Format::Sgf, parsed),
            Err(error @ ParseError::TooLarge { .. }) => return Err(error.into()),
            Err(error) => foreign::read(bytes).ok_or(error)?,
        };
        let source = Source {
            format,
            charset: parsed.charset.name(),
            evidence: parsed.evidence,
            charset_named: parsed.charset_named,
            flaws: parsed.flaws,
        };
        Ok(Self {
            source: Arc::new(source),
            games: parsed.collection,
        })
    }

    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The number of games, at least one.
    pub fn len(&self) -> usize {
        self.games.games().count()
    }

    /// Always false: a file without games is an error.
    pub fn is_empty(&self) -> bool {
        self.games.games().next().is_none()
    }

    /// The games in the order of the file, or why they cannot be read.
    pub fn games(&self) -> impl Iterator<Item = Result<Transcript, ImportError>> {
        let games = self.games.games();
        games.map(|root| Transcript::of(root, &self.source))
    }

    /// Game `number`, counted from 1.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if there is no such game, or it is not supported.
    pub fn game(&self, number: usize) -> Result<Transcript, ImportError> {
        let root = number
            .checked_sub(1)
            .and_then(|index| self.games.games().nth(index))
            .ok_or_else(|| ImportError::NoSuchGame {
                asked: number,
                games: self.len(),
            })?;
        Transcript::of(root, &self.source)
    }
}
