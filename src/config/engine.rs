//! Other programs as opponents: what the settings say of each.

use serde::Deserialize;

use super::ConfigError;
use super::check::within;

/// Discord suggests 25 things, nine of which are tengen's own levels.
const MOST: usize = 16;
/// The longest strength, in characters: it stands beside the name where an opponent is chosen.
const LONGEST_STRENGTH: usize = 40;

/// Another program as an opponent: a table `[[engine]]` of the settings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engine {
    /// What it is called, and who it is in records.
    pub name: String,
    /// How well it plays, in the words of who runs the bot; empty for nothing.
    #[serde(default)]
    pub strength: String,
    /// How it is spoken to.
    pub protocol: EngineProtocol,
    /// The program and its arguments.
    pub command: Vec<String>,
    /// The rule sets by which it plays, by their names.
    pub rules: Vec<String>,
    /// The sides of the boards on which it plays.
    pub sizes: Vec<u8>,
    /// How long it is told to think about a move, in seconds, 1 to 600.
    #[serde(default = "seconds_a_move")]
    pub seconds_a_move: u16,
    /// How long it may take to start, in seconds, 1 to 3600.
    #[serde(default = "start_seconds")]
    pub start_seconds: u16,
    /// How much memory it may have, in MiB; 0 for any.
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

/// What is wrong with an engine of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineFault {
    /// Nothing is to be started.
    #[error("`command` is empty: it is a list of the program and its arguments")]
    NoCommand,
    /// It plays nothing.
    #[error("`rules` and `sizes` must say what it plays")]
    NoGames,
    /// Another one is called the same.
    #[error("another engine has this name")]
    Twice,
    /// Its strength takes too much room.
    #[error("`strength` must be one line of at most {LONGEST_STRENGTH} characters")]
    Strength,
}

/// Whether `engines` are ones that can be started and told apart. What they are called and play is checked where
/// games and rules are known.
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
        let strength = &engine.strength;
        if strength.chars().count() > LONGEST_STRENGTH || strength.contains(char::is_control) {
            return fault(EngineFault::Strength);
        }
        within("engine.seconds_a_move", engine.seconds_a_move, 1, 600)?;
        within("engine.start_seconds", engine.start_seconds, 1, 3600)?;
    }
    Ok(())
}
