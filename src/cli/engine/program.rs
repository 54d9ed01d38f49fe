//! Another program that plays a match, by the Go Text Protocol or Gomocup's.

use std::io;

use tokio::runtime::{Builder, Runtime};

use crate::engine::Decision;
use crate::engine::outside::{Protocol, Said, Wants};
use crate::process::{Bounds, Launch, Process, ProcessError};

/// Why an external program fails.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum ProgramError {
    /// It cannot be started.
    #[error("cannot start {command}: {reason}")]
    NoStart { command: String, reason: io::Error },
    /// It has ended, or its pipe is broken.
    #[error("{0} has ended")]
    Ended(String),
    /// Its answer is too long.
    #[error("{0} gives too long an answer")]
    Flood(String),
    /// It refuses a command.
    #[error("{program} refuses {command:?}: {answer}")]
    Refused {
        program: String,
        command: String,
        answer: String,
    },
}

/// A running external program, without a time limit.
pub(super) struct Program {
    name: String,
    process: Process,
    runtime: Runtime,
}

impl Program {
    /// Starts a program by its command line, split at spaces.
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoStart`] if it cannot be started.
    pub(super) fn start(command: &str) -> Result<Self, ProgramError> {
        let no_start = |reason| ProgramError::NoStart {
            command: command.to_owned(),
            reason,
        };
        let runtime = Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(no_start)?;
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

    /// Its move in answer to what is `said` by `protocol`.
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

    /// The error for an unusable answer.
    pub(super) fn refused(&self, command: &str, answer: String) -> ProgramError {
        ProgramError::Refused {
            program: self.name.clone(),
            command: command.to_owned(),
            answer,
        }
    }
}

/// Adds the program's name to an error.
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
