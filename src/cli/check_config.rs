//! `tengen check-config`.

use std::path::PathBuf;

use crate::config::{Config, ConfigError};

/// Read the settings and say what is wrong with them.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The settings.
    #[arg(value_name = "FILE", default_value = "config.toml")]
    file: PathBuf,
}

/// Says that the settings are good.
///
/// # Errors
///
/// A [`ConfigError`] that says what is not.
#[expect(clippy::print_stdout, reason = "the command line's answer")]
pub(super) fn run(args: Args) -> Result<(), ConfigError> {
    Config::load(&args.file)?;
    println!("{} is good", args.file.display());
    Ok(())
}
