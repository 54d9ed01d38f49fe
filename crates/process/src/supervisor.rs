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
type Place = Arc<tokio::sync::Mutex<Option<Process>>>;

/// The processes of several programs, one each.
#[derive(Debug, Default)]
pub struct Supervisor {
    places: Mutex<HashMap<String, Place>>,
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
        (protocol, said): (Protocol, &[EngineCommand]),
        patience: Patience,
    ) -> Result<Decision, ProcessError> {
        let place = self.place(name);
        let mut slot = place.lock().await;
        // Taken out of its slot during the request: cancelling drops and thereby ends the process.
        let (mut process, limit) = match slot.take() {
            Some(process) => (process, patience.answer),
            None => (Process::start(launch)?, patience.start + patience.answer),
        };
        let asked = tokio::time::timeout(limit, process.converse(protocol, said)).await;
        let decision = asked.map_err(|_| ProcessError::Late)??;
        *slot = Some(process);
        Ok(decision)
    }

    /// Ends the process of the program `name`, if there is one.
    pub async fn end(&self, name: &str) {
        let place = self.place(name);
        place.lock().await.take();
    }

    fn place(&self, name: &str) -> Place {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(places.entry(name.to_owned()).or_default())
    }
}
