//! Another program that plays, by the Go Text Protocol or Gomocup's: a process and the pipes to it.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::engine::Decision;
use crate::engine::outside::{Answer, Protocol, Said, Wants};

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

/// A running program.
pub(super) struct Program {
    name: String,
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Program {
    /// Starts the program of a command line, whose words are separated by spaces.
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoStart`] if the system does not start it.
    pub(super) fn start(command: &str) -> Result<Self, ProgramError> {
        let mut words = command.split_whitespace();
        let child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let mut child = child.map_err(|reason| ProgramError::NoStart {
            command: command.to_owned(),
            reason,
        })?;
        let questions = child.stdin.take().expect("the pipe was asked for");
        let answers = child.stdout.take().expect("the pipe was asked for");
        Ok(Self {
            name: command.to_owned(),
            child,
            questions,
            answers: BufReader::new(answers),
        })
    }

    /// The answer to a command.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Ended`] or [`ProgramError::Refused`].
    pub(super) fn ask(&mut self, command: &str) -> Result<String, ProgramError> {
        let said = Said {
            text: command.to_owned(),
            wants: Wants::Word,
        };
        self.tell(Protocol::Gtp, &said)
    }

    /// The move that it answers to what is `said` by `protocol`.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Ended`] or [`ProgramError::Refused`].
    pub(super) fn converse(
        &mut self,
        protocol: Protocol,
        said: &[Said],
    ) -> Result<Decision, ProgramError> {
        let mut answer = String::new();
        for said in said {
            answer = self.tell(protocol, said)?;
        }
        let decision = protocol.read_move(&answer);
        decision.ok_or_else(|| self.refused("a move", answer))
    }

    /// What it answers to `said`; nothing where it is to answer nothing.
    fn tell(&mut self, protocol: Protocol, said: &Said) -> Result<String, ProgramError> {
        let heard = self.exchange(protocol, said);
        match heard.map_err(|_| ProgramError::Ended(self.name.clone()))? {
            Answer::Is(answer) => Ok(answer),
            Answer::Refused(answer) => Err(self.refused(&said.text, answer)),
            Answer::More => Ok(String::new()),
        }
    }

    fn exchange(&mut self, protocol: Protocol, said: &Said) -> io::Result<Answer> {
        let end = match protocol {
            Protocol::Gtp => "\n",
            Protocol::Gomocup => "\r\n",
        };
        write!(self.questions, "{}{end}", said.text)?;
        self.questions.flush()?;
        if said.wants == Wants::Nothing {
            return Ok(Answer::More);
        }
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            if self.answers.read_line(&mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            match protocol.hear(&mut lines, &line) {
                Answer::More => {}
                answer => return Ok(answer),
            }
        }
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

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself, and has nothing to lose.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
