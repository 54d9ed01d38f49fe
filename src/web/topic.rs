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

/// Interval between looks at changes of other processes, and at games that were missed.
const LOOK: Duration = Duration::from_secs(1);
/// Interval between looks at a club's page, which many games change.
const LOOK_AT_CLUB: Duration = Duration::from_secs(5);

/// Something that is watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Topic {
    /// A game: its state is its revision.
    Game(GameId),
    /// The review of a game: its state names what everybody reads of it.
    Review(GameId),
    /// A club's page in a language: its state is the tag of its content.
    Club(ClubId, Locale),
}

/// The state of something that is watched; none as long as it could not be read.
type State = Option<Arc<str>>;

/// Everything that is watched now.
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
        tokio::spawn(look_after(Arc::clone(web), topic));
        receiver
    }

    /// The state of `topic`, if somebody watches it.
    pub(super) fn state(&self, topic: Topic) -> State {
        self.lock().get(&topic)?.borrow().clone()
    }

    /// Tells the state of `topic` to all who watch it; false if nobody does.
    fn tell(&self, topic: Topic, state: State) -> bool {
        let mut topics = self.lock();
        let Some(sender) = topics.get(&topic) else {
            return false;
        };
        if sender.receiver_count() == 0 {
            topics.remove(&topic);
            return false;
        }
        sender.send_if_modified(|told| {
            let is_new = state.is_some() && *told != state;
            if is_new {
                *told = state;
            }
            is_new
        });
        true
    }
}

/// Reads the state of `topic` whenever it may have changed, until nobody watches it.
async fn look_after(web: Arc<Web>, topic: Topic) {
    let mut changes = web.services().state::<Changes>().watch();
    loop {
        // Without this task nobody who watches would hear of a change again.
        let state = AssertUnwindSafe(read(&web, topic)).catch_unwind().await;
        let state = state.unwrap_or_else(|_| {
            tracing::error!(?topic, "reading a watched game or club panicked");
            None
        });
        if !web.topics.tell(topic, state) {
            return;
        }
        let changed = async {
            match topic {
                // Whether it has changed or a second has passed, one looks.
                Topic::Game(game) => drop(timeout(LOOK, changes.next(game)).await),
                Topic::Review(game) => drop(timeout(LOOK_AT_CLUB, changes.next(game)).await),
                Topic::Club(..) => drop(timeout(LOOK_AT_CLUB, std::future::pending::<()>()).await),
            }
        };
        if web.stop.run_until_cancelled(changed).await.is_none() {
            return;
        }
    }
}

/// The state of `topic`; none if it cannot be read: that may succeed at the next look.
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
            let page = public::club::rendered(web, club, locale).await.ok()?;
            Some(page.tag.as_str().into())
        }
    }
}
