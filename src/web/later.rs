//! Answers that take longer than a press: they are made in the background while the page polls for them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_util::task::AbortOnDropHandle;

use super::Web;
use super::press::Fields;
use super::visitor::{Refusal, Visitor};
use crate::bot::port::message::Message;
use crate::bot::port::order::Order;
use crate::bot::port::outbound::{OutboundError, Promised};
use crate::game::{GameId, PlayerId};

/// Timeout of a press for its answer: a faster answer is shown at once.
const PRESS_TIMEOUT: Duration = Duration::from_secs(2);
/// Timeout of a poll for an answer.
const POLL_TIMEOUT: Duration = Duration::from_secs(20);
/// Time for which an answer is kept for the page that polls for it.
const KEEP: Duration = Duration::from_secs(60);
/// Most answers of one member that are being made or kept.
const MOST_OF_MEMBER: usize = 8;

/// A visitor's press.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct PressKey {
    player: PlayerId,
    game: GameId,
    pressed: Fields,
}

impl PressKey {
    pub(super) fn of(visitor: &Visitor, fields: &Fields) -> Self {
        Self {
            player: visitor.session.player(),
            game: visitor.game,
            pressed: press_fields(fields),
        }
    }
}

/// The fields that identify the press.
pub(super) fn press_fields(fields: &Fields) -> Fields {
    let is_pressed = |name: &str| {
        matches!(name, "press" | "choose" | "value" | "submit") || name.starts_with("field-")
    };
    let pressed = fields.iter().filter(|(name, _)| is_pressed(name));
    pressed.cloned().collect()
}

/// Timeout for the answer to these fields: longer for a poll.
pub(super) fn answer_timeout(fields: &Fields) -> Duration {
    if fields.iter().any(|(name, _)| name == "later") {
        POLL_TIMEOUT
    } else {
        PRESS_TIMEOUT
    }
}

/// The state of an answer.
#[derive(Clone, Debug)]
pub(super) enum AnswerStage {
    /// It is being made, with the bot's text about its progress if that takes long.
    Making(Option<String>),
    Made(Box<Message>),
    /// It will not be made.
    Failed,
}

/// Answers that are being made, and those that nobody has fetched yet.
#[derive(Default)]
pub(super) struct PendingAnswers(Mutex<HashMap<PressKey, watch::Receiver<AnswerStage>>>);

impl PendingAnswers {
    fn lock(&self) -> MutexGuard<'_, HashMap<PressKey, watch::Receiver<AnswerStage>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the answer to this press is being made.
    pub(super) fn has(&self, key: &PressKey) -> bool {
        self.lock().contains_key(key)
    }

    /// Forgets this answer to a press, but not a newer one to the same press.
    fn forget(&self, key: &PressKey, answer: &watch::Receiver<AnswerStage>) {
        let mut pending = self.lock();
        let known = pending.get(key);
        if known.is_some_and(|known| known.same_channel(answer)) {
            pending.remove(key);
        }
    }
}

/// Makes the answer to `order`, unless its member waits for too many answers.
pub(super) fn begin(web: &Arc<Web>, key: &PressKey, order: Order) -> Result<(), Refusal> {
    let (stage, receiver) = watch::channel(AnswerStage::Making(None));
    {
        let mut pending = web.pending.lock();
        let own = pending.keys().filter(|other| other.player == key.player);
        if own.count() >= MOST_OF_MEMBER {
            return Err(Refusal::Busy);
        }
        match pending.entry(key.clone()) {
            // Another tab has made the same press at the same time.
            Entry::Occupied(_) => return Ok(()),
            Entry::Vacant(place) => drop(place.insert(receiver.clone())),
        }
    }
    let (web, key) = (Arc::clone(web), key.clone());
    tokio::spawn(async move {
        // At its end, also by a panic, its sender is dropped, which closes the channel.
        let making = AbortOnDropHandle::new(tokio::spawn({
            let web = Arc::clone(&web);
            async move { web.bot.finish(order, &AnswerSlot(stage), &*web.out).await }
        }));
        // At the stop of the program the answer is dropped, so that the database can be closed.
        match web.stop.run_until_cancelled(making).await {
            Some(Ok(())) => {}
            Some(Err(error)) => {
                tracing::error!(%error, "an answer that takes long could not be made");
            }
            None => return,
        }
        web.stop.run_until_cancelled(pause(KEEP)).await;
        web.pending.forget(&key, &receiver);
    });
    Ok(())
}

#[expect(
    clippy::disallowed_methods,
    reason = "an answer is kept for a while on the machine's own clock"
)]
async fn pause(span: Duration) {
    sleep(span).await;
}

/// Waits for the answer to a press, at most for `longest`; returns its state then.
pub(super) async fn wait(web: &Web, key: &PressKey, longest: Duration) -> AnswerStage {
    let receiver = web.pending.lock().get(key).cloned();
    let Some(mut receiver) = receiver else {
        return AnswerStage::Failed;
    };
    let is_made = |stage: &AnswerStage| !matches!(stage, AnswerStage::Making(_));
    let waiting = async {
        let made = receiver.wait_for(is_made).await;
        made.map_or(AnswerStage::Failed, |stage| stage.clone())
    };
    let waited = web.stop.run_until_cancelled(timeout(longest, waiting));
    let stage = match waited.await {
        Some(Ok(stage)) => stage,
        Some(Err(_)) | None => receiver.borrow().clone(),
    };
    if is_made(&stage) {
        // The next press requests a new answer.
        web.pending.lock().remove(key);
    }
    stage
}

/// Receives a promised answer and reports on it.
struct AnswerSlot(watch::Sender<AnswerStage>);

#[async_trait::async_trait]
impl Promised for AnswerSlot {
    async fn send_progress(&self, text: &str) -> Result<(), OutboundError> {
        self.0
            .send_replace(AnswerStage::Making(Some(text.to_owned())));
        Ok(())
    }

    async fn keep(&self, message: &Message) -> Result<(), OutboundError> {
        self.0
            .send_replace(AnswerStage::Made(Box::new(message.clone())));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_poll_has_the_key_of_its_press() {
        let fields = |all: &[(&str, &str)]| -> Fields {
            let all = all.iter();
            all.map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect()
        };
        let first = fields(&[
            ("key", "k"),
            ("seen", "3"),
            ("choose", "m"),
            ("value", "film"),
        ]);
        let again = fields(&[
            ("key", "k"),
            ("choose", "m"),
            ("value", "film"),
            ("later", "1"),
        ]);
        assert_eq!(press_fields(&first), press_fields(&again));
        assert_eq!(
            (answer_timeout(&first), answer_timeout(&again)),
            (PRESS_TIMEOUT, POLL_TIMEOUT)
        );
        let other = fields(&[("choose", "m"), ("value", "sgf")]);
        assert_ne!(press_fields(&first), press_fields(&other));
    }

    #[test]
    fn an_old_answer_does_not_remove_a_newer_one_to_the_same_press() {
        let key = PressKey {
            player: PlayerId::new(1),
            game: GameId::new(14),
            pressed: Fields::new(),
        };
        let pending = PendingAnswers::default();
        let (_making, old) = watch::channel(AnswerStage::Making(None));
        let (_making_again, new) = watch::channel(AnswerStage::Making(None));
        pending.lock().insert(key.clone(), new.clone());
        pending.forget(&key, &old);
        assert!(pending.has(&key), "the newer answer is kept");
        pending.forget(&key, &new);
        assert!(!pending.has(&key), "its own time ends it");
    }
}
