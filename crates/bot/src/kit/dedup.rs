//! Deduplicates interactions: one that is delivered twice is handled once.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

use crate::kit::response::Response;
use crate::port::request::InteractionId;

/// Number of remembered interactions: a second delivery comes within seconds, and this is a minute at 1000 a second.
const MOST_KNOWN: usize = 65_536;
/// Number of stored answers, with their pictures. Discord accepts a second answer only while the first has not arrived.
const MOST_ANSWERS: usize = 128;

/// The answers of the latest interactions.
///
/// This is no conversation: losing it at a restart loses nothing, for Discord delivers again only within a session.
#[derive(Default)]
pub(crate) struct Dedup(Mutex<Latest>);

#[derive(Default)]
struct Latest {
    known: HashSet<InteractionId>,
    /// Known ids, the oldest first.
    order: VecDeque<InteractionId>,
    answers: HashMap<InteractionId, Arc<OnceCell<Response>>>,
}

impl Dedup {
    /// The slot for the answer to `interaction`, filled if it is a repetition; none if it was carried out too long ago
    /// for its answer to be kept.
    pub(crate) fn deliver(&self, interaction: InteractionId) -> Option<Arc<OnceCell<Response>>> {
        let mut latest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cell) = latest.answers.get(&interaction) {
            return Some(Arc::clone(cell));
        }
        if !latest.known.insert(interaction) {
            return None;
        }
        latest.order.push_back(interaction);
        if latest.order.len() > MOST_KNOWN
            && let Some(oldest) = latest.order.pop_front()
        {
            latest.known.remove(&oldest);
        }
        let newest = latest.order.len();
        if let Some(old) = newest.checked_sub(MOST_ANSWERS + 1) {
            let old = latest.order[old];
            latest.answers.remove(&old);
        }
        let cell = Arc::new(OnceCell::new());
        latest.answers.insert(interaction, Arc::clone(&cell));
        Some(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interaction_is_known_long_after_its_answer_is_gone_and_neither_is_kept_for_ever() {
        let dedup = Dedup::default();
        let deliver = |id: usize| dedup.deliver(InteractionId(id as u64));
        let first = deliver(0).expect("it is new");
        let again = deliver(0).expect("its answer is kept");
        assert!(Arc::ptr_eq(&first, &again));
        for id in 1..=MOST_ANSWERS {
            assert!(deliver(id).is_some());
        }
        assert!(deliver(0).is_none(), "it is carried out once");
        assert!(deliver(1).is_some(), "its answer is kept");
        for id in MOST_ANSWERS + 1..3 * MOST_KNOWN {
            assert!(deliver(id).is_some());
        }
        let latest = dedup.0.lock().unwrap();
        assert_eq!(latest.known.len(), MOST_KNOWN);
        assert_eq!(latest.order.len(), MOST_KNOWN);
        assert_eq!(latest.answers.len(), MOST_ANSWERS);
    }
}
