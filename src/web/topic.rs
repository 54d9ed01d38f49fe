//! Games and clubs that are watched live: the state of each is read once for all who watch it.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::sync::watch;
use tokio::time::timeout;

use super::{Web, public};
use crate::bot::features::page::changes::Changes;
use crate::bot::features::review::study;
use crate::game::{ClubId, GameId};
use crate::i18n::Locale;

/// Interval of reading a game, to find changes by other processes.
const POLL: Duration = Duration::from_secs(1);
/// The same for a review, and for a club's page, which many games change.
const SLOW_POLL: Duration = Duration::from_secs(5);

/// Something that a page watches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Topic {
    /// A game: its state is its revision.
    Game(GameId),
    /// The review of a game: its state is a stamp of its public content.
    Review(GameId),
    /// A club's page in a language: its state is the tag of its content.
    Club(ClubId, Locale),
}

/// The state of a topic; none until it was read.
type State = Option<Arc<str>>;

/// All topics that somebody watches.
#[derive(Default)]
pub(super) struct Topics(Mutex<HashMap<Topic, watch::Sender<State>>>);

impl Topics {
    fn lock(&self) -> MutexGuard<'_, HashMap<Topic, watch::Sender<State>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Follows the state of `topic`, from the current one on.
    pub(super) fn watch(&self, web: &Arc<Web>, topic: Topic) -> watch::Receiver<State> {
        let mut topics = self.lock();
        if let Some(sender) = topics.get(&topic) {
            let mut receiver = sender.subscribe();
            if sender.borrow().is_some() {
                receiver.mark_changed();
            }
            return receiver;
        }
        let (sender, receiver) = watch::channel(None);
        topics.insert(topic, sender);
        tokio::spawn(poll(Arc::clone(web), topic));
        receiver
    }

    /// The state of `topic`, if somebody watches it.
    pub(super) fn state(&self, topic: Topic) -> State {
        self.lock().get(&topic)?.borrow().clone()
    }

    /// Publishes the state of `topic` to all who watch it; false if nobody does.
    fn publish(&self, topic: Topic, state: State) -> bool {
        let mut topics = self.lock();
        let Some(sender) = topics.get(&topic) else {
            return false;
        };
        if sender.receiver_count() == 0 {
            topics.remove(&topic);
            return false;
        }
        sender.send_if_modified(|published| {
            let is_new = state.is_some() && *published != state;
            if is_new {
                *published = state;
            }
            is_new
        });
        true
    }
}

/// Reads the state of `topic` whenever it may have changed, until nobody watches it.
async fn poll(web: Arc<Web>, topic: Topic) {
    let mut changes = web.services().state::<Changes>().watch();
    loop {
        // A panic must not end the task: its watchers would get no further changes.
        let state = AssertUnwindSafe(read(&web, topic)).catch_unwind().await;
        let state = state.unwrap_or_else(|_| {
            tracing::error!(?topic, "reading a watched game or club panicked");
            None
        });
        if !web.topics.publish(topic, state) {
            return;
        }
        let changed = async {
            match topic {
                // After a timeout the topic is read, too.
                Topic::Game(game) => drop(timeout(POLL, changes.next(game)).await),
                Topic::Review(game) => drop(timeout(SLOW_POLL, changes.next(game)).await),
                Topic::Club(..) => drop(timeout(SLOW_POLL, std::future::pending::<()>()).await),
            }
        };
        if web.stop.run_until_cancelled(changed).await.is_none() {
            return;
        }
    }
}

/// The state of `topic`; none if it cannot be read now.
async fn read(web: &Web, topic: Topic) -> State {
    match topic {
        Topic::Game(game) => {
            let outline = web.services().store.outline(game).await;
            let outline = outline.unwrap_or_else(|error| {
                tracing::warn!(%game, %error, "could not read a game that somebody watches");
                None
            });
            Some(outline?.revision.to_string().into())
        }
        Topic::Review(id) => {
            let services = web.services();
            let game = services.store.game(id).await.ok()??;
            let study = study::open(services, game, None).await.ok()?;
            Some(study.stamp().into())
        }
        Topic::Club(club, locale) => {
            let page = public::club::document(web, club, locale).await.ok()?;
            Some(page.tag.as_str().into())
        }
    }
}
