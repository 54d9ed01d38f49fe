//! The same interaction, delivered twice, is carried out once.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

use crate::bot::kit::response::Response;
use crate::bot::port::request::InteractionId;

/// How many interactions are remembered: a second delivery comes within seconds.
const REMEMBERED: usize = 128;

/// The answers of the latest interactions.
///
/// This is no conversation: losing it at a restart loses nothing, for Discord delivers again only within a session.
#[derive(Default)]
pub(crate) struct Dedup(Mutex<Latest>);

#[derive(Default)]
struct Latest {
    cells: HashMap<InteractionId, Arc<OnceCell<Response>>>,
    order: VecDeque<InteractionId>,
}

/// Whether an interaction is new.
pub(crate) enum Delivery {
    /// The first time.
    First(Arc<OnceCell<Response>>),
    /// It has come before; its answer may still be on the way.
    Again(Arc<OnceCell<Response>>),
}

impl Dedup {
    /// The place for the answer to `interaction`.
    pub(crate) fn deliver(&self, interaction: InteractionId) -> Delivery {
        let mut latest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cell) = latest.cells.get(&interaction) {
            return Delivery::Again(Arc::clone(cell));
        }
        if latest.order.len() == REMEMBERED
            && let Some(oldest) = latest.order.pop_front()
        {
            latest.cells.remove(&oldest);
        }
        let cell = Arc::new(OnceCell::new());
        latest.order.push_back(interaction);
        latest.cells.insert(interaction, Arc::clone(&cell));
        Delivery::First(cell)
    }
}
