//! `tengen tournament`.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use crate::tournament::{self, GothaError, Standings, TournamentFile, h9, table};

/// Largest file, in bytes: ten times that of a thousand players and ten rounds.
const MAX_BYTES: u64 = 16 << 20;

/// Compute standings and pairings of tournaments for other programs: a JSON question on each line of standard input, a
/// JSON answer on each line of standard output
///
/// With `--from`, print the standings of a tournament of OpenGotha for people. docs/tournament.md describes both.
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLE)]
pub(super) struct Args {
    /// A file of OpenGotha
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The round of the standings [default: the last one]
    #[arg(long, value_name = "ROUND", requires = "from")]
    round: Option<u8>,
    /// The format of the output
    #[arg(long, value_enum, default_value_t = Format::Text, requires = "from")]
    format: Format,
    /// The class of the tournament in a result file, which sets its weight
    #[arg(long, value_enum, default_value_t = Class::D, requires = "from")]
    class: Class,
}

/// Classes of tournaments in the European Go Database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Class {
    A,
    B,
    C,
    D,
}

impl From<Class> for h9::Class {
    fn from(class: Class) -> Self {
        match class {
            Class::A => Self::A,
            Class::B => Self::B,
            Class::C => Self::C,
            Class::D => Self::D,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Format {
    /// The standings with a cross table
    Text,
    /// A result file for the European Go Database
    H9,
}

const EXAMPLE: &str = "\
Examples:
  tengen tournament --from club.xml
  tengen tournament --from club.xml --format h9 > club.h9
  echo '{\"ask\": \"pair\", \"players\": [{\"id\": \"A\", \"rank\": \"5k\"}, {\"id\": \"B\", \"rank\": \"6k\"}]}' \\
    | tengen tournament";

/// Why there is no output.
#[derive(Debug, thiserror::Error)]
pub(super) enum TournamentError {
    /// Input or output failed.
    #[error(transparent)]
    Failed(#[from] io::Error),
    /// The file cannot be read.
    #[error("cannot read {}: {reason}", path.display())]
    Unreadable { path: PathBuf, reason: io::Error },
    /// Not a file of OpenGotha.
    #[error("{}: {reason}", path.display())]
    Gotha { path: PathBuf, reason: GothaError },
    /// The tournament has fewer rounds.
    #[error("there is no round {round}: the last one that was played is {last}")]
    NoRound {
        /// The requested round.
        round: u8,
        /// The last one.
        last: u8,
    },
}

/// Answers until the input ends, or shows a tournament.
///
/// # Errors
///
/// A [`TournamentError`] if something cannot be read or written.
pub(super) fn run(args: &Args) -> Result<(), TournamentError> {
    let Some(path) = &args.from else {
        let output = BufWriter::new(io::stdout().lock());
        return Ok(tournament::serve(io::stdin().lock(), output)?);
    };
    let file = read(path)?;
    let last = file.event.last_round();
    let round = args.round.unwrap_or(last);
    if round > last {
        return Err(TournamentError::NoRound { round, last });
    }
    let standings = Standings::after(&file.event, round);
    let written = match args.format {
        Format::Text => table::text(&file, &standings).into_bytes(),
        Format::H9 => h9::to_latin9(&h9::text(&file, &standings, args.class.into())),
    };
    Ok(io::stdout().lock().write_all(&written)?)
}

/// The tournament in the file `path`.
fn read(path: &Path) -> Result<TournamentFile, TournamentError> {
    let mut text = String::new();
    File::open(path)
        .and_then(|file| file.take(MAX_BYTES).read_to_string(&mut text))
        .map_err(|reason| TournamentError::Unreadable {
            path: path.to_owned(),
            reason,
        })?;
    TournamentFile::read(&text).map_err(|reason| TournamentError::Gotha {
        path: path.to_owned(),
        reason,
    })
}
