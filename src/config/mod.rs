//! The settings: `config.example.toml` is the defaults, a file says what differs,
//! and variables of the environment (`TENGEN_STORE__PATH`) come before both. Engines stand in the file alone: a list of
//! tables has no variables.

mod check;
mod engine;
mod environment;
mod error;
mod http;
mod layers;
mod nearest;
mod shown;
mod tables;

use std::ffi::OsString;
use std::path::Path;

use serde::Deserialize;

pub use self::engine::{Engine, EngineFault, EngineProtocol};
pub use self::environment::FILE_VARIABLE;
pub use self::error::ConfigError;
pub use self::http::{Http, InteractionsEndpoint};
use self::layers::Layers;
pub use self::shown::{Setting, Source};
pub use self::tables::{
    Backup, Discord, Limits, Log, LogFormat, LogLevel, Observe, Opponent, Privacy, Store,
};

/// The defaults, with a comment on every key.
pub const EXAMPLE: &str = include_str!("../../config.example.toml");

/// All settings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How to reach Discord.
    pub discord: Discord,
    /// Interactions over HTTP.
    pub http: Http,
    /// Where games are kept.
    pub store: Store,
    /// Where backups are written.
    pub backup: Backup,
    /// What people are told of their data.
    pub privacy: Privacy,
    /// How much one member may have or ask for.
    pub limits: Limits,
    /// The program as an opponent.
    pub opponent: Opponent,
    /// Other programs as opponents.
    #[serde(default, rename = "engine")]
    pub engines: Vec<Engine>,
    /// How the running program tells how it is.
    pub observe: Observe,
    /// What is said to the log.
    pub log: Log,
}

/// The settings, and where each of them comes from.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The settings.
    pub config: Config,
    /// Every key with its value and its source, in the order of the example.
    pub settings: Vec<Setting>,
}

impl Config {
    /// The settings of `file`, if there is one, and of the `environment`, with the defaults for what both leave out.
    ///
    /// # Errors
    ///
    /// A [`ConfigError`] that says what to mend.
    pub fn load(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Loaded, ConfigError> {
        let text = file.map(|path| {
            std::fs::read_to_string(path).map_err(|reason| ConfigError::Unreadable {
                path: path.to_owned(),
                reason,
            })
        });
        let text = text.transpose()?.unwrap_or_default();
        let mut layers = Layers::of_file(&text)?;
        environment::apply(&mut layers, environment)?;
        layers.finish()
    }

    /// The settings written in `text`, with the defaults for what it leaves out.
    ///
    /// # Errors
    ///
    /// A [`ConfigError`] that says what to mend.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        Ok(Layers::of_file(text)?.finish()?.config)
    }
}

impl Default for Config {
    fn default() -> Self {
        Self::parse("").expect("the defaults are valid; a test holds them to it")
    }
}
