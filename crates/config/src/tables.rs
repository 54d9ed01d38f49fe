//! The tables of the settings, and the meaning of their keys.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::ConfigError;

/// The connection to Discord.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discord {
    /// The file with the token; empty for none.
    pub(super) token_file: String,
    pub messages: Messages,
}

/// The messages in which moves are recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Messages {
    /// In conversations with the bot.
    Private,
    /// On servers too, after a mention of the bot.
    Mentions,
    /// On servers too, without a mention.
    All,
}

impl Discord {
    pub fn token_file(&self) -> Option<&Path> {
        (!self.token_file.is_empty()).then(|| Path::new(&self.token_file))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Store {
    /// The database's folder.
    pub path: PathBuf,
    /// Cache size in MiB, 8 to 4096.
    pub cache_mib: u16,
    /// The address of a PostgreSQL server instead of the folder; empty for none.
    pub url: String,
    /// The file with its password; empty for none.
    pub(super) password_file: String,
    /// The file with certificates trusted for it in addition to the machine's; empty for none.
    pub(super) ca_file: String,
    /// Most connections to it, 1 to 1000.
    pub connections: u16,
}

impl Store {
    pub fn url(&self) -> Option<&str> {
        (!self.url.is_empty()).then_some(&*self.url)
    }

    pub fn ca_file(&self) -> Option<PathBuf> {
        (!self.ca_file.is_empty()).then(|| self.ca_file.clone().into())
    }

    /// The server's password, if a file is named.
    ///
    /// # Errors
    ///
    /// [`ConfigError::Unreadable`] if the file cannot be read.
    pub fn password(&self) -> Result<Option<String>, ConfigError> {
        if self.password_file.is_empty() {
            return Ok(None);
        }
        let text = std::fs::read_to_string(&self.password_file).map_err(|reason| {
            ConfigError::Unreadable {
                path: self.password_file.clone().into(),
                reason,
            }
        })?;
        Ok(Some(text.trim_end().to_owned()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// The folder; empty for none.
    pub(super) folder: String,
    /// Number of backups that are kept, 1 to 1000.
    pub keep: u16,
}

impl Backup {
    pub fn folder(&self) -> Option<&Path> {
        (!self.folder.is_empty()).then(|| Path::new(&self.folder))
    }
}

/// Data protection.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Privacy {
    /// The address of the privacy policy; empty for none.
    pub(super) policy_url: String,
}

impl Privacy {
    pub fn policy_url(&self) -> Option<&str> {
        (!self.policy_url.is_empty()).then_some(&*self.policy_url)
    }
}

/// Limits per member, each from 1 to 10000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Open challenges by one member.
    pub open_challenges: u16,
    /// Open challenges to one member.
    pub open_challenges_to: u16,
    /// Open challenges by one member to the same other member.
    pub open_challenges_between: u16,
    /// Challenges by one member within an hour that nobody has accepted.
    pub challenges_an_hour: u16,
    /// Calls by one member within an hour that have not been answered.
    pub calls_an_hour: u16,
    /// Calls by one member to the same other member within an hour.
    pub calls_between_an_hour: u16,
    /// Running games of one member.
    pub running_games: u16,
    /// Puzzles that one member posts or proposes within an hour.
    pub puzzles_an_hour: u16,
    /// Animations for one member within an hour.
    pub films_an_hour: u16,
    /// Vacations that one member begins within a day.
    pub vacations_a_day: u16,
}

impl Limits {
    /// All limits with their keys.
    pub(super) fn keys(self) -> [(&'static str, u16); 10] {
        [
            ("limits.open_challenges", self.open_challenges),
            ("limits.open_challenges_to", self.open_challenges_to),
            (
                "limits.open_challenges_between",
                self.open_challenges_between,
            ),
            ("limits.challenges_an_hour", self.challenges_an_hour),
            ("limits.calls_an_hour", self.calls_an_hour),
            ("limits.calls_between_an_hour", self.calls_between_an_hour),
            ("limits.running_games", self.running_games),
            ("limits.puzzles_an_hour", self.puzzles_an_hour),
            ("limits.films_an_hour", self.films_an_hour),
            ("limits.vacations_a_day", self.vacations_a_day),
        ]
    }
}

/// Limits of the program as an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// Running games of one member against it, 1 to 10000.
    pub games: u16,
    /// Processor seconds per move, 1 to 60.
    pub seconds_a_move: u16,
    /// Thinking time of all programs for one member within an hour, in minutes, 1 to 60.
    pub minutes_an_hour: u16,
    /// Concurrent moves, 1 to 64: the number of processors it may keep busy.
    pub workers: u16,
    /// Minimum pause before its answer, in seconds, 0 to 60.
    pub pause_seconds: u16,
}

/// Status and metrics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Observe {
    /// The address to listen on; none for no listener.
    #[serde(deserialize_with = "address")]
    pub listen: Option<SocketAddr>,
    /// Answers slower than this are logged, in milliseconds, 0 to 60000; 0 for none.
    pub(super) slow_millis: u16,
    /// Time in the outbox after which the program counts as not ready, in seconds, 10 to 3600.
    pub(super) outbox_seconds: u16,
}

impl Observe {
    /// Answers slower than this are logged.
    pub fn slow(&self) -> Option<Duration> {
        (self.slow_millis > 0).then(|| Duration::from_millis(self.slow_millis.into()))
    }

    /// Time in the outbox after which the program counts as not ready.
    pub fn outbox_bound(&self) -> Duration {
        Duration::from_secs(self.outbox_seconds.into())
    }
}

/// Parses an address to listen on; none if the text is empty.
fn address<'de, D: Deserializer<'de>>(value: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(value)?;
    if text.is_empty() {
        return Ok(None);
    }
    let address = text.parse();
    let expected = "expected an IP address with a port, as in 127.0.0.1:9464";
    address.map(Some).map_err(|_| D::Error::custom(expected))
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    pub format: LogFormat,
    pub level: LogLevel,
}

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// The verbosity of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogLevel {
    /// Failures.
    Error,
    /// Failures and warnings.
    Warn,
    /// Also one line per interaction.
    Info,
    /// Also details for debugging.
    Debug,
    Trace,
}
