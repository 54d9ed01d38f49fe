//! The processes of several programs, one each: started when they are asked, and anew after any that failed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use super::{Launch, Process, ProcessError};
use crate::engine::Decision;
use crate::engine::outside::{Protocol, Said};

/// How long a program may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// To start, beside its first answer.
    pub start: Duration,
    /// For all that is said for one move.
    pub answer: Duration,
}

/// A place for a process; who asks holds it.
type Place = Arc<tokio::sync::Mutex<Option<Process>>>;

/// The processes of several programs.
#[derive(Debug, Default)]
pub struct Supervisor {
    places: Mutex<HashMap<String, Place>>,
}

impl Supervisor {
    /// The move that the program called `name` answers to what is `said` by `protocol`. Who else asks it waits.
    /// After any error its process is gone, and the next question starts another one.
    ///
    /// # Errors
    ///
    /// A [`ProcessError`] that says what went wrong.
    pub async fn ask(
        &self,
        name: &str,
        launch: &Launch<'_>,
        (protocol, said): (Protocol, &[Said]),
        patience: Patience,
    ) -> Result<Decision, ProcessError> {
        let place = self.place(name);
        let mut place = place.lock().await;
        // While it is asked it stands nowhere else: whatever ends this ends the process, too.
        let (mut process, limit) = match place.take() {
            Some(process) => (process, patience.answer),
            None => (Process::start(launch)?, patience.start + patience.answer),
        };
        let asked = tokio::time::timeout(limit, process.converse(protocol, said)).await;
        let decision = asked.map_err(|_| ProcessError::Late)??;
        *place = Some(process);
        Ok(decision)
    }

    /// Ends the process of the program called `name`, if it has one.
    pub async fn end(&self, name: &str) {
        let place = self.place(name);
        place.lock().await.take();
    }

    fn place(&self, name: &str) -> Place {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(places.entry(name.to_owned()).or_default())
    }
}
