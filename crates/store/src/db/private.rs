//! Folders and files with people's data: only their owner may read them.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes the folder `path`, and missing parents, for its owner alone (0700). An existing one keeps its mode, since it
/// may be shared on purpose; it is logged if others can read it.
pub(crate) fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    #[cfg(unix)]
    if unix::is_open_to_others(path)? {
        tracing::warn!(
            folder = %path.display(),
            "others on this machine can look into this folder; its files are closed to them. `chmod 700` closes the folder as well"
        );
    }
    Ok(())
}

/// Creates or truncates the file `path`, for its owner alone (0600 where files have such modes). A device or a pipe of
/// that name is only opened.
///
/// # Errors
///
/// Those of the file system.
pub fn create_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    // The mode above is for a new file alone.
    #[cfg(unix)]
    if file.metadata()?.is_file() {
        file.set_permissions(unix::mode(0o600))?;
    }
    Ok(file)
}

/// Restricts the files and folders in `folder` whose names are `ours`, and all below them, to their owner.
/// Errors of the system are logged.
#[cfg_attr(
    not(unix),
    expect(unused_variables, reason = "there are no such modes")
)]
pub(crate) fn restrict(folder: &Path, ours: impl Fn(&str) -> bool) {
    #[cfg(unix)]
    if let Err(error) = unix::restrict(folder, &ours) {
        tracing::warn!(
            folder = %folder.display(), %error,
            "could not close the files of this folder to other users: check their modes"
        );
    }
}

/// Makes new and renamed files in `folder` durable; does nothing on Windows, where a folder cannot be opened for that.
///
/// # Errors
///
/// Those of the file system.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(windows) {
        Ok(())
    } else {
        File::open(folder)?.sync_all()
    }
}

#[cfg(unix)]
mod unix {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    pub(super) fn mode(mode: u32) -> Permissions {
        Permissions::from_mode(mode)
    }

    pub(super) fn is_open_to_others(path: &Path) -> io::Result<bool> {
        Ok(path.metadata()?.permissions().mode() & 0o077 != 0)
    }

    pub(super) fn restrict(folder: &Path, ours: &dyn Fn(&str) -> bool) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if !entry.file_name().to_str().is_some_and(ours) {
                continue;
            }
            // This does not follow links, which have no mode of their own.
            let metadata = match entry.metadata() {
                // The engine removes its own files at any time.
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                metadata => metadata?,
            };
            if metadata.is_dir() {
                set_mode(&entry.path(), &metadata, 0o700)?;
                restrict(&entry.path(), &|_: &str| true)?;
            } else if metadata.is_file() {
                set_mode(&entry.path(), &metadata, 0o600)?;
            }
        }
        Ok(())
    }

    fn set_mode(path: &Path, metadata: &fs::Metadata, wanted: u32) -> io::Result<()> {
        if metadata.permissions().mode() & 0o777 == wanted {
            return Ok(());
        }
        match fs::set_permissions(path, mode(wanted)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            set => set,
        }
    }
}
