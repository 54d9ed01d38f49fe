//! `tengen check-config`.

use std::io::Write;
use std::path::{Path, PathBuf};

use super::service::RunError;
use super::settings;
use crate::bot::games::program::outside::Engine;
use crate::config::{FILE_VARIABLE, Source};
use crate::discord::{SECRET_VARIABLE, TOKEN_VARIABLE};

/// Show the settings with the source of each, or what is wrong with them
///
/// The environment (`TENGEN_STORE__PATH` is `path` in the table `store`) overrides the file, and the file overrides the
/// defaults. Neither the token nor another secret is shown.
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
    let (mut key_width, mut value_width) = (0, 0);
    for setting in &loaded.settings {
        key_width = key_width.max(setting.key.chars().count());
        value_width = value_width.max(setting.value.chars().count());
    }
    for setting in &loaded.settings {
        let (key, value) = (&setting.key, &setting.value);
        let source = source(&setting.source, file);
        writeln!(out, "{key:key_width$}  {value:value_width$}  {source}")?;
    }
    let config = &loaded.config;
    let token = source_of(TOKEN_VARIABLE, config.discord.token_file());
    let token =
        token.unwrap_or_else(|| format!("none: set {TOKEN_VARIABLE}, or discord.token_file"));
    writeln!(out, "{:key_width$}  {token}", "the token")?;
    let secret = source_of(SECRET_VARIABLE, config.web.client_secret_file());
    if secret.is_some() {
        config.web.public_origin()?;
    }
    let secret = secret.unwrap_or_else(|| "none: boards open in browsers alone".to_owned());
    writeln!(out, "{:key_width$}  {secret}", "the client secret")?;
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

/// The source of a secret, if the settings or the environment name one.
fn source_of(variable: &str, file: Option<&Path>) -> Option<String> {
    match (std::env::var_os(variable), file) {
        (Some(text), _) if !text.is_empty() => Some(format!("from {variable}")),
        (_, Some(file)) if file.is_file() => Some(format!("from the file {}", file.display())),
        (_, Some(file)) => Some(format!("none: there is no file {}", file.display())),
        (_, None) => None,
    }
}
