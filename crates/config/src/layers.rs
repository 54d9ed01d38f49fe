//! Merges the defaults, the file and the environment, in this order; each key remembers its source.

use std::collections::BTreeMap;

use toml::{Table, Value};

use super::check::{self, is_token};
use super::error::nearest;
use super::setting::{Setting, Source};
use super::{Config, ConfigError, EXAMPLE, Loaded};

/// The key of the list of tables, which the defaults do not have.
const ENGINES: &str = "engine";

/// Settings before they are typed.
pub(super) struct Layers {
    merged: Table,
    /// The source of each key that differs from the defaults, with its table, such as `store.path`.
    sources: BTreeMap<String, Source>,
}

impl Layers {
    /// The defaults overridden by a file's `text`.
    pub(super) fn of_file(text: &str) -> Result<Self, ConfigError> {
        let mut own: Table = text.parse().map_err(|error| syntax(text, &error))?;
        let engines = own.remove(ENGINES);
        let mut layers = Self {
            merged: defaults(),
            sources: BTreeMap::new(),
        };
        merge(&mut layers.merged, own, "", &mut layers.sources)?;
        if let Some(engines) = engines {
            refuse_tokens(ENGINES, &engines)?;
            layers.merged.insert(ENGINES.to_owned(), engines);
        }
        Ok(layers)
    }

    /// The value of `key` in `table`, to be overridden by `source`; none if there is no such key.
    pub(super) fn override_value(
        &mut self,
        table: &str,
        key: &str,
        source: Source,
    ) -> Option<&mut Value> {
        let value = self.merged.get_mut(table)?.as_table_mut()?.get_mut(key)?;
        self.sources.insert(format!("{table}.{key}"), source);
        Some(value)
    }

    /// The settings, typed and checked.
    pub(super) fn finish(self) -> Result<Loaded, ConfigError> {
        let Self { merged, sources } = self;
        let mut settings: Vec<_> = keys()
            .map(|(table, key)| {
                let name = format!("{table}.{key}");
                let source = sources.get(&name).cloned().unwrap_or(Source::Default);
                Setting::new(name, &merged[&table][&key], source)
            })
            .collect();
        settings.extend(engines(&merged));
        let config: Config = merged.try_into().map_err(|error: toml::de::Error| {
            // The message has several lines, one of which is the key.
            let message = error.to_string();
            let lines: Vec<&str> = message.lines().collect();
            ConfigError::Value(lines.join(" "))
        })?;
        check::check(&config)?;
        Ok(Loaded { config, settings })
    }
}

/// The settings of each engine, with keys such as `engine.1.name`.
fn engines(merged: &Table) -> Vec<Setting> {
    let engines = merged
        .get(ENGINES)
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .enumerate();
    let keys = engines.flat_map(|(place, engine)| {
        let keys = engine.as_table().into_iter().flatten();
        keys.map(move |(key, value)| (format!("{ENGINES}.{}.{key}", place + 1), value))
    });
    keys.map(|(key, value)| Setting::new(key, value, Source::File))
        .collect()
}

/// Refuses a token anywhere in `value` at `path`.
fn refuse_tokens(path: &str, value: &Value) -> Result<(), ConfigError> {
    match value {
        Value::String(text) if is_token(text) => Err(ConfigError::TokenInSettings(path.to_owned())),
        Value::Array(values) => values
            .iter()
            .try_for_each(|value| refuse_tokens(path, value)),
        Value::Table(table) => table
            .iter()
            .try_for_each(|(key, value)| refuse_tokens(&format!("{path}.{key}"), value)),
        _ => Ok(()),
    }
}

/// Every key of the example with its table, in the example's order.
pub(super) fn keys() -> impl Iterator<Item = (String, String)> {
    // Parsed TOML tables are sorted by key, and lose the example's order.
    let mut table = String::new();
    EXAMPLE.lines().filter_map(move |line| {
        if let Some(name) = line
            .strip_prefix('[')
            .and_then(|rest| rest.strip_suffix(']'))
        {
            name.clone_into(&mut table);
        }
        let (key, _) = line.split_once(" = ")?;
        (!line.starts_with('#')).then(|| (table.clone(), key.to_owned()))
    })
}

fn defaults() -> Table {
    EXAMPLE
        .parse()
        .expect("the example is TOML; a test holds it to it")
}

/// A syntax error with its line number, without the line itself: it may contain a secret.
fn syntax(text: &str, error: &toml::de::Error) -> ConfigError {
    let at = error.span().map_or(0, |span| span.start.min(text.len()));
    ConfigError::Syntax {
        line: 1 + text.as_bytes()[..at]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count(),
        reason: error.message().to_owned(),
    }
}

/// Overrides `known` by `own`, and refuses unknown keys.
fn merge(
    known: &mut Table,
    own: Table,
    prefix: &str,
    sources: &mut BTreeMap<String, Source>,
) -> Result<(), ConfigError> {
    for (key, value) in own {
        let path = format!("{prefix}{key}");
        if path.ends_with("token") || value.as_str().is_some_and(is_token) {
            return Err(ConfigError::TokenInSettings(path));
        }
        match (known.get_mut(&key), value) {
            (Some(Value::Table(inner)), Value::Table(own)) => {
                merge(inner, own, &format!("{path}."), sources)?;
            }
            (Some(Value::Table(_)), _) => {
                return Err(ConfigError::Value(format!("`{path}` is a table")));
            }
            (Some(default), value) => {
                *default = value;
                sources.insert(path, Source::File);
            }
            (None, _) => {
                let tables = keys().map(|(table, _)| table);
                let all = keys().map(|(table, key)| format!("{table}.{key}"));
                return Err(ConfigError::UnknownKey {
                    nearest: nearest(&path, ".", tables.chain(all)),
                    key: path,
                });
            }
        }
    }
    Ok(())
}
