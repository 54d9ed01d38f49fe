//! One process, and the pipes to it.

use std::io;
use std::num::NonZeroU16;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use crate::engine::Decision;
use crate::engine::outside::{Answer, Protocol, Said, Wants};

/// The longest line that is read, in bytes, with its end.
const LONGEST_LINE: u64 = 4096;
/// The most lines of one answer, with what is said in passing.
const MOST_LINES: usize = 10_000;
/// So many characters of an answer that is of no use are told.
const TOLD: usize = 80;
/// What of this process's environment a bounded one gets: where programs are, and where their settings may be.
const KEPT: [&str; 2] = ["PATH", "HOME"];
/// Bounds the memory of what it becomes then: the first argument is KiB of address space, the others are the command.
const BOUNDED: &str = "ulimit -v \"$1\" && shift && exec \"$@\"";

/// How a program is started.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// The program and its arguments.
    pub command: &'a [String],
    /// Within which bounds.
    pub bounds: Bounds,
}

/// What a process may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bounds {
    /// All that this one has, its environment too.
    Ours,
    /// Little of the environment, and so much memory in MiB, if that is bounded: address space, and on Unix alone.
    Own(Option<NonZeroU16>),
}

/// Why a program gives no answer.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    NoStart(io::Error),
    /// It has ended, or its pipe broke.
    #[error("it has ended")]
    Ended,
    /// It takes too long.
    #[error("it takes too long")]
    Late,
    /// A line or an answer of it is longer than any that is right.
    #[error("it says too much")]
    Flood,
    /// It refuses something.
    #[error("it refuses {command:?}: {answer:?}")]
    Refused {
        /// What it was told.
        command: String,
        /// How its answer begins.
        answer: String,
    },
    /// What it says is no move.
    #[error("{0:?} is no move")]
    NoMove(String),
}

/// A running program. It ends when this is dropped.
#[derive(Debug)]
pub struct Process {
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
    _child: Child,
}

impl Process {
    /// Starts a program, within a runtime that has the time and the pipes for it.
    ///
    /// # Errors
    ///
    /// [`ProcessError::NoStart`] if the system does not start it.
    pub fn start(launch: &Launch<'_>) -> Result<Self, ProcessError> {
        let mut child = command(launch)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(ProcessError::NoStart)?;
        let questions = child.stdin.take().expect("the pipe was asked for");
        let answers = child.stdout.take().expect("the pipe was asked for");
        Ok(Self {
            questions,
            answers: BufReader::new(answers),
            _child: child,
        })
    }

    /// The move that it answers to what is `said` by `protocol`. It may take for ever: see [`super::Supervisor`].
    ///
    /// # Errors
    ///
    /// Any [`ProcessError`] but [`ProcessError::NoStart`] and [`ProcessError::Late`].
    pub async fn converse(
        &mut self,
        protocol: Protocol,
        said: &[Said],
    ) -> Result<Decision, ProcessError> {
        let mut answer = String::new();
        for said in said {
            answer = self.tell(protocol, said).await?;
        }
        let decision = protocol.read_move(&answer);
        decision.ok_or_else(|| ProcessError::NoMove(beginning(&answer)))
    }

    /// What it answers to `said`; nothing where it is to answer nothing.
    ///
    /// # Errors
    ///
    /// [`ProcessError::Ended`], [`ProcessError::Flood`] or [`ProcessError::Refused`].
    pub async fn tell(&mut self, protocol: Protocol, said: &Said) -> Result<String, ProcessError> {
        let text = format!("{}{}", said.text, protocol.end_of_line());
        let written = self.questions.write_all(text.as_bytes()).await;
        written.map_err(|_| ProcessError::Ended)?;
        if said.wants == Wants::Nothing {
            return Ok(String::new());
        }
        let mut lines = Vec::new();
        for _ in 0..MOST_LINES {
            let line = self.line().await?;
            match protocol.hear(&mut lines, &line) {
                Answer::More => {}
                Answer::Is(answer) => return Ok(answer),
                Answer::Refused(answer) => {
                    return Err(ProcessError::Refused {
                        command: beginning(&said.text),
                        answer: beginning(&answer),
                    });
                }
            }
        }
        Err(ProcessError::Flood)
    }

    async fn line(&mut self) -> Result<String, ProcessError> {
        let mut line = Vec::new();
        let mut bounded = (&mut self.answers).take(LONGEST_LINE);
        let read = bounded.read_until(b'\n', &mut line).await;
        read.map_err(|_| ProcessError::Ended)?;
        match line.last() {
            Some(b'\n') => Ok(String::from_utf8_lossy(&line).into_owned()),
            _ if line.len() as u64 == LONGEST_LINE => Err(ProcessError::Flood),
            _ => Err(ProcessError::Ended),
        }
    }
}

fn command(launch: &Launch<'_>) -> Command {
    let (program, arguments) = match launch.command {
        [program, arguments @ ..] => (program.as_str(), arguments),
        [] => ("", launch.command),
    };
    let Bounds::Own(memory) = launch.bounds else {
        let mut command = Command::new(program);
        command.args(arguments);
        return command;
    };
    let mut command = match memory {
        Some(mebibytes) if cfg!(unix) => {
            let mut shell = Command::new("/bin/sh");
            let kibibytes = u64::from(mebibytes.get()) << 10;
            shell.args(["-c", BOUNDED, "sh", &kibibytes.to_string(), program]);
            shell
        }
        _ => Command::new(program),
    };
    command.args(arguments).env_clear();
    for name in KEPT {
        if let Some(value) = std::env::var_os(name) {
            command.env(name, value);
        }
    }
    command
}

/// How `text` begins: enough to know it by.
fn beginning(text: &str) -> String {
    text.chars().take(TOLD).collect()
}
