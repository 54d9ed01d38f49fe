//! The source of a command's settings: the file that `--config` or `TENGEN_CONFIG` names, and the environment.

use std::path::{Path, PathBuf};

use crate::config::{Config, ConfigError, FILE_VARIABLE, Loaded};

/// The option `--config`.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Settings {
    /// The settings file [default: only defaults and the environment]
    #[arg(long, value_name = "FILE", env = FILE_VARIABLE, hide_env_values = true)]
    config: Option<PathBuf>,
}

impl Settings {
    /// Loads the settings.
    ///
    /// # Errors
    ///
    /// A [`ConfigError`] with what to fix.
    pub(super) fn load(&self) -> Result<Config, ConfigError> {
        Ok(load(self.config.as_deref())?.config)
    }
}

/// Loads the settings of `file`, if there is one, and of the environment, each with its source.
///
/// # Errors
///
/// A [`ConfigError`] with what to fix.
pub(super) fn load(file: Option<&Path>) -> Result<Loaded, ConfigError> {
    Config::load(file, std::env::vars_os())
}
