//! Settings from variables of the environment: `TENGEN_STORE__PATH` is `store.path`.

use std::ffi::OsString;

use toml::Value;

use super::check::is_token;
use super::layers::{Layers, keys};
use super::nearest::nearest;
use super::{ConfigError, Source};

/// What the names of all of them begin with.
const PREFIX: &str = "TENGEN_";

/// Names the settings' file for every command that takes `--config`.
pub const FILE_VARIABLE: &str = "TENGEN_CONFIG";

/// The variable for `key` of `table`: a key may have underscores of its own, so two stand between.
fn variable(table: &str, key: &str) -> String {
    format!("{PREFIX}{table}__{key}").to_uppercase()
}

/// Lays those of `variables` that are tengen's over what is known.
pub(super) fn apply(
    layers: &mut Layers,
    variables: impl IntoIterator<Item = (OsString, OsString)>,
) -> Result<(), ConfigError> {
    for (name, text) in variables {
        // A name that is no Unicode may be anything's but ours.
        let Some(name) = name.to_str().filter(|name| name.starts_with(PREFIX)) else {
            continue;
        };
        if name == FILE_VARIABLE {
            continue;
        }
        let text = text.into_string();
        let text = text.map_err(|_| wrong(name, "text in UTF-8"))?;
        if name.ends_with("TOKEN") || is_token(&text) {
            return Err(ConfigError::TokenInSettings(name.to_owned()));
        }
        let mut known = keys();
        let found = known.find(|(table, key)| variable(table, key) == name);
        let source = Source::Environment(name.to_owned());
        let value = found.and_then(|(table, key)| layers.over(&table, &key, source));
        let value = value.ok_or_else(|| {
            let known = keys().map(|(table, key)| variable(&table, &key));
            ConfigError::UnknownKey {
                key: name.to_owned(),
                nearest: nearest(name, "__", known),
            }
        })?;
        // The default says of which kind a value is.
        *value = match value {
            Value::Integer(_) => Value::Integer(read(name, &text, "a whole number")?),
            Value::Boolean(_) => Value::Boolean(read(name, &text, "`true` or `false`")?),
            _ => Value::String(text),
        };
    }
    Ok(())
}

fn read<T: std::str::FromStr>(
    name: &str,
    text: &str,
    expected: &'static str,
) -> Result<T, ConfigError> {
    text.parse().map_err(|_| wrong(name, expected))
}

fn wrong(name: &str, expected: &'static str) -> ConfigError {
    ConfigError::Variable {
        variable: name.to_owned(),
        expected,
    }
}
