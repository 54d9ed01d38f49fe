//! Folders and files that only their owner may read: they hold what people have said and played.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes the folder `path`, and those above it that are missing, for its owner alone (0700).
/// One that is there stays as its owner has made it: it may be shared on purpose.
pub(super) fn folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes the file `path` anew, for its owner alone (0600 where files have such modes).
///
/// # Errors
/// Those of the file system.
pub fn file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Makes durable which files there are in `folder`, where a folder can be opened for that: not on Windows.
///
/// # Errors
/// Those of the file system.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    match cfg!(windows) {
        true => Ok(()),
        false => File::open(folder)?.sync_all(),
    }
}
