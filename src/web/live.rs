//! Live pages: a stream of events for each, one for every change of its content.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use super::topic::Topic;
use super::visitor::{Refusal, locale, visitor};
use super::{Web, guard, page, peers, public};
use crate::game::{ClubId, GameId, PlayerId};
use crate::i18n::Locale;

/// Most streams of a member: tabs and devices.
const MOST_OF_MEMBER: usize = 6;
/// Most streams of one address: a club that watches a game together has one.
const MOST_OF_ADDRESS: usize = 64;
/// Most streams of members in all.
const MOST_OF_MEMBERS: usize = 512;
/// Most streams of unknown visitors in all: they do not use up those of members.
const MOST_OF_STRANGERS: usize = 1536;
/// Interval between checks that the visitor may still see the page.
const ADMISSION_INTERVAL: Duration = Duration::from_secs(30);
/// Interval between heartbeats on a stream without events.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// The owner of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Viewer {
    Member(PlayerId),
    /// A visitor by their address, if that is known.
    Stranger(Option<IpAddr>),
}

impl Viewer {
    /// Limits of open streams: of this viewer, and of all viewers of its kind.
    fn limits(self) -> (usize, usize) {
        match self {
            Self::Member(_) => (MOST_OF_MEMBER, MOST_OF_MEMBERS),
            Self::Stranger(Some(_)) => (MOST_OF_ADDRESS, MOST_OF_STRANGERS),
            Self::Stranger(None) => (MOST_OF_STRANGERS, MOST_OF_STRANGERS),
        }
    }

    fn is_member(self) -> bool {
        matches!(self, Self::Member(_))
    }
}

/// The number of open streams of each viewer.
#[derive(Default)]
pub(super) struct Streams(Mutex<HashMap<Viewer, usize>>);

/// A place among the streams.
struct StreamPlace {
    streams: Arc<Streams>,
    viewer: Viewer,
}

impl Streams {
    fn lock(&self) -> MutexGuard<'_, HashMap<Viewer, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a stream of `viewer`, if there is one.
    fn take(self: &Arc<Self>, viewer: Viewer) -> Option<StreamPlace> {
        let mut open = self.lock();
        let alike = open
            .iter()
            .filter(|(other, _)| other.is_member() == viewer.is_member());
        let all: usize = alike.map(|(_, streams)| streams).sum();
        let own = open.get(&viewer).copied().unwrap_or_default();
        let (most_own, most_all) = viewer.limits();
        if own >= most_own || all >= most_all {
            return None;
        }
        open.insert(viewer, own + 1);
        Some(StreamPlace {
            streams: Arc::clone(self),
            viewer,
        })
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let mut open = self.streams.lock();
        if let Some(own) = open.get_mut(&self.viewer) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.viewer);
            }
        }
    }
}

/// The reason why a visitor may watch.
enum Admission {
    /// The board that a member has opened.
    Opened(GameId, HeaderMap),
    /// A game that everybody may see.
    Open(GameId),
    /// The page of a club.
    Club(ClubId),
}

impl Admission {
    /// Checks that it still holds; returns the member, if the visitor is one.
    async fn check(&self, web: &Web) -> Result<Option<PlayerId>, Refusal> {
        match self {
            Self::Opened(game, headers) => {
                let visitor = visitor(web, headers, *game).await?;
                page::visible(web, &visitor).await?;
                Ok(Some(visitor.session.player()))
            }
            Self::Open(game) => public::game(web, *game).await.map(|_| None),
            Self::Club(club) => public::club(web, *club).await.map(|_| None),
        }
    }
}

/// A stream of events, and the admission of its visitor.
struct Stream {
    web: Arc<Web>,
    admission: Admission,
    state: watch::Receiver<Option<Arc<str>>>,
    admitted: Instant,
    /// Released when the stream ends.
    _place: StreamPlace,
}

/// Streams the revision of a game: the current one, and each new one.
pub(super) async fn of_game(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
    request: Parts,
) -> Response {
    about_game(web, &game, request, Topic::Game).await
}

/// Streams changes of the review of a game.
pub(super) async fn of_review(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
    request: Parts,
) -> Response {
    about_game(web, &game, request, Topic::Review).await
}

