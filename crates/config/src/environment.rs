//! Settings from variables of the environment: `TENGEN_STORE__PATH` is `store.path`.

use std::ffi::OsString;

use toml::Value;

use super::check::is_token;
use super::error::nearest;
use super::layers::{Layers, keys};
use super::{ConfigError, Source};

/// The prefix of all variables.
const PREFIX: &str = "TENGEN_";

/// The settings file for every command with `--config`.
pub const FILE_VARIABLE: &str = "TENGEN_CONFIG";

/// The variable for `key` of `table`. The separator is two underscores, since keys contain single ones.
fn variable(table: &str, key: &str) -> String {
    format!("{PREFIX}{table}__{key}").to_uppercase()
}

/// Overrides the settings by those of `variables` that belong to tengen.
pub(super) fn apply(
    layers: &mut Layers,
    variables: impl IntoIterator<Item = (OsString, OsString)>,
) -> Result<(), ConfigError> {
    for (name, text) in variables {
        // A name that is not Unicode is not tengen's.
        let Some(name) = name.to_str().filter(|name| name.starts_with(PREFIX)) else {
            continue;
        };
        if name == FILE_VARIABLE {
            continue;
        }
        let text = text
            .into_string()
            .map_err(|_| type_error(name, "text in UTF-8"))?;
        if name.ends_with("TOKEN") || is_token(&text) {
            return Err(ConfigError::TokenInSettings(name.to_owned()));
        }
        let mut settings = keys();
        let found = settings.find(|(table, key)| variable(table, key) == name);
        let source = Source::Environment(name.to_owned());
        let value = found
            .and_then(|(table, key)| layers.override_value(&table, &key, source))
            .ok_or_else(|| {
                let known = keys().map(|(table, key)| variable(&table, &key));
                ConfigError::UnknownKey {
                    key: name.to_owned(),
                    nearest: nearest(name, "__", known),
                }
            })?;
        // The default determines the type of a value.
        *value = match value {
            Value::Integer(_) => Value::Integer(parse(name, &text, "a whole number")?),
            Value::Boolean(_) => Value::Boolean(parse(name, &text, "`true` or `false`")?),
            _ => Value::String(text),
        };
    }
    Ok(())
}

fn parse<T: std::str::FromStr>(
    name: &str,
    text: &str,
    expected: &'static str,
) -> Result<T, ConfigError> {
    text.parse().map_err(|_| type_error(name, expected))
}

fn type_error(name: &str, expected: &'static str) -> ConfigError {
    ConfigError::Variable {
        variable: name.to_owned(),
        expected,
    }
}
