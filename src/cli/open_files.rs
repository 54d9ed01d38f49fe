//! The limit of open files. Connections and the database's files count; the default of many systems (1024) is less than
//! visitors of the HTTP addresses could use up.

/// Limit below which a warning is logged.
#[cfg(unix)]
const ENOUGH: u64 = 4096;

/// Raises the limit of open files to the hard limit.
#[cfg(unix)]
pub(super) fn raise() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let known = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: known.maximum,
        ..known
    };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => known.maximum,
        Err(error) => {
            tracing::warn!(%error, "could not raise the limit of open files");
            known.current
        }
    };
    // None means unlimited.
    if let Some(files) = current.filter(|files| *files < ENOUGH) {
        tracing::warn!(
            files,
            "the limit of open files is low: raise it (ulimit -n, LimitNOFILE= of systemd)"
        );
    }
}

/// Other systems have no limit that matters.
#[cfg(not(unix))]
pub(super) fn raise() {}
