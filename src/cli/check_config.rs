//! `tengen check-config`.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::service::RunError;
use super::settings;
use crate::bot::games::program::outside::Engine;
use crate::config::{Config, FILE_VARIABLE, Source};
use crate::discord::TOKEN_VARIABLE;

/// Show the settings with the source of each, or what is wrong with them
///
/// The environment (`TENGEN_STORE__PATH` is `path` in the table `store`) overrides the file, and the file overrides the
/// defaults. Neither the token nor a password is shown.
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The settings file [default: only defaults and the environment]
    #[arg(value_name = "FILE", env = FILE_VARIABLE, hide_env_values = true)]
    file: Option<PathBuf>,
}

/// Prints the settings with their sources.
///
/// # Errors
///
/// A [`RunError`] if they are invalid.
pub(super) fn run(args: &Args, out: &mut impl Write) -> Result<(), RunError> {
    let file = args.file.as_deref();
    let loaded = settings::load(file)?;
    Engine::all(&loaded.config.engines)?;
    // Widths of the columns.
    let (mut keys, mut values) = (0, 0);
    for setting in &loaded.settings {
        keys = keys.max(setting.key.chars().count());
        values = values.max(setting.value.chars().count());
    }
    for setting in &loaded.settings {
        let (key, value) = (&setting.key, &setting.value);
        let source = source(&setting.source, file);
        writeln!(out, "{key:keys$}  {value:values$}  {source}")?;
    }
    let token = token(&loaded.config);
    writeln!(out, "{:keys$}  {token}", "the token")?;
    Ok(())
}

fn source(source: &Source, file: Option<&Path>) -> String {
    match (source, file) {
        (Source::Default, _) => "default".to_owned(),
        (Source::File, Some(file)) => file.display().to_string(),
        (Source::File, None) => "file".to_owned(),
        (Source::Environment(variable), _) => variable.clone(),
    }
}

/// The source of the token.
fn token(config: &Config) -> String {
    let given = std::env::var_os(TOKEN_VARIABLE);
    match (given, config.discord.token_file()) {
        (Some(text), _) if !text.is_empty() => format!("from {TOKEN_VARIABLE}"),
        (_, Some(file)) if file.is_file() => format!("from the file {}", file.display()),
        (_, Some(file)) => format!("none: there is no file {}", file.display()),
        (_, None) => format!("none: set {TOKEN_VARIABLE}, or discord.token_file"),
    }
}
