//! Live boards: a stream of events for each, which tells when its game has changed.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream::unfold;
use tokio::time::{Instant, timeout};

use super::visitor::{Refused, Visitor, locale, visitor};
use super::{Web, guard, page};
use crate::bot::features::page::changes::{Changes, Watch};
use crate::game::{GameId, PlayerId, Revision};

/// Most streams of a member: tabs and devices.
const MOST_OF_MEMBER: u16 = 6;
/// Most streams in all: fewer than there may be connections, so that pages can always be asked for.
const MOST: usize = 256;
/// Interval between looks at changes of other processes.
const LOOK: Duration = Duration::from_secs(1);
/// Interval between checks that the visitor may still see the game.
const ADMIT: Duration = Duration::from_secs(30);
/// A sign that the stream lives, where nothing happens.
const SIGN: Duration = Duration::from_secs(15);

/// The streams that there are.
#[derive(Default)]
pub(super) struct Streams(Mutex<HashMap<PlayerId, u16>>);

/// A place among the streams.
struct Taken {
    streams: Arc<Streams>,
    player: PlayerId,
}

impl Streams {
    fn lock(&self) -> MutexGuard<'_, HashMap<PlayerId, u16>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a stream of `player`, if there is one.
    fn take(self: &Arc<Self>, player: PlayerId) -> Option<Taken> {
        let mut of = self.lock();
        let all: usize = of.values().map(|&streams| usize::from(streams)).sum();
        let own = of.entry(player).or_default();
        let is_free = all < MOST && *own < MOST_OF_MEMBER;
        if is_free {
            *own += 1;
        } else if *own == 0 {
            of.remove(&player);
        }
        is_free.then(|| Taken {
            streams: Arc::clone(self),
            player,
        })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut of = self.streams.lock();
        if let Some(own) = of.get_mut(&self.player) {
            *own -= 1;
            if *own == 0 {
                of.remove(&self.player);
            }
        }
    }
}

/// A stream: its visitor, and the state that they have received.
struct Stream {
    web: Arc<Web>,
    headers: HeaderMap,
    game: GameId,
    watch: Watch,
    told: Option<Revision>,
    admitted: Instant,
    _taken: Taken,
}

/// Tells the revision of a game now, and whenever it changes.
pub(super) async fn live(
    State(web): State<Arc<Web>>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Response {
    let locale = locale(&headers);
    let visitor = match admitted(&web, &game, &headers).await {
        Ok(visitor) => visitor,
        Err(refused) => return page::refused(refused, locale),
    };
    let Some(taken) = web.streams.take(visitor.session.player()) else {
        return StatusCode::TOO_MANY_REQUESTS.into_response();
    };
    let stream = Stream {
        watch: web.services().state::<Changes>().watch(),
        game: visitor.game,
        told: None,
        admitted: Instant::now(),
        headers,
        web,
        _taken: taken,
    };
    let events = unfold(stream, |stream| async {
        let (event, stream) = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    let signs = KeepAlive::new().interval(SIGN);
    // A proxy that collects answers would hold it back.
    let unheld = [("x-accel-buffering", "no")];
    (unheld, Sse::new(events).keep_alive(signs)).into_response()
}

async fn admitted(web: &Web, game: &str, headers: &HeaderMap) -> Result<Visitor, Refused> {
    if !guard::is_own_site(headers) {
        return Err(Refused::Forged);
    }
    let game = page::number(game).ok_or(Refused::NotOpen)?;
    let visitor = visitor(web, headers, game).await?;
    page::visible(web, &visitor).await?;
    Ok(visitor)
}

impl Stream {
    /// The next event; none when the stream ends.
    async fn next(mut self) -> Option<(Event, Self)> {
        loop {
            let services = self.web.services();
            if self.admitted.elapsed() >= ADMIT {
                let game = self.game.to_string();
                admitted(&self.web, &game, &self.headers).await.ok()?;
                self.admitted = Instant::now();
            }
            // A failed read may succeed a second later.
            let outline = services.store.outline(self.game).await.ok().flatten();
            let revision = outline.map(|outline| outline.revision);
            if let Some(revision) = revision.filter(|now| self.told != Some(*now)) {
                self.told = Some(revision);
                let event = Event::default().data(revision.to_string());
                return Some((event, self));
            }
            let changed = timeout(LOOK, self.watch.next(self.game));
            // Whether it has changed or a second has passed, one looks.
            let waited = self.web.stop.run_until_cancelled(changed).await;
            drop(waited?);
        }
    }
}
