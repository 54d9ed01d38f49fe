//! The processes of several programs, one each: started on the first request, and restarted after failures.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::{Launch, Process, ProcessError};
use tengen_engine::Decision;
use tengen_engine::outside::{EngineCommand, Protocol};

/// Timeouts of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For its start, in addition to its first answer.
    pub start: Duration,
    /// For all messages of one move.
    pub answer: Duration,
}

/// The slot of a process, locked while it is asked.
type Slot = Arc<tokio::sync::Mutex<Option<Process>>>;

/// The processes of several programs, one each.
#[derive(Debug, Default)]
pub struct Supervisor {
    slots: Mutex<HashMap<String, Slot>>,
}

impl Supervisor {
    /// The move of the program `name` in answer to `commands`. Concurrent callers wait. After any error the process is
    /// killed, and the next call starts a new one.
    ///
    /// # Errors
    ///
    /// A [`ProcessError`] with what went wrong.
    pub async fn ask(
        &self,
        name: &str,
        launch: &Launch<'_>,
        protocol: Protocol,
        commands: &[EngineCommand],
        patience: Patience,
    ) -> Result<Decision, ProcessError> {
        let slot = self.slot(name);
        let mut slot = slot.lock().await;
        // Taken out of its slot during the request: cancelling drops and thereby ends the process.
        let (mut process, limit) = match slot.take() {
            Some(process) => (process, patience.answer),
            None => (Process::start(launch)?, patience.start + patience.answer),
        };
        let answered = tokio::time::timeout(limit, process.converse(protocol, commands)).await;
        let decision = answered.map_err(|_| ProcessError::Late)??;
        *slot = Some(process);
        Ok(decision)
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
