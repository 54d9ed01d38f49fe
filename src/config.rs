//! The settings: `config.example.toml` is the defaults, and a file of one's own says what differs.

use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::Deserialize;
use toml::{Table, Value};

/// The defaults, with a comment on every key.
pub const EXAMPLE: &str = include_str!("../config.example.toml");

/// All settings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How to reach Discord.
    pub discord: Discord,
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
    /// What is said to the log.
    pub log: Log,
}

/// How to reach Discord.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discord {
    /// The file that holds the token; empty for none.
    token_file: String,
}

impl Discord {
    /// The file that holds the token, if one is named.
    pub fn token_file(&self) -> Option<&Path> {
        (!self.token_file.is_empty()).then(|| Path::new(&self.token_file))
    }
}

/// Where games are kept.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Store {
    /// The database's folder.
    pub path: PathBuf,
    /// Memory for what was read, in MiB, 8 to 4096.
    pub cache_mib: u16,
    /// The address of a PostgreSQL server in place of the folder; empty for none.
    pub url: String,
    /// The file with the password for it; empty for none.
    password_file: String,
    /// The file with certificates that are trusted for it beside the machine's; empty for none.
    ca_file: String,
    /// How many connections to it are open at most, 1 to 1000.
    pub connections: u16,
}

impl Store {
    /// The address of a server, if one is named.
    pub fn url(&self) -> Option<&str> {
        (!self.url.is_empty()).then_some(&*self.url)
    }

    /// The file with certificates that are trusted for the server beside the machine's, if one is named.
    pub fn ca_file(&self) -> Option<PathBuf> {
        (!self.ca_file.is_empty()).then(|| self.ca_file.clone().into())
    }

    /// The password for the server, if a file is named that holds one.
    ///
    /// # Errors
    ///
    /// Those of the file.
    pub fn password(&self) -> std::io::Result<Option<String>> {
        if self.password_file.is_empty() {
            return Ok(None);
        }
        let text = std::fs::read_to_string(&self.password_file)?;
        Ok(Some(text.trim_end().to_owned()))
    }
}

/// Where backups are written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// The folder; empty for none.
    folder: String,
    /// How many are kept, 1 to 1000.
    pub keep: u16,
}

impl Backup {
    /// The folder, if one is named.
    pub fn folder(&self) -> Option<&Path> {
        (!self.folder.is_empty()).then(|| Path::new(&self.folder))
    }
}

/// What people are told of their data.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Privacy {
    /// The address of the privacy policy; empty for none.
    policy_url: String,
}

impl Privacy {
    /// The address of the privacy policy, if there is one.
    pub fn policy_url(&self) -> Option<&str> {
        (!self.policy_url.is_empty()).then_some(&*self.policy_url)
    }
}

/// How much one member may have or ask for: each from 1 to 10000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Open challenges of one member.
    pub open_challenges: u16,
    /// Open challenges that name one member.
    pub open_challenges_to: u16,
    /// Open challenges of one member that name the same other one.
    pub open_challenges_between: u16,
    /// Challenges of one member within an hour that nobody has accepted.
    pub challenges_an_hour: u16,
    /// Games that one member plays.
    pub running_games: u16,
    /// Puzzles that one member posts or proposes within an hour.
    pub puzzles_an_hour: u16,
    /// Films that one member asks for within an hour.
    pub films_an_hour: u16,
    /// Vacations that one member begins within a day.
    pub vacations_a_day: u16,
}

