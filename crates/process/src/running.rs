//! A process, and its pipes.

use std::io;
use std::num::NonZeroU16;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use tengen_engine::Decision;
use tengen_engine::outside::{Answer, EngineCommand, Protocol, Wants};

/// Longest line, in bytes, including its end.
const LONGEST_LINE: u64 = 4096;
/// Longest line of an analysis, which may have an entry for each point of the board.
const LONGEST_ANALYSIS: u64 = 64 << 10;
/// Maximum number of lines of one answer, including comments.
const MOST_LINES: usize = 10_000;
/// Maximum length of a quoted answer, in characters.
const QUOTED: usize = 80;
/// Environment variables of a limited process: they name the folders of programs and of settings.
const INHERITED: [&str; 2] = ["PATH", "HOME"];
/// A shell script that limits its own memory and then executes the program: the first argument is the address space in
/// KiB, the others are the command.
const LIMITED: &str = "ulimit -v \"$1\" || exit 125; shift; exec \"$@\"";
/// Timeout for the end of a process after its pipe has closed.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// How a program is started.
#[derive(Clone, Copy, Debug)]
pub struct Launch<'a> {
    /// The program and its arguments.
    pub command: &'a [String],
    pub bounds: Bounds,
}

/// The resources of a process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bounds {
    /// Those of this process, including its environment.
    Inherited,
    /// A minimal environment, and an optional memory limit in MiB (address space, on Unix only).
    Limited(Option<NonZeroU16>),
}

/// Why a program does not answer.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// It cannot be started.
    #[error("it cannot be started: {0}")]
    NoStart(io::Error),
    /// It has ended, or its pipe is broken.
    #[error("it has ended")]
    Ended,
    /// The timeout has passed.
    #[error("it takes too long")]
    Late,
    /// A line or an answer is too long.
    #[error("its answer is too long")]
    Flood,
    /// It refuses a command.
    #[error("it refuses {command:?}: {answer:?}")]
    Refused {
        command: String,
        /// The beginning of its answer.
        answer: String,
    },
    /// Its answer is not a move.
    #[error("{0:?} is not a move")]
    NoMove(String),
}

/// A running program. It ends when this is dropped.
#[derive(Debug)]
pub struct Process {
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    child: Child,
    /// Whether it may still be the shell that executes the program: it has not answered yet.
    may_be_shell: bool,
}

impl Process {
    /// Starts a program. Needs a runtime with timers and I/O.
    ///
    /// # Errors
    ///
    /// [`ProcessError::NoStart`] if it cannot be started.
    pub fn start(launch: &Launch<'_>) -> Result<Self, ProcessError> {
        let (mut command, may_be_shell) = match launch.bounds {
            Bounds::Limited(Some(memory)) if cfg!(unix) => {
                (limit_memory(launch.command, memory), true)
            }
            _ => (command(launch.command), false),
        };
        if let Bounds::Limited(_) = launch.bounds {
            limit_environment(&mut command);
        }
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(ProcessError::NoStart)?;
        let stdin = child.stdin.take().expect("the pipe was requested");
        let stdout = child.stdout.take().expect("the pipe was requested");
        Ok(Self {
            stdin,
            stdout: BufReader::new(stdout),
            child,
            may_be_shell,
        })
    }

    /// Its move in answer to `commands`, without a timeout: see [`super::Supervisor`].
    ///
    /// # Errors
    ///
    /// Any [`ProcessError`] but [`ProcessError::Late`].
    pub async fn converse(
        &mut self,
        protocol: Protocol,
        commands: &[EngineCommand],
    ) -> Result<Decision, ProcessError> {
        let answer = self.answer(protocol, commands).await?;
        read_move(protocol, &answer)
    }

    /// Its answer to the last of `commands`, without a timeout.
    ///
    /// # Errors
    ///
    /// As [`Process::send`].
    pub async fn answer(
        &mut self,
        protocol: Protocol,
        commands: &[EngineCommand],
    ) -> Result<String, ProcessError> {
        let mut answer = String::new();
        for command in commands {
            answer = self.send(protocol, command).await?;
        }
        Ok(answer)
    }

