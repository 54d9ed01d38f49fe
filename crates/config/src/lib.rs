//! The settings: defaults from `config.example.toml`, overridden by a file, overridden by environment variables
//! (`TENGEN_STORE__PATH`). Engines are in the file only: a list of tables has no variables.

mod check;
mod engine;
mod environment;
mod error;
mod http;
mod layers;
mod setting;
mod tables;
mod web;

use std::ffi::OsString;
use std::path::Path;

use serde::Deserialize;

pub use self::engine::{Engine, EngineFault, EngineProtocol};
pub use self::environment::FILE_VARIABLE;
pub use self::error::ConfigError;
pub use self::http::{Http, InteractionsEndpoint};
use self::layers::Layers;
pub use self::setting::{Setting, Source};
pub use self::tables::{
    Backup, Discord, Limits, Log, LogFormat, LogLevel, Messages, Observe, Opponent, Privacy, Store,
};
pub use self::web::{Origin, Page, Web};

/// The defaults with a comment on every key.
pub const EXAMPLE: &str = include_str!("../../../config.example.toml");

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub discord: Discord,
    pub http: Http,
    pub web: Web,
    pub store: Store,
    pub backup: Backup,
    pub privacy: Privacy,
    pub limits: Limits,
    pub opponent: Opponent,
    #[serde(default, rename = "engine")]
    pub engines: Vec<Engine>,
    /// Status and metrics.
    pub observe: Observe,
    pub log: Log,
}

/// The settings with their sources.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub config: Config,
    /// Every key with its value and its source, in the order of the example.
    pub settings: Vec<Setting>,
}

impl Config {
    /// Loads the settings of `file`, if there is one, and of the `environment`, with defaults for the rest.
    ///
    /// # Errors
    ///
    /// A [`ConfigError`] with what to fix.
    pub fn load(
        file: Option<&Path>,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
    ) -> Result<Loaded, ConfigError> {
        let text = file
            .map(|path| {
                std::fs::read_to_string(path).map_err(|reason| ConfigError::Unreadable {
                    path: path.to_owned(),
                    reason,
                })
            })
            .transpose()?
            .unwrap_or_default();
        let mut layers = Layers::of_file(&text)?;
        environment::apply(&mut layers, environment)?;
        layers.finish()
    }

    /// Parses the settings in `text`, with defaults for the rest.
    ///
    /// # Errors
    ///
    /// A [`ConfigError`] with what to fix.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        Ok(Layers::of_file(text)?.finish()?.config)
    }
}

impl Default for Config {
    fn default() -> Self {
        Self::parse("").expect("the defaults are valid; a test holds them to it")
    }
}
