//! The response to an interaction.

use std::sync::Arc;

use crate::kit::pending::PendingGuard;
use crate::kit::shows::Shows;
use crate::port::answer::Answer;

/// The answer to one interaction, and what is to be done once it is out.
#[derive(Clone, Debug)]
pub struct Response {
    /// The one answer.
    pub answer: Answer,
    /// What the answer's message tells of a game, so that [`crate::Bot::delivered`] can note it.
    pub shows: Option<Shows>,
    /// Holds back what would tell the same, until it is known whether the answer has arrived.
    pub hold: Option<Arc<PendingGuard>>,
}
