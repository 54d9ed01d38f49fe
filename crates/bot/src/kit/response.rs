//! The response to an interaction.

use std::sync::Arc;

use crate::kit::pending::PendingGuard;
use crate::kit::shows::Shows;
use crate::port::answer::Answer;

/// The answer to an interaction, and work to do after its delivery.
#[derive(Clone, Debug)]
pub struct Response {
    /// The one answer.
    pub answer: Answer,
    /// The state of a game that the answer's message shows; [`crate::Bot::on_delivered`] notes it.
    pub shows: Option<Shows>,
    /// Holds back equal outbox messages until the fate of the answer is known.
    pub hold: Option<Arc<PendingGuard>>,
}
