//! The tables of the settings, and what their keys mean.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::ConfigError;

/// How to reach Discord.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discord {
    /// The file that holds the token; empty for none.
    pub(super) token_file: String,
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
    pub(super) password_file: String,
    /// The file with certificates that are trusted for it beside the machine's; empty for none.
    pub(super) ca_file: String,
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
    /// [`ConfigError::Unreadable`] if the file cannot be read.
    pub fn password(&self) -> Result<Option<String>, ConfigError> {
        if self.password_file.is_empty() {
            return Ok(None);
        }
        let text = std::fs::read_to_string(&self.password_file);
        let text = text.map_err(|reason| ConfigError::Unreadable {
            path: self.password_file.clone().into(),
            reason,
        })?;
        Ok(Some(text.trim_end().to_owned()))
    }
}

/// Where backups are written.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// The folder; empty for none.
    pub(super) folder: String,
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
    pub(super) policy_url: String,
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
    /// What one member does within an hour that calls others who do not answer it.
    pub calls_an_hour: u16,
    /// The same as far as it calls the same other one.
    pub calls_between_an_hour: u16,
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

/// How much the program plays and thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// Running games of one member against it, 1 to 10000.
    pub games: u16,
    /// The most seconds of one processor for a move, 1 to 60.
    pub seconds_a_move: u16,
    /// The most minutes that it and other programs think for one member within an hour, 1 to 60.
    pub minutes_an_hour: u16,
    /// How many moves it thinks about at once, 1 to 64: so many processors it may keep busy.
    pub workers: u16,
    /// How many seconds it answers after what it answers, at least: 0 to 60.
    pub pause_seconds: u16,
}

/// How the running program tells how it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Observe {
    /// Where the running program tells how it is; nowhere if there is no address.
    #[serde(deserialize_with = "address")]
    pub listen: Option<SocketAddr>,
    /// The most milliseconds of an answer that is not told in the log, 0 to 60000; 0 if none is told.
    pub(super) slow_millis: u16,
    /// For how many seconds a message may wait in the outbox before the program counts as not ready, 10 to 3600.
    pub(super) outbox_seconds: u16,
}

impl Observe {
    /// An answer that takes longer is told in the log.
    pub fn slow(&self) -> Option<Duration> {
        (self.slow_millis > 0).then(|| Duration::from_millis(self.slow_millis.into()))
    }

    /// A message that waits longer in the outbox makes the program count as not ready.
    pub fn outbox_bound(&self) -> Duration {
        Duration::from_secs(self.outbox_seconds.into())
    }
}

/// An address to listen on; an empty text is none.
fn address<'de, D: Deserializer<'de>>(value: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(value)?;
    if text.is_empty() {
        return Ok(None);
    }
    let address = text.parse();
    let expected = "expected an IP address with a port, as in 127.0.0.1:9464";
    address.map(Some).map_err(|_| D::Error::custom(expected))
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
