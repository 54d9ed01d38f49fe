//! A file of games: what it is written in, and one game or several.

use std::sync::Arc;

use super::foreign;
use super::import::{ImportError, Transcript};
use tengen_sgf::{Collection, Evidence, Flaw, ParseError};

/// A file that was read; its games are looked at one by one.
#[derive(Debug)]
pub struct Records {
    source: Arc<Source>,
    games: Collection,
}

/// What a file is, whatever its games say.
#[derive(Debug)]
pub struct Source {
    /// The format that it is written in.
    pub format: Format,
    /// The standard name of the charset that it was read in.
    pub charset: &'static str,
    /// How that is known.
    pub evidence: Evidence,
    /// What the file itself calls its charset, word for word, if it does.
    pub charset_named: Option<String>,
    /// What was wrong with the file and could be read past.
    pub flaws: Vec<Flaw>,
}

/// The formats of records that are read.
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
    /// The name that people call it by.
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
    /// [`ImportError`] if it is no record.
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

    /// What the file is.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// How many games it has; at least one.
    pub fn len(&self) -> usize {
        self.games.games().count()
    }

    /// Whether it has no game, which no file is read as.
    pub fn is_empty(&self) -> bool {
        self.games.games().next().is_none()
    }

    /// The games in the order of the file, or why one is none.
    pub fn games(&self) -> impl Iterator<Item = Result<Transcript, ImportError>> {
        let games = self.games.games();
        games.map(|root| Transcript::of(root, &self.source))
    }

    /// The game of that number, the first of which is 1.
    ///
    /// # Errors
    ///
    /// [`ImportError`] if there is none of that number, or it is not one that is played here.
    pub fn game(&self, number: usize) -> Result<Transcript, ImportError> {
        let root = number
            .checked_sub(1)
            .and_then(|index| self.games.games().nth(index));
        let root = root.ok_or_else(|| ImportError::NoSuchGame {
            asked: number,
            games: self.len(),
        })?;
        Transcript::of(root, &self.source)
    }
}