impl Limits {
    /// Each with its key.
    fn keys(self) -> [(&'static str, u16); 8] {
        [
            ("limits.open_challenges", self.open_challenges),
            ("limits.open_challenges_to", self.open_challenges_to),
            (
                "limits.open_challenges_between",
                self.open_challenges_between,
            ),
            ("limits.challenges_an_hour", self.challenges_an_hour),
            ("limits.running_games", self.running_games),
            ("limits.puzzles_an_hour", self.puzzles_an_hour),
            ("limits.films_an_hour", self.films_an_hour),
            ("limits.vacations_a_day", self.vacations_a_day),
        ]
    }
}

/// How much the program plays and thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// Running games of one member against it, 1 to 10000.
    pub games: u16,
    /// The most seconds of one processor for a move, 1 to 60.
    pub seconds_a_move: u16,
    /// The most minutes that it thinks for one member within an hour, 1 to 60.
    pub minutes_an_hour: u16,
    /// How many moves it thinks about at once, 1 to 64: so many processors it may keep busy.
    pub workers: u16,
    /// How many seconds it answers after what it answers, at least: 0 to 60.
    pub pause_seconds: u16,
}

/// What is said to the log.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// For people or for machines.
    pub format: LogFormat,
    /// How much.
    pub level: LogLevel,
}

/// How a line of the log looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// How much is said to the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogLevel {
    /// Only what went wrong.
    Error,
    /// And what looks wrong.
    Warn,
    /// And one line an interaction.
    Info,
    /// And what helps to find a mistake.
    Debug,
    /// Everything.
    Trace,
}

/// Why settings cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        reason: std::io::Error,
    },
    /// Not TOML.
    #[error("this is not TOML: {0}")]
    Syntax(String),
    /// A key that does not exist.
    #[error("there is no setting `{key}`{}", hint(.nearest))]
    UnknownKey {
        /// The key with its table, as in `store.path`.
        key: String,
        /// The known key that is written most like it.
        nearest: Option<String>,
    },
    /// A token in the settings.
    #[error(
        "`{0}`: the token never belongs into the settings; set DISCORD_TOKEN, or name a file with `discord.token_file`"
    )]
    TokenInSettings(String),
    /// A value of the wrong kind.
    #[error("a setting has a value that it cannot have: {0}")]
    Value(String),
    /// What is no web address.
    #[error("`{0}` must be a web address that begins with https:// and has no spaces")]
    NoAddress(&'static str),
    /// A number outside its bounds.
    #[error("`{key}` is {found}, but must be from {least} to {most}")]
    OutOfBounds {
        /// The key with its table.
        key: &'static str,
        /// What was found.
        found: u16,
        /// The least it may be.
        least: u16,
        /// The most it may be.
        most: u16,
    },
}

fn hint(nearest: &Option<String>) -> String {
    nearest
        .as_ref()
        .map(|key| format!("; did you mean `{key}`?"))
        .unwrap_or_default()
}

impl Config {
    /// The settings of the file at `path`, with the defaults for what it leaves out.
    ///
    /// # Errors
    ///
    /// A [`ConfigError`] that says what to mend.
    pub fn load(path: &Path) -> Result<Self, ConfigError> {
        let text = std::fs::read_to_string(path).map_err(|reason| ConfigError::Unreadable {
            path: path.to_owned(),
            reason,
        })?;
        Self::parse(&text)
    }

    /// The settings written in `text`, with the defaults for what it leaves out.
    ///
    /// # Errors
    ///
    /// A [`ConfigError`] that says what to mend.
    pub fn parse(text: &str) -> Result<Self, ConfigError> {
        let own: Table = text
            .parse()
            .map_err(|error: toml::de::Error| ConfigError::Syntax(error.to_string()))?;
        let mut merged = defaults();
        merge(&mut merged, own, "")?;
        let config: Self = merged
            .try_into()
            .map_err(|error: toml::de::Error| ConfigError::Value(error.message().to_owned()))?;
        if is_token(&config.discord.token_file) {
            return Err(ConfigError::TokenInSettings(
                "discord.token_file".to_owned(),
            ));
        }
        if config
            .privacy
            .policy_url()
            .is_some_and(|url| !is_address(url))
        {
            return Err(ConfigError::NoAddress("privacy.policy_url"));
        }
        within("store.cache_mib", config.store.cache_mib, 8, 4096)?;
        within("store.connections", config.store.connections, 1, 1000)?;
        within("backup.keep", config.backup.keep, 1, 1000)?;
        let Opponent {
            games,
            seconds_a_move,
            minutes_an_hour,
            workers,
            pause_seconds,
        } = config.opponent;
        within("opponent.games", games, 1, 10_000)?;
        within("opponent.seconds_a_move", seconds_a_move, 1, 60)?;
        within("opponent.minutes_an_hour", minutes_an_hour, 1, 60)?;
        within("opponent.workers", workers, 1, 64)?;
        within("opponent.pause_seconds", pause_seconds, 0, 60)?;
        for (key, limit) in config.limits.keys() {
            within(key, limit, 1, 10_000)?;
        }
        Ok(config)
    }
}

