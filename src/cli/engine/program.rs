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
    #[error("{program} has not answered for {} s", .patience.as_secs())]
    Silent { program: String, patience: Duration },
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
    /// How long its next answer may take.
    patience: Duration,
    /// How long answers may take once it has begun to speak.
    usual_patience: Duration,
    process: Process,
    runtime: Runtime,
}

impl Program {
    /// Starts a program by its command line, split at spaces; `patience` is the timeout for each answer but the first.
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoStart`] if it cannot be started.
    pub(super) fn start(command: &str, patience: Duration) -> Result<Self, ProgramError> {
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
        let process =
            Process::start(&launch).map_err(|error| with_program(command, STARTING, error))?;
        drop(inside);
        Ok(Self {
            name: command.to_owned(),
            patience: STARTING,
            usual_patience: patience,
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
        let said = EngineCommand {
            text: command.to_owned(),
            wants: Wants::Word,
        };
        let patience = self.next_patience();
        let answer = self.process.tell(Protocol::Gtp, &said);
        let answered = self.runtime.block_on(with_timeout(patience, answer));
        answered.map_err(|error| with_program(&self.name, patience, error))
    }

    /// Its move in answer to `commands`.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Ended`], [`ProgramError::Silent`], [`ProgramError::Flood`] or [`ProgramError::Refused`].
    pub(super) fn converse(
        &mut self,
        protocol: Protocol,
        said: &[EngineCommand],
    ) -> Result<Decision, ProgramError> {
        let patience = self.next_patience();
        let answered = self.process.converse(protocol, said);
        let answered = self.runtime.block_on(with_timeout(patience, answered));
        answered.map_err(|error| with_program(&self.name, patience, error))
    }

    /// How long it may take now.
    fn next_patience(&mut self) -> Duration {
        std::mem::replace(&mut self.patience, self.usual_patience)
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

/// `answer` with a timeout.
async fn with_timeout<T>(
    patience: Duration,
    answer: impl Future<Output = Result<T, ProcessError>>,
) -> Result<T, ProcessError> {
    let answer = tokio::time::timeout(patience, answer).await;
    answer.unwrap_or(Err(ProcessError::Late))
}

/// Adds the program's name, and its timeout, to an error.
fn with_program(name: &str, patience: Duration, error: ProcessError) -> ProgramError {
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
            patience,
        },
        ProcessError::Flood => ProgramError::Flood(name),
        ProcessError::Refused { command, answer } => refused(name, command, answer),
        ProcessError::NoMove(answer) => refused(name, "a move".to_owned(), answer),
    }
}
