//! Number of files that the process should be able to have open. Connections and the database's files count; the
//! default of many systems (1024) is less than strangers at its HTTP addresses could take.

/// Below this limit the log has a warning.
#[cfg(unix)]
const ENOUGH: u64 = 4096;

/// Raises the limit of open files as far as the process may.
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

/// Other systems have no such limit that matters.
#[cfg(not(unix))]
pub(super) fn raise() {}
