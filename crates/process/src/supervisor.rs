//! The processes of several programs, one each: started on the first request, and restarted after failures.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::running::read_move;
use super::{Launch, Process, ProcessError};
use tengen_engine::Decision;
use tengen_engine::outside::{EngineCommand, Protocol};

/// A program as it is started and spoken to.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// The key of its process.
    pub name: &'a str,
    pub launch: Launch<'a>,
    pub protocol: Protocol,
    pub timeouts: Timeouts,
}

/// Timeouts of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For its start, in addition to its first answer.
    pub start: Duration,
    /// For all messages of one move.
    pub answer: Duration,
}

/// The slot of a process, locked during an exchange.
type Slot = Arc<tokio::sync::Mutex<Option<Process>>>;

/// The processes of several programs, one each.
#[derive(Debug, Default)]
pub struct Supervisor {
    slots: Mutex<HashMap<String, Slot>>,
}

impl Supervisor {
    /// The move of `program` in answer to `commands`. Concurrent callers wait. After any error the process is killed,
    /// and the next call starts a new one.
    ///
    /// # Errors
    ///
    /// A [`ProcessError`] with what went wrong.
    pub async fn ask(
        &self,
        program: &Program<'_>,
        commands: &[EngineCommand],
    ) -> Result<Decision, ProcessError> {
        let read = |answer: String| read_move(program.protocol, &answer);
        self.exchange(program, commands, read).await
    }

    /// The answer of `program` to the last of `commands`; the rest as in [`Supervisor::ask`].
    ///
    /// # Errors
    ///
    /// A [`ProcessError`] with what went wrong.
    pub async fn answer(
        &self,
        program: &Program<'_>,
        commands: &[EngineCommand],
    ) -> Result<String, ProcessError> {
        self.exchange(program, commands, Ok).await
    }

    /// The answer of `program` to the last of `commands`, parsed by `read`.
    async fn exchange<T>(
        &self,
        program: &Program<'_>,
        commands: &[EngineCommand],
        read: impl FnOnce(String) -> Result<T, ProcessError>,
    ) -> Result<T, ProcessError> {
        let Timeouts { start, answer } = program.timeouts;
        let slot = self.slot(program.name);
        let mut slot = slot.lock().await;
        // The slot is empty during the exchange: an error or cancellation drops the process, which kills it.
        let (mut process, timeout) = match slot.take() {
            Some(process) => (process, answer),
            None => (Process::start(&program.launch)?, start + answer),
        };
        let answer = process.answer(program.protocol, commands);
        let answer = tokio::time::timeout(timeout, answer).await;
        let value = read(answer.map_err(|_| ProcessError::Late)??)?;
        *slot = Some(process);
        Ok(value)
    }

    /// Ends the process of the program `name`, if there is one.
    pub async fn end(&self, name: &str) {
        let slot = self.slot(name);
        slot.lock().await.take();
    }

    fn slot(&self, name: &str) -> Slot {
        let mut slots = self.slots.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(slots.entry(name.to_owned()).or_default())
    }
}
