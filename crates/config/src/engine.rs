//! Settings of external engines.

use serde::Deserialize;

use super::ConfigError;
use super::check::check_range;

/// Maximum number of engines: Discord suggests at most 25 options, nine of which are tengen's own levels.
const MOST: usize = 16;
/// Longest strength, in characters: it appears beside the name in the list of opponents.
const LONGEST_STRENGTH: usize = 40;

/// An external engine: a table `[[engine]]` of the settings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engine {
    /// The name, also the player's name in records.
    pub name: String,
    /// The strength in the operator's words; empty for none.
    #[serde(default)]
    pub strength: String,
    pub protocol: EngineProtocol,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// The names of its rule sets.
    pub rules: Vec<String>,
    /// The board sizes that it plays.
    pub sizes: Vec<u8>,
    /// Its thinking time per move, in seconds, 1 to 600.
    #[serde(default = "seconds_a_move")]
    pub seconds_a_move: u16,
    /// Its thinking time for a position of a review, in milliseconds, up to 10000; 0 if it judges none.
    #[serde(default)]
    pub review_millis: u16,
    /// Timeout for its start, in seconds, 1 to 3600.
    #[serde(default = "start_seconds")]
    pub start_seconds: u16,
    /// Memory limit in MiB; 0 for none.
    #[serde(default = "memory_mib")]
    pub memory_mib: u16,
}

const fn seconds_a_move() -> u16 {
    10
}

const fn start_seconds() -> u16 {
    60
}

const fn memory_mib() -> u16 {
    1024
}

/// A protocol by which programs play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EngineProtocol {
    /// The Go Text Protocol, version 2.
    Gtp,
    /// The protocol of the Gomocup tournament.
    Gomocup,
}

/// Why an engine's settings are invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineFault {
    /// There is no command.
    #[error("`command` is empty: it is a list of the program and its arguments")]
    NoCommand,
    /// There are no rules or no sizes.
    #[error("`rules` and `sizes` must say what it plays")]
    NoGames,
    /// Only the Go Text Protocol has commands for analysis.
    #[error("`review_millis` is for `protocol = \"gtp\"` alone")]
    Review,
    /// Two engines have the same name.
    #[error("another engine has this name")]
    Twice,
    /// The strength is too long.
    #[error("`strength` must be one line of at most {LONGEST_STRENGTH} characters")]
    Strength,
}

/// Checks that `engines` can be started and have different names. The bot, which has the rules, checks names, games and
/// sizes.
pub(super) fn check(engines: &[Engine]) -> Result<(), ConfigError> {
    if engines.len() > MOST {
        return Err(ConfigError::TooManyEngines(MOST));
    }
    for (place, engine) in engines.iter().enumerate() {
        let fault = |fault| Err(ConfigError::Engine(engine.name.clone(), fault));
        let is_same = |other: &Engine| other.name.eq_ignore_ascii_case(&engine.name);
        if engines[..place].iter().any(is_same) {
            return fault(EngineFault::Twice);
        }
        if engine.command.first().is_none_or(String::is_empty) {
            return fault(EngineFault::NoCommand);
        }
        if engine.rules.is_empty() || engine.sizes.is_empty() {
            return fault(EngineFault::NoGames);
        }
        if engine.review_millis > 0 && engine.protocol != EngineProtocol::Gtp {
            return fault(EngineFault::Review);
        }
        let strength = &engine.strength;
        if strength.chars().count() > LONGEST_STRENGTH || strength.contains(char::is_control) {
            return fault(EngineFault::Strength);
        }
        check_range("engine.seconds_a_move", engine.seconds_a_move, 1, 600)?;
        check_range("engine.review_millis", engine.review_millis, 0, 10_000)?;
        check_range("engine.start_seconds", engine.start_seconds, 1, 3600)?;
    }
    Ok(())
}
