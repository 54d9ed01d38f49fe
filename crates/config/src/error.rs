//! Why settings cannot be used, worded for the operator. Values that may be secret are not repeated.

use std::path::PathBuf;

use super::EngineFault;

/// Why settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        path: PathBuf,
        reason: std::io::Error,
    },
    #[error("line {line} is not TOML: {reason}")]
    Syntax {
        /// Counted from 1.
        line: usize,
        reason: String,
    },
    #[error("there is no setting `{key}`{}", hint(.nearest))]
    UnknownKey {
        /// The key with its table, such as `store.path`, or the environment variable.
        key: String,
        /// The most similar known key or variable.
        nearest: Option<String>,
    },
    /// A token in the settings.
    #[error(
        "`{0}`: the token never belongs into the settings; set DISCORD_TOKEN, or name a file with `discord.token_file`"
    )]
    TokenInSettings(String),
    /// A value of the wrong type.
    #[error("a setting has a value that it cannot have: {0}")]
    Value(String),
    /// An environment variable with a value of the wrong type.
    #[error("the variable `{variable}` has to be {expected}")]
    Variable {
        variable: String,
        /// The expected type.
        expected: &'static str,
    },
    /// Not a web address.
    #[error("`{0}` must be a web address that begins with https:// and has no spaces")]
    NoAddress(&'static str),
    /// Invalid settings for interactions over HTTP.
    #[error("{0}; interactions over HTTP need both, and the gateway needs neither")]
    Http(&'static str),
    /// Invalid settings for the page with a board.
    #[error("{0}")]
    Web(&'static str),
    /// An engine with invalid settings.
    #[error("the engine {0:?}: {1}")]
    Engine(String, EngineFault),
    #[error("there are more than {0} engines")]
    TooManyEngines(usize),
    /// A number out of bounds.
    #[error("`{key}` is {found}, but must be from {least} to {most}")]
    OutOfBounds {
        /// The key with its table.
        key: &'static str,
        found: u16,
        least: u16,
        most: u16,
    },
}

fn hint(nearest: &Option<String>) -> String {
    nearest
        .as_ref()
        .map(|key| format!("; did you mean `{key}`?"))
        .unwrap_or_default()
}

/// Minimum similarity of a suggestion; 1 is equal.
const MIN_SIMILARITY: f64 = 0.75;

/// The `known` name most similar to `name`, as a whole or after its last `separator`, if one is similar enough.
pub(super) fn nearest(
    name: &str,
    separator: &str,
    known: impl Iterator<Item = String>,
) -> Option<String> {
    let last = |name: &str| name.rsplit(separator).next().unwrap_or_default().to_owned();
    known
        .map(|known| {
            let whole = strsim::jaro_winkler(&known, name);
            let part = strsim::jaro_winkler(&last(&known), &last(name));
            (whole.max(part), known)
        })
        .filter(|(similarity, _)| *similarity > MIN_SIMILARITY)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, known)| known)
}
