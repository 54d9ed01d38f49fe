//! Another program that plays a match, by the Go Text Protocol or Gomocup's.

use std::io;

use tokio::runtime::{Builder, Runtime};

use crate::engine::Decision;
use crate::engine::outside::{Protocol, Said, Wants};
use crate::process::{Bounds, Launch, Process, ProcessError};

/// Why a program does not play.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum ProgramError {
    /// It cannot be started.
    #[error("cannot start {command}: {reason}")]
    NoStart {
        /// What was to be started.
        command: String,
        /// What the system says.
        reason: io::Error,
    },
    /// It has ended, or its pipe broke.
    #[error("{0} has ended")]
    Ended(String),
    /// It says more than any answer is long.
    #[error("{0} says too much")]
    Flood(String),
    /// It refuses a command.
    #[error("{program} refuses {command:?}: {answer}")]
    Refused {
        /// Which program.
        program: String,
        /// What it was asked.
        command: String,
        /// What it said.
        answer: String,
    },
}

/// A running program, which is waited for as long as it takes.
pub(super) struct Program {
    name: String,
    process: Process,
    runtime: Runtime,
}

impl Program {
    /// Starts the program of a command line, whose words are separated by spaces.
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoStart`] if the system does not start it.
    pub(super) fn start(command: &str) -> Result<Self, ProgramError> {
        let no_start = |reason| ProgramError::NoStart {
            command: command.to_owned(),
            reason,
        };
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(no_start)?;
        let words: Vec<_> = command.split_whitespace().map(str::to_owned).collect();
        let launch = Launch {
            command: &words,
            bounds: Bounds::Ours,
        };
        let inside = runtime.enter();
        let process = Process::start(&launch).map_err(|error| named(command, error))?;
        drop(inside);
        Ok(Self {
            name: command.to_owned(),
            process,
            runtime,
        })
    }

    /// The answer to a command.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Ended`], [`ProgramError::Flood`] or [`ProgramError::Refused`].
    pub(super) fn ask(&mut self, command: &str) -> Result<String, ProgramError> {
        let said = Said {
            text: command.to_owned(),
            wants: Wants::Word,
        };
        let told = self.process.tell(Protocol::Gtp, &said);
        let told = self.runtime.block_on(told);
        told.map_err(|error| named(&self.name, error))
    }

    /// The move that it answers to what is `said` by `protocol`.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Ended`], [`ProgramError::Flood`] or [`ProgramError::Refused`].
    pub(super) fn converse(
        &mut self,
        protocol: Protocol,
        said: &[Said],
    ) -> Result<Decision, ProgramError> {
        let answered = self.process.converse(protocol, said);
        let answered = self.runtime.block_on(answered);
        answered.map_err(|error| named(&self.name, error))
    }

    /// The error for an answer that is of no use.
    pub(super) fn refused(&self, command: &str, answer: String) -> ProgramError {
        ProgramError::Refused {
            program: self.name.clone(),
            command: command.to_owned(),
            answer,
        }
    }
}

/// What went wrong with the program called `name`.
fn named(name: &str, error: ProcessError) -> ProgramError {
    let name = name.to_owned();
    let refused = |program, command, answer| ProgramError::Refused {
        program,
        command,
        answer,
    };
    match error {
        ProcessError::NoStart(reason) => ProgramError::NoStart {
            command: name,
            reason,
        },
        ProcessError::Ended | ProcessError::Late => ProgramError::Ended(name),
        ProcessError::Flood => ProgramError::Flood(name),
        ProcessError::Refused { command, answer } => refused(name, command, answer),
        ProcessError::NoMove(answer) => refused(name, "a move".to_owned(), answer),
    }
}
