//! The statuses with which the running bot ends, for a supervisor that starts it again: those of `sysexits.h`.

use super::service::RunError;
use crate::discord::{Closed, SessionError};
use crate::store::{OpenError, StoreError};

/// Any other failure.
const FAILURE: u8 = 1;
/// The database cannot be opened or written (EX_IOERR): another start helps once there is space.
const DISK: u8 = 74;
/// Discord is not reachable, or wants a new connection (EX_TEMPFAIL): another start may help.
const AGAIN: u8 = 75;
/// A configuration error (EX_CONFIG): a restart alone does not help.
const MEND: u8 = 78;

/// The exit status of the bot for `error`.
pub(super) const fn status(error: &RunError) -> u8 {
    match error {
        RunError::Store(StoreError::Poisoned(_)) | RunError::Open(OpenError::Failed { .. }) => DISK,
        RunError::Session(error) => of_session(error),
        RunError::Config(_)
        | RunError::Engine(_)
        | RunError::Token(_)
        | RunError::Open(
            OpenError::TooNew { .. }
            | OpenError::Unfinished(_)
            | OpenError::Foreign(_)
            | OpenError::Missing(_)
            | OpenError::Partial { .. },
        ) => MEND,
        #[cfg(not(feature = "postgres"))]
        RunError::NoPostgres => MEND,
        _ => FAILURE,
    }
}

const fn of_session(error: &SessionError) -> u8 {
    match error {
        SessionError::Closed(Closed::InvalidShard | Closed::ShardingRequired)
        | SessionError::Lost
        | SessionError::NoAnswer(_)
        | SessionError::Forbidden(_)
        | SessionError::Trouble { .. }
        | SessionError::Limited(_) => AGAIN,
        SessionError::Closed(
            Closed::InvalidToken
            | Closed::InvalidVersion
            | Closed::InvalidIntents
            | Closed::DisallowedIntents,
        )
        | SessionError::WrongGateway
        | SessionError::WrongKey => MEND,
        SessionError::Failed(_) | SessionError::Unbound(..) => FAILURE,
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::time::Duration;

    use super::*;
    use crate::config::ConfigError;
    use crate::discord::TokenError;

    #[test]
    fn the_exit_status_says_whether_a_restart_may_help() {
        let open = OpenError::Failed {
            path: PathBuf::from("games"),
            reason: String::new(),
        };
        let config = ConfigError::Unreadable {
            path: PathBuf::from("config.toml"),
            reason: std::io::ErrorKind::NotFound.into(),
        };
        for (error, expected) in [
            (StoreError::Poisoned(String::new()).into(), DISK),
            (open.into(), DISK),
            (OpenError::Locked(PathBuf::from("games")).into(), FAILURE),
            (OpenError::Unfinished(PathBuf::from("games")).into(), MEND),
            (OpenError::Foreign(PathBuf::from("games")).into(), MEND),
            (config.into(), MEND),
            (TokenError::Missing.into(), MEND),
            (SessionError::WrongGateway.into(), MEND),
            (SessionError::Lost.into(), AGAIN),
            (SessionError::NoAnswer(String::new()).into(), AGAIN),
            (SessionError::Limited(Duration::ZERO).into(), AGAIN),
            (SessionError::Failed(String::new()).into(), FAILURE),
        ] {
            let error: RunError = error;
            assert_eq!(status(&error), expected, "{error:?}");
        }
    }
}