async fn about_game(
    web: Arc<Web>,
    game: &str,
    request: Parts,
    topic: fn(GameId) -> Topic,
) -> Response {
    let locale = locale(&request.headers);
    let Some(game) = page::number(game) else {
        return page::refusal_page(Refusal::NotOpen, locale);
    };
    let opened = Admission::Opened(game, request.headers.clone());
    let (viewer, admission) = match opened.check(&web).await {
        Ok(Some(player)) => (Viewer::Member(player), opened),
        Err(refusal) if !refusal.is_about_board() => return page::refusal_page(refusal, locale),
        Ok(None) | Err(_) => (stranger(&request), Admission::Open(game)),
    };
    stream(web, viewer, admission, topic(game), &request.headers).await
}

/// Streams changes of the page of a club.
pub(super) async fn of_club(
    State(web): State<Arc<Web>>,
    Path(club): Path<String>,
    request: Parts,
) -> Response {
    let locale = locale(&request.headers);
    let Some(club) = public::club_number(&club) else {
        return page::refusal_page(Refusal::NoPage, locale);
    };
    let (viewer, admission) = (stranger(&request), Admission::Club(club));
    let topic = Topic::Club(club, locale);
    stream(web, viewer, admission, topic, &request.headers).await
}

fn stranger(request: &Parts) -> Viewer {
    Viewer::Stranger(peers::address(&request.extensions, &request.headers))
}

async fn stream(
    web: Arc<Web>,
    viewer: Viewer,
    admission: Admission,
    topic: Topic,
    headers: &HeaderMap,
) -> Response {
    let locale: Locale = locale(headers);
    if !guard::is_own_site(headers) {
        return page::refusal_page(Refusal::Forged, locale);
    }
    let Some(place) = web.streams.take(viewer) else {
        return page::refusal_page(Refusal::Busy, locale);
    };
    if let Err(refusal) = admission.check(&web).await {
        return page::refusal_page(refusal, locale);
    }
    let stream = Stream {
        state: web.topics.watch(&web, topic),
        admission,
        admitted: Instant::now(),
        web,
        _place: place,
    };
    let events = unfold(stream, |stream| async {
        let (event, stream) = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    let keep_alive = KeepAlive::new().interval(KEEP_ALIVE);
    // A proxy that buffers answers would delay events.
    let unbuffered = [("x-accel-buffering", "no")];
    (unbuffered, Sse::new(events).keep_alive(keep_alive)).into_response()
}

impl Stream {
    /// The next event; none when the stream ends.
    async fn next(mut self) -> Option<(Event, Self)> {
        loop {
            if self.admitted.elapsed() >= ADMISSION_INTERVAL {
                self.admission.check(&self.web).await.ok()?;
                self.admitted = Instant::now();
            }
            let changed = timeout(ADMISSION_INTERVAL, self.state.changed());
            // Without a change for a while, the admission is checked again.
            match self.web.stop.run_until_cancelled(changed).await? {
                Err(_) => continue,
                Ok(Err(_)) => return None,
                Ok(Ok(())) => {}
            }
            let state = self.state.borrow_and_update().clone();
            if let Some(state) = state {
                let event = Event::default().data(&*state);
                return Some((event, self));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_use_up_no_streams_of_members_and_one_stranger_few() {
        let streams: Arc<Streams> = Arc::default();
        let address = |last: u8| Viewer::Stranger(Some([203, 0, 113, last].into()));
        let take = |viewer| streams.take(viewer);
        let one: Vec<_> = (0..100).filter_map(|_| take(address(1))).collect();
        assert_eq!(one.len(), MOST_OF_ADDRESS);
        assert!(take(address(2)).is_some());
        let all: Vec<_> = (0..3000)
            .filter_map(|_| take(Viewer::Stranger(None)))
            .collect();
        assert_eq!(all.len() + one.len(), MOST_OF_STRANGERS);
        let member = Viewer::Member(PlayerId::new(1));
        let own: Vec<_> = (0..10).filter_map(|_| take(member)).collect();
        assert_eq!(own.len(), MOST_OF_MEMBER);
        drop((one, all, own));
        assert!(streams.lock().is_empty());
    }
}
