//! Why settings cannot be used, in words for who runs the bot. No value is repeated that may be a secret.

use std::path::PathBuf;

use super::EngineFault;

/// Why settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// Not TOML.
    #[error("line {line} is not TOML: {reason}")]
    Syntax {
        /// The line, from 1 on.
        line: usize,
        /// The parser's reason.
        reason: String,
    },
    /// A key that does not exist.
    #[error("there is no setting `{key}`{}", hint(.nearest))]
    UnknownKey {
        /// The key with its table, as in `store.path`, or the variable of the environment.
        key: String,
        /// The known key or variable that is written most like it.
        nearest: Option<String>,
    },
    /// A token in the settings.
    #[error(
        "`{0}`: the token never belongs into the settings; set DISCORD_TOKEN, or name a file with `discord.token_file`"
    )]
    TokenInSettings(String),
    /// A value of the wrong kind.
    #[error("a setting has a value that it cannot have: {0}")]
    Value(String),
    /// A variable of the environment with a value of the wrong kind.
    #[error("the variable `{variable}` has to be {expected}")]
    Variable {
        /// The variable.
        variable: String,
        /// What its value has to be.
        expected: &'static str,
    },
    /// What is no web address.
    #[error("`{0}` must be a web address that begins with https:// and has no spaces")]
    NoAddress(&'static str),
    /// Interactions over HTTP cannot be had so.
    #[error("{0}; interactions over HTTP need both, and the gateway needs neither")]
    Http(&'static str),
    /// An engine that cannot play.
    #[error("the engine {0:?}: {1}")]
    Engine(String, EngineFault),
    /// More engines than can be offered.
    #[error("there are more than {0} engines")]
    TooManyEngines(usize),
    /// A number outside its bounds.
    #[error("`{key}` is {found}, but must be from {least} to {most}")]
    OutOfBounds {
        /// The key with its table.
        key: &'static str,
        /// What was found.
        found: u16,
        /// The least it may be.
        least: u16,
        /// The most it may be.
        most: u16,
    },
}

fn hint(nearest: &Option<String>) -> String {
    nearest
        .as_ref()
        .map(|key| format!("; did you mean `{key}`?"))
        .unwrap_or_default()
}
