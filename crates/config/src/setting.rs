//! Settings for display, with their sources and without passwords.

use toml::Value;

/// The source of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    Default,
    File,
    /// This variable of the environment.
    Environment(String),
}

/// An effective setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The key with its table, such as `store.path`.
    pub key: String,
    /// The value as TOML, without a password.
    pub value: String,
    pub source: Source,
}

impl Setting {
    pub(super) fn new(key: String, value: &Value, source: Source) -> Self {
        let value = redact(value).to_string();
        Self { key, value, source }
    }
}

/// `value` without passwords.
fn redact(value: &Value) -> Value {
    match value {
        Value::String(text) => Value::String(without_password(text)),
        Value::Array(values) => Value::Array(values.iter().map(redact).collect()),
        value => value.clone(),
    }
}

/// The replacement for a password.
const HIDDEN: &str = "(hidden)";

/// `text` without a password, if it is an address with one: as a parameter (`?password=…`), or before the host
/// (`user:password@host`). In doubt more is hidden.
fn without_password(text: &str) -> String {
    let mut shown = String::new();
    for part in text.split_inclusive(['?', '&', ' ']) {
        match part.split_once('=') {
            Some((name, _)) if name.contains("pass") => {
                let end = part.rfind(['?', '&', ' ']).map_or("", |at| &part[at..]);
                shown += &format!("{name}={HIDDEN}{end}");
            }
            _ => shown += part,
        }
    }
    let Some((scheme, rest)) = shown.split_once("://") else {
        return shown;
    };
    // A password may contain `@`, so the last one ends it.
    match rest.rsplit_once('@') {
        Some((user, host)) => match user.split_once(':') {
            Some((name, _)) => format!("{scheme}://{name}:{HIDDEN}@{host}"),
            None => shown,
        },
        None => shown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (address, shown) in [
            ("postgres://a@b/c", "postgres://a@b/c"),
            ("postgres://a:secret@b/c", "postgres://a:(hidden)@b/c"),
            ("postgres://a:s@cr:et@b/c", "postgres://a:(hidden)@b/c"),
            (
                "postgres://a:secret@b/c?sslmode=require",
                "postgres://a:(hidden)@b/c?sslmode=require",
            ),
            (
                "postgres://b/c?user=a&password=secret&x=1",
                "postgres://b/c?user=a&password=(hidden)&x=1",
            ),
            ("postgres://a:s?cr@b", "postgres://a:(hidden)@b"),
            (
                "postgres://b?password=s@x",
                "postgres://b?password=(hidden)",
            ),
            (
                "host=b password=secret user=a",
                "host=b password=(hidden) user=a",
            ),
            ("/var/lib/tengen", "/var/lib/tengen"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}