    /// Sends `command` and reads the answer, if one is expected.
    ///
    /// # Errors
    ///
    /// [`ProcessError::Flood`], [`ProcessError::Refused`], or, if it has ended, [`ProcessError::Ended`], or
    /// [`ProcessError::NoStart`] if the shell could not start it.
    pub async fn send(
        &mut self,
        protocol: Protocol,
        command: &EngineCommand,
    ) -> Result<String, ProcessError> {
        let text = format!("{}{}", command.text, protocol.end_of_line());
        let written = self.stdin.write_all(text.as_bytes()).await;
        if written.is_err() {
            return Err(self.end_error().await);
        }
        match command.wants {
            Wants::Nothing => return Ok(String::new()),
            Wants::Analysis => return self.analysis(command).await,
            Wants::Word | Wants::Move => {}
        }
        let mut lines = Vec::new();
        for _ in 0..MOST_LINES {
            let line = self.line(LONGEST_LINE).await?;
            match protocol.read_line(&mut lines, &line) {
                Answer::More => {}
                Answer::Is(answer) => return Ok(answer),
                Answer::Refused(answer) => return Err(refusal(command, &answer)),
            }
        }
        Err(ProcessError::Flood)
    }

    /// The last line of the analysis that `command` starts. It is ended after its first line.
    async fn analysis(&mut self, command: &EngineCommand) -> Result<String, ProcessError> {
        let (mut has_begun, mut last) = (false, None);
        for _ in 0..MOST_LINES {
            let line = self.line(LONGEST_ANALYSIS).await?;
            let mut text = line.trim();
            match (has_begun, text.strip_prefix('=')) {
                (false, _) if text.is_empty() => continue,
                (false, None) => return Err(refusal(command, text)),
                (false, Some(rest)) => (has_begun, text) = (true, rest.trim()),
                (true, _) if text.is_empty() => return Ok(last.unwrap_or_default()),
                (true, _) => {}
            }
            if text.starts_with("info") && last.replace(text.to_owned()).is_none() {
                // An empty line ends it.
                if self.stdin.write_all(b"\n").await.is_err() {
                    return Err(self.end_error().await);
                }
            }
        }
        Err(ProcessError::Flood)
    }

    /// The next line, of at most `longest` bytes.
    async fn line(&mut self, longest: u64) -> Result<String, ProcessError> {
        let mut line = Vec::new();
        let mut bounded = (&mut self.stdout).take(longest);
        if bounded.read_until(b'\n', &mut line).await.is_err() {
            return Err(self.end_error().await);
        }
        match line.last() {
            Some(b'\n') => {
                self.may_be_shell = false;
                Ok(String::from_utf8_lossy(&line).into_owned())
            }
            _ if line.len() as u64 == longest => Err(ProcessError::Flood),
            _ => Err(self.end_error().await),
        }
    }

    /// The error for a closed pipe.
    async fn end_error(&mut self) -> ProcessError {
        if !self.may_be_shell {
            return ProcessError::Ended;
        }
        let ended = tokio::time::timeout(EXIT_TIMEOUT, self.child.wait()).await;
        let status = ended.ok().and_then(Result::ok);
        // By POSIX a shell that cannot start the program exits with 126 or 127, as does a loader without enough memory.
        match status.and_then(|status| status.code()) {
            Some(125) => no_start(io::ErrorKind::Other, "its memory cannot be bounded"),
            Some(126) => no_start(io::ErrorKind::PermissionDenied, "it is no program"),
            Some(127) => no_start(
                io::ErrorKind::NotFound,
                "it is not there, or does not fit in its memory",
            ),
            _ => ProcessError::Ended,
        }
    }
}

/// The error for the `answer` with which a program refuses `command`.
fn refusal(command: &EngineCommand, answer: &str) -> ProcessError {
    ProcessError::Refused {
        command: beginning(&command.text),
        answer: beginning(answer),
    }
}

/// Parses `answer` as a move.
pub(super) fn read_move(protocol: Protocol, answer: &str) -> Result<Decision, ProcessError> {
    let decision = protocol.read_move(answer);
    decision.ok_or_else(|| ProcessError::NoMove(beginning(answer)))
}

fn no_start(kind: io::ErrorKind, why: &'static str) -> ProcessError {
    ProcessError::NoStart(io::Error::new(kind, why))
}

/// The program with its arguments.
fn command(command: &[String]) -> Command {
    match command {
        [program, arguments @ ..] => {
            let mut command = Command::new(program);
            command.args(arguments);
            command
        }
        [] => Command::new(""),
    }
}

/// The program behind a shell that limits its memory, in MiB.
fn limit_memory(command: &[String], memory: NonZeroU16) -> Command {
    let kibibytes = u64::from(memory.get()) << 10;
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", LIMITED, "sh", &kibibytes.to_string()]);
    shell.args(command);
    shell
}

fn limit_environment(command: &mut Command) {
    command.env_clear();
    for name in INHERITED {
        if let Some(value) = std::env::var_os(name) {
            command.env(name, value);
        }
    }
}

/// The beginning of `text`, for a message.
fn beginning(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}
