//! Errors of the database.

use std::io;
use std::path::PathBuf;

use tengen_game::{GameId, Revision};

/// Why a database does not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// Another program has it open.
    #[error("the database {0} is in use: another tengen is running with it. Stop that one first")]
    Locked(PathBuf),
    /// A newer tengen has written it.
    #[error(
        "the database {path} was written by a newer tengen (schema {found}, this one knows {known}). Use that one"
    )]
    TooNew {
        /// The database.
        path: PathBuf,
        /// Its schema.
        found: u32,
        /// The newest schema that this program knows.
        known: u32,
    },
    /// A migration into it was interrupted.
    #[error(
        "the database {0} is not whole: `tengen migrate` was broken off while it wrote it. Run it again"
    )]
    Unfinished(PathBuf),
    /// There is no database, and it was only to be read.
    #[error(
        "there is no database in {0}. The settings `store.path` and `store.url`, or TENGEN_STORE__PATH and TENGEN_STORE__URL, say where it lies"
    )]
    Missing(PathBuf),
    /// A part of it is missing.
    #[error(
        "the database {path} is not whole: {lack}. Was it copied in part, or while the bot ran? Copy the whole folder again while nothing runs, or read a backup into an empty folder with `tengen import`. To go on with what is there: `echo 0 > {path}/count`"
    )]
    Partial {
        /// The database.
        path: PathBuf,
        /// The evidence.
        lack: Lack,
    },
    /// The folder holds something other than a database of tengen.
    #[error("{0} is no database of tengen's")]
    Foreign(PathBuf),
    /// The system or the database's engine refuses.
    #[error("the database {path} does not open: {reason}")]
    Failed {
        /// The database.
        path: PathBuf,
        /// The engine's message.
        reason: String,
    },
}

/// The evidence that a part of a database is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lack {
    /// The file with the count is missing.
    #[error("its file `count` is missing (databases from before there was one have none)")]
    Uncounted,
    /// The file with the count is unreadable.
    #[error("its file `count` cannot be read")]
    Unreadable,
    /// Its files were longer when it was closed.
    #[error("its files are shorter than they were when it was closed")]
    Short,
    /// The count beside it names a later state.
    #[error("it lacks changes that it had when its file `count` was written")]
    Behind,
}

/// Why something could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The record of a game cannot be read. It is left unchanged, and other games are unaffected.
    #[error("the record of game {game} cannot be read: {reason}")]
    Corrupt {
        game: GameId,
        /// Why.
        reason: String,
    },
    /// A value that belongs to no single game cannot be read.
    #[error("{what} in the database cannot be read")]
    Unreadable {
        /// The kind of thing.
        what: &'static str,
    },
    /// The engine failed.
    #[error("the database failed: {0}")]
    Failed(String),
    /// The connection was lost during a commit: it is unknown whether it counts.
    #[error("the database was lost while it committed a change, which counts or does not: {0}")]
    Uncertain(String),
    /// A write could not be made durable; nothing more is written until a restart.
    #[error(
        "could not write the database to the disk ({0}); it accepts no changes until a restart. Nothing that was confirmed is lost; if the disk is full, free some space"
    )]
    Poisoned(String),
    /// Another process has taken over this one's work.
    #[error("another process has taken over: what this one wrote would be too late")]
    Fenced,
    /// The database is closed.
    #[error("the database is closed")]
    Closed,
}

impl StoreError {
    /// Whether the database works, but the requested row is damaged: it cannot be read later either.
    pub fn is_damage(&self) -> bool {
        matches!(self, Self::Corrupt { .. } | Self::Unreadable { .. })
    }
}

/// Why events were not appended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// The game has new events since it was read.
    #[error("game {game} has gone on since revision {read}")]
    Stale {
        game: GameId,
        /// The revision that was read.
        read: Revision,
    },
    /// A change with the same idempotency key was made before.
    #[error("this has been carried out before")]
    Repeated,
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Why a database could not be written out.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error("the export could not be written: {0}")]
    Io(#[from] io::Error),
}

/// Why an export was not read in. The database is then empty as before.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// There are games already.
    #[error("the database is not empty: an export is only read into an empty one")]
    NotEmpty,
    /// The file is no export, or one of a newer tengen.
    #[error("this is no export that this tengen can read")]
    Foreign,
    /// The last line is missing, or counts other lines.
    #[error(
        "the export is not whole: its last line counts all lines before it, and that line is missing or counts others. Was the file copied in part, or written when the disk was full? Take another backup"
    )]
    Cut,
    /// A line is not valid in an export.
    #[error("line {line}: {reason}")]
    Line {
        /// The line, counted from 1.
        line: usize,
        reason: String,
    },
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error("the export could not be read: {0}")]
    Io(#[from] io::Error),
}

/// Why a database was not copied into another one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CopyError {
    /// The target holds data that no copy has written.
    #[error("the database to copy into is not empty")]
    NotEmpty,
    /// A game is not the same in both.
    #[error(
        "game {0} is not the same in both databases: was one of them used meanwhile? Run it again"
    )]
    Game(GameId),
    /// A table is not the same in both.
    #[error(
        "the table {0} is not the same in both databases: was one of them used meanwhile? Run it again"
    )]
    Table(&'static str),
    /// One of the databases.
    #[error(transparent)]
    Store(#[from] StoreError),
}