impl Default for Config {
    fn default() -> Self {
        Self::parse("").expect("the defaults are valid; a test holds them to it")
    }
}

/// Whether `text` is a token where the name of a file was expected:
/// three parts with dots between them, the first of which is a number in base64.
fn is_token(text: &str) -> bool {
    let parts: Vec<&str> = text.trim().split('.').collect();
    let is_number = |part: &str| {
        let number = URL_SAFE_NO_PAD.decode(part);
        number.is_ok_and(|digits| !digits.is_empty() && digits.iter().all(u8::is_ascii_digit))
    };
    parts.len() == 3 && is_number(parts[0].trim_start_matches("Bot "))
}

/// Whether `url` can stand between angle brackets as a link in a message, with room for what else it says.
fn is_address(url: &str) -> bool {
    const LONGEST: usize = 300;
    let ends_link = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '<' | '>');
    let rest = url.strip_prefix("https://");
    rest.is_some_and(|rest| !rest.is_empty()) && url.len() <= LONGEST && !url.contains(ends_link)
}

fn defaults() -> Table {
    EXAMPLE
        .parse()
        .expect("the example is TOML; a test holds it to it")
}

fn within(key: &'static str, found: u16, least: u16, most: u16) -> Result<(), ConfigError> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(ConfigError::OutOfBounds {
            key,
            found,
            least,
            most,
        })
    }
}

/// Puts what `own` says over `known`, and refuses keys that `known` does not have.
fn merge(known: &mut Table, own: Table, prefix: &str) -> Result<(), ConfigError> {
    for (key, value) in own {
        let path = format!("{prefix}{key}");
        if path.ends_with("token") {
            return Err(ConfigError::TokenInSettings(path));
        }
        match (known.get_mut(&key), value) {
            (Some(Value::Table(inner)), Value::Table(own)) => {
                merge(inner, own, &format!("{path}."))?;
            }
            (Some(Value::Table(_)), _) => {
                return Err(ConfigError::Value(format!("`{path}` is a table")));
            }
            (Some(default), value) => *default = value,
            (None, _) => {
                return Err(ConfigError::UnknownKey {
                    nearest: nearest(&path),
                    key: path,
                });
            }
        }
    }
    Ok(())
}

/// The known key that is written most like `path`, if any is near enough to be meant.
fn nearest(path: &str) -> Option<String> {
    let mut keys = Vec::new();
    for (table, value) in defaults() {
        if let Value::Table(inner) = value {
            keys.extend(inner.keys().map(|key| format!("{table}.{key}")));
        }
        keys.push(table);
    }
    let last = |key: &str| key.rsplit('.').next().unwrap_or_default().to_owned();
    keys.into_iter()
        .map(|key| {
            let whole = strsim::jaro_winkler(&key, path);
            let name = strsim::jaro_winkler(&last(&key), &last(path));
            (whole.max(name), key)
        })
        .filter(|(likeness, _)| *likeness > 0.75)
        .max_by(|(a, _), (b, _)| a.total_cmp(b))
        .map(|(_, key)| key)
}
