//! An external engine in a match, by the Go Text Protocol or Gomocup's.

use std::io;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};

use crate::engine::Decision;
use crate::engine::outside::{EngineCommand, Protocol, Wants};
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
    /// No answer within its timeout.
    #[error("{program} has not answered for {} s", .timeout.as_secs())]
    Silent { program: String, timeout: Duration },
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

/// Timeout for the first answer: some programs load a network before it.
const STARTING: Duration = Duration::from_secs(120);

/// A running external program.
pub(super) struct Program {
    name: String,
    /// Timeout of the next answer.
    next_timeout: Duration,
    /// Timeout of each answer but the first.
    timeout: Duration,
    process: Process,
    runtime: Runtime,
}

impl Program {
    /// Starts a program by its command line, split at spaces; `timeout` is that of each answer but the first.
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoStart`] if it cannot be started.
    pub(super) fn start(command: &str, timeout: Duration) -> Result<Self, ProgramError> {
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
            bounds: Bounds::Inherited,
        };
        let inside = runtime.enter();
        let process =
            Process::start(&launch).map_err(|error| with_program(command, STARTING, error))?;
        drop(inside);
        Ok(Self {
            name: command.to_owned(),
            next_timeout: STARTING,
            timeout,
            process,
            runtime,
        })
    }

    /// The answer to a command.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Ended`], [`ProgramError::Silent`], [`ProgramError::Flood`] or [`ProgramError::Refused`].
    pub(super) fn ask(&mut self, command: &str) -> Result<String, ProgramError> {
        let command = EngineCommand {
            text: command.to_owned(),
            wants: Wants::Word,
        };
        self.exchange(async |process| process.send(Protocol::Gtp, &command).await)
    }

    /// Its move in answer to `commands`.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Ended`], [`ProgramError::Silent`], [`ProgramError::Flood`] or [`ProgramError::Refused`].
    pub(super) fn converse(
        &mut self,
        protocol: Protocol,
        commands: &[EngineCommand],
    ) -> Result<Decision, ProgramError> {
        self.exchange(async |process| process.converse(protocol, commands).await)
    }

    /// The result of `talk` within the timeout.
    fn exchange<T>(
        &mut self,
        talk: impl AsyncFnOnce(&mut Process) -> Result<T, ProcessError>,
    ) -> Result<T, ProgramError> {
        let timeout = std::mem::replace(&mut self.next_timeout, self.timeout);
        let process = &mut self.process;
        let answer = async { tokio::time::timeout(timeout, talk(process)).await };
        let answer = self.runtime.block_on(answer);
        let answer = answer.unwrap_or(Err(ProcessError::Late));
        answer.map_err(|error| with_program(&self.name, timeout, error))
    }

    /// The error for an unusable answer.
    pub(super) fn bad_answer(&self, command: &str, answer: String) -> ProgramError {
        ProgramError::Refused {
            program: self.name.clone(),
            command: command.to_owned(),
            answer,
        }
    }
}

/// Adds the program's name, and its timeout, to an error.
fn with_program(name: &str, timeout: Duration, error: ProcessError) -> ProgramError {
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
        ProcessError::Ended => ProgramError::Ended(name),
        ProcessError::Late => ProgramError::Silent {
            program: name,
            timeout,
        },
        ProcessError::Flood => ProgramError::Flood(name),
        ProcessError::Refused { command, answer } => refused(name, command, answer),
        ProcessError::NoMove(answer) => refused(name, "a move".to_owned(), answer),
    }
}
