//! Games, one a line: the result, a space, and the moves as pairs of letters, Black first, `tt` for a pass.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::string::FromUtf8Error;

use tengen_engine::policy::Replay;
use tengen_rules::{Move, Point, Size};

/// Why games cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum BadGames {
    /// The file cannot be read.
    #[error("{}: {reason}", path.display())]
    File { path: PathBuf, reason: io::Error },
    /// The program `xz` cannot be started.
    #[error("xz: {0}")]
    Program(io::Error),
    /// `xz` failed to unpack the file.
    #[error("xz: {0}")]
    Unpack(String),
    /// The unpacked file is not UTF-8.
    #[error(transparent)]
    Text(#[from] FromUtf8Error),
    /// A line is not a game.
    #[error("line {0} is not a game")]
    Line(usize),
}

/// The board of the games.
const SIZE: Size = match Size::square(19) {
    Some(size) => size,
    None => unreachable!(),
};

/// The moves of a game on 19×19.
#[derive(Clone, Debug)]
pub struct Game(Vec<Move>);

impl Game {
    /// Parses a line; none if it is not a game.
    pub fn parse(line: &str) -> Option<Self> {
        let (_, moves) = line.split_once(' ')?;
        let pairs = moves.trim().as_bytes().chunks(2);
        pairs.map(into_move).collect::<Option<_>>().map(Self)
    }

    /// Calls `see` with each position and the move made in it, up to the first move that is illegal by our rules.
    pub fn replay(&self, mut see: impl FnMut(&Replay, Move)) {
        let mut replay = Replay::new(SIZE);
        for &mv in &self.0 {
            see(&replay, mv);
            if !replay.play(mv) {
                return;
            }
        }
    }
}

fn into_move(pair: &[u8]) -> Option<Move> {
    let &[column, row] = pair else {
        return None;
    };
    if (column, row) == (b't', b't') {
        return Some(Move::Pass);
    }
    let (column, row) = (column.checked_sub(b'a')?, row.checked_sub(b'a')?);
    let point = (column < 19 && row < 19).then(|| Point::new(column, 18 - row))?;
    point.map(Move::Play)
}

/// Reads games; a path that ends with `.xz` is unpacked by the program of that name.
///
/// # Errors
///
/// [`BadGames`] if the file cannot be read, or a line is not a game.
pub fn read_games(path: &Path) -> Result<Vec<Game>, BadGames> {
    let text = if path.extension().is_some_and(|ending| ending == "xz") {
        let unpacked = Command::new("xz").arg("-dc").arg(path).output();
        let unpacked = unpacked.map_err(BadGames::Program)?;
        if !unpacked.status.success() {
            let reason = String::from_utf8_lossy(&unpacked.stderr).into_owned();
            return Err(BadGames::Unpack(reason));
        }
        String::from_utf8(unpacked.stdout)?
    } else {
        std::fs::read_to_string(path).map_err(|reason| BadGames::File {
            path: path.to_owned(),
            reason,
        })?
    };
    let lines = text.lines().enumerate();
    lines
        .map(|(place, line)| Game::parse(line).ok_or(BadGames::Line(place + 1)))
        .collect()
}
